import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from './lib/run.mjs';
import { rebuild } from './reindex.ts';
import { outcomeOf } from './testing/command.ts';
import { copyWithWrangler } from './testing/fake-wrangler.ts';
import { migrate } from './testing/fill-every-table.ts';
import { query, withDatabase } from './testing/local-database.ts';

let state: string;
beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'lavoro-in-valle-reindex-'));
  await withDatabase(state, migrate);
});
afterAll(() => rm(state, { recursive: true, force: true }));

const rebuildWith = outcomeOf(rebuild);

// Texts of what SQL and wrangler's own parser of it are made of.
const TITLE = "Aiuto cuoco; DROP TABLE jobs -- ''ß'' ?";
const JOB = `
  INSERT INTO jobs (public_id, owner_id, title, company_name, location, category, type, experience, contract, description,
    town, lat, lon, posted_at, valid_through, updated_at, title_key, location_key, facets)`;
const job = (id: string, title: string) =>
  `('${id}', 1, '${title}', 'Ditta', 'Edolo', 'Ristorazione', 'Full-time', 'No esperienza', 'Contratto determinato', 'Testo',
    'edolo', 46.1786, 10.3301, 0, 9e12, 0, 'x', 'x', 'x')`;

it('puts columns, index and counters right, and says what it found', async () => {
  await query(
    state,
    `
    INSERT INTO users (public_id, name, email, password_hash, created_at) VALUES ('u', 'U', 'u@example.org', '-', 0);
    ${JOB} VALUES ${job('one', TITLE)}, ${job('two', 'Barista')};
    INSERT INTO candidates (public_id, name, title, location, skills, posted_at, updated_at, title_key, location_key, facets)
    VALUES ('person', 'Anna', 'Oss', 'Breno', '["Cura; ?"]', 0, 0, 'oss', 'breno', 'x');
    DELETE FROM job_search; UPDATE job_counters SET counts = '{"townedolo":9}'; DELETE FROM job_sorted`,
  );
  expect(await rebuildWith('--persist-to', state)).toEqual({
    ok: true,
    output: expect.stringMatching(/^2 offers, 2 put right; 1 profiles, 1 put right\.\nIndexes/),
  });
  const [found] = await query(
    state,
    `
    SELECT (SELECT group_concat(title_key, '|') FROM jobs) AS keys,
      (SELECT group_concat(title) FROM jobs WHERE id = 1) AS title,
      (SELECT cell FROM job_cells WHERE count = 2) AS cell,
      (SELECT count FROM job_facet_counts WHERE facet = 'townedolo') AS edolo,
      (SELECT group_concat(rowid || location_key) FROM job_search WHERE job_search MATCH 'facets : townedolo') AS found,
      (SELECT group_concat(id) FROM job_sorted WHERE facet = 'townedolo' AND sort = 'title') AS sorted,
      (SELECT count(*) FROM candidate_search WHERE candidate_search MATCH 'cura') AS people`,
  );
  expect(found).toEqual({
    keys: 'aiuto cuoco drop table jobs ss|barista',
    title: TITLE.replaceAll("''", "'"),
    cell: '461786x103301',
    edolo: 2,
    found: '1edolo,2edolo',
    sorted: '1,2',
    people: 1,
  });
});

/** Uses a copy of the project's scripts. */
async function withWrangler(cases: string, use: (folder: string, told: () => Promise<string[]>) => Promise<void>) {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'lavoro-in-valle-reindex-script-')));
  try {
    await use(folder, await copyWithWrangler(folder, cases));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

it('acts on what is live with --remote, and says why it cannot without the statement', () =>
  withWrangler(
    '*"max(id)"*) [ "$FAILS" ] && echo no such table && exit 1; echo "[]";; *--remote*) echo "[]";; *) exit 2;;',
    async (folder) => {
      const reindex = (env: Record<string, string> = {}) =>
        run('node', [join(folder, 'scripts/reindex.ts'), '--remote'], { env });
      expect(await reindex()).toEqual({ ok: true, output: expect.stringContaining('0 offers') });
      const failed = await reindex({ FAILS: 'yes' });
      expect(failed).toEqual({
        ok: false,
        output: expect.stringContaining('✗ Asking the database failed\nno such table'),
      });
      expect(failed.output).not.toContain('select');
    },
  ));

it('says of a local database, too, why it cannot', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'lavoro-in-valle-reindex-empty-'));
  const failed = await rebuildWith('--persist-to', empty);
  await rm(empty, { recursive: true, force: true });
  expect(failed).toEqual({
    ok: false,
    output: 'Asking the database failed\nD1_ERROR: no such table: jobs: SQLITE_ERROR',
  });
});

it('rebuilds a large database slice by slice, says how far, and goes on where it was interrupted', () =>
  withWrangler(
    `*"max(id)"*) echo '[{"results":[{"jobs":5000,"candidates":10}]}]';; *"BETWEEN 2001 AND 4000"*) [ "$FAILS" ] && exit 1; echo "[]";; *) echo "[]";;`,
    async (folder, told) => {
      const reindex = (env: Record<string, string> = {}) =>
        run('node', [join(folder, 'scripts/reindex.ts'), '--remote'], { env });
      const slices = (lines: string[]) =>
        lines.flatMap((line) => /DELETE FROM job_search WHERE rowid (BETWEEN \d+)/.exec(line)?.[1] ?? []);
      const columns = (lines: string[]) => lines.filter((line) => line.includes('select "id"')).length;

      const stopped = await reindex({ FAILS: 'yes' });
      expect(stopped.ok).toBe(false);
      expect(stopped.output).toContain('• job_search: done up to 2000\n• Stopped. Nothing is lost');
      const first = await told();
      expect(slices(first)).toEqual(['BETWEEN 1', 'BETWEEN 2001']);
      expect(columns(first)).toBe(2);

      const done = await reindex();
      expect(done.output).toContain('• Going on where the last one stopped: job_search, after 2000');
      expect(done).toEqual({ ok: true, output: expect.stringContaining('0 offers, all of them in order') });
      const second = await told();
      expect(slices(second)).toEqual(['BETWEEN 2001', 'BETWEEN 4001']);
      expect(columns(second)).toBe(0);
      expect(second.at(-1)).toContain('kv key put version');

      expect((await reindex()).output).not.toContain('Going on');
    },
  ));

it('says how it is used where it was told something else', async () => {
  for (const wrong of [['--live'], ['--remote', '--persist-to', 'x'], ['--persist-to'], ['jobs']])
    expect(await rebuildWith(...wrong)).toEqual({
      ok: false,
      output: expect.stringContaining('npm run reindex -- --remote'),
    });
});
