import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../lib/run.mjs';

type Rows<Row> = { readonly results: Row[] };
type Statement = { bind(...values: unknown[]): Statement; all<Row>(): Promise<Rows<Row>> };
/** The part of a D1 database that scripts use. */
export type D1 = {
  prepare(query: string): Statement;
  batch(statements: Statement[]): Promise<Rows<Record<string, unknown>>[]>;
};

/** Texts that the product stores, and that quotes, parsers, terminals and wrangler itself could misread. */
export const AWKWARD = [
  `L'altro "x" \`y\` [z]; DROP TABLE jobs; -- no /* neppure */\n\t\\n ?1 :a @b $c %s`,
  'BEGIN TRANSACTION; COMMIT;\nBEGIN TRANSACTION;',
  'Cafè 🏔️ \u202E al contrario, e\u0301, C:\\nuovo',
  'Lungo è bello ﷺ'.padEnd(10_000, 'ﷺ'),
  '',
];

/** Columns whose text must be valid for triggers and code. */
const GIVEN: Readonly<Record<string, string>> = {
  status: 'open',
  codes: 'c10w017068',
  shifts: '[]',
  requirements: '[]',
  questions: '[]',
  ticks: '[]',
  answers: '[]',
  times: '[]',
  skills: '["cura"]',
};

/** Migrates an empty database, as wrangler would. */
export async function migrate(db: D1): Promise<void> {
  const columns =
    'id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL';
  await db.prepare(`CREATE TABLE d1_migrations (${columns})`).all();
  for (const name of readdirSync(inRoot('migrations'))
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    const statements = readFileSync(inRoot('migrations', name), 'utf8').split('--> statement-breakpoint');
    await db.batch(statements.map((statement) => db.prepare(statement)));
    await db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name).all();
  }
}

type Column = { table: string; name: string; type: string; notnull: number; pk: number; isKey: number };

export async function everyTable(db: D1): Promise<Map<string, Column[]>> {
  const { results } = await db
    .prepare(
      `SELECT t.name AS "table", c.name, c.type, c."notnull", c.pk,
        EXISTS (SELECT 1 FROM pragma_foreign_key_list(t.name) AS f WHERE f."from" = c.name) AS isKey
      FROM pragma_table_list AS t, pragma_table_info(t.name) AS c
      WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT GLOB 'sqlite_*' AND t.name NOT GLOB '_cf_*'
        AND t.name NOT IN ('d1_migrations', 'shown_versions')`,
    )
    .all<Column>();
  return Map.groupBy(results, ({ table }) => table);
}

/** Rows of every table, whose texts and numbers are awkward ones, and that refer to each other. */
export async function fillEveryTable(db: D1): Promise<void> {
  const tables = [...(await everyTable(db)).values()];
  await db.batch([
    db.prepare('PRAGMA defer_foreign_keys = on'),
    ...tables.flatMap((columns) => AWKWARD.map((_, index) => awkwardRow(db, columns, index))),
  ]);
}

function awkwardRow(db: D1, columns: readonly Column[], index: number): Statement {
  const written = columns.filter(
    ({ name, pk, type }) => !(pk === 1 && name === 'id' && type.toUpperCase() === 'INTEGER'),
  );
  const names = written.map(({ name }) => name);
  return db
    .prepare(`INSERT INTO ${written[0]?.table} (${names}) VALUES (${names.map(() => '?')})`)
    .bind(...written.map((column) => awkwardValue(column, index)));
}

function awkwardValue({ table, name, type, notnull, pk, isKey }: Column, index: number): unknown {
  if (isKey) return index + 1;
  if (GIVEN[name] !== undefined) return GIVEN[name];
  // Optional columns are left out once.
  if (notnull === 0 && index === 4) return null;
  if (type.toUpperCase() === 'REAL') return [0.1, -0.0, 46.178612345678, 1e-300, 1][index];
  if (type.toUpperCase() === 'INTEGER') return [0, 1, -1, 1_790_000_000_000, Number.MAX_SAFE_INTEGER][index];
  const text = AWKWARD[index] ?? '';
  // Keys and addresses are unique; the long text is in one column of each table.
  const isLong = /^(message|description|body_html|text|search|reason|device)$/.test(name);
  return pk > 0 || !isLong ? `${table}.${name} ${index} ${text.slice(0, 60)}` : text;
}
