import { cp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { serveBucket } from '../test/bucket-api.ts';
import { askBucket } from '../worker/backup/bucket.ts';
import { sendCopy } from '../worker/backup/send-copy.ts';
import { openDatabase } from '../worker/db/client.ts';
import { DERIVED, dump, readSchema } from '../worker/db/dump.ts';
import { jobs } from '../worker/db/tables/jobs.ts';
import { searchColumns } from '../worker/jobs/job-row.ts';
import { reindex } from '../worker/reindex.ts';
import { backUp } from './backup.ts';
import { withLocal } from './lib/database.ts';
import { run } from './lib/run.mjs';
import { rebuild } from './reindex.ts';
import { restore } from './restore.ts';
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

/** Fills every table of a new database, as it is once its search columns are in order. */
async function fill(state: string) {
  await withDatabase(state, async (db) => {
    await migrate(db);
    await fillEveryTable(db);
    await all(db, 'DELETE FROM reports WHERE id = 5');
    await all(db, 'DELETE FROM weekly_copies');
    const orm = drizzle(db as unknown as Parameters<typeof drizzle>[0]);
    for (const job of await orm.select().from(jobs))
      await orm.update(jobs).set(searchColumns(job)).where(eq(jobs.id, job.id));
    // So that the one after the restore finds nothing to put right.
    await reindex(orm);
  });
}

const wranglerFor =
  (state: string) =>
  (...args: string[]) =>
    run('wrangler', [...args, '--local', '--persist-to', state], { cwd: folder });

/** Bindings of which the tests of scripts know no types. */
type Bindings = {
  readonly DB: Parameters<typeof openDatabase>[0];
  readonly CV_FILES: Parameters<typeof sendCopy>[0]['files'];
};

const IN_ORDER = '5 offers, all of them in order; 5 profiles, all of them in order.';

it('brings every row back, with the last keys and the search, and into a new database of its release only', async () => {
  const [from, to] = [join(folder, '.wrangler/state'), join(folder, 'to')];
  const file = join(folder, 'backups/one.sql');
  await fill(from);
  const before = await everything(from);
  expect(before.offers).toEqual([{ rowid: 4 }]);

  const backUpHere = () => run('node', [join(folder, 'scripts/backup.ts'), '--output', file]);
  expect(await backUpHere()).toEqual({ ok: true, output: expect.stringMatching(/^\d+ rows of \d+ tables, 0001_/) });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await backUpHere()).toEqual({ ok: false, output: expect.stringContaining('overwrites nothing') });

  const wrangler = wranglerFor(to);
  const execute = () => wrangler('d1', 'execute', 'DB', '--yes', '--file', file);
  expect((await wrangler('d1', 'migrations', 'apply', 'DB')).ok).toBe(true);
  const restored = await execute();
  expect(restored.ok, restored.output).toBe(true);
  expect(await everything(to)).toEqual(before);
  expect(await rebuild(['--persist-to', to])).toContain(IN_ORDER);

  const refused = {
    ok: false,
    output: expect.stringContaining('a new database is needed, whose last migration is 0001'),
  };
  expect(await execute()).toEqual(refused);
  expect(await everything(to)).toEqual(before);
  await rm(to, { recursive: true });
  await withDatabase(to, async (db) => {
    await migrate(db);
    await all(db, "INSERT INTO d1_migrations (name) VALUES ('0002_later.sql')");
  });
  expect(await execute()).toEqual(refused);
});

it('says how it is used where it was told something else', async () => {
  for (const wrong of [['--live'], ['file.sql']])
    expect(await outcomeOf(backUp)(...wrong)).toEqual({ ok: false, output: expect.stringContaining('Usage:') });
});

