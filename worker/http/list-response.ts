import type { Context } from 'hono';
import { setMetric, wrapTime } from 'hono/timing';
import { UNREAD_HEADER } from '../../shared/candidate-values.ts';
import { withQuery } from '../../shared/paths.ts';
import { type SearchPiece, writePieces } from '../../shared/search-pieces.ts';
import { type SearchStep, writeSteps } from '../../shared/search-steps.ts';
import { type Database, openDatabase } from '../db/client.ts';
import type { Total } from '../db/list-page.ts';
import type { AppEnv } from '../env.ts';
import { asBookmark } from './cookies.ts';
import { type HotList, type HotListName, keepHotList, readHotList } from './hot-lists.ts';
import { type Copy, type JsonResponse, jsonResponse, respondOrCopy } from './last-copy.ts';
import { countRead, isCommon } from './rate-limit.ts';
import { NO_VERSION } from './versions.ts';

export type ListPage<Item> = {
  readonly rows: readonly Item[];
  /** Of all pages together; null where that is not known, a number where it is exact. */
  readonly total: Total | number | null;
  /** Cursor of the next page; null, or left out, on the last. */
  readonly next?: string | number | null;
  /** How many items, the newest, are in the order that was asked for; null, or left out, where all are. */
  readonly newest?: number | null;
  readonly corrected?: string | null;
  /** The parts that a text is understood as. */
  readonly pieces?: readonly SearchPiece[];
  /** Parts of what was searched for that the rows have; empty, or left out, where all have everything. */
  readonly steps?: readonly SearchStep[];
  readonly unread?: number;
};

export function listResponse(
  { rows, total, next, newest, corrected, pieces = [], steps = [], unread }: ListPage<unknown>,
  { path, query }: { path: string; query: Parameters<typeof withQuery>[1] },
): JsonResponse {
  const headers: Record<string, string> = {};
  if (total !== null) headers['X-Total-Count'] = String(typeof total === 'number' ? total : total.total);
  if (typeof total === 'object' && total?.exact === false) headers['X-Total-Count-Relation'] = 'gte';
  if (newest != null) headers['X-Sorted-Newest'] = String(newest);
  // Headers hold ASCII.
  if (corrected) headers['X-Search-Corrected'] = encodeURIComponent(corrected.toWellFormed());
  if (pieces.length > 0) headers['X-Search-Pieces'] = writePieces(pieces);
  if (steps.length > 0) headers['X-Search-Steps'] = writeSteps(steps);
  if (unread !== undefined) headers[UNREAD_HEADER] = String(unread);
  if (next) headers.Link = `<${withQuery(path, { ...query, cursor: next })}>; rel="next"`;
  return { body: JSON.stringify(rows), headers };
}

type Copies = {
  /** True if a cached list older than the last write may be served. */
  readonly outdated: boolean;
  readonly shown?: (copy: Copy) => Promise<Copy>;
};

/**
 * Answers a list: from KV where it is hot and fresh, else from D1; a copy, said to be one, where D1 fails or is slow.
 * @param list one of the bounded set; null for a list that is not kept
 * @throws DomainError `too-many-reads`, never for a list that is fresh or common
 */
export async function respondWithHotList(
  c: Context<AppEnv>,
  list: HotListName | null,
  fromDatabase: (db: Database) => Promise<JsonResponse>,
  { outdated, shown = async (copy) => copy }: Copies,
): Promise<Response> {
  if (list === null || c.get('bookmark') !== null) {
    await countRead(c);
    return jsonResponse(await fromDatabase(c.get('db')));
  }
  const now = c.get('now');
  const hot = await wrapTime(c, 'kv', readHotList(c.env.LISTS, list, now));
  setMetric(c, 'list', hot.fresh ? 'hit' : 'miss');
  c.set('cached', hot.fresh !== null);
  if (hot.fresh) return jsonResponse(hot.fresh);
  if (!isCommon(Object.entries(c.req.query()))) await countRead(c);
  const read = async () => {
    const response = await fromDatabase(openDatabase(c.env.DB, asBookmark(hot.bookmark)));
    c.executionCtx.waitUntil(keepHotList(c.env.LISTS, list.key, { version: hot.version, response, now }));
    return response;
  };
  const copy = copyOf(hot, outdated);
  return respondOrCopy(c, read, async () => copy && (await shown(copy).catch(() => null)));
}

function copyOf({ copy, version }: HotList, outdated: boolean): Copy | null {
  const isSame = copy?.version === version && version !== NO_VERSION;
  if (copy === null || !(outdated || isSame)) return null;
  const { body, headers, writtenAt } = copy;
  return { body, headers, madeAt: new Date(writtenAt) };
}
