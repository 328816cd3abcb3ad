import { sql } from 'drizzle-orm';
import type { DrizzleD1Database } from 'drizzle-orm/d1';

/** Tables that are rebuilt by triggers, by `npm run reindex` or by a cron. All others are copied. */
export const DERIVED = ['shown_versions', 'changed_pages', 'cron_runs', 'employer_answers', 'weekly_copies'];

/** Rows that are read at once: of the longest that a statement may be, 25 MB. */
const ROWS = 250;

type ForeignKey = {
  readonly child: string;
  readonly column: string;
  readonly parent: string;
  readonly parentColumn: string;
  readonly onDelete: string;
};

export type Schema = {
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[] }[];
  readonly keys: readonly ForeignKey[];
  /** The last migration that was applied. */
  readonly migration: string;
};

export async function readSchema(db: DrizzleD1Database): Promise<Schema> {
  const left = [...DERIVED, 'd1_migrations'].map((name) => `'${name}'`).join(', ');
  const ours = `t.schema = 'main' AND t.type = 'table' AND t.name NOT IN (${left}) AND t.name NOT GLOB 'sqlite_*' AND t.name NOT GLOB '_cf_*'`;
  const [columns, keys, [last]] = await db.batch([
    db.all<{ name: string; column: string }>(
      sql.raw(`SELECT t.name, c.name AS "column" FROM pragma_table_list AS t, pragma_table_info(t.name) AS c
        WHERE ${ours} ORDER BY t.name, c.cid`),
    ),
    db.all<ForeignKey>(
      sql.raw(`SELECT t.name AS child, k."from" AS "column", k."table" AS parent, k."to" AS parentColumn, k.on_delete AS onDelete
        FROM pragma_table_list AS t, pragma_foreign_key_list(t.name) AS k WHERE ${ours}`),
    ),
    db.all<{ name: string | null }>(sql`SELECT max(name) AS name FROM d1_migrations`),
  ]);
  const tables = [...Map.groupBy(columns, ({ name }) => name)].map(([name, each]) => ({
    name,
    columns: each.map(({ column }) => column),
  }));
  return { tables, keys, migration: last?.name ?? '' };
}

/** The row that a dump goes on after. */
export type Place = { readonly table: string; readonly after: number };

/** The beginning: it stops everything else in a database of another release, or with accounts. */
const refusal = (migration: string): string =>
  `-- Lavoro in Valle, a backup (docs/runbook.md). It holds personal data: keep it encrypted.
SELECT json_extract('{}', 'a new database is needed, whose last migration is ${migration}')
WHERE (SELECT max(name) FROM d1_migrations) IS NOT '${migration}' OR EXISTS (SELECT 1 FROM users);
PRAGMA defer_foreign_keys = on;`;

/**
 * Statements that take away rows of what was deleted while the others were read, parents before their children, as the database
 * would have.
 */
function orphans(keys: readonly ForeignKey[]): string[] {
  const depth = (table: string): number =>
    1 + Math.max(0, ...keys.filter(({ child }) => child === table).map(({ parent }) => depth(parent)));
  return keys
    .toSorted((a, b) => depth(a.child) - depth(b.child))
    .map(({ child, column, parent, parentColumn, onDelete }) => {
      const action = onDelete === 'SET NULL' ? `UPDATE ${child} SET ${column} = NULL` : `DELETE FROM ${child}`;
      return `${action} WHERE ${column} NOT IN (SELECT ${parentColumn} FROM ${parent});`;
    });
}

/** A row as a statement, which is repeated where it was read twice. wrangler takes these words for one of its own, wherever they stand. */
const toStatement = (table: string, columns: readonly string[], values: readonly unknown[]): string =>
  `INSERT OR REPLACE INTO ${table} (${columns.join(', ')}) VALUES (${values.join(', ')});`.replaceAll(
    'BEGIN TRANSACTION',
    "BEGIN'||' TRANSACTION",
  );

/**
 * Every row that cannot be rebuilt, as SQL for a new database, part by part. Others may write meanwhile: a part is as of the moment
 * in which it is read.
 * @param from where to go on; null for the beginning
 */
export async function* dump(
  db: DrizzleD1Database,
  { tables, keys, migration }: Schema,
  from: Place | null = null,
): AsyncGenerator<{ readonly statements: string; readonly next: Place | null }> {
  let statements = from ? [] : [refusal(migration)];
  for (const { name, columns } of tables.filter((table) => from === null || table.name >= from.table)) {
    const quoted = columns.map((column) => `quote(${column})`).join(', ');
    let after = name === from?.table ? from.after : 0;
    let read: [number, ...string[]][];
    do {
      read = await db.values(
        sql.raw(`SELECT rowid, ${quoted} FROM ${name} WHERE rowid > ${after} ORDER BY rowid LIMIT ${ROWS}`),
      );
      after = read.at(-1)?.[0] ?? after;
      statements.push(...read.map(([, ...values]) => toStatement(name, columns, values)));
      if (statements.length >= ROWS) {
        yield { statements: statements.join('\n'), next: { table: name, after } };
        statements = [];
      }
    } while (read.length === ROWS);
  }
  const sequences = await db.values<[string, string]>(sql`SELECT quote(name), quote(seq) FROM sqlite_sequence`);
  // The keys come after those of the rows: that of a row that was deleted is never given again.
  const last = sequences.map((values) => `INSERT INTO sqlite_sequence (name, seq) VALUES (${values.join(', ')});`);
  statements.push(...orphans(keys), 'DELETE FROM sqlite_sequence;', ...last, '');
  yield { statements: statements.join('\n'), next: null };
}
