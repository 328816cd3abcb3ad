import { createHash } from 'node:crypto';
import { mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/d1';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BACKED_UP } from '../worker/db/backup-tables.ts';
import { reindex } from '../worker/reindex.ts';
import { backUp } from './backup.ts';
import { run } from './lib/run.mjs';
import { restore } from './restore.ts';
import { outcomeOf } from './testing/command.ts';
import { copyWithWrangler } from './testing/fake-wrangler.ts';
import { type D1, exactRows, fillEveryTable, migrate } from './testing/fill-every-table.ts';
import { withDatabase } from './testing/local-database.ts';

let folder: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'lavoro-in-valle-backup-')));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const backUpWith = outcomeOf(backUp);
const restoreWith = outcomeOf(restore);

const all = async (db: D1, query: string) => (await db.prepare(query).all<Record<string, unknown>>()).results;

/** Every row that is backed up, and what the search finds. */
const everything = (state: string) =>
  withDatabase(state, async (db) => {
    const rows: Record<string, unknown[]> = {};
    for (const table of BACKED_UP) rows[table] = await exactRows(db, table);
    return {
      ...rows,
      found: await all(db, "SELECT rowid FROM job_search WHERE job_search MATCH 'lungo' ORDER BY rowid"),
      words: await all(db, 'SELECT * FROM job_words ORDER BY term, col'),
      people: await all(db, 'SELECT * FROM candidate_words ORDER BY term, col'),
    };
  });

it('brings every row back, with the search, and refuses whatever would not', async () => {
  const [from, to, other] = ['from', 'to', 'other'].map((name) => join(folder, name)) as [string, string, string];
  const file = join(folder, 'backups', 'one.sql');
  await withDatabase(from, async (db) => {
    await migrate(db);
    await fillEveryTable(db);
    // So that the restore finds nothing to put right.
    await reindex(drizzle(db as unknown as Parameters<typeof drizzle>[0]));
  });

  const taken = await backUpWith('--persist-to', from, '--output', file);
  expect(taken).toEqual({ ok: true, output: expect.stringContaining(`rows of ${BACKED_UP.length} tables`) });
  expect(taken.output).toContain('keep it encrypted');
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const said = vi.spyOn(console, 'log');
  // A database that was not there, and one that was: migrated, and with no row.
  const restored = await restoreWith(file, '--persist-to', to);
  expect(restored).toEqual({
    ok: true,
    output: expect.stringMatching(/^Restored: \d+ rows\.$/),
  });
  expect(said).toHaveBeenCalledWith('• 5 offers, all of them in order; 5 profiles, all of them in order.');
  expect(await everything(to)).toEqual(await everything(from));
  const second = join(folder, 'two.sql');
  expect((await backUpWith('--persist-to', to, '--output', second)).ok).toBe(true);
  const body = async (path: string) => (await readFile(path)).subarray(4096);
  expect((await body(second)).equals(await body(file))).toBe(true);

  // Nothing is put over rows that are there, and nothing is changed of them.
  const again = await restoreWith(file, '--persist-to', to);
  expect(again).toEqual({ ok: false, output: expect.stringMatching(/^The database has rows: 5 in users, /) });

  // A backup that was changed, all the way: one row fails, and none is in.
  await withDatabase(other, migrate);
  const text = await readFile(file, 'latin1');
  await writeFile(second, `${text}INSERT INTO sessions (id) VALUES (1);\n`, 'latin1');
  expect(await restoreWith(second, '--persist-to', other)).toEqual({
    ok: false,
    output: expect.stringContaining('is damaged'),
  });
  const changed = Buffer.from(`${text.slice(4096)}INSERT INTO sessions (id) VALUES (1);\n`, 'latin1');
  const head = text
    .slice(0, 4096)
    .replace(/"sha256":"\w+"/, `"sha256":"${createHash('sha256').update(changed).digest('hex')}"`);
  await writeFile(second, Buffer.concat([Buffer.from(head, 'latin1'), changed]));
  expect(await restoreWith(second, '--persist-to', other)).toEqual({
    ok: false,
    output: expect.stringContaining('Nothing was restored'),
  });
  await expect(withDatabase(other, (db) => all(db, 'SELECT count(*) AS rows FROM users'))).resolves.toEqual([
    { rows: 0 },
  ]);

  // A database that is not as far as the backup.
  await withDatabase(other, (db) =>
    all(db, "UPDATE d1_migrations SET name = '0000_earlier.sql' WHERE name = (SELECT max(name) FROM d1_migrations)"),
  );
  expect(await restoreWith(file, '--persist-to', other)).toEqual({
    ok: false,
    output: expect.stringContaining('The database has the migrations up to'),
  });
  // A backup of a later release.
  await writeFile(second, text.replace(/"migration":"\w+\.sql"/, '"migration":"9999_later.sql"'), 'latin1');
  await writeFile(second, resized(await readFile(second)));
  expect(await restoreWith(second, '--persist-to', other)).toEqual({
    ok: false,
    output: expect.stringContaining('which this one does not have'),
  });
});

