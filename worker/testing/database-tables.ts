import { env } from 'cloudflare:workers';

export type TableColumn = {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly pk: number;
};

export type DatabaseTable = {
  readonly name: string;
  /** True for a full-text index: triggers derive its rows from another table. */
  readonly isIndex: boolean;
  readonly columns: readonly TableColumn[];
  /** Column to the table whose key it holds. */
  readonly references: ReadonlyMap<string, string>;
};

/** The tables of the migrated database itself, whatever the code knows of them. */
export async function databaseTables(): Promise<DatabaseTable[]> {
  const listed = await rowsOf<{ name: string; type: string; schema: string }>('PRAGMA table_list');
  const ours = listed.filter(
    ({ name, type, schema }) =>
      schema === 'main' && type !== 'shadow' && type !== 'view' && !/^(sqlite_|_cf_|d1_)/.test(name),
  );
  return Promise.all(
    ours.map(async ({ name, type }) => ({
      name,
      isIndex: type === 'virtual',
      columns: await rowsOf<TableColumn>(`PRAGMA table_info(${name})`),
      references: new Map(
        (await rowsOf<{ from: string; table: string }>(`PRAGMA foreign_key_list(${name})`)).map(({ from, table }) => [
          from,
          table,
        ]),
      ),
    })),
  );
}

const rowsOf = async <Row>(statement: string): Promise<Row[]> => (await env.DB.prepare(statement).all<Row>()).results;

/** Columns of a table that say what is stored: of the versions, not when they were last published. */
const columnsOf = (table: string): string => (table === 'shown_versions' ? 'id, offers, profiles, pages' : '*');

let tables: Promise<DatabaseTable[]> | undefined;

/** Rows of every table, each as JSON. @param without tables that may differ: the counters of limits, which count attempts */
export async function storedRows(without = 'daily_counts'): Promise<Record<string, string[]>> {
  tables ??= databaseTables();
  const names = (await tables).filter(({ isIndex, name }) => !isIndex && name !== without).map(({ name }) => name);
  const rows = await env.DB.batch(names.map((name) => env.DB.prepare(`SELECT ${columnsOf(name)} FROM ${name}`)));
  return Object.fromEntries(
    rows.map(({ results }, index) => [names[index] ?? '', results.map((row) => JSON.stringify(row))]),
  );
}

/** Every row of every table, every cached list and every file, as one text: equal before and after what changes nothing. */
export async function dumpStorage(): Promise<string> {
  const [rows, { keys }, files] = await Promise.all([
    storedRows(''),
    env.LISTS.list({ prefix: 'list:' }),
    env.CV_FILES.list(),
  ]);
  const lists = await Promise.all(keys.map(async ({ name }) => `${name} ${await env.LISTS.get(name)}`));
  const dumped = Object.entries(rows).map(([table, each]) => `${table} ${each.join()}`);
  return [...dumped, ...lists, ...files.objects.map(({ key, etag }) => `${key} ${etag}`)].join('\n');
}
