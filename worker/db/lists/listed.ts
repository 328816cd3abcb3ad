import type { SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../client.ts';
import type { SearchIndex } from '../search-index.ts';

/** What every list needs of its rows. The key grows with recency; the folded texts are what lists are sorted by. */
export type ListRow = {
  readonly id: number;
  readonly titleKey: string;
  readonly locationKey: string;
  readonly lat: number | null;
  readonly lon: number | null;
};

/** Which rows to read, in which order. */
type Part = { readonly where: SQL | undefined; readonly order: SQL[]; readonly limit: number };

/** A table whose rows people search, filter and page through; its search index has the same key. */
export type Listed<Row extends ListRow> = {
  readonly table: SQLiteTable & Readonly<Record<'id' | 'titleKey' | 'locationKey', SQLiteColumn>>;
  readonly search: SearchIndex;
  /** Whether a row is there for everybody. */
  readonly isShown: (now: Date) => SQL | undefined;
  readonly rows: (db: Database, part: Part) => Promise<Row[]>;
  /** The same, reached through the search index, whose terms stand in `part.where`. */
  readonly matches: (db: Database, part: Part) => Promise<Row[]>;
};

/** `exact` false: at least `total`. */
export type Total = { readonly total: number; readonly exact: boolean };

/** A page of a list; `next` is the cursor of the page after it, null on the last. */
export type ListedPage<Row> = Total & { readonly rows: readonly Row[]; readonly next: string | null };