it('leaves out what was deleted while the rest was read', async () => {
  const [from, to] = [join(folder, 'deleted-from'), join(folder, 'deleted-to')];
  await fill(from);
  const statements = await withLocal(from, async ({ DB }) => {
    const db = drizzle(DB);
    const parts: string[] = [];
    for await (const part of dump(db, await readSchema(db))) parts.push(part.statements);
    return parts.join('\n');
  });
  const statementOf = (beginning: string) =>
    new RegExp(`^INSERT OR REPLACE INTO ${beginning}[\\s\\S]*?\\);\\n(?=INSERT)`, 'm').exec(statements)?.[0] ?? '';
  const [user, views] = [statementOf('users .* VALUES \\(2, '), statementOf('job_views ')];
  expect([user, views]).not.toContain('');
  const file = join(folder, 'deleted.sql');
  // An account that was deleted before its table was read, and a row that was read twice.
  await writeFile(
    file,
    statements.replace(user, () => views),
  );
  const wrangler = wranglerFor(to);
  await wrangler('d1', 'migrations', 'apply', 'DB');
  const { ok, output } = await wrangler('d1', 'execute', 'DB', '--yes', '--file', file);
  expect(ok, output).toBe(true);
  await withDatabase(to, async (db) => {
    expect(await all(db, 'PRAGMA foreign_key_check')).toEqual([]);
    expect(await all(db, 'SELECT id FROM users ORDER BY id')).toEqual([1, 3, 4, 5].map((id) => ({ id })));
    expect(await all(db, 'SELECT id FROM jobs ORDER BY id')).toEqual([1, 3, 4, 5].map((id) => ({ id })));
    expect(await all(db, 'SELECT count(*) AS n FROM moderation_log')).toEqual([{ n: 5 }]);
    expect(await all(db, 'SELECT count(*) AS n FROM job_views')).toEqual([{ n: 5 }]);
  });
});

