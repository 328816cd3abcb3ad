import { z } from 'zod';

/**
 * The bounded set of hot lists in KV. A list's entry says under which version of the lists it was made; every write
 * raises the version, and an entry of another version, or one that is too old, is a miss. It stays for a day as the
 * last copy, for when the database does not answer. Whatever KV does wrong is a miss, never an error.
 */

const VERSION_KEY = 'version';
const COPY_SECONDS = 24 * 60 * 60;
/** Bound on staleness where a version could not be written. */
const FRESH_MS = 5 * 60_000;
const RETRY_MS = 1100;
/** Shortest time KV may answer from its own edge cache. */
const KV_CACHE_SECONDS = 30;

const entrySchema = z.object({
  version: z.string(),
  writtenAt: z.number(),
  // JSON that is an array, or the numbers about one.
  body: z.string().regex(/^[[{]/),
  headers: z.record(z.string(), z.string()),
});

/** A list as it is answered: JSON text and the headers that go with it. */
export type ListAnswer = { readonly body: string; readonly headers: Readonly<Record<string, string>> };
type Entry = z.infer<typeof entrySchema>;

/** What is known of a list before the database is asked. */
export type HotList = { readonly version: string; readonly fresh: ListAnswer | null; readonly copy: Entry | null };

const entryKey = (key: string): string => `list:${key}`;

/** Version of the lists; `none` where no write was ever recorded or KV does not answer. */
export async function listsVersion(kv: KVNamespace): Promise<string> {
  try {
    return (await kv.get(VERSION_KEY, { cacheTtl: KV_CACHE_SECONDS })) ?? 'none';
  } catch {
    return 'none';
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
    const entry = entrySchema.safeParse(await kv.get(entryKey(key), { type: 'json', cacheTtl: KV_CACHE_SECONDS }));
    return entry.success ? entry.data : null;
  } catch {
    return null;
  }
}

/** Never throws: a list that could not be kept is read from the database next time. */
export async function keepHotList(
  kv: KVNamespace,
  key: string,
  entry: { version: string; answer: ListAnswer; now: Date },
): Promise<void> {
  const { body, headers } = entry.answer;
  const value: Entry = { version: entry.version, writtenAt: entry.now.getTime(), body, headers: { ...headers } };
  await kv
    .put(entryKey(key), JSON.stringify(value), { expirationTtl: COPY_SECONDS })
    .catch(() => console.warn(JSON.stringify({ cache: 'list not kept' })));
}

/**
 * After every write that lists show. The version is where the database stood after that write, so that whoever fills a
 * list under it reads at least that far, on a replica too. Never throws: then lists are up to five minutes old.
 */
export async function raiseListsVersion(kv: KVNamespace, bookmark: string | null): Promise<void> {
  const raise = (version: string) => kv.put(VERSION_KEY, version);
  await raise(bookmark ?? crypto.randomUUID())
    // One write a second and key: of two at the same moment one is refused, and what it hid must not stay.
    .catch(() => scheduler.wait(RETRY_MS).then(() => raise(crypto.randomUUID())))
    .catch(() => console.warn(JSON.stringify({ cache: 'version not raised' })));
}
