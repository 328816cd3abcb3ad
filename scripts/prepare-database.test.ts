import { expect, it, vi } from 'vitest';
import { DEMO_ACCOUNTS } from './demo/accounts.mjs';
import { mustRun } from './lib/run.mjs';
import { makeState, query } from './testing/local-database.ts';

const state = makeState();

async function prepare(): Promise<unknown> {
  const output = await mustRun('Preparing', 'node', ['scripts/prepare-database.ts', state]);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

const COUNTS = `
  SELECT sum(status = 'open') AS open, sum(status = 'expired') AS expired,
    sum(status = 'open' AND lat IS NULL) AS placeless, count(DISTINCT town) AS towns,
    (SELECT count(*) FROM job_search_docsize) AS searchable,
    (SELECT count(*) || ' ' || sum(user_id IS NULL) || ' ' || sum(applications.status = 'sent') || ' ' || sum(applications.reminded_at IS NOT NULL)
      FROM applications JOIN jobs ON jobs.id = job_id WHERE owner_id = 2) AS received,
    (SELECT group_concat(email || ' ' || role) FROM users WHERE id <= 3) AS accounts,
    (SELECT count(*) FROM jobs AS newer JOIN jobs AS older ON newer.id > older.id AND newer.posted_at < older.posted_at) AS disordered
  FROM jobs`;

it('migrates and fills an empty database once, where home cannot be written as well, and leaves one with rows alone', async () => {
  vi.stubEnv('HOME', '/dev/null');
  vi.stubEnv('XDG_CONFIG_HOME', undefined);
  await expect(prepare()).resolves.toEqual({ demo: true });
  vi.unstubAllEnvs();
  const [counts] = await query(state, COUNTS);
  expect(counts).toMatchObject({ open: 57, expired: 4, placeless: 3, disordered: 0 });
  expect(counts?.towns).toBeGreaterThanOrEqual(30);
  expect(counts).toMatchObject({ searchable: counts?.open });
  // Of five applications for the demo employer four came without an account, two are to be read and two wait for long.
  expect(counts?.received).toBe('5 4 2 2');
  expect(counts?.accounts).toBe(DEMO_ACCOUNTS.map(({ email, role }) => `${email} ${role}`).join(','));

  // One account of somebody's own is reason enough to add nothing.
  const own =
    "INSERT INTO users (public_id, name, email, password_hash, created_at) VALUES ('own', 'Own', 'own@example.org', '-', 0)";
  await query(
    state,
    `DELETE FROM application_events; DELETE FROM applications; DELETE FROM jobs; DELETE FROM candidate_messages; DELETE FROM candidates; DELETE FROM users; ${own}`,
  );
  await expect(prepare()).resolves.toEqual({ demo: false });
  await expect(query(state, 'SELECT count(*) AS jobs FROM jobs')).resolves.toEqual([{ jobs: 0 }]);
});
