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

async function rowsOf<Row>(statement: string): Promise<Row[]> {
  return (await env.DB.prepare(statement).all<Row>()).results;
}

/** Columns of a table that say what is stored: of the versions, not when they were last published. */
export const columnsOf = (table: string): string => (table === 'shown_versions' ? 'id, offers, profiles' : '*');

let names: Promise<string[]> | undefined;
const tableNames = async (): Promise<string[]> =>
  (await databaseTables()).filter(({ isIndex }) => !isIndex).map(({ name }) => name);

/** Every row of every table, every cached list and every file, as one text: equal before and after what changes nothing. */
export async function dumpStorage(): Promise<string> {
  names ??= tableNames();
  const tables = await names;
  const [rows, lists, files] = await Promise.all([
    env.DB.batch(tables.map((name) => env.DB.prepare(`SELECT ${columnsOf(name)} FROM ${name}`))),
    dumpLists(),
    env.CV_FILES.list(),
  ]);
  const dumped = rows.map(({ results }, index) => `${tables[index]} ${JSON.stringify(results)}`);
  return [...dumped, ...lists, ...files.objects.map(({ key, etag }) => `${key} ${etag}`)].join('\n');
}

async function dumpLists(): Promise<string[]> {
  const { keys } = await env.LISTS.list({ prefix: 'list:' });
  return Promise.all(keys.map(async ({ name }) => `${name} ${await env.LISTS.get(name)}`));
}
