import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { forgetIndexes } from '../search/open-index.ts';
import { brokenD1, brokenKv, silentKv, withBindings } from '../testing/bindings.ts';
import { jobBody, makeJob } from '../testing/factories.ts';
import { recordLog } from '../testing/log.ts';
import { asEmployer, asVisitor } from '../testing/requests.ts';

const LIST = '/api/jobs?limit=20';
const OTHER = '/api/jobs?limit=20&category=turismo';

const text = async (path: string, bindings: Env = env): Promise<string> =>
  (await asVisitor.get(path, { bindings })).text();

const cachedLists = async (): Promise<string[]> =>
  (await env.LISTS.list({ prefix: 'list:' })).keys.map(({ name }) => name);

/** A new offer, so that what is kept of before is not what the database says. */
async function hotList(): Promise<{ key: string; other: string; entry: Record<string, unknown>; now: string }> {
  for (const name of await cachedLists()) await env.LISTS.delete(name);
  await makeJob();
  const now = await text(LIST);
  const [key = ''] = await cachedLists();
  await text(OTHER);
  const other = (await cachedLists()).find((name) => name !== key) ?? '';
  const entry: Record<string, unknown> = JSON.parse((await env.LISTS.get(key)) ?? '');
  return { key, other, entry, now };
}

recordLog();

describe.each(Object.entries({ fails: brokenKv, 'says nothing': silentKv }))('KV that %s', (_, kv) => {
  test('is not missed: lists, pages and offers come from the database, and what is published is there', async () => {
    const bindings = withBindings({ LISTS: kv() });
    const job = await makeJob();
    expect(await text(LIST, bindings)).toContain(job.publicId);
    expect(await text(`/api/jobs/${job.publicId}`, bindings)).toContain(job.title);
    for (const path of ['/offerte', `/offerte/${job.publicId}`, '/', '/cerca-profili'])
      expect((await asVisitor.get(path, { bindings })).status).toBe(200);
    const published = await (await asEmployer()).post('/api/jobs', jobBody(), { bindings });
    expect(published.status).toBe(201);
  });

  test('and a database that fails as well are a 503, never a 500', async () => {
    await text(LIST);
    forgetIndexes();
    for (const path of [LIST, '/api/jobs/counts', '/api/candidates?limit=20', '/offerte?search=cuoco']) {
      const answer = await asVisitor.get(path, { bindings: withBindings({ LISTS: kv(), DB: brokenD1() }) });
      expect(answer.status).toBe(503);
    }
  });
});

/** Broken answers of KV for a list that was stored correctly. */
const GARBAGE: Readonly<Record<string, (entry: Record<string, unknown>) => unknown>> = {
  'a list with another text in it': (entry) => ({ ...entry, body: String(entry.body).replace('Edolo', 'Roma') }),
  'other headers': (entry) => ({ ...entry, headers: { 'X-Total-Count': '9000', 'Set-Cookie': 'bookmark=x' } }),
  'another time': (entry) => ({ ...entry, writtenAt: Date.now() }),
  'another version': (entry) => ({ ...entry, version: 'another' }),
  'three megabytes': () => ({ body: `[${'"x",'.repeat(750_000)}"x"]` }),
  'an array': () => [],
};

describe('KV that gives back', () => {
  test.each(Object.keys(GARBAGE))('%s: the list comes from the database, and is no last copy', async (what) => {
    const { key, entry, now } = await hotList();
    await env.LISTS.put(key, JSON.stringify(GARBAGE[what]?.(entry)));
    expect(await text(LIST)).toBe(now);
    await env.LISTS.put(key, JSON.stringify(GARBAGE[what]?.(entry)));
    expect((await asVisitor.get(LIST, { bindings: withBindings({ DB: brokenD1() }) })).status).toBe(503);
  });

  test("another list's content, or no JSON: each list is its own", async () => {
    const { key, other, now } = await hotList();
    for (const content of [(await env.LISTS.get(other)) ?? '', 'not json']) {
      await env.LISTS.put(key, content);
      expect(await text(LIST)).toBe(now);
    }
  });

  test.each([
    ['nothing', ''],
    ['what ends an address', 'a b?c#d'],
    ['a control character', '\u0000'],
    ['far too much', 'x'.repeat(5000)],
  ])('%s as the version: pages and lists are there', async (_, version) => {
    await env.LISTS.put('version', version);
    const job = await makeJob();
    for (const name of await cachedLists()) await env.LISTS.delete(name);
    expect(await text(LIST)).toContain(job.publicId);
    for (const path of ['/offerte', '/feed.xml', '/bacheca/edolo'])
      expect((await asVisitor.get(path)).status).toBe(200);
  });
});

test.each([
  ['fails', () => Promise.reject(new Error('cache unavailable'))],
  ['says nothing of what it has', async () => undefined],
])('a cache of the data centre that %s is not missed', async (_, match) => {
  const job = await makeJob();
  for (const method of ['match', 'put', 'delete'] as const)
    vi.spyOn(caches.default, method).mockImplementation(match as () => Promise<never>);
  for (const path of ['/offerte', `/offerte/${job.publicId}`, `/api/jobs/${job.publicId}`, '/feed.xml', '/sitemap.xml'])
    expect((await asVisitor.get(path)).status).toBe(200);
  expect((await asVisitor.get('/api/jobs/nothing')).status).toBe(404);
  const bindings = withBindings({ DB: brokenD1() });
  expect((await asVisitor.get('/api/jobs/nothing', { bindings })).status).toBe(503);
});
