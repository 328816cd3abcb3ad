import { type AnyColumn, getTableColumns, isSQLWrapper, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { ApplicationStatus } from '../../shared/application-values.ts';
import type { Database } from './client.ts';
import { applicationEvents, applications } from './tables/applications.ts';
import { dailyCounts } from './tables/operation.ts';

type Values<Table extends SQLiteTable> = {
  readonly [Name in keyof Table['$inferInsert']]: Table['$inferInsert'][Name] | AnyColumn | SQL;
};

/**
 * Statement that inserts one row for each of some rows: INSERT ... SELECT. A column that is left out takes its default.
 * @param rows end of the SELECT, from its FROM or WHERE on
 */
export function insertFrom<Table extends SQLiteTable>(db: Database, table: Table, values: Values<Table>, rows: SQL) {
  const given: Readonly<Record<string, unknown>> = values;
  // Every column in the table's order, as drizzle's INSERT ... SELECT names all of them.
  const row = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const { [name]: value = column.default ?? null } = given;
    return isSQLWrapper(value) ? sql`${value}` : sql`${sql.param(value, column)}`;
  });
  return db.insert(table).select(sql`SELECT ${sql.join(row, sql`, `)} ${rows}`);
}

/**
 * A whole number written into a statement: D1 binds numbers as reals, which neither divide like whole
 * numbers nor name a column.
 * @throws RangeError for any other number
 */
export function literalNumber(number: number): SQL {
  if (!Number.isSafeInteger(number)) throw new RangeError(`literalNumber: ${number} is no whole number`);
  return sql.raw(String(number));
}

/** Condition for rows of some keys: one parameter, however many they are, as D1 binds a hundred at most. */
export const isAmong = (column: SQLiteColumn, keys: readonly (number | string)[]): SQL =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`;

/** Statement that adds a line to the history of the application that `where` finds, before its status changes. */
export const recordStatus = (
  db: Database,
  {
    actorId = null,
    ...line
  }: { status: ApplicationStatus | SQL<ApplicationStatus>; createdAt: Date; actorId?: number | null },
  where: SQL | undefined,
) =>
  insertFrom(
    db,
    applicationEvents,
    { applicationId: applications.id, ...line, actorId },
    sql`FROM ${applications} WHERE ${where}`,
  );

/** The row of a table that a condition finds; null without one. */
export async function findRow<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  where: SQL | undefined,
): Promise<Table['$inferSelect'] | null> {
  const query = db.select().from<SQLiteTable>(table).where(where).limit(1);
  return (await query.get()) ?? null;
}

/** For an insert into `dailyCounts`: adds to what was counted before under the same key and day. */
export const COUNTED_BEFORE = {
  target: [dailyCounts.key, dailyCounts.day],
  set: { count: sql`${dailyCounts.count} + excluded.count` },
};
