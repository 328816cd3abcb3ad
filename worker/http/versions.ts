import * as mini from 'zod/mini';
import { inTime, OVERDUE } from '../in-time.ts';
import { logLine } from '../log.ts';

/** Longest time in which a last copy may be served (docs/adr/0004-copies-while-something-is-away.md). */
export const COPY_SECONDS = 24 * 60 * 60;

/** All offers, all profiles, or all pages of employers, as everybody sees them: each has a version of its own. */
export type Versioned = 'offers' | 'profiles' | 'pages';

/** Key in KV of all versions. They come from the database, whose triggers raise them with the rows (publish-versions.ts). */
export const VERSIONS_KEY = 'version';
/** The database answers sooner than a cache that is later than this. */
const PATIENCE_MS = 1000;
/** Shortest time KV may answer from its own edge cache. */
export const KV_CACHE_SECONDS = 30;

const publishedSchema = mini.object({
  offers: mini.int(),
  profiles: mini.int(),
  pages: mini.int(),
  /** Position of the database: lists of these versions were read at least so far, on a replica too. */
  bookmark: mini.nullable(mini.string()),
});

export type Published = mini.infer<typeof publishedSchema>;

/** A value of KV, which may be half a minute old; null for one that is not there, is no JSON or is late, and where KV fails. */
export async function readCached<Value>(kv: KVNamespace, key: string): Promise<Value | null> {
  try {
    const found = await inTime(kv.get<Value>(key, { type: 'json', cacheTtl: KV_CACHE_SECONDS }), PATIENCE_MS);
    return found === OVERDUE ? null : found;
  } catch {
    return null;
  }
}

/** Keeps a value in KV for a day. Never throws: what could not be kept is read from the database next time. */
export async function writeCached(kv: KVNamespace, key: string, value: unknown): Promise<void> {
  try {
    await kv.put(key, JSON.stringify(value), { expirationTtl: COPY_SECONDS });
  } catch {
    logLine('warn', { cache: 'not kept', key });
  }
}

/** The published versions; null where no write was ever recorded, or KV does not answer. */
export const readVersions = async (kv: KVNamespace): Promise<Published | null> =>
  publishedSchema.safeParse(await readCached(kv, VERSIONS_KEY)).data ?? null;

export const NO_VERSION = 'none';

/** Version of some, or of all together, as a text. */
export const versionOf = (
  versions: Published | null,
  of: readonly Versioned[] = ['offers', 'profiles', 'pages'],
): string => (versions === null ? NO_VERSION : of.map((name) => versions[name].toString(36)).join('-'));
