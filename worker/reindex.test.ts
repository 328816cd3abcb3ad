import { env } from 'cloudflare:workers';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays } from '../shared/dates.ts';
import { windowStarts } from './db/job-windows.ts';
import { candidates } from './db/tables/candidates.ts';
import { jobs, jobWindows } from './db/tables/jobs.ts';
import { type Mark, reindex } from './reindex.ts';
import { runScheduled } from './scheduled.ts';
import { all, derived, dropIndexReaders } from './testing/derived.ts';
import { jobBody, makeJob, testDb } from './testing/factories.ts';
import { candidateBody, makeCandidate } from './testing/make-candidate.ts';
import { asAccount, asAdmin, asEmployer, asWorker, type Person } from './testing/requests.ts';
import { rebuildVocabulary } from './text-search/rebuild-vocabulary.ts';

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
afterAll(dropIndexReaders);

describe('offers and profiles that everything has happened to', () => {
  beforeAll(async () => {
    vi.useFakeTimers({ now: START, toFake: ['Date'] });
    await lead();
    // The cron's.
    await rebuildVocabulary(testDb());
    return clear;
  });

  test('are indexed and counted as they would be from nothing', async () => {
    const before = await derived();
    const statuses = await all('SELECT DISTINCT status FROM jobs ORDER BY status');
    expect(statuses.map((row) => Object(row).status)).toEqual([
      'closed',
      'deleted',
      'expired',
      'hidden',
      'open',
      'paused',
    ]);
    expect(before.sorted.length).toBeGreaterThan(20);
    for (let time = 0; time < 2; time++) {
      expect(await reindex(testDb(), now)).toEqual({
        jobs: { rows: 16, changed: 0 },
        candidates: { rows: 4, changed: 0 },
      });
      expect(await derived()).toEqual(before);
    }
  });

  // Sixteen offers, so that three are a slice of some, and everything fits into the size of a real one.
  const SIZES = [3, 2000];

  test.each([
    ['rows that an index lost', 'DELETE FROM job_search WHERE rowid % 2 = 0'],
    ['rows that an index made up', "INSERT INTO job_search (rowid, title) VALUES (999999, 'fantasma')"],
    ['an empty index', "INSERT INTO company_candidate_search (company_candidate_search) VALUES ('delete-all')"],
    ['profiles that an index lost', 'DELETE FROM candidate_search'],
    ['wrong counts', "UPDATE job_counters SET counts = json_set(counts, '$.townedolo', 700)"],
    ['counts of nothing', "UPDATE job_counters SET counts = json_set(counts, '$.townatlantide', 3)"],
    ['lost counts', 'DELETE FROM job_counters'],
    ['wrong packs', 'UPDATE job_packs SET offers = json_set(offers, \'$."999"\', json(\'["c1",null,0,0]\'))'],
    ['lost packs', 'DELETE FROM job_packs WHERE id % 2'],
    ['wrong positions', 'UPDATE job_cells SET lat = 0, count = -1'],
    ['lost positions of profiles', 'DELETE FROM candidate_cells'],
    ['wrong numbers of profiles', 'UPDATE candidate_counts SET count = 1000'],
    ['lost sorted lists', "DELETE FROM job_sorted WHERE sort = 'title'"],
    ['a lost vocabulary', 'DELETE FROM search_vocabulary'],
    ['lost windows', "DELETE FROM job_windows WHERE facet = 'posted7'"],
    ['windows of the future', 'UPDATE job_windows SET since = since + 864000000'],
  ])('are mended, all at once and by slices: %s', async (_what, corruption) => {
    const before = await derived();
    for (const size of SIZES) {
      await all(corruption);
      expect(await derived()).not.toEqual(before);
      await reindex(testDb(), now, { size });
      expect(await derived()).toEqual(before);
    }
  });

  test('are all found between any two slices, and a rebuild goes on from where it was stopped', async () => {
    const before = await derived();
    const find = () => all("SELECT rowid FROM job_search WHERE job_search MATCH 'facets : town*' ORDER BY rowid");
    const found = await find();
    expect(found.length).toBe(2);
    const marks: Mark[] = [];
    await reindex(testDb(), now, {
      size: 3,
      onMark: async (mark) => {
        marks.push(mark);
        expect(await find(), `${mark.step} ${mark.after}`).toEqual(found);
      },
    });
    expect(marks.filter(({ step }) => step === 'job_search').map(({ after }) => after)).toEqual([0, 3, 6, 9, 12, 15]);
    for (const from of marks.filter((_mark, index) => index % 4 === 0)) {
      const steps: string[] = [];
      const stop = new Error('stopped');
      let left = 2;
      let last: Mark | undefined;
      const stopped = reindex(testDb(), now, {
        size: 3,
        from,
        onMark: async (mark) => {
          last = mark;
          if (left-- === 0) throw stop;
        },
      });
      await stopped.catch((error) => expect(error).toBe(stop));
      const done = await reindex(testDb(), now, {
        size: 3,
        ...(last && last.step !== '' ? { from: last } : {}),
        onMark: async ({ step }) => {
          steps.push(step);
        },
      });
      expect(done).toEqual({ jobs: { rows: 16, changed: 0 }, candidates: { rows: 4, changed: 0 } });
      if (last && last.step !== '') expect(steps.length).toBeLessThan(marks.length);
    }
    expect(await derived()).toEqual(before);
  });

  test('keep no marks of what slices have taken out, and are merged by themselves again', async () => {
    await reindex(testDb(), now, { size: 3 });
    expect(await all("SELECT v FROM job_search_config WHERE k = 'deletemerge'")).toEqual([{ v: 10 }]);
    expect(await all('SELECT count(DISTINCT segid) AS segments FROM job_search_idx')).toEqual([{ segments: 1 }]);
  });

  test('are put right where their columns were derived in another way, and it is said how many', async () => {
    const before = await derived();
    await testDb().update(jobs).set({ facets: 'categoryaltro', codes: '', titleKey: 'x' }).where(sql`id % 2 = 0`);
    await testDb().update(candidates).set({ cell: null, locationKey: '' });
    const { jobs: offers, candidates: profiles } = await reindex(testDb(), now);
    expect(offers).toEqual({ rows: 16, changed: 8 });
    expect(profiles).toEqual({ rows: 4, changed: 4 });
    expect(await derived()).toEqual(before);
  });

  test('go on in step afterwards', async () => {
    await reindex(testDb(), now);
    const [open] = await testDb().select().from(jobs).where(eq(jobs.status, 'open'));
    await testDb()
      .update(jobs)
      .set({ status: 'paused' })
      .where(eq(jobs.id, open?.id ?? 0));
    const { id } = await makeJob({ location: 'Zone' });
    const candidate = await makeCandidate({ location: 'Zone' });
    await rebuildVocabulary(testDb());
    const before = await derived();
    await reindex(testDb(), now);
    expect(await derived()).toEqual(before);
    await testDb().delete(jobs).where(eq(jobs.id, id));
    await testDb().delete(candidates).where(eq(candidates.id, candidate.id));
    await testDb()
      .update(jobs)
      .set({ status: 'open' })
      .where(eq(jobs.id, open?.id ?? 0));
    await rebuildVocabulary(testDb());
  });
});

