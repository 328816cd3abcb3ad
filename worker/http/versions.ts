import * as mini from 'zod/mini';
import { inTime } from '../in-time.ts';
import type { Part } from './shown-parts.ts';

/**
 * The versions of all parts, as one value in KV, so that a request reads them at once. They come from the database, whose
 * triggers raise them with the rows (publish-versions.ts); a text that is no JSON is a version of everything, put there by
 * hand.
 */
export const VERSIONS_KEY = 'version';
/** The version where no write was ever recorded, or KV does not answer. */
export const NO_VERSION = 'none';
/** Allowed shape of a version of everything. */
const TEXT = /^[\w-]{1,100}$/;
/** The database answers sooner than a cache that is later than this. */
export const PATIENCE_MS = 1000;
/** Shortest time KV may answer from its own edge cache. */
export const KV_CACHE_SECONDS = 30;
/** Key of the version that counts for all parts. */
const EVERYTHING = 'everything';

const publishedSchema = mini.object({
  latest: mini.int(),
  /** Position of the database: lists of these versions were read at least so far, on a replica too. */
  bookmark: mini.nullable(mini.string()),
  versions: mini.record(mini.string(), mini.int()),
});

export type Published = mini.infer<typeof publishedSchema>;
/** Versions as KV has them, or one text for everything. */
export type Versions = Published | string;

export const parseVersions = (text: string): Versions => {
  if (TEXT.test(text)) return text;
  try {
    return publishedSchema.safeParse(JSON.parse(text)).data ?? NO_VERSION;
  } catch {
    return NO_VERSION;
  }
};

/** The last text that was read, and what it says: it seldom changes, and every page asks. */
let last: { readonly text: string; readonly versions: Versions } = { text: '', versions: NO_VERSION };

export async function readVersions(kv: KVNamespace): Promise<Versions> {
  try {
    const text = await inTime(kv.get(VERSIONS_KEY, { cacheTtl: KV_CACHE_SECONDS }), PATIENCE_MS);
    if (typeof text !== 'string') return NO_VERSION;
    if (text !== last.text) last = { text, versions: parseVersions(text) };
    return last.versions;
  } catch {
    return NO_VERSION;
  }
}

/** The version of some parts together: it changes when that of any of them does, as each is higher than all before it. */
export function versionOf(versions: Versions, parts: readonly Part[]): string {
  if (typeof versions === 'string') return versions;
  return Math.max(0, ...[EVERYTHING, ...parts].map((part) => versions.versions[part] ?? 0)).toString(36);
}

export const bookmarkOf = (versions: Versions): string | null =>
  typeof versions === 'string' ? null : versions.bookmark;
