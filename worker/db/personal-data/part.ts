import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

/** Of whom, as SQL to stand after `IN`: one statement is for one person, or for all whose time has come. */
export type People = {
  /** Keys of their accounts. */
  readonly ids: SQL;
  /** Their confirmed addresses. What knows no account is theirs by these alone: anybody can type anybody's address. */
  readonly emails: SQL;
  /** Their addresses, confirmed or not. */
  readonly mailboxes: SQL;
};

/** Whether the person gets a column in the export: yes, or why not. */
type Exported = true | string;

/** Rows of one table that concern a person for one reason: what they read of them, and whether they go with the account. */
export type Part = {
  /** Name of the section in the exported file. */
  readonly name: string;
  /** What the person reads above it. */
  readonly about: string;
  readonly table: SQLiteTable;
  readonly rows: (people: People) => SQL;
  readonly columns: Readonly<Record<string, Exported>>;
  /** What tells a person which row it is, where the table has only a key. */
  readonly more?: Readonly<Record<string, SQL>>;
  /** Column with the keys of files in the bucket, which go with the rows. */
  readonly files?: SQLiteColumn;
  /** Whether the rows go with the account: yes, or why not. */
  readonly purged: true | string;
  /** Which rows go, where they are more than what the person reads. */
  readonly purgedRows?: (people: People) => SQL;
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

export const KEY = 'a key of the database, which public ids stand for';
export const DERIVED = 'made from what the person typed, for sorting and searching';
export const SECRET = 'a digest or key that opens something, of no use to anybody else';
export const OWN = 'the person whose export it is';
