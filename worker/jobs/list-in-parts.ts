import { parseCursor, writeCursor } from '../../shared/cursor.ts';
import type { JobsQuery } from '../../shared/jobs.ts';
import type { SearchStep } from '../../shared/search-steps.ts';
import { withinWeight } from '../db/lists/list-page.ts';
import type { ListedPage, SearchedPage, Total } from '../db/lists/listed.ts';

type List<Row> = (asked: JobsQuery) => Promise<SearchedPage<Row>>;

type Parts<Row> = {
  /** Kind of the cursors of the second part. */
  readonly kind: string;
  readonly first: List<Row>;
  readonly rest: List<Row>;
};

/**
 * A page of two lists, one after the other, each in the order that is asked for: the second is the step `unpaid`. Every page says
 * the total of both, for which the other list is read, too.
 */
export async function listInParts<Row extends object>(query: JobsQuery, parts: Parts<Row>): Promise<SearchedPage<Row>> {
  const { kind, first, rest } = parts;
  const { cursor, limit } = query;
  const fromStart = { ...query, cursor: undefined };
  const after = cursor === undefined ? null : parseCursor(kind, cursor);
  if (after !== null) {
    const page = inStep(await rest(after.id === BEGINNING.id ? fromStart : query));
    return { ...page, total: sum(await first({ ...fromStart, limit: 1 }), page) };
  }
  const begun = await first(query);
  const room = begun.next === null ? limit - begun.rows.length : 0;
  const following = inStep(await rest({ ...fromStart, limit: Math.max(room, 1) }));
  const total = sum(begun, following);
  if (begun.next !== null) return { ...begun, total };
  const found = following.rows.length > 0;
  const rows = [...begun.rows, ...following.rows];
  // A page that is full, or would be too heavy, ends with the first part.
  if (room === 0 || withinWeight(rows).length < rows.length)
    return { ...begun, total, next: found ? writeCursor(kind, BEGINNING) : null };
  const exact: SearchStep = { kind: 'exact', words: [], count: begun.rows.length };
  const steps = begun.steps.length > 0 || begun.rows.length === 0 ? begun.steps : [exact];
  return {
    ...begun,
    rows,
    total,
    next: following.next,
    corrected: begun.rows.length > 0 ? begun.corrected : following.corrected,
    steps: found ? [...steps, ...following.steps] : begun.steps,
  };
}

/** End of the first part: no row has this key. */
const BEGINNING = { after: 0, id: 0 };

const inStep = <Row>(page: SearchedPage<Row>): SearchedPage<Row> => ({
  ...page,
  steps: page.rows.length > 0 ? [{ kind: 'unpaid', words: [], count: page.rows.length }] : [],
});

function sum({ total: one }: ListedPage<unknown>, { total: other }: ListedPage<unknown>): Total | null {
  return one && other && { total: one.total + other.total, exact: one.exact && other.exact };
}
