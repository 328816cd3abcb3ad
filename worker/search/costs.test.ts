import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { SHIFTS } from '../../shared/job-values.ts';
import { employerPages } from '../db/tables/employers.ts';
import { readVersions, versionOf } from '../http/versions.ts';
import { costOf, countingD1, withBindings } from '../testing/bindings.ts';
import { jobBody, makeUser, testDb } from '../testing/factories.ts';
import { forgetCopies, publishNow } from '../testing/forget-copies.ts';
import { readJobs } from '../testing/job-lists.ts';
import { makeEmployerPage } from '../testing/make-employer-page.ts';
import { asAccount, asVisitor } from '../testing/requests.ts';
import { seedArchive, seedJobs } from '../testing/seed-jobs.ts';

const OPEN = 1000;

const cost = async (path: string) => {
  const { result, cost } = await costOf((bindings) => asVisitor.get(path, { bindings }));
  if (result.status !== 200) throw new Error(`${path}: ${result.status} ${await result.text()}`);
  return cost;
};

beforeAll(async () => {
  await seedJobs({ ownerId: (await makeUser()).id, count: OPEN, newest: new Date() });
  await seedArchive(3 * OPEN);
  await publishNow();
  await cost('/api/jobs/filters');
});

describe('with the index in memory', () => {
  test.each([
    'sort=title',
    'category=Ristorazione,Turismo&shift=sera,notte',
    'location=Darfo&radius=20&pay=true&sort=distance',
    'lat=45.95&lon=10.3&radius=10',
    'town=breno&exact=true&sort=recent',
  ])('a list asks for its page alone: %s', async (query) => {
    const { statements, rowsRead } = await cost(`/api/jobs?limit=20&${query}`);
    expect([statements, rowsRead <= 45]).toEqual([1, true]);
  });

  test.each(['', 'type=Weekend&location=Edolo&radius=30', 'lat=45.95&lon=10.3&radius=5&pay=true'])(
    'counts ask for nothing: %s',
    async (query) => {
      expect(await cost(`/api/jobs/filters?${query}`)).toEqual({ statements: 0, rowsRead: 0 });
    },
  );

  test('a text reads a row for each match, and the page', async () => {
    const { total } = await readJobs({ search: 'cuoco' });
    expect(total).toBeGreaterThan(100);
    const { statements, rowsRead } = await cost('/api/jobs?search=cuoco&limit=20');
    expect(statements).toBe(2);
    // Beside the page, the patterns themselves.
    expect(rowsRead).toBeLessThanOrEqual(total + 45 + 20);
  });
});

describe('the index', () => {
  test('is read once a version, one row an open offer', async () => {
    await forgetCopies();
    const first = await cost('/api/jobs/filters');
    expect(first.statements).toBe(1);
    expect(first.rowsRead).toBeLessThanOrEqual(OPEN + 2);
    for (const query of ['', 'town=breno', 'radius=7&location=Breno', 'type=Weekend,Part-time'])
      expect(await cost(`/api/jobs/filters?${query}`)).toEqual({ statements: 0, rowsRead: 0 });
  });

  test('is not read again for a changed page of an employer, though documents are', async () => {
    const published = async () => versionOf(await readVersions(env.LISTS));
    const { ownerId } = await makeEmployerPage();
    await publishNow();
    await cost('/api/jobs/filters');
    const before = await published();
    await testDb().update(employerPages).set({ text: 'Altro testo.' }).where(eq(employerPages.ownerId, ownerId));
    await publishNow();
    expect(await published()).not.toBe(before);
    expect(await cost('/api/jobs/filters')).toEqual({ statements: 0, rowsRead: 0 });
  });

  test('is not read again for a cookie, which costs one row', async () => {
    const employer = await asAccount(await makeUser({ role: 'employer' }));
    const published = await employer.post('/api/jobs', jobBody());
    const [Cookie = ''] = published.headers.get('Set-Cookie')?.split(';') ?? [];
    const request = (cookie: string) =>
      costOf((bindings) => asVisitor.get('/api/jobs/filters', { bindings, headers: { Cookie: cookie } }));
    await request(Cookie);
    expect((await request(Cookie)).cost).toEqual({ statements: 1, rowsRead: 1 });
    expect((await request('bookmark=made-up')).cost).toEqual({ statements: 0, rowsRead: 0 });
  });
});

test.each([
  ['what must be said', jobBody()],
  [
    'all that can be',
    jobBody({ salaryMin: 1400, salaryMax: 1600, salaryPeriod: 'mese', shifts: [...SHIFTS], openings: 3 }),
  ],
])('publishing %s writes at most 15 rows', async (_, body) => {
  const employer = await asAccount(await makeUser({ role: 'employer' }));
  const { db, written } = countingD1(env.DB);
  expect((await employer.post('/api/jobs', body, { bindings: withBindings({ DB: db }) })).status).toBe(201);
  expect(written().rowsWritten).toBeLessThanOrEqual(15);
});
