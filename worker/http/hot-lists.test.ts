import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PublicJob } from '../../shared/jobs.ts';
import { brokenD1, costOf, sessionsOfD1, withBindings } from '../testing/bindings.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { jobBody, makeJob } from '../testing/factories.ts';
import { forgetCopies, publishNow } from '../testing/forget-copies.ts';
import { makeCandidate } from '../testing/make-candidate.ts';
import { asEmployer, asVisitor } from '../testing/requests.ts';
import { keepHotList, readHotList } from './hot-lists.ts';

const HOT = '/api/jobs?limit=20';
const MINUTE = 60_000;

const read = (path: string, request: Parameters<typeof asVisitor.get>[1] = {}) =>
  costOf((bindings) => asVisitor.get(path, { ...request, bindings }));

const ids = async (answer: Response): Promise<string[]> => ((await answer.json()) as PublicJob[]).map(({ id }) => id);

const cachedLists = async (): Promise<string[]> =>
  (await env.LISTS.list({ prefix: 'list:' })).keys.map(({ name }) => name);

beforeAll(async () => {
  await makeJob({ category: 'Turismo' });
  await publishNow();
});

beforeEach(async () => {
  // Each test begins with lists that nobody has asked for yet.
  for (const name of await cachedLists()) await env.LISTS.delete(name);
});

describe('the second time', () => {
  test.each([
    '/api/jobs',
    '/api/jobs?category=turismo&limit=20',
    '/api/jobs?location=darfo&limit=20',
    '/api/jobs?town=breno&sort=distance&limit=20',
  ])('%s costs the database nothing and answers the same', async (path) => {
    const first = await read(path);
    const second = await read(path);
    expect(first.cost.statements).toBeGreaterThan(0);
    expect(second.cost.statements).toBe(0);
    expect(await second.result.text()).toBe(await first.result.text());
    for (const header of ['X-Total-Count', 'Link', 'Content-Type', 'Cache-Control'])
      expect(second.result.headers.get(header), header).toBe(first.result.headers.get(header));
  });
});

test('everybody reads the list from the database after a write', async () => {
  await read(HOT);
  const job: PublicJob = await (await (await asEmployer()).post('/api/jobs', jobBody())).json();
  const after = await read(HOT);
  expect(after.cost.statements).toBeGreaterThan(0);
  expect(await ids(after.result)).toContain(job.id);
  expect((await read(HOT)).cost.statements).toBe(0);
});

test('a list that was being read while somebody wrote is not kept as the new one', async () => {
  const now = new Date();
  const list = { key: 'race', of: 'offers' } as const;
  const before = await readHotList(env.LISTS, list, now);
  await forgetCopies();
  await keepHotList(env.LISTS, 'race', { version: before.version ?? '', response: { body: '[]', headers: {} }, now });
  expect((await readHotList(env.LISTS, list, now)).fresh).toBeNull();
});

/** Bookmarks from which reads of the hot list began their sessions. */
async function sessionsOf(): Promise<readonly string[]> {
  const { DB, begins } = sessionsOfD1();
  expect((await asVisitor.get(HOT, { bindings: withBindings({ DB }) })).status).toBe(200);
  return begins;
}

test('the version comes with where the database stood after the write, and lists are read from there on', async () => {
  await (await asEmployer()).post('/api/jobs', jobBody());
  const { bookmark } = JSON.parse((await env.LISTS.get('version')) ?? '');
  expect(bookmark).toMatch(/^[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{32}$/);
  expect(await sessionsOf()).toContain(bookmark);
});

test('a list is kept for five minutes, and none is from the future', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await read(HOT);
  vi.setSystemTime(Date.now() + 5 * MINUTE - 1);
  expect((await read(HOT)).cost.statements).toBe(0);
  vi.setSystemTime(Date.now() + 1);
  expect((await read(HOT)).cost.statements).toBeGreaterThan(0);
  vi.setSystemTime(Date.now() - MINUTE);
  expect((await read(HOT)).cost.statements).toBeGreaterThan(0);
});

test('a list of profiles is answered with no copy of before the last write, which may have hidden somebody', async () => {
  const PROFILES = '/api/candidates?limit=20';
  const DB = brokenD1();
  const profile = await makeCandidate();
  await forgetCopies();
  expect(await ids((await read(PROFILES)).result)).toContain(profile.publicId);
  const old = new Date(Date.now() + 6 * MINUTE);
  vi.useFakeTimers({ toFake: ['Date'], now: old });
  const copy = await asVisitor.get(PROFILES, { bindings: withBindings({ DB }) });
  vi.useRealTimers();
  expect(await ids(copy)).toContain(profile.publicId);
  expect(copy.headers.get('X-Copy-Of')).not.toBeNull();
  await forgetCopies();
  await expectProblem(await asVisitor.get(PROFILES, { bindings: withBindings({ DB }) }), 503);
});
