import type { Context } from 'hono';
import { restrictedOffers } from '../db/account-state.ts';
import type { AppEnv } from '../env.ts';
import { logLine } from '../log.ts';
import type { Copy } from './hot-lists.ts';
import { publishVersions } from './publish-versions.ts';
import { COPY_SECONDS } from './versions.ts';

/** Publishes the versions after a change that everybody is shown; calls that declare `shown` do so by themselves. */
export const showChange = (c: Context<AppEnv>): void =>
  c.executionCtx.waitUntil(publishVersions(c.env.LISTS, c.get('db')));

/** Records offers that have left every list, by public id, so that no older copy of a list shows them. */
export function delist(c: Context<AppEnv>, offers: readonly string[]): void {
  if (offers.length > 0) c.executionCtx.waitUntil(noteDelisted(c.env.LISTS, offers));
}

/** `delist` for every offer of an account that was suspended or deleted. */
export function delistOffersOf(c: Context<AppEnv>, accountPublicId: string): void {
  const noted = restrictedOffers(c.get('db'), accountPublicId, c.get('now')).then((ids) =>
    noteDelisted(c.env.LISTS, ids),
  );
  c.executionCtx.waitUntil(noted.catch(() => logLine('warn', { cache: 'delisting not noted' })));
}

/**
 * Offers that have left the lists (paused, closed, deleted, hidden) as long as a copy from before may be about: one key
 * each in KV, read only while the database does not answer, so that no copy brings them back.
 */
const PREFIX = 'delisted:';
/** A copy made this soon after may be of a replica that was behind. */
const LAG_MS = 60_000;
/** Keys are listed a thousand at a time; with more than these nobody can say what has left. */
const MOST_PAGES = 10;

/** Never throws: what could not be noted lives on in copies for a day at most. */
async function noteDelisted(kv: KVNamespace, publicIds: readonly string[]): Promise<void> {
  const at = Date.now();
  const note = async (id: string) =>
    kv.put(PREFIX + id, '1', { metadata: { at }, expirationTtl: COPY_SECONDS + LAG_MS / 1000 });
  await Promise.all(publicIds.map(note)).catch(() => logLine('warn', { cache: 'delisting not noted' }));
}

/**
 * Tells whether an offer has left the lists since a copy was made.
 * @throws where KV does not say what has left
 */
export async function delistedSince(
  kv: KVNamespace,
  { madeAt }: Pick<Copy, 'madeAt'>,
): Promise<(publicId: string) => boolean> {
  const left = new Map<string, number>();
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page++) {
    const found: KVNamespaceListResult<{ at: number }> = await kv.list({ prefix: PREFIX, cursor });
    for (const { name, metadata } of found.keys)
      left.set(name.slice(PREFIX.length), metadata?.at ?? Number.POSITIVE_INFINITY);
    if (found.list_complete)
      return (publicId) => madeAt.getTime() < (left.get(publicId) ?? Number.NEGATIVE_INFINITY) + LAG_MS;
    cursor = found.cursor;
  }
  throw new Error('delistedSince: too many have left');
}
