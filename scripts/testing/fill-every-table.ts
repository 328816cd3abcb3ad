import { readdirSync, readFileSync } from 'node:fs';
import { BACKED_UP } from '../../worker/db/backup-tables.ts';
import { inRoot } from '../lib/run.mjs';

type Rows<Row> = { readonly results: Row[] };
type Statement = { bind(...values: unknown[]): Statement; all<Row>(): Promise<Rows<Row>> };
/** The part of a D1 database that scripts use. */
export type D1 = {
  prepare(query: string): Statement;
  batch(statements: Statement[]): Promise<Rows<Record<string, unknown>>[]>;
};

/** Texts that quotes, parsers, terminals and wrangler itself could misread. */
export const AWKWARD = [
  `L'altro "x" \`y\` [z]; DROP TABLE jobs; -- no /* neppure */ \r\n\t\\n ?1 :a @b $c %s`,
  'BEGIN TRANSACTION; COMMIT;\nBEGIN TRANSACTION;',
  'Cafè 🏔️ \u0000 dopo un NUL, \uFFFD, \u202E al contrario, e\u0301',
  `${'Lungo è bello: 🏔️ '.repeat(9000)}'; fine`,
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

type Column = { name: string; type: string; notnull: number; pk: number };
type Described = Column & { table: string; isKey: number };

/** Rows of every table that is backed up, whose texts, numbers and bytes are awkward ones, and that refer to each other. */
export async function fillEveryTable(db: D1): Promise<void> {
  const described = await db
    .prepare(
      `SELECT t.name AS "table", c.name, c.type, c."notnull", c.pk,
        EXISTS (SELECT 1 FROM pragma_foreign_key_list(t.name) AS f WHERE f."from" = c.name) AS isKey
      FROM sqlite_schema AS t, pragma_table_info(t.name) AS c WHERE t.name IN (${BACKED_UP.map((name) => `'${name}'`)})`,
    )
    .all<Described>();
  const columns = Map.groupBy(described.results, ({ table }) => table);
  await db.batch(
    BACKED_UP.flatMap((table) => AWKWARD.map((_, index) => awkwardRow(db, columns.get(table) ?? [], index))),
  );
}

function awkwardRow(db: D1, columns: readonly Described[], index: number): Statement {
  const written = columns.filter(
    ({ name, pk, type }) => !(pk === 1 && name === 'id' && type.toUpperCase() === 'INTEGER'),
  );
  const names = written.map(({ name }) => name);
  return db
    .prepare(`INSERT INTO ${written[0]?.table} (${names}) VALUES (${names.map(() => '?')})`)
    .bind(...written.map((column) => awkwardValue(column, index)));
}

function awkwardValue({ table, name, type, notnull, pk, isKey }: Described, index: number): unknown {
  if (isKey) return index + 1;
  if (GIVEN[name] !== undefined) return GIVEN[name];
  // Optional columns are left out once, and bytes are put into a text column once.
  if (notnull === 0 && index === 4) return null;
  if (name === 'reason' && index === 0) return new Uint8Array([0, 255, 39, 10, 128]);
  if (type.toUpperCase() === 'REAL') return [0.1, -0.0, 46.178612345678, 1e-300, 1][index];
  if (type.toUpperCase() === 'INTEGER') return [0, 1, -1, 1_790_000_000_000, Number.MAX_SAFE_INTEGER][index];
  const text = AWKWARD[index] ?? '';
  // Keys and addresses are unique; the long text is in one column of each table.
  const isLong = /^(message|description|body_html|text|search|reason|device)$/.test(name);
  return pk > 0 || !isLong ? `${table}.${name} ${index} ${text.slice(0, 60)}` : text;
}

/** All rows of a query, with the bytes and the type of every value. */
export async function exactRows(db: D1, table: string): Promise<unknown[]> {
  const { results: columns } = await db.prepare(`PRAGMA table_info(${table})`).all<Column>();
  const values = columns.map(({ name }, index) => `typeof("${name}") || ':' || hex("${name}") AS c${index}`);
  return (await db.prepare(`SELECT rowid AS id, ${values} FROM ${table} ORDER BY rowid`).all<unknown>()).results;
}
