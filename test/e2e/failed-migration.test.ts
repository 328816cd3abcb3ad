import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../scripts/lib/run.mjs';
import { ask, publish, register, uniqueWord } from './api.ts';
import { STATE } from './browser.ts';
import { eventually } from './page-checks.ts';

// A migration that takes half of the search away before it fails, over the database of the server that runs.
const BREAKS = `
UPDATE jobs SET status = 'hidden';
--> statement-breakpoint
DROP TRIGGER jobs_inserted;
--> statement-breakpoint
DROP TABLE job_search;
--> statement-breakpoint
ALTER TABLE nowhere ADD extra text;
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lavoro-in-valle-failed-'));
  await mkdir(join(folder, 'migrations'));
  await writeFile(join(folder, 'migrations/9000_breaks.sql'), BREAKS);
  const database = 'binding = "DB"\ndatabase_name = "prova"\nmigrations_dir = "migrations"\n';
  await writeFile(
    join(folder, 'wrangler.toml'),
    `name = "prova"\ncompatibility_date = "2026-10-06"\n[[d1_databases]]\n${database}`,
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('while a migration fails, and after it, the site reads, searches and publishes', async () => {
  const session = await register({ role: 'employer' });
  const [first, second] = [uniqueWord(), uniqueWord()];
  const job = await publish(session, { title: `Cuoca ${first}` });
  const where = ['--local', '--persist-to', STATE, '--config', join(folder, 'wrangler.toml')];
  const migrate = () => run('wrangler', ['d1', 'migrations', 'apply', 'DB', ...where]);
  let failed = await migrate();
  // Two programs share the file of the simulator, which the server may be writing to at that moment.
  while (failed.output.includes('database is locked')) failed = await migrate();
  expect(failed).toEqual({ ok: false, output: expect.stringContaining('no such table: nowhere') });

  const read = async (path: string) => {
    const answer = await ask(path);
    expect(answer.status, path).toBe(200);
    return answer.json();
  };
  await expect(read('/api/health')).resolves.toMatchObject({ status: 'ok' });
  await expect(read(`/api/jobs/${job.id}`)).resolves.toMatchObject({ title: `Cuoca ${first}` });
  await expect(read(`/api/jobs?search=${first}`)).resolves.toMatchObject([{ id: job.id }]);
  const later = await publish(session, { title: `Cuoca ${second}` });
  await eventually(() => read(`/api/jobs?search=${second}`)).toMatchObject([{ id: later.id }]);
});
