import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { run } from './lib/run.mjs';
import { makeState } from './testing/local-database.ts';

// A copy of the project's scripts, whose wrangler notes what it was told and answers as it is asked to.
const folder = makeState();
beforeAll(async () => {
  await cp('scripts/lib', join(folder, 'scripts/lib'), { recursive: true });
  await writeFile(
    join(folder, 'scripts/command.mjs'),
    "import { migrateLive } from './lib/migrate-live.mjs';\nimport { main } from './lib/run.mjs';\nawait main(async () => console.log('RETURNED', await migrateLive()));\n",
  );
  await mkdir(join(folder, 'migrations'));
  for (const name of ['0001_first.sql', '0002_triggers.sql'])
    await writeFile(join(folder, 'migrations', name), `SELECT '${name}';\n`);
  await mkdir(join(folder, 'node_modules/.bin'), { recursive: true });
  const wrangler = [
    '#!/bin/sh',
    `echo "$*" >> '${folder}/told'`,
    'case "$*" in',
    '  *time-travel*) echo "▲ [WARNING] a newer {version}"; [ "$BOOKMARK" ] || exit 1; printf \'{\\n  "bookmark": "%s"\\n}\\n\' "$BOOKMARK";;',
    '  *d1_migrations*) echo \'[{"results":[{"name":"0001_first.sql"}]}]\';;',
    `  *--file*) cp '${folder}/.wrangler/import.sql' '${folder}/imported'; [ "$REFUSED" ] || touch '${folder}/complete';;`,
    `  *apply*) if [ "$INCOMPLETE" ] && [ ! -e '${folder}/complete' ]; then echo 'incomplete input: SQLITE_ERROR [code: 7500]'; exit 1; fi;;`,
    'esac',
    'case "$*" in',
    '  *migrations*) [ -z "$FAILS" ] || { echo "no such table: nowhere"; exit 1; };;',
    'esac',
  ];
  await writeFile(join(folder, 'node_modules/.bin/wrangler'), wrangler.join('\n'), { mode: 0o755 });
});

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

it('says that a migration failed, and the way back', async () => {
  const { ok, output, calls } = await migrate({ BOOKMARK, FAILS: 'yes' });
  expect(calls).toEqual([INFO, APPLY]);
  expect(ok).toBe(false);
  expect(output).toContain('no such table: nowhere');
  expect(output).toContain('✗ A migration failed');
  expect(output).toContain('npx wrangler d1 migrations list DB --remote');
  expect(output.split('✗')[1]).toContain(BACK);
});

it.each([{ BOOKMARK: '' }, { BOOKMARK: '; rm -rf' }])('migrates nothing without a way back: %o', async (env) => {
  const { ok, calls } = await migrate(env);
  expect(ok).toBe(false);
  expect(calls).toEqual([INFO]);
});

const LEDGER = 'd1 execute DB --remote --json --yes --command SELECT name FROM d1_migrations';

it('imports a migration that the API takes for incomplete, with its row in the ledger, once', async () => {
  const file = join(folder, '.wrangler/import.sql');
  const importing = [INFO, APPLY, LEDGER, `d1 execute DB --remote --yes --file ${file}`, APPLY];
  const refused = await migrate({ BOOKMARK, INCOMPLETE: 'yes', REFUSED: 'yes' });
  expect(refused).toMatchObject({ ok: false, calls: importing });
  const { ok, output, calls } = await migrate({ BOOKMARK, INCOMPLETE: 'yes' });
  expect({ ok, calls }).toEqual({ ok: true, calls: importing });
  expect(output).toContain('The API takes 0002_triggers.sql for incomplete: applying it as an import, once');
  expect(await readFile(join(folder, 'imported'), 'utf8')).toBe(
    "SELECT '0002_triggers.sql';\nINSERT INTO d1_migrations (name) VALUES ('0002_triggers.sql');\n",
  );
});