/** A file whose head has grown or shrunk, with the head of its own length again. */
function resized(bytes: Buffer): Buffer {
  const end = bytes.indexOf('\n', bytes.indexOf('\n') + 1);
  const head = bytes.subarray(0, end).toString('latin1').trimEnd();
  return Buffer.concat([Buffer.from(`${head.padEnd(4095)}\n`, 'latin1'), bytes.subarray(end + 1)]);
}

it('says how they are used where they were told something else', async () => {
  const usage = { ok: false, output: expect.stringContaining('Usage:') };
  for (const wrong of [['--live'], ['file.sql'], ['--remote', '--persist-to', 'x']])
    expect(await backUpWith(...wrong)).toEqual(usage);
  for (const wrong of [[], ['a.sql', 'b.sql'], ['a.sql', '--into', 'other']])
    expect(await restoreWith(...wrong)).toEqual(usage);
  expect((await restoreWith('a.sql')).output).toContain('There is no file a.sql');
  expect(await run('node', ['scripts/backup.ts', '--live'])).toEqual(usage);
  expect(await run('node', ['scripts/restore.ts'])).toEqual(usage);
});

describe('the live database', () => {
  let copy: string;
  let noted: () => Promise<string[]>;
  beforeAll(async () => {
    copy = join(folder, 'copy');
    const migrated = (await readFile('migrations/meta/_journal.json', 'utf8'))
      .match(/"tag": "(\w+)"/g)
      ?.at(-1)
      ?.slice(8, -1);
    const answers = `[{"results":[]},{"results":[]},{"results":[]},{"results":[]},{"results":[]},{"results":[{"name":"${migrated}.sql"}]}]`;
    const zeros = JSON.stringify([{ results: [Object.fromEntries(BACKED_UP.map((name) => [name, 0]))] }]);
    // As an empty database would.
    noted = await copyWithWrangler(
      copy,
      `  *max\\(rowid*) echo '${answers}';;
  *"FROM d1_migrations"*) echo '[{"results":[{"name":"${migrated}.sql"}]}]';;
  *"SELECT (SELECT count"*) echo '${zeros}';;
  *sqlite_schema*) echo '[{"results":[{"1":1}]}]';;
  *) echo '[]';;`,
    );
  });
  const told = async (script: string, ...args: string[]) => {
    await noted();
    const { ok, output } = await run('node', [join(copy, `scripts/${script}.ts`), ...args]);
    expect(ok, output).toBe(true);
    return noted();
  };

  it('is read, and written, with --remote in every call', async () => {
    const file = join(copy, 'one.sql');
    const calls = [
      ...(await told('backup', '--remote', '--output', file)),
      ...(await told('restore', file, '--remote')),
    ];
    expect(calls.length).toBeGreaterThan(6);
    for (const call of calls)
      expect(call).toMatch(/^(d1 execute DB|kv key put version \{.*\} --binding LISTS) --remote/);
    expect(calls).toContain(`d1 execute DB --remote --yes --file ${file}`);

    // Another database has no site, and no lists.
    const into = await told('restore', file, '--remote', '--into', 'lavoro-in-valle-2');
    const config = join(copy, '.wrangler/restore/wrangler.toml');
    expect(into.length).toBeGreaterThan(3);
    for (const call of into) expect(call.startsWith(`d1 execute DB --remote --config ${config} `), call).toBe(true);
    expect(await readFile(config, 'utf8')).toContain(
      'database_name = "lavoro-in-valle-2"\nmigrations_dir = "../../migrations"',
    );
  });

  it('is restored by the release that it was backed up by only', async () => {
    const file = join(copy, 'earlier.sql');
    await told('backup', '--remote', '--output', file);
    const later = join(copy, 'migrations/9999_later.sql');
    await writeFile(later, 'SELECT 1;');
    const refused = await run('node', [join(copy, 'scripts/restore.ts'), file, '--remote']);
    await rm(later);
    expect(refused).toEqual({ ok: false, output: expect.stringContaining('of an earlier release') });
  });

  it('goes to backups/ where no file is named', async () => {
    const { output } = await run('node', [join(copy, 'scripts/backup.ts'), '--remote']);
    const path = output.split('\n').find((line) => line.startsWith(join(copy, 'backups', 'backup-')));
    expect((await stat(path ?? '')).mode & 0o777).toBe(0o600);
  });
});