test('more offers than one page are read, and what is edited meanwhile is left alone', async () => {
  await clear();
  const { id, ownerId } = await makeJob({ title: 'Prima' });
  await all(`
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)
    INSERT INTO jobs (public_id, owner_id, status, title, company_name, location, category, type, experience, contract, description, posted_at, valid_through, updated_at, title_key, location_key, facets)
    SELECT 'molte' || i, owner_id, 'expired', title, company_name, location, category, type, experience, contract, description, posted_at, valid_through, updated_at, 'sbagliata', location_key, facets
    FROM n, jobs WHERE jobs.id = ${id}`);
  const db = testDb();
  const real = db.all.bind(db);
  // Before the first page is written, somebody edits one of its offers. How many there are is asked before.
  const asked = vi.spyOn(db, 'all').mockImplementationOnce(real);
  asked.mockImplementationOnce((query) => {
    const edit = testDb().update(jobs).set({ titleKey: 'nuova', revision: 2 }).where(eq(jobs.publicId, 'molte7'));
    return edit.then(() => real(query)) as ReturnType<typeof real>;
  });
  expect((await reindex(db, now)).jobs).toEqual({ rows: 2501, changed: 2499 });
  const left = await testDb().select({ key: jobs.titleKey }).from(jobs).where(eq(jobs.ownerId, ownerId));
  expect(left.map(({ key }) => key).filter((key) => key !== 'prima')).toEqual(['nuova']);
});

test('windows are those of today in Rome', async () => {
  await reindex(testDb(), now);
  expect(await testDb().select().from(jobWindows)).toEqual(expect.arrayContaining(windowStarts(now)));
});
