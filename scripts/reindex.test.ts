import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { run } from './lib/run.mjs';
import { rebuild } from './reindex.ts';
import { outcomeOf } from './testing/command.ts';
import { copyWithWrangler } from './testing/fake-wrangler.ts';
import { migrate } from './testing/fill-every-table.ts';
import { makeState, query, withDatabase } from './testing/local-database.ts';

const state = makeState();
beforeAll(() => withDatabase(state, migrate));

const rebuildWith = outcomeOf(rebuild);

// Texts of what SQL and wrangler's own parser of it are made of.
const TITLE = "Aiuto cuoco; DROP TABLE jobs -- ''ß'' ?";
const JOB = `
  INSERT INTO jobs (public_id, owner_id, title, company_name, location, category, type, experience, contract, description,
    town, lat, lon, posted_at, valid_through, updated_at, title_key, location_key, codes)`;
const job = (id: string, title: string) =>
  `('${id}', 1, '${title}', 'Ditta', 'Edolo', 'Ristorazione', 'Full-time', 'No esperienza', 'Contratto determinato', 'Testo',
    'edolo', 46.1786, 10.3301, 0, 9e12, 0, 'x', 'x', 'x')`;

it('puts columns and indexes right, and says what it found', async () => {
  await query(
    state,
    `
    INSERT INTO users (public_id, name, email, password_hash, created_at) VALUES ('u', 'U', 'u@example.org', '-', 0);
    ${JOB} VALUES ${job('one', TITLE)}, ${job('two', 'Barista')};
    INSERT INTO candidates (public_id, name, title, location, skills, posted_at, updated_at, title_key, location_key, codes)
    VALUES ('person', 'Anna', 'Oss', 'Breno', '["Cura; ?"]', 0, 0, 'oss', 'breno', 'x');
    INSERT INTO job_search (job_search) VALUES ('delete-all')`,
  );
  expect(await rebuildWith('--persist-to', state)).toEqual({
    ok: true,
    output: expect.stringMatching(/^2 offers, 2 put right; 1 profiles, 1 put right\.\nThe search indexes/),
  });
  const [found] = await query(
    state,
    `
    SELECT (SELECT group_concat(title_key, '|') FROM jobs) AS keys,
      (SELECT group_concat(title) FROM jobs WHERE id = 1) AS title,
      (SELECT group_concat(codes, '|') FROM candidates) AS codes,
      (SELECT group_concat(rowid) FROM job_search WHERE job_search MATCH 'edolo') AS found,
      (SELECT count(*) FROM candidate_search WHERE candidate_search MATCH 'cura') AS people`,
  );
  expect(found).toEqual({
    keys: 'aiuto cuoco drop table jobs ss|barista',
    title: TITLE.replaceAll("''", "'"),
    codes: 'w017028',
    found: '1,2',
    people: 1,
  });
});

it('acts on what is live with --remote, and says why it cannot without the statement', async () => {
  const folder = makeState();
  const cases = `*"'rebuild'"*) [ "$FAILS" ] && echo no such table && exit 1; echo "[]";; *--remote*) echo "[]";; *) exit 2;;`;
  await copyWithWrangler(folder, cases);
  const reindex = (env: Record<string, string>) =>
    run('node', [join(folder, 'scripts/reindex.ts'), '--remote'], { env });
  expect(await reindex({})).toEqual({ ok: true, output: expect.stringContaining('0 offers') });
  const failed = await reindex({ FAILS: 'yes' });
  const reason = expect.stringContaining('✗ Asking the database failed\nno such table');
  expect(failed).toEqual({ ok: false, output: reason });
  expect(failed.output).not.toContain('select');
});

it('says how it is used where it was told something else', async () => {
  for (const wrong of [['--live'], ['--remote', '--persist-to', 'x'], ['--persist-to'], ['jobs']])
    expect(await rebuildWith(...wrong)).toEqual({
      ok: false,
      output: expect.stringContaining('npm run reindex -- --remote'),
    });
});
