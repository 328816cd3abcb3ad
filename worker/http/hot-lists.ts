import * as mini from 'zod/mini';
import { digest } from '../digest.ts';
import { logLine } from '../log.ts';
import { COPY_SECONDS, inTime, type JsonResponse, LATE } from './last-copy.ts';

/**
 * The bounded set of hot lists in KV. A list's entry says under which version of the lists it was made; every write
 * raises the version, and an entry of another version, or one that is too old, is a miss. It stays for a day as the
 * last copy, for when the database does not answer. Whatever KV does wrong is a miss, never an error: it is late, fails,
 * or answers what was never written under the key, which the entry's sum tells.
 */

const VERSION_KEY = 'version';
/** The version where no write was ever recorded, or KV does not answer. */
export const NO_VERSION = 'none';
/** Allowed shape of a version, which becomes part of addresses. */
const VERSION_SHAPE = /^[\w-]{1,100}$/;
/** The database answers sooner than a cache that is later than this. */
const PATIENCE_MS = 1000;
/** Bound on staleness where a version could not be written. */
const FRESH_MS = 5 * 60_000;
const RETRY_MS = 1100;
/** Shortest time KV may answer from its own edge cache. */
const KV_CACHE_SECONDS = 30;

const entrySchema = mini.object({
  version: mini.string(),
  writtenAt: mini.number(),
  // JSON that is an array, or the numbers about one.
  body: mini.string().check(mini.regex(/^[[{]/)),
  headers: mini.record(mini.string(), mini.string()),
  sum: mini.string(),
});

type Entry = mini.infer<typeof entrySchema>;

/** State of a cached list before the database is read. */
export type HotList = { readonly version: string; readonly fresh: JsonResponse | null; readonly copy: Entry | null };

const entryKey = (key: string): string => `list:${key}`;

const sumOf = (key: string, { version, writtenAt, body, headers }: Omit<Entry, 'sum'>): Promise<string> =>
  digest([key, version, writtenAt, JSON.stringify(headers), body].join('\n'));

/** Version of the lists. */
export async function listsVersion(kv: KVNamespace): Promise<string> {
  try {
    const version = await inTime(kv.get(VERSION_KEY, { cacheTtl: KV_CACHE_SECONDS }), PATIENCE_MS);
    return typeof version === 'string' && VERSION_SHAPE.test(version) ? version : NO_VERSION;
  } catch {
    return NO_VERSION;
  }
}

export async function readHotList(kv: KVNamespace, key: string, now: Date): Promise<HotList> {
  const [version, copy] = await Promise.all([listsVersion(kv), readEntry(kv, key)]);
  const age = copy === null ? Number.POSITIVE_INFINITY : now.getTime() - copy.writtenAt;
  const fresh = copy !== null && copy.version === version && age >= 0 && age < FRESH_MS ? copy : null;
  return { version, fresh, copy };
}

async function readEntry(kv: KVNamespace, key: string): Promise<Entry | null> {
  try {
    const found = await inTime(kv.get(entryKey(key), { type: 'json', cacheTtl: KV_CACHE_SECONDS }), PATIENCE_MS);
    const entry = found === LATE ? null : entrySchema.safeParse(found).data;
    return entry && (await sumOf(key, entry)) === entry.sum ? entry : null;
  } catch {
    return null;
  }
}

/** Never throws: a list that could not be kept is read from the database next time. */
export async function keepHotList(
  kv: KVNamespace,
  key: string,
  entry: { version: string; response: JsonResponse; now: Date },
): Promise<void> {
  const { body, headers } = entry.response;
  const value = { version: entry.version, writtenAt: entry.now.getTime(), body, headers: { ...headers } };
  await sumOf(key, value)
    .then((sum) => kv.put(entryKey(key), JSON.stringify({ ...value, sum }), { expirationTtl: COPY_SECONDS }))
    .catch(() => logLine('warn', { cache: 'list not kept' }));
}

/**
 * Raises the version after every write that lists show. The version is the D1 bookmark of that write, so that a list cached
 * under it was read at least that far, on a replica too. Never throws: then lists are up to five minutes old.
 */
export async function raiseListsVersion(kv: KVNamespace, bookmark: string | null): Promise<void> {
  const raise = async (version: string) => kv.put(VERSION_KEY, version);
  await raise(bookmark ?? crypto.randomUUID())
    // One write a second and key: of two at the same moment one is refused, and what it hid must not stay.
    .catch(() => scheduler.wait(RETRY_MS).then(() => raise(crypto.randomUUID())))
    .catch(() => logLine('warn', { cache: 'version not raised' }));
}
