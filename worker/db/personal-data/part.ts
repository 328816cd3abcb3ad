import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { recordOf } from '../../../shared/records.ts';

/** Persons of a statement, as SQL after `IN`: one person, or all whose time has come. */
export type People = {
  /** Keys of their accounts. */
  readonly ids: SQL;
  /**
   * Confirmed addresses of the persons. Rows without an account belong to a person by these alone, as anybody can type
   * anybody's address.
   */
  readonly emails: SQL;
  /** All addresses of the persons, confirmed or not. */
  readonly mailboxes: SQL;
};

/** True where a column is in the person's export, else the reason why it is not. */
type Exported = true | string;

/** Rows of one table that concern a person for one reason: what they read of them, and whether they go with the account. */
export type Part = {
  readonly name: string;
  readonly about: string;
  readonly table: SQLiteTable;
  readonly rows: (people: People) => SQL;
  readonly columns: Readonly<Record<string, Exported>>;
  /** Columns that identify a row to the person, where the table has only a key. */
  readonly more?: Readonly<Record<string, SQL>>;
  /** Column with the keys of files in the bucket, which go with the rows. */
  readonly files?: SQLiteColumn;
  /** Reason why the rows are not deleted with the account; without one they are. */
  readonly retained?: string;
  /** Rows to delete, where they are more than those of the export. */
  readonly purgedRows?: (people: People) => SQL;
  /** Rows that are left for now, though the time of their person has come. */
  readonly retainedRows?: (now: Date) => SQL;
};

type PartOf<Table extends SQLiteTable> = Part & {
  readonly table: Table;
  /** Every column: a new one does not compile until it is said whether the person gets it. */
  readonly columns: { readonly [Column in keyof Table['$inferSelect']]: Exported };
};

/** A part whose columns are all accounted for. */
export const part = <Table extends SQLiteTable>(described: PartOf<Table>): Part => described;

/** A value read by a query of its own; one level down, as drizzle takes the names of tables out of what it is given. */
export const lookUp = (query: SQL): SQL => sql`${sql`(${query})`}`;

/** Columns that are in the person's export. */
export const shown = <Name extends string>(...names: readonly Name[]) => recordOf(names, () => true as const);

export const KEY = 'a key of the database, which public ids stand for';
export const DERIVED = 'made from what the person typed, for sorting and searching';
export const SECRET = 'a digest or key that opens something, of no use to anybody else';
export const OWN = 'the person whose export it is';
