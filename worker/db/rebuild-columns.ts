import { asc, getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { literalNumber } from './literal-number.ts';
import type { candidates } from './tables/candidates.ts';
import type { jobs } from './tables/jobs.ts';

const ROWS_A_PAGE = 2000;
/** So that a statement stays well below what D1 takes, with its values in its text. */
const ROWS_A_STATEMENT = 100;

/** A row as far as it is read, with its columns that follow from the others. */
type Known = Readonly<Record<string, unknown>> & { readonly id: number; readonly revision: number };
type Derived = Readonly<Record<string, string | null>>;

type Rebuilt = {
  readonly rows: number;
  /** Rows that were not as they should be. */
  readonly changed: number;
  /** Key that the next page begins after; null on the last. */
  readonly next: number | null;
};

/**
 * One page of a table: rebuilds derived columns and writes those that differ. A row that is edited at the same time is
 * skipped, as the edit derives them too.
 * @param page.read the rows of a page
 * @param page.derive columns of a row, by their names in the table's type
 */
export async function rebuildColumns<Row extends Known>(
  db: DrizzleD1Database,
  page: {
    readonly table: typeof jobs | typeof candidates;
    readonly after: number;
    readonly read: (part: { where: SQL; order: SQL; limit: number }) => Promise<Row[]>;
    readonly derive: (row: Row) => Derived;
  },
): Promise<Rebuilt> {
  const { table, after, read, derive } = page;
  const rows = await read({ where: gt(table.id, after), order: asc(table.id), limit: ROWS_A_PAGE });
  const wrong = rows
    .map((row) => ({ row, derived: derive(row) }))
    .filter(({ row, derived }) => Object.entries(derived).some(([name, value]) => row[name] !== value));
  const names = Object.keys(wrong[0]?.derived ?? {});
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => names.includes(name));
  let changed = 0;
  for (let start = 0; start < wrong.length; start += ROWS_A_STATEMENT) {
    const part = wrong.slice(start, start + ROWS_A_STATEMENT);
    const values = part.map(({ row, derived }) => [row.id, row.revision, ...columns.map(([name]) => derived[name])]);
    const sets = columns.map(
      ([, column], index) => sql`${sql.identifier(column.name)} = given.value ->> ${literalNumber(index + 2)}`,
    );
    const written = await db.all(sql`
      UPDATE ${table} SET ${sql.join(sets, sql`, `)}
      FROM json_each(${JSON.stringify(values)}) AS given
      WHERE ${table.id} = given.value ->> 0 AND ${table.revision} = given.value ->> 1
      RETURNING ${table.id}`);
    changed += written.length;
  }
  return { rows: rows.length, changed, next: rows.length < ROWS_A_PAGE ? null : (rows.at(-1)?.id ?? null) };
}
