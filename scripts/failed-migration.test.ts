import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { run } from './lib/run.mjs';
import { makeState, query } from './testing/local-database.ts';

// wrangler itself over a copy of the migrations: what it does with one that fails is its own doing.
const folder = makeState();
beforeAll(async () => {
  await cp('migrations', join(folder, 'migrations'), { recursive: true });
  const database = 'binding = "DB"\ndatabase_name = "prova"\nmigrations_dir = "migrations"\n';
  await writeFile(
    join(folder, 'wrangler.toml'),
    `name = "prova"\ncompatibility_date = "2026-10-06"\n[[d1_databases]]\n${database}`,
  );
});

const where = () => ['--local', '--persist-to', join(folder, 'state'), '--config', join(folder, 'wrangler.toml')];
const apply = () => run('wrangler', ['d1', 'migrations', 'apply', 'DB', ...where()]);
const migration = (name: string, ...statements: string[]) =>
  writeFile(join(folder, 'migrations', name), statements.join('\n--> statement-breakpoint\n'));

const callApi = (sql: string) => query(join(folder, 'state'), sql, join(folder, 'wrangler.toml'));

/** Tables, indexes, triggers and views, with some of the rows and what is derived from them. */
const everything = () =>
  callApi(`
    SELECT (SELECT group_concat(sql, ';') FROM (SELECT sql FROM sqlite_schema WHERE name NOT GLOB '_cf_*' ORDER BY type, name)) AS schema,
      (SELECT group_concat(name) FROM d1_migrations) AS migrations,
      (SELECT group_concat(id || title || codes) FROM jobs) AS jobs,
      (SELECT group_concat(rowid) FROM job_search WHERE job_search MATCH 'cuoca') AS found,
      (SELECT offers FROM shown_versions) AS version`);

const BREAKS = [
  'ALTER TABLE jobs ADD extra text;',
  "UPDATE jobs SET title = 'Nessuno';",
  'DROP TRIGGER jobs_inserted;',
  'DROP TABLE job_search;',
  'UPDATE shown_versions SET offers = 9;',
];

it('leaves everything as it was, and is applied once it is mended', async () => {
  expect((await apply()).ok).toBe(true);
  await callApi(`
    INSERT INTO users (public_id, name, email, password_hash, created_at) VALUES ('u', 'U', 'u@example.org', '-', 0);
    INSERT INTO jobs (public_id, owner_id, title, company_name, location, category, type, experience, contract, description,
      posted_at, valid_through, updated_at, title_key, location_key, codes)
    VALUES ('one', 1, 'Cuoca', 'Ditta', 'Edolo', 'Ristorazione', 'Full-time', 'No esperienza', 'Contratto determinato',
      'Testo', 0, 9e12, 0, 'cuoca', 'edolo', 'c1')`);
  const before = await everything();
  expect(before).toMatchObject([{ found: '1', version: expect.any(Number) }]);

  await migration('9000_breaks.sql', ...BREAKS, 'INSERT INTO nowhere VALUES (1);');
  const failed = await apply();
  expect(failed).toEqual({ ok: false, output: expect.stringContaining('no such table: nowhere') });
  expect(await everything()).toEqual(before);

  await migration('9000_breaks.sql', ...BREAKS);
  expect((await apply()).ok).toBe(true);
  expect(await callApi("SELECT title, extra FROM jobs WHERE public_id = 'one'")).toEqual([
    { title: 'Nessuno', extra: null },
  ]);
});
