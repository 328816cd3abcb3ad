import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { addDays, romeDay } from '../shared/dates.ts';
import { jobStatsSchema } from '../shared/jobs.ts';
import { searchTalliesSchema } from '../shared/search-log.ts';
import { jobViews } from './db/tables/jobs.ts';
import { dailyCounts, searchCounts } from './db/tables/operation.ts';
import { readConfig } from './env.ts';
import { runScheduled } from './scheduled.ts';
import { costOf, withBindings } from './testing/bindings.ts';
import { makeJob, makeUser, testDb, uniqueWord } from './testing/factories.ts';
import { recordLog } from './testing/log.ts';
import { asAccount, asAdmin, asWorker } from './testing/requests.ts';

const { port, token } = inject('countsApi');
const API = `http://127.0.0.1:${port}`;
const lines = recordLog();
let dataset = '';
let points: AnalyticsEngineDataPoint[] = [];

/** Bindings that count by data points, which the simulator takes and forgets. */
const counting = (settings: Record<string, unknown> = {}) => ({
  COUNTS: {
    writeDataPoint: (point: AnalyticsEngineDataPoint) => {
      points.push(point);
      env.COUNTS_OF_TESTS.writeDataPoint(point);
    },
  },
  COUNTS_DATASET: dataset,
  COUNTS_API_URL: `${API}/sql`,
  COUNTS_API_TOKEN: token,
  ...settings,
});
const bound = (settings?: Record<string, unknown>): Env => withBindings(counting(settings));

/** Stores data points as Analytics Engine does: of many it keeps one that stands for `each`. */
async function store(
  what: string,
  name: string,
  { day, each = 1, count = 1 }: { day: string; each?: number; count?: number },
) {
  const point = {
    dataset,
    _sample_interval: each,
    timestamp: `${day} 12:00:00`,
    index1: name.slice(0, 24),
    blobs: [what, day, name],
  };
  await fetch(`${API}/points`, { method: 'POST', body: JSON.stringify(Array(count).fill(point)) });
}
const requested = async (): Promise<number> => Number(await (await fetch(`${API}/requested`)).text());

beforeEach(async () => {
  dataset = uniqueWord();
  points = [];
  for (const table of [searchCounts, dailyCounts]) await testDb().delete(table);
});

describe('a look at an offer', () => {
  test('is a data point with nothing about who looked, and no row', async () => {
    const job = await makeJob();
    const person = await asWorker();
    const look = (bindings: Env) => person.send(`/api/jobs/${job.publicId}/views`, { method: 'POST', bindings });
    const { result, written } = await costOf(look, counting());
    expect([result.status, await result.json()]).toEqual([200, { counted: true }]);
    const day = romeDay(new Date());
    expect(points).toEqual([{ indexes: [`${job.id} ${day}`.slice(0, 24)], blobs: ['view', day, `${job.id} ${day}`] }]);
    expect(written.rowsWritten).toBe(0);
    expect(await testDb().$count(jobViews, eq(jobViews.jobId, job.id))).toBe(0);
  });

  test.each([
    ['binding', { COUNTS: undefined }],
    ['settings', { COUNTS_DATASET: undefined, COUNTS_API_URL: undefined, COUNTS_API_TOKEN: undefined }],
  ])('is a row without the %s', async (_, without) => {
    const job = await makeJob();
    const request = { method: 'POST', bindings: bound(without) };
    await (await asWorker()).send(`/api/jobs/${job.publicId}/views`, request);
    expect(points).toEqual([]);
    expect(await testDb().$count(jobViews, eq(jobViews.jobId, job.id))).toBe(1);
  });
});

test('a search is a data point with its words, place and day alone, and no row; one that may name somebody is none', async () => {
  const word = uniqueWord();
  const person = await asWorker();
  const { written } = await costOf(async (bindings) => {
    await person.post('/api/searches', { kind: 'jobs', search: word, location: 'Edolo' }, { bindings });
    await person.post('/api/searches', { kind: 'jobs', search: 'cuoco mario@example.org' }, { bindings });
  }, counting());
  const day = romeDay(new Date());
  const name = JSON.stringify([word, 'edolo', 'jobs', 0, day]);
  expect(points).toEqual([{ indexes: [name.slice(0, 24)], blobs: ['search', day, name] }]);
  expect(written.rowsWritten).toBe(0);
});

