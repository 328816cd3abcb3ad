import { env } from 'cloudflare:workers';
import { columnsOf, databaseTables } from './database-tables.ts';

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
