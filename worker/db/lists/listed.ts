import type { SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Cursor } from '../../../shared/cursor.ts';
import type { SearchStep } from '../../../shared/search-steps.ts';
import type { Database } from '../client.ts';

/** Columns that every list needs. The key grows with recency; lists are sorted by the folded texts. */
export type ListRow = {
  readonly id: number;
  readonly titleKey: string;
  readonly locationKey: string;
  readonly lat: number | null;
  readonly lon: number | null;
};

/** Condition, order and number of the rows to read. */
type Part = { readonly where: SQL | undefined; readonly order: SQL[]; readonly limit: number };

/** The orders that a stored key gives. */
export type KeySort = 'title' | 'location';

/** One filter alone: read from a kept order. Newest first is kept of windows of days only. */
type SortedPart = {
  readonly facet: string;
  readonly sort: KeySort | 'recent';
  readonly after: { readonly key: string; readonly id: number } | null;
  readonly limit: number;
};

/** A list by title, place or distance of what a text, where there is one, and the filters find. */
export type OrderedPart = {
  readonly sort: KeySort | 'distance';
  /** MATCH text of what is searched for; null where no text is. */
  readonly text: string | null;
  readonly after: Cursor | null;
  readonly limit: number;
};

/** Rows in their order; `of` is how many, the newest, were put in it, where there are more than that. */
export type Ordered<Row> = { readonly rows: readonly Row[]; readonly of: number | null };

/** A row, and which tier of the search found it: 0 is the best. */
export type Picked<Row> = { readonly row: Row; readonly tier: number };

type Columns<Name extends string> = Readonly<Record<Name, SQLiteColumn>>;

/** A table whose rows people search, filter and page through; its search index has the same key. */
export type Listed<Row extends ListRow> = {
  readonly table: SQLiteTable & Columns<'id' | 'titleKey' | 'locationKey'>;
  readonly search: SQLiteTable & Columns<'rowid' | 'cell' | 'titleKey' | 'locationKey'>;
  /** Condition that a row of the table is shown. */
  readonly isShown: SQL | undefined;
  /** The same of a row of the search index. */
  readonly isFound: SQL | undefined;
  readonly rows: (db: Database, part: Part) => Promise<Row[]>;
  /** Rows of a select of `id` and `tier`. */
  readonly picked: (db: Database, selection: SQL) => Promise<Picked<Row>[]>;
  /** Lists of one filter, where they are kept. */
  readonly sorted: ((db: Database, part: SortedPart) => Promise<Row[]>) | null;
  /** Lists that have no kept order, where rows can be put in order without reading each of them. */
  readonly ordered: ((db: Database, part: OrderedPart) => Promise<Ordered<Row>>) | null;
};

/** `exact` false: at least `total`. */
export type Total = { readonly total: number; readonly exact: boolean };

/** A page of a list, its total where that is known; `next` is the cursor of the page after it, null on the last. */
export type ListedPage<Row> = {
  readonly rows: readonly Row[];
  readonly total: Total | null;
  readonly next: string | null;
};

/** A page of what a text finds. */
export type SearchedPage<Row> = ListedPage<Row> & {
  /** How many rows, the newest, the list has in its order, where it finds more than are put in one. */
  readonly newest: number | null;
  /** The text that was searched for in place of the one asked for, corrected or in Italian. */
  readonly corrected: string | null;
  /** Parts of what was asked for that the rows have, in their order; empty where all have everything. */
  readonly steps: readonly SearchStep[];
};
