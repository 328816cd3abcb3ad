import * as mini from 'zod/mini';
import { inTime } from '../in-time.ts';

/** A part of what everybody is shown, with a version of its own: all offers, or all profiles. */
export type Part = 'offers' | 'profiles';

/** Key in KV of both versions. They come from the database, whose triggers raise them with the rows (publish-versions.ts). */
export const VERSIONS_KEY = 'version';
/** The database answers sooner than a cache that is later than this. */
export const PATIENCE_MS = 1000;
/** Shortest time KV may answer from its own edge cache. */
export const KV_CACHE_SECONDS = 30;

const publishedSchema = mini.object({
  offers: mini.int(),
  profiles: mini.int(),
  /** Position of the database: lists of these versions were read at least so far, on a replica too. */
  bookmark: mini.nullable(mini.string()),
});

export type Published = mini.infer<typeof publishedSchema>;

export function parseVersions(text: string): Published | null {
  try {
    return publishedSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The published versions; null where no write was ever recorded, or KV does not answer. */
export async function readVersions(kv: KVNamespace): Promise<Published | null> {
  try {
    const text = await inTime(kv.get(VERSIONS_KEY, { cacheTtl: KV_CACHE_SECONDS }), PATIENCE_MS);
    return typeof text === 'string' ? parseVersions(text) : null;
  } catch {
    return null;
  }
}

export const NO_VERSION = 'none';

/** Version of a part, or of both together, as a text. */
export const versionOf = (versions: Published | null, parts: readonly Part[] = ['offers', 'profiles']): string =>
  versions === null ? NO_VERSION : parts.map((part) => versions[part].toString(36)).join('-');
