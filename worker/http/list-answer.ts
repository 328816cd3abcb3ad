import { UNREAD_HEADER } from '../../shared/message-values.ts';
import { withQuery } from '../../shared/paths.ts';
import type { Total } from '../db/lists/listed.ts';
import type { Answer } from './last-copy.ts';

/** A page of a list as a handler answers it. */
export type ListPage<Item> = {
  readonly rows: readonly Item[];
  /** Of all pages together; null where that is not known, a number where it is exact. */
  readonly total: Total | number | null;
  /** Cursor of the next page; null, or left out, on the last. */
  readonly next?: string | number | null;
  /** The corrected text that was searched for. */
  readonly corrected?: string | null;
  /** Number of unread items on all pages. */
  readonly unread?: number;
};

/** A page of a list as it is answered: the array, its total where it is known, and the address of the next page. */
export function listAnswer(
  { rows, total, next, corrected, unread }: ListPage<unknown>,
  { path, query }: { path: string; query: Parameters<typeof withQuery>[1] },
): Answer {
  const headers: Record<string, string> = {};
  if (total !== null) headers['X-Total-Count'] = String(typeof total === 'number' ? total : total.total);
  if (typeof total === 'object' && total?.exact === false) headers['X-Total-Count-Relation'] = 'gte';
  // Headers hold ASCII.
  if (corrected) headers['X-Search-Corrected'] = encodeURIComponent(corrected.toWellFormed());
  if (unread !== undefined) headers[UNREAD_HEADER] = String(unread);
  if (next) headers.Link = `<${withQuery(path, { ...query, cursor: next })}>; rel="next"`;
  return { body: JSON.stringify(rows), headers };
}
