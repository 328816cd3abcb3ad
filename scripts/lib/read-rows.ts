import { sql } from 'drizzle-orm';
import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { BACKED_UP } from '../../worker/db/backup-tables.ts';
import { Failure } from './run.mjs';
import { insertsOf, queryOf, type Row, type Table } from './sql-rows.ts';

/** Rows of small tables that one call of wrangler reads together. */
const ROWS_TOGETHER = 1000;
/** Length in characters that the answer of one call should not exceed by much. */
const PAGE_LETTERS = 3_000_000;
const FIRST_PAGE_ROWS = 500;
const MOST_PAGE_ROWS = 5000;

type Column = { table: string; name: string; isRowid: number };
type Reference = { table: string; column: string; target: string };
type Source = Table & { readonly upTo: number; readonly count: number };
type Page = { readonly table: Source; readonly after: number; readonly limit: number };

const list = BACKED_UP.map((name) => `'${name}'`).join(', ');
const scalars = (expression: string): string =>
  BACKED_UP.map((name) => `(SELECT ${expression} FROM ${name}) AS ${name}`).join(', ');

/**
 * Reads the tables that are backed up, page by page. All are read up to the keys they had at the beginning, parents before
 * children: so a row refers to no row that is missing, though others are written meanwhile.
 */
export async function readRows(db: DrizzleD1Database) {
  const [lasts, counts, columns, references, sequences, migrations] = await db.batch([
    db.all<Record<string, number>>(sql.raw(`SELECT ${scalars('coalesce(max(rowid), 0)')}`)),
    db.all<Record<string, number>>(sql.raw(`SELECT ${scalars('count(*)')}`)),
    db.all<Column>(
      sql.raw(`SELECT t.name AS "table", c.name, c.pk = 1 AND lower(c.type) = 'integer' AND (SELECT max(pk) FROM pragma_table_info(t.name)) = 1 AS isRowid
        FROM sqlite_schema AS t, pragma_table_info(t.name) AS c WHERE t.name IN (${list}) ORDER BY t.name, c.cid`),
    ),
    db.all<Reference>(
      sql.raw(`SELECT t.name AS "table", f."from" AS "column", f."table" AS target
        FROM sqlite_schema AS t, pragma_foreign_key_list(t.name) AS f WHERE t.name IN (${list})`),
    ),
    db.all<{ name: string; seq: number }>(
      sql.raw(`SELECT name, seq FROM sqlite_sequence WHERE name IN (${list}) ORDER BY name`),
    ),
    db.all<{ name: string }>(sql.raw('SELECT name FROM d1_migrations ORDER BY name')),
  ]);
  const upTo = lasts[0] ?? {};
  const sources = BACKED_UP.map((name): Source => {
    const own = columns.filter(({ table }) => table === name);
    const names = own.map((column) => column.name);
    const hasKey = own.some(({ isRowid }) => isRowid === 1);
    return {
      name,
      columns: hasKey ? names : ['rowid', ...names],
      upTo: upTo[name] ?? 0,
      count: counts[0]?.[name] ?? 0,
    };
  });
  /** How many rows of each table were read so far. */
  const rows: Record<string, number> = Object.fromEntries(BACKED_UP.map((name) => [name, 0]));

  async function* statements(): AsyncGenerator<string> {
    for await (const { table, found } of everyRow(db, sources)) {
      rows[table.name] = (rows[table.name] ?? 0) + found.length;
      refuseLater(table, found);
      yield* insertsOf(table, found);
    }
    // So that the key of a row that was deleted is never given again.
    for (const { name, seq } of sequences)
      yield `DELETE FROM sqlite_sequence WHERE name = '${name}';\nINSERT INTO sqlite_sequence (name, seq) VALUES ('${name}', ${seq});\n`;
  }

  /** A row that was there already and now refers to a later one: an account that a profile was taken into, for example. */
  function refuseLater(table: Source, found: readonly Row[]): void {
    for (const { column, target } of references.filter((reference) => reference.table === table.name)) {
      const index = table.columns.indexOf(column);
      if (found.some(({ values }) => Number(values[index]) > (upTo[target] ?? 0)))
        throw new Failure(`${table.name} was changed while it was read. Nothing was written: start again.`);
    }
  }

  return { statements, rows, migration: migrations.at(-1)?.name ?? '' };
}

/** Small tables together, in one call; of others page by page, each about as long as an answer should be. */
async function* everyRow(db: DrizzleD1Database, sources: readonly Source[]) {
  let together: Source[] = [];
  for (const table of [...sources, null]) {
    const waiting = together.reduce((sum, { count }) => sum + count, 0);
    if (table !== null && waiting + table.count <= ROWS_TOGETHER) {
      together.push(table);
      continue;
    }
    if (together.length > 0)
      yield* await readPages(
        db,
        together.map((small) => ({ table: small, after: 0, limit: small.count + 1 })),
      );
    together = [];
    if (table === null) break;
    if (table.count <= ROWS_TOGETHER) together = [table];
    else yield* everyPage(db, table);
  }
}

async function* everyPage(db: DrizzleD1Database, table: Source) {
  let limit = FIRST_PAGE_ROWS;
  for (let after = 0; ; ) {
    const [page] = await readPages(db, [{ table, after, limit }]);
    const found = page?.found ?? [];
    yield { table, found };
    if (found.length < limit) return;
    after = found.at(-1)?.id ?? 0;
    const letters = found.reduce((sum, { values }) => sum + values.join('').length, 0);
    limit = Math.max(1, Math.min(MOST_PAGE_ROWS, Math.floor((PAGE_LETTERS / letters) * found.length)));
  }
}

async function readPages(db: DrizzleD1Database, pages: readonly Page[]): Promise<{ table: Source; found: Row[] }[]> {
  const read = async (exact: boolean) => {
    const [first, ...others] = pages.map(({ table, after, limit }) =>
      db.all<Record<string, string | number>>(sql.raw(queryOf(table, { after, upTo: table.upTo, limit, exact }))),
    );
    return first === undefined ? [] : db.batch([first, ...others]);
  };
  const answers = await read(false);
  // Invalid UTF-8 arrives as U+FFFD: rows with it are read once more as bytes, which keep a genuine U+FFFD, too.
  const isDoubtful = answers.some((rows) =>
    rows.some((row) => Object.values(row).some((value) => String(value).includes('\uFFFD'))),
  );
  const exact = isDoubtful ? await read(true) : answers;
  return pages.map(({ table }, index) => ({
    table,
    found: (exact[index] ?? []).map(({ id, ...values }) => ({
      id: Number(id),
      values: Object.values(values).map(String),
    })),
  }));
}