it('a weekly copy brings rows and CVs back, with the operator’s key alone', async () => {
  const [from, to, key] = [join(folder, 'week-from'), join(folder, 'week-to'), join(folder, 'key.txt')];
  const { port, close } = await serveBucket();
  onTestFinished(close);
  onTestFinished(() => void vi.unstubAllEnvs());
  const recipient = /"(age1\w+)"/.exec(await restore(['--new-key', key]))?.[1];
  expect((await stat(key)).mode & 0o777).toBe(0o600);
  const settings = {
    BACKUP_BUCKET: `http://127.0.0.1:${port}/copie`,
    BACKUP_REGION: 'eu-prova',
    BACKUP_KEY_ID: 'la-chiave',
    BACKUP_SECRET: 'segreto',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const cvs = new Map(
    [0, 1, 2, 3, 4, 5, 6].map((n) => [crypto.randomUUID(), `%PDF ${n} ${'\u0000€'.repeat(40_000 * n)}`]),
  );
  await fill(from);
  await withLocal(from, async (bindings) => {
    const { DB, CV_FILES } = bindings as unknown as Bindings;
    for (const [name, cv] of cvs) await CV_FILES.put(name, cv);
    const config = { ...settings, BACKUP_RECIPIENT: recipient } as unknown as Parameters<typeof sendCopy>[0]['config'];
    await sendCopy({ db: openDatabase(DB, null), files: CV_FILES, config }, new Date('2027-03-01T00:00:00Z'));
  });

  const output = join(folder, 'opened');
  const opened = await restore(['--identity', key, '--output', output]);
  expect(opened).toContain('2027-03-01T000000Z: 0001_first_release.sql, 1 parts of rows, 7 CVs');
  const wrangler = wranglerFor(to);
  for (const step of [
    ['d1', 'migrations', 'apply', 'DB'],
    ['d1', 'execute', 'DB', '--yes', '--file', join(output, 'rows.sql')],
    ['r2', 'bulk', 'put', 'lavoro-in-valle-cv', '--jurisdiction', 'eu', '--filename', join(output, 'cv.json')],
  ]) {
    const done = await wrangler(...step);
    expect(done.ok, done.output).toBe(true);
  }
  expect(await everything(to)).toEqual(await everything(from));
  expect(await rebuild(['--persist-to', to])).toContain(IN_ORDER);
  await withLocal(to, async (bindings) => {
    const { CV_FILES } = bindings as unknown as Bindings;
    for (const [name, cv] of cvs) expect(await (await CV_FILES.get(name))?.text()).toBe(cv);
  });

  const open = outcomeOf(restore);
  expect(await open('--identity', key, '--output', output)).toEqual({
    ok: false,
    output: expect.stringContaining('there already'),
  });
  const other = join(folder, 'other.txt');
  await restore(['--new-key', other]);
  expect(await open('--identity', other)).toEqual({
    ok: false,
    output: expect.stringContaining('does not open with this key'),
  });
  expect(await open('--new-key', other)).toEqual({
    ok: false,
    output: expect.stringContaining('The key is not written'),
  });
  // A later copy of which nothing but its end has arrived.
  const bucket = {
    url: settings.BACKUP_BUCKET,
    region: settings.BACKUP_REGION,
    keyId: settings.BACKUP_KEY_ID,
    secret: 'segreto',
  };
  const end = await (await askBucket(bucket, '2027-03-01T000000Z/complete.age')).arrayBuffer();
  await askBucket(bucket, '2027-03-08T000000Z/complete.age', new Uint8Array(end));
  expect(await open('--identity', key)).toEqual({
    ok: false,
    output: expect.stringContaining('0 of 1 parts, 0 of 7 CVs'),
  });
  // A CV that a run has stored, and that was deleted before the next one counted it.
  const first = ['--identity', key, '--copy', '2027-03-01T000000Z', '--output'];
  await askBucket(bucket, '2027-03-01T000000Z/cv/deleted.age', new Uint8Array(end));
  expect((await open(...first, join(folder, 'more'))).ok).toBe(true);
  // A file that is damaged leaves nothing of the others without encryption.
  await askBucket(bucket, '2027-03-01T000000Z/cv/deleted.age', new TextEncoder().encode('damaged'));
  expect(await open(...first, join(folder, 'damaged'))).toEqual({
    ok: false,
    output: expect.stringContaining('cv/deleted.age does not open'),
  });
  await expect(stat(join(folder, 'damaged'))).rejects.toThrow();
  vi.stubEnv('BACKUP_SECRET', '');
  expect(await open('--identity', key)).toEqual({ ok: false, output: expect.stringContaining('Set BACKUP_BUCKET') });
  vi.stubEnv('BACKUP_SECRET', 'un-altro');
  expect(await open('--identity', key)).toEqual({ ok: false, output: expect.stringContaining('answers 403') });
});

it('says how copies are opened where it was told something else', async () => {
  for (const wrong of [[], ['--live'], ['file.sql']])
    expect(await outcomeOf(restore)(...wrong)).toEqual({ ok: false, output: expect.stringContaining('Usage:') });
});

it('reads what is live with --remote in every call, and leaves nothing where that fails', async () => {
  const copy = join(folder, 'copy');
  const noted = await copyWithWrangler(
    copy,
    `  *table_list*) echo '[{"results":[{"name":"users","column":"name"}]},{"results":[]},{"results":[{"name":"0001.sql"}]}]';;
  *"FROM users"*) [ -z "$FAILS" ] || exit 1; echo '[{"results":[{"rowid":1,"quote(name)":"CHAR(73)"}]}]';;
  *) echo '[{"results":[]}]';;`,
  );
  const backUpLive = (env = {}) => run('node', [join(copy, 'scripts/backup.ts'), '--remote'], { env });
  const { ok, output } = await backUpLive();
  expect(ok, output).toBe(true);
  const calls = await noted();
  expect(calls).toHaveLength(3);
  for (const call of calls) expect(call).toMatch(/^d1 execute DB --remote /);
  const path = output.split('\n').find((line) => line.startsWith(join(copy, 'backups', 'backup-'))) ?? '';
  expect(await readFile(path, 'utf8')).toMatch(/0001\.sql[\s\S]*INTO users \(name\) VALUES \(CHAR\(73\)\);/);
  await rm(path);
  expect((await backUpLive({ FAILS: 'yes' })).ok).toBe(false);
  await expect(stat(path)).rejects.toThrow();
});
