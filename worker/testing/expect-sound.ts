import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { isUnsettled } from '../db/settle.ts';
import { jobs } from '../db/tables/jobs.ts';
import { reindex } from '../reindex.ts';
import { testDb } from './factories.ts';

/** Queries that find nothing, whatever has happened at the same moment. */
const NEVER: Readonly<Record<string, string>> = {
  'a row of what is gone': 'SELECT * FROM pragma_foreign_key_check',
  'an address of two accounts': 'SELECT email FROM users GROUP BY email HAVING count(*) > 1',
  'two applications of one person to one offer':
    'SELECT job_id, user_id FROM applications WHERE user_id IS NOT NULL GROUP BY job_id, user_id HAVING count(*) > 1',
  'an application without its beginning':
    "SELECT id FROM applications WHERE 1 <> (SELECT count(*) FROM application_events WHERE application_id = applications.id AND status = 'sent')",
  'an application that is not what its history says last':
    'SELECT id FROM applications WHERE status <> (SELECT status FROM application_events WHERE application_id = applications.id ORDER BY id DESC LIMIT 1)',
  'a profile that is shown of a restricted account':
    "SELECT candidates.id FROM candidates JOIN users ON users.id = owner_id WHERE status IN ('open', 'companies') AND (suspended_at IS NOT NULL OR users.deleted_at IS NOT NULL)",
};

/** Expects the indexes to hold the words of what is open, and the columns that follow from others to be as they should be. */
export async function expectCached(): Promise<void> {
  const db = testDb();
  for (const index of ['job_search', 'candidate_search'])
    await db.run(sql.raw(`INSERT INTO ${index} (${index}, rank) VALUES ('integrity-check', 1)`));
  const { jobs: offers, candidates: profiles } = await reindex(db);
  expect([offers.changed, profiles.changed]).toEqual([0, 0]);
}

/** Expects of the database what must be true of it whatever has happened. */
export async function expectSound(): Promise<void> {
  const db = testDb();
  const now = new Date();
  const broken: Record<string, unknown> = {};
  for (const [what, query] of Object.entries(NEVER)) {
    const rows = await db.all(sql.raw(query));
    if (rows.length > 0) broken[what] = rows;
  }
  expect(broken).toEqual({});
  expect(await db.$count(jobs, isUnsettled(now))).toBe(0);
  await expectCached();
}
