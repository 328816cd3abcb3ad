import { parseCursor, writeCursor } from '../../shared/cursor.ts';
import type { JobSort } from '../../shared/job-values.ts';
import type { JobsQuery } from '../../shared/jobs.ts';
import { sortOf } from '../../shared/list-query.ts';
import type { Point } from '../../shared/places/distance.ts';
import type { SearchStep } from '../../shared/search-steps.ts';
import { withinWeight } from '../db/lists/list-page.ts';
import type { ListedPage, SearchedPage, Total } from '../db/lists/listed.ts';
import { cellKey, NO_CELL } from '../db/lists/words.ts';

type List<Row> = (asked: JobsQuery) => Promise<SearchedPage<Row>>;

type Parts<Row> = {
  /** Kind of the cursors of the second part. */
  readonly kind: string;
  /** Origin of distances. */
  readonly origin: Point | null;
  readonly first: List<Row>;
  readonly rest: List<Row>;
};

/** A page of two lists, one after the other, each in the order that is asked for: the second is the step `unpaid`. */
export async function listInParts<Row extends object>(query: JobsQuery, parts: Parts<Row>): Promise<SearchedPage<Row>> {
  const { kind, first, rest } = parts;
  const { cursor, limit } = query;
  if (cursor !== undefined && parseCursor(kind, cursor)) return inStep(await rest(query));
  const begun = await first(query);
  if (begun.next !== null) return { ...begun, total: null };
  const room = limit - begun.rows.length;
  const { cursor: _before, ...fromStart } = query;
  const after = inStep(await rest({ ...fromStart, limit: Math.max(room, 1) }));
  const found = after.rows.length > 0;
  const total = cursor === undefined ? sum(begun, after) : null;
  const rows = [...begun.rows, ...after.rows];
  // A page that is full, or would be too heavy, ends with the first part.
  if (room === 0 || withinWeight(rows).length < rows.length)
    return { ...begun, total, next: found ? beginning(query, parts) : null };
  const exact: SearchStep = { kind: 'exact', words: [], count: begun.rows.length };
  const steps = begun.steps.length > 0 || begun.rows.length === 0 ? begun.steps : [exact];
  return {
    ...begun,
    rows,
    total,
    next: after.next,
    corrected: begun.rows.length > 0 ? begun.corrected : after.corrected,
    steps: found ? [...steps, ...after.steps] : begun.steps,
  };
}

const inStep = <Row>(page: SearchedPage<Row>): SearchedPage<Row> => ({
  ...page,
  steps: page.rows.length > 0 ? [{ kind: 'unpaid', words: [], count: page.rows.length }] : [],
});

function sum({ total: one }: ListedPage<unknown>, { total: other }: ListedPage<unknown>): Total | null {
  return one && other && { total: one.total + other.total, exact: one.exact && other.exact };
}

/** Cursor of the second part that is before all of its rows. */
function beginning(query: JobsQuery, { kind, origin }: Pick<Parts<unknown>, 'kind' | 'origin'>): string {
  const sort: JobSort = sortOf(query);
  if (sort === 'title' || sort === 'location') return writeCursor(kind, { after: '', id: 0 });
  const after = sort === 'distance' ? (origin ? cellKey(origin.lat, origin.lon) : NO_CELL) : 0;
  return writeCursor(kind, { after, id: Number.MAX_SAFE_INTEGER });
}
