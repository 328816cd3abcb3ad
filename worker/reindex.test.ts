import { env } from 'cloudflare:workers';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays } from '../shared/dates.ts';
import { candidates } from './db/tables/candidates.ts';
import { jobs } from './db/tables/jobs.ts';
import { reindex } from './reindex.ts';
import { runScheduled } from './scheduled.ts';
import { expectKept } from './testing/expect-sound.ts';
import { jobBody, makeJob, testDb } from './testing/factories.ts';
import { candidateBody } from './testing/make-candidate.ts';
import { asAccount, asAdmin, asEmployer, asWorker, type Person } from './testing/requests.ts';

const START = new Date('2027-03-20T08:00:00Z');
let now = START;

/** Lets days pass, with what the cron does meanwhile. */
async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    now = addDays(now, 1);
    vi.setSystemTime(now);
    await runScheduled('*/5 * * * *', env, now);
  }
}

const ok = async (answer: Promise<Response>): Promise<{ id: string; revision: number }> => {
  const response = await answer;
  expect(response.ok, `${response.url} ${response.status}`).toBe(true);
  return response.json();
};

/** Without pay an offer of employment is not renewed. */
const PAID = { salaryMin: 1400, salaryPeriod: 'mese' } as const;

/** Offers and profiles that have gone through everything that can be done with them. */
async function lead(): Promise<void> {
  const [employer, worker, admin] = [await asEmployer(), await asWorker(), await asAdmin()];
  const places = ['Edolo', 'Breno, Esine', 'tutta la valle', 'Ponte di Legno', 'Darfo Boario Terme (BS)'];
  const offers: { id: string; revision: number }[] = [];
  for (let n = 0; n < 15; n++) {
    const fields = {
      location: places[n % 5] ?? '',
      housing: n % 2 === 0,
      shifts: n % 3 ? [] : ['notte' as const],
      ...PAID,
    };
    offers.push(await ok(employer.post('/api/jobs', jobBody({ ...fields, title: `Caffè “${n}” è così` }))));
    if (n % 5 === 0) await pass(2);
  }
  const of = (index: number) => offers[index]?.id ?? '';
  const change = (person: Person, path: string, method: string, body: unknown) =>
    ok(person.post(path, body, { method }));
  await change(employer, `/api/jobs/${of(0)}`, 'PATCH', {
    ...jobBody({ title: 'Cuoca', location: 'Vione' }),
    revision: 1,
  });
  await change(employer, `/api/jobs/${of(1)}/status`, 'PUT', { ownerStatus: 'paused' });
  await change(employer, `/api/jobs/${of(2)}/status`, 'PUT', { ownerStatus: 'closed' });
  await change(employer, `/api/jobs/${of(3)}/status`, 'PUT', { ownerStatus: 'closed' });
  await change(employer, `/api/jobs/${of(3)}/status`, 'PUT', { ownerStatus: 'open' });
  await ok(employer.send(`/api/jobs/${of(4)}`, { method: 'DELETE' }));
  await ok(employer.send(`/api/jobs/${of(5)}`, { method: 'DELETE' }));
  await ok(employer.send(`/api/jobs/${of(5)}/restore`, { method: 'POST' }));
  await ok(admin.post(`/api/moderation/jobs/${of(6)}/hide`, { rule: 'no-money', facts: 'Prova.' }));
  await ok(admin.post(`/api/moderation/jobs/${of(7)}/hide`, { rule: 'no-money', facts: 'Prova.' }));
  await ok(admin.post(`/api/moderation/jobs/${of(7)}/restore`, {}));
  for (const [index, audience] of (['everyone', 'companies', 'everyone', 'companies'] as const).entries()) {
    const { id } = await ok(worker.post('/api/candidates', candidateBody({ audience, location: places[index] ?? '' })));
    if (index > 1) await change(worker, `/api/candidates/${id}`, 'PATCH', { hidden: true });
    else await change(worker, `/api/candidates/${id}`, 'PATCH', { title: 'Casaro', location: 'Cevo', revision: 1 });
  }
  // The first offers are near their end: one goes on, the others end.
  await pass(24);
  // A session is over by then.
  const back = await asAccount(employer.account);
  await change(back, `/api/jobs/${of(8)}/renew`, 'POST', {});
  await pass(6);
  await ok((await asAccount(employer.account)).post('/api/jobs', jobBody({ location: 'Bienno' })));
}

const clear = async (): Promise<void> => {
  await testDb().delete(jobs);
  await testDb().delete(candidates);
};

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('offers and profiles that everything has happened to', () => {
  beforeAll(async () => {
    vi.useFakeTimers({ now: START, toFake: ['Date'] });
    await lead();
    return clear;
  });

  test('are indexed as they would be from nothing', async () => {
    const statuses = await testDb().all<{ status: string }>(sql`SELECT DISTINCT status FROM jobs ORDER BY status`);
    expect(statuses.map(({ status }) => status)).toEqual(['closed', 'deleted', 'expired', 'hidden', 'open', 'paused']);
    await expectKept();
  });

  const words = (index: string) =>
    testDb().all(sql`SELECT term, sum(cnt) AS cnt FROM ${sql.raw(index)} GROUP BY term ORDER BY term`);

  test.each([
    ['an empty index', "INSERT INTO job_search (job_search) VALUES ('delete-all')"],
    ['an index of something else', "INSERT INTO candidate_search (rowid, title) VALUES (999999, 'fantasma')"],
    ['columns that were derived in another way', "UPDATE jobs SET codes = '', title_key = 'x' WHERE id % 2 = 0"],
  ])('are mended: %s', async (_what, corruption) => {
    const indexed = async () => [await words('job_words'), await testDb().select().from(jobs)];
    await reindex(testDb());
    const before = await indexed();
    await testDb().run(sql.raw(corruption));
    await reindex(testDb());
    expect(await indexed()).toEqual(before);
    await expectKept();
  });
});

test('more offers than one page are read, and what is edited meanwhile is left alone', async () => {
  await clear();
  const { id, ownerId } = await makeJob({ title: 'Prima' });
  await testDb().run(sql`
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)
    INSERT INTO jobs (public_id, owner_id, status, title, company_name, location, category, type, experience, contract, description, posted_at, valid_through, updated_at, title_key, location_key, codes)
    SELECT 'molte' || i, owner_id, 'expired', title, company_name, location, category, type, experience, contract, description, posted_at, valid_through, updated_at, 'sbagliata', location_key, codes
    FROM n, jobs WHERE jobs.id = ${id}`);
  const db = testDb();
  const real = db.batch.bind(db);
  // Before the first page is written, somebody edits one of its offers.
  vi.spyOn(db, 'batch').mockImplementationOnce(async (queries) => {
    await testDb().update(jobs).set({ titleKey: 'nuova', revision: 2 }).where(eq(jobs.publicId, 'molte7'));
    return real(queries);
  });
  expect((await reindex(db)).jobs).toEqual({ rows: 2501, changed: 2499 });
  const left = await testDb().select({ key: jobs.titleKey }).from(jobs).where(eq(jobs.ownerId, ownerId));
  expect(left.map(({ key }) => key).filter((key) => key !== 'prima')).toEqual(['nuova']);
});