describe('the views that an owner reads', () => {
  const HOUR = new Date('2027-03-20T10:02:00Z');
  const [TODAY, YESTERDAY] = ['2027-03-20', '2027-03-19'];

  async function ownJob() {
    const account = await makeUser({ role: 'employer' });
    const job = await makeJob({ ownerId: account.id, validThrough: addDays(HOUR, 30) });
    const owner = await asAccount(account);
    const views = async () => {
      vi.useFakeTimers({ now: HOUR, toFake: ['Date'] });
      const answer = await (await asAccount(account)).get(`/api/jobs/${job.publicId}/stats`, { bindings: bound() });
      vi.useRealTimers();
      const days = jobStatsSchema.parse(await answer.json());
      return days.filter((day) => day.views > 0).map((day) => [day.day, day.views]);
    };
    return { job, owner, views };
  }
  const readBack = (now = HOUR, settings = {}) => runScheduled('*/5 * * * *', bound(settings), now);

  test('are what the sample stands for, on each day, and the same however often they are read back', async () => {
    const { job, views } = await ownJob();
    await store('view', `${job.id} ${TODAY}`, { day: TODAY, count: 7 });
    await store('view', `${job.id} ${TODAY}`, { day: TODAY, each: 10, count: 3 });
    await store('view', `${job.id} ${YESTERDAY}`, { day: YESTERDAY, each: 100 });
    await store('view', `999999 ${TODAY}`, { day: TODAY });
    await store('search', JSON.stringify(['cuoco', '', 'jobs', 1, TODAY]), { day: TODAY });
    for (let hour = 0; hour < 2; hour++) await readBack();
    expect(await views()).toEqual([
      [YESTERDAY, 100],
      [TODAY, 37],
    ]);
    await store('view', `${job.id} ${TODAY}`, { day: TODAY, count: 5 });
    await readBack();
    expect(await views()).toContainEqual([TODAY, 42]);
  });

  test('stay where the API counts fewer, as of the rows of the day on which it began', async () => {
    const { job, views } = await ownJob();
    await testDb().insert(jobViews).values({ jobId: job.id, day: TODAY, views: 40 });
    await store('view', `${job.id} ${TODAY}`, { day: TODAY, count: 12 });
    await readBack();
    expect(await views()).toEqual([[TODAY, 40]]);
  });

  test('come an hour or a day later where the API is away, which the log says without the token', async () => {
    const { job, views } = await ownJob();
    await store('view', `${job.id} ${YESTERDAY}`, { day: YESTERDAY, count: 4 });
    const wrong = { COUNTS_API_TOKEN: 'un-altro-token' };
    await expect(readBack(addDays(HOUR, -1), wrong)).rejects.toThrow('Analytics Engine: 403');
    expect(lines.join()).toContain('Analytics Engine: 403');
    expect(lines.join()).not.toMatch(/token|SELECT/);
    expect(await views()).toEqual([]);
    await readBack();
    expect(await views()).toEqual([[YESTERDAY, 4]]);
  });

  test('are asked for once an hour, and never without the binding', async () => {
    await store('view', `999999 ${TODAY}`, { day: TODAY });
    const before = await requested();
    await readBack(new Date('2027-03-20T10:05:00Z'));
    await runScheduled('*/5 * * * *', bound({ COUNTS: undefined }), HOUR);
    expect(await requested()).toBe(before);
    await readBack();
    expect(await requested()).toBe(before + 3);
  });
});

describe('the searches that administrators read', () => {
  // Late enough that yesterday in Rome is over.
  const NIGHT = new Date(`${romeDay(new Date())}T03:10:00Z`);
  const TODAY = romeDay(NIGHT);
  const YESTERDAY = romeDay(NIGHT, -1);
  const put = (words: string, of: { day?: string; each?: number; count: number; found?: 0 | 1 }) => {
    const { day = YESTERDAY, found = 0, ...rest } = of;
    return store('search', JSON.stringify([words, 'breno', 'jobs', found, day]), { day, ...rest });
  };

  test('are those of the days before, by what the sample stands for; a rare one is never lifted to be shown', async () => {
    const [often, rare, fresh, found] = [uniqueWord(), uniqueWord(), uniqueWord(), uniqueWord()];
    await put(often, { each: 10, count: 4 });
    await put(found, { count: 5, found: 1 });
    // One person, whom a sample makes ten of.
    await put(rare, { each: 10, count: 1 });
    await put(fresh, { day: TODAY, count: 9 });
    for (let night = 0; night < 2; night++) await runScheduled('10 3 * * *', bound(), NIGHT);
    const answer = await (await asAdmin()).get('/api/moderation/searches?days=7', { bindings: bound() });
    const { sought, notFound } = searchTalliesSchema.parse(await answer.json());
    const named = (tallies: typeof sought) => tallies.map(({ words, place, times }) => [words, place, times]);
    expect(named(notFound)).toEqual([[often, 'Breno', 40]]);
    expect(named(sought)).toEqual([
      [often, 'Breno', 40],
      [found, 'Breno', 5],
    ]);
    expect(
      await testDb().select({ count: searchCounts.count }).from(searchCounts).where(eq(searchCounts.words, rare)),
    ).toEqual([{ count: 1 }]);
  });
});

test('the settings of Analytics Engine go together, and its token by https or to this machine', () => {
  expect(() => readConfig(bound({ COUNTS_API_TOKEN: undefined }))).toThrow('COUNTS_API_TOKEN');
  expect(() => readConfig(bound({ COUNTS_API_URL: undefined }))).toThrow('COUNTS_DATASET');
  expect(() => readConfig(bound({ COUNTS_DATASET: 'a; DROP' }))).toThrow('COUNTS_DATASET');
  expect(() => readConfig(bound({ COUNTS_API_URL: 'http://api.example.org/sql' }))).toThrow('without https');
  expect(readConfig(bound())).toMatchObject({ COUNTS_DATASET: dataset });
  // As it is left where the lines of wrangler.toml are taken out.
  expect(readConfig(bound({ COUNTS_DATASET: undefined, COUNTS_API_URL: undefined }))).toBeDefined();
});
