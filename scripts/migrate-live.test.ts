import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from './lib/run.mjs';

let folder: string;
beforeAll(async () => {
  // A copy of the project's scripts, whose wrangler notes what it was told and answers as it is asked to.
  folder = await realpath(await mkdtemp(join(tmpdir(), 'lavoro-in-valle-migrate-')));
  await cp('scripts/lib', join(folder, 'scripts/lib'), { recursive: true });
  await writeFile(
    join(folder, 'scripts/command.mjs'),
    "import { migrateLive } from './lib/migrate-live.mjs';\nimport { main } from './lib/run.mjs';\nawait main(async () => console.log('RETURNED', await migrateLive()));\n",
  );
  await mkdir(join(folder, 'migrations'));
  await writeFile(join(folder, 'migrations/0001_first.sql'), 'CREATE TABLE `users` (`id` integer);');
  await writeFile(
    join(folder, 'migrations/0002_second.sql'),
    [
      'CREATE VIRTUAL TABLE words USING fts5(text);',
      'CREATE TRIGGER users_added AFTER INSERT ON users BEGIN',
      '  SELECT 1;',
      'END;',
    ].join('\n'),
  );
  await mkdir(join(folder, 'node_modules/.bin'), { recursive: true });
  const wrangler = [
    '#!/bin/sh',
    `echo "$*" >> '${folder}/told'`,
    'case "$*" in',
    '  *d1_migrations*) echo "$APPLIED";;',
    '  *sqlite_schema*) echo "$OBJECTS";;',
    '  *time-travel*) echo "▲ [WARNING] a newer {version}"; [ "$BOOKMARK" ] || exit 1; printf \'{\\n  "bookmark": "%s"\\n}\\n\' "$BOOKMARK";;',
    '  *migrations*) [ -z "$FAILS" ] || { echo "no such table: nowhere"; exit 1; };;',
    'esac',
  ];
  await writeFile(join(folder, 'node_modules/.bin/wrangler'), wrangler.join('\n'), { mode: 0o755 });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function migrate(env: Record<string, string>) {
  await rm(join(folder, 'told'), { force: true });
  const { ok, output } = await run('node', [join(folder, 'scripts/command.mjs')], { env });
  return { ok, output, calls: (await readFile(join(folder, 'told'), 'utf8')).trim().split('\n') };
}

const BOOKMARK = '00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683';
const BACK = `npx wrangler d1 time-travel restore DB --bookmark=${BOOKMARK}`;
const APPLY = 'd1 migrations apply DB --remote';
const INFO = 'd1 time-travel info DB --json';

it('notes where the database is, then migrates, and says the way back', async () => {
  const { ok, output, calls } = await migrate({ BOOKMARK });
  expect(calls).toEqual([INFO, APPLY]);
  expect(ok).toBe(true);
  expect(output).toMatch(/RETURNED[\s\S]*--bookmark=00000085/);
});

it('says what a failed migration leaves, and the way back', async () => {
  const { ok, output, calls } = await migrate({ BOOKMARK, FAILS: 'yes' });
  expect(calls.slice(0, 2)).toEqual([INFO, APPLY]);
  expect(ok).toBe(false);
  expect(output).toContain('no such table: nowhere');
  expect(output).toContain('could not be asked');
  expect(output).toContain('✗ A migration failed');
  expect(output).toContain('npx wrangler d1 migrations list DB --remote');
  expect(output.split('✗')[1]).toContain(BACK);
});

const rows = (...names: string[]) =>
  JSON.stringify([{ results: names.map((name) => ({ name })), success: true }], null, 2);

it.each([
  { objects: ['table users'], says: 'none is there' },
  { objects: ['table users', 'table words', 'table words_data'], says: 'these are there: table words' },
])('says what a failed migration has left of itself: $says', async ({ objects, says }) => {
  const found = { APPLIED: rows('0001_first.sql'), OBJECTS: rows(...objects) };
  const { output, calls } = await migrate({ BOOKMARK, FAILS: 'yes', ...found });
  expect(output).toContain(
    `Not applied: 0002_second.sql. Of the 2 tables, indexes, triggers and views that it makes, ${says}.`,
  );
  expect(calls.filter((command) => !command.includes('--remote'))).toEqual([INFO]);
});

it.each([{ BOOKMARK: '' }, { BOOKMARK: '; rm -rf' }])('migrates nothing without a way back: %o', async (env) => {
  const { ok, calls } = await migrate(env);
  expect(ok).toBe(false);
  expect(calls).toEqual([INFO]);
});
