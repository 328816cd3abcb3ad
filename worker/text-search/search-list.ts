import type { Database } from '../db/client.ts';
import { type Ask, listPage, nextCursor, type Page } from '../db/lists/list-page.ts';
import type { Listed, ListRow } from '../db/lists/listed.ts';
import { correctText } from './correct-text.ts';
import { type TextColumns, textTiers } from './tiers.ts';

type Search = Omit<Ask, 'tiers' | 'text'> & {
  /** List whose vocabulary corrects typing errors. */
  readonly kind: 'jobs' | 'candidates';
  /** Kind of the list's cursors. */
  readonly cursorKind: string;
  /** Search text as it was typed. */
  readonly typed: string | undefined;
  /** True to search the text as typed, without correcting it. */
  readonly exact: boolean;
  readonly columns: TextColumns;
};

/** A page of a list, with the text that was searched for where it is not the one that was typed. */
type Found<Row> = {
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly newest: number | null;
  readonly corrected: string | null;
};

/**
 * One page of what a text finds. A text that finds nothing, or nothing but what lacks one of its words, is corrected by
 * the words that are there, where that finds more.
 */
export async function searchList<Row extends ListRow>(
  db: Database,
  listed: Listed<Row>,
  search: Search,
): Promise<Found<Row>> {
  const { kind, typed = '', after, exact } = search;
  const read = (text: string) => pageOf(db, listed, search, text);
  // A page after the first searches for what the first one did.
  const text = after?.text ?? typed;
  const first = await read(text);
  if (after !== null || exact || first.complete) return answer(search, first, after?.text ?? null);
  const corrected = await correctText(db, kind, text);
  const second = corrected === null ? null : await read(corrected);
  return second !== null && second.rows.length > 0 ? answer(search, second, corrected) : answer(search, first, null);
}

/** A page, and whether it needs no correction. */
type Tried<Row> = Page<Row> & { readonly complete: boolean };

async function pageOf<Row extends ListRow>(
  db: Database,
  listed: Listed<Row>,
  search: Search,
  text: string,
): Promise<Tried<Row>> {
  const read = textTiers(text, search.columns);
  const page = await listPage(db, listed, { ...search, tiers: read?.tiers ?? null, text: read?.all ?? null });
  const complete = read === null || (page.rows.length > 0 && page.best < (read.partial ?? Number.POSITIVE_INFINITY));
  return { ...page, complete };
}

const answer = <Row>({ cursorKind }: Search, page: Page<Row>, corrected: string | null): Found<Row> => ({
  rows: page.rows,
  newest: page.newest,
  next: nextCursor(cursorKind, page, corrected),
  corrected,
});
