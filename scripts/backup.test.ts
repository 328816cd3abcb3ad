import { cp, readFile, rm, stat, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { beforeAll, expect, it } from 'vitest';
import { jobs } from '../worker/db/tables/jobs.ts';
import { searchColumns } from '../worker/jobs/job-row.ts';
import { reindex } from '../worker/reindex.ts';
import { backUp, DERIVED } from './backup.ts';
import { run } from './lib/run.mjs';
import { rebuild } from './reindex.ts';
import { outcomeOf } from './testing/command.ts';
import { copyWithWrangler } from './testing/fake-wrangler.ts';
import { type D1, everyTable, fillEveryTable, migrate } from './testing/fill-every-table.ts';
import { makeState, withDatabase } from './testing/local-database.ts';

// A copy of the project, as wrangler exports the database of its folder and no other.
const folder = makeState();
beforeAll(async () => {
  for (const part of ['scripts', 'worker', 'shared', 'migrations', 'package.json', 'wrangler.toml'])
    await cp(part, join(folder, part), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
});

const all = async (db: D1, query: string) => (await db.prepare(query).all<Record<string, unknown>>()).results;

/** The type and bytes of every value that is backed up, the last keys given, and the words of the search. */
const everything = (state: string) =>
  withDatabase(state, async (db) => {
    const found: Record<string, unknown[]> = {};
    for (const [table, columns] of await everyTable(db)) {
      if (DERIVED.includes(table)) continue;
      const values = columns.map(({ name }) => `typeof("${name}") || ':' || hex("${name}") AS "${name}"`);
      found[table] = await all(db, `SELECT rowid AS id, ${values} FROM ${table} ORDER BY rowid`);
    }
    return {
      ...found,
      sequences: await all(db, 'SELECT * FROM sqlite_sequence ORDER BY name'),
      words: await all(db, 'SELECT * FROM job_words ORDER BY term, col'),
      people: await all(db, 'SELECT * FROM candidate_words ORDER BY term, col'),
      offers: await all(db, "SELECT rowid FROM job_search WHERE job_search MATCH 'lungo'"),
    };
  });

it('brings every row back, with the last keys and the search, and into a new database of its release only', async () => {
  const [from, to] = [join(folder, '.wrangler/state'), join(folder, 'to')];
  const file = join(folder, 'backups/one.sql');
  await withDatabase(from, async (db) => {
    await migrate(db);
    await fillEveryTable(db);
    await all(db, 'DELETE FROM reports WHERE id = 5');
    const orm = drizzle(db as unknown as Parameters<typeof drizzle>[0]);
    for (const job of await orm.select().from(jobs))
      await orm.update(jobs).set(searchColumns(job)).where(eq(jobs.id, job.id));
    // So that the one after the restore finds nothing to put right.
    await reindex(orm);
  });
  const before = await everything(from);
  expect(before.offers).toEqual([{ rowid: 4 }]);

  const backUpHere = () => run('node', [join(folder, 'scripts/backup.ts'), '--output', file]);
  expect(await backUpHere()).toEqual({ ok: true, output: expect.stringMatching(/^\d+ rows of \d+ tables, 0001_/) });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await backUpHere()).toEqual({ ok: false, output: expect.stringContaining('overwrites nothing') });

  const wrangler = (...args: string[]) =>
    run('wrangler', ['d1', ...args, '--local', '--persist-to', to], { cwd: folder });
  const restore = () => wrangler('execute', 'DB', '--yes', '--file', file);
  expect((await wrangler('migrations', 'apply', 'DB')).ok).toBe(true);
  const restored = await restore();
  expect(restored.ok, restored.output).toBe(true);
  expect(await everything(to)).toEqual(before);
  const rebuilt = await rebuild(['--persist-to', to]);
  expect(rebuilt).toContain('5 offers, all of them in order; 5 profiles, all of them in order.');

  const refused = {
    ok: false,
    output: expect.stringContaining('a new database is needed, whose last migration is 0001'),
  };
  expect(await restore()).toEqual(refused);
  expect(await everything(to)).toEqual(before);
  await rm(to, { recursive: true });
  await withDatabase(to, async (db) => {
    await migrate(db);
    await all(db, "INSERT INTO d1_migrations (name) VALUES ('0002_later.sql')");
  });
  expect(await restore()).toEqual(refused);
});

it('says how it is used where it was told something else', async () => {
  for (const wrong of [['--live'], ['file.sql']])
    expect(await outcomeOf(backUp)(...wrong)).toEqual({ ok: false, output: expect.stringContaining('Usage:') });
});

it('reads what is live with --remote in every call, and leaves nothing where that fails', async () => {
  const copy = join(folder, 'copy');
  const noted = await copyWithWrangler(
    copy,
    `  *export*) [ -z "$FAILS" ] || exit 1;;
  *table_list*) echo '[{"results":[{"table":"users","name":"name","type":"TEXT"}]}]';;
  *"FROM d1_migrations"*) echo '[{"results":[{"name":"0001.sql"}]}]';;
  *) echo '[{"results":[]}]';;`,
  );
  const backUpLive = (env = {}) => run('node', [join(copy, 'scripts/backup.ts'), '--remote'], { env });
  const { ok, output } = await backUpLive();
  expect(ok, output).toBe(true);
  const calls = await noted();
  expect(calls).toHaveLength(4);
  for (const call of calls) expect(call).toMatch(/^d1 (execute|export) DB --remote /);
  const path = output.split('\n').find((line) => line.startsWith(join(copy, 'backups', 'backup-'))) ?? '';
  expect(await readFile(path, 'utf8')).toContain('0001.sql');
  await rm(path);
  expect((await backUpLive({ FAILS: 'yes' })).ok).toBe(false);
  await expect(stat(path)).rejects.toThrow();
});
