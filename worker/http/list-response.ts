import { UNREAD_HEADER } from '../../shared/candidate-values.ts';
import { withQuery } from '../../shared/paths.ts';
import { writePieces } from '../../shared/search-pieces.ts';
import { writeSteps } from '../../shared/search-steps.ts';
import type { ListPage } from '../db/list-page.ts';
import type { JsonResponse } from './last-copy.ts';

type ListQuery = Parameters<typeof withQuery>[1];

export function listResponse(
  { rows, total, next, newest, corrected, pieces = [], steps = [], unread }: ListPage<unknown>,
  { path, query }: { path: string; query: ListQuery },
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
