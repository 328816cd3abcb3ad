import { getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { testDb } from './factories.ts';

/** One statement with one parameter, however many rows: the columns as JSON, as the driver would have bound them. */
export async function insertRows(table: SQLiteTable, rows: readonly object[]): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key !== 'id');
  const values = rows.map((row) => {
    const given = new Map(Object.entries(row));
    return columns.map(([key, column]) => {
      const value = given.get(key) ?? column.default ?? null;
      return value === null ? null : column.mapToDriverValue(value);
    });
  });
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const fields = sql.join(
    columns.map((_, index) => sql.raw(`value ->> ${index}`)),
    sql`, `,
  );
  await testDb().run(sql`INSERT INTO ${table} (${names}) SELECT ${fields} FROM json_each(${JSON.stringify(values)})`);
}
