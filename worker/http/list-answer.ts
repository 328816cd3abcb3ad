import { withQuery } from '../../shared/paths.ts';
import type { ListedPage, SearchedPage } from '../db/lists/listed.ts';
import type { Answer } from './last-copy.ts';

/** A page of a list as it is answered: the array, its total where it is known, and the address of the next page (decisions, section 2). */
export function listAnswer<Row>(
  page: ListedPage<Row> & Partial<SearchedPage<Row>>,
  { path, query, toItem }: { path: string; query: Parameters<typeof withQuery>[1]; toItem: (row: Row) => unknown },
): Answer {
  const headers: Record<string, string> = {};
  if (page.total) headers['X-Total-Count'] = String(page.total.total);
  if (page.total?.exact === false) headers['X-Total-Count-Relation'] = 'gte';
  // Headers hold ASCII.
  if (page.corrected) headers['X-Search-Corrected'] = encodeURIComponent(page.corrected.toWellFormed());
  if (page.next) headers.Link = `<${withQuery(path, { ...query, cursor: page.next })}>; rel="next"`;
  return { body: JSON.stringify(page.rows.map(toItem)), headers };
}
