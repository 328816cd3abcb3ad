import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { keysOf, pick, recordOf } from '../../../shared/records.ts';

/** Persons of a statement, as SQL after `IN`: one person, or all whose time has come. */
export type People = {
  readonly ids: SQL;
  /**
   * Confirmed addresses of the persons. Rows without an account belong to a person by these alone, as anybody can type
   * anybody's address.
   */
  readonly emails: SQL;
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

export const KEY = 'a key of the database, which public ids stand for';
export const DERIVED = 'made from what the person typed, for sorting and searching';
export const SECRET = 'a digest or key that opens something, of no use to anybody else';
export const OWN = 'the person whose export it is';

/** Columns that mean the same in every table that has them; no `publicId`, as that of some tables opens something. */
const USUAL = {
  id: KEY,
  createdAt: true,
  contentHash: DERIVED,
  codes: DERIVED,
  titleKey: DERIVED,
  locationKey: DERIVED,
  userId: OWN,
} as const satisfies Readonly<Record<string, Exported>>;

type Columns<Row> = { readonly [Column in Exclude<keyof Row, keyof typeof USUAL>]: Exported } & {
  readonly [Column in keyof Row & keyof typeof USUAL]?: Exported;
};

type PartOf<Table extends SQLiteTable> = Omit<Part, 'columns'> & {
  readonly table: Table;
  /** Every column but the usual ones: a new one does not compile until it is said whether the person gets it. */
  readonly columns: Columns<Table['$inferSelect']>;
};

export const part = <Table extends SQLiteTable>({ columns, ...described }: PartOf<Table>): Part => ({
  ...described,
  columns: {
    ...pick(
      USUAL,
      keysOf(USUAL).filter((name) => name in getTableColumns(described.table)),
    ),
    ...columns,
  },
});

/** Value of a column in the row that a key names; one level down, as drizzle takes the names of tables out of what it is given. */
export function lookUp(column: SQLiteColumn, key: SQLiteColumn): SQL {
  const { id } = getTableColumns(column.table);
  return sql`${sql`(SELECT ${column} FROM ${column.table} WHERE ${id} = ${key})`}`;
}

export const shown = <Name extends string>(...names: readonly Name[]) => recordOf(names, () => true as const);
