import { withQuery } from '../../shared/paths.ts';
import type { ListedPage } from '../db/lists/listed.ts';
import type { ListAnswer } from './hot-lists.ts';

/** A page of a list as it is answered: the array, its total, and the address of the next page (decisions, section 2). */
export function listAnswer<Row>(
  page: ListedPage<Row>,
  { path, query, toItem }: { path: string; query: Parameters<typeof withQuery>[1]; toItem: (row: Row) => unknown },
): ListAnswer {
  const headers: Record<string, string> = { 'X-Total-Count': String(page.total) };
  if (!page.exact) headers['X-Total-Count-Relation'] = 'gte';
  if (page.next) headers.Link = `<${withQuery(path, { ...query, cursor: page.next })}>; rel="next"`;
  return { body: JSON.stringify(page.rows.map(toItem)), headers };
}
