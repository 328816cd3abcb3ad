import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PublicJob } from '../../shared/jobs.ts';
import { brokenKv, costOf, withBindings } from '../testing/bindings.ts';
import { jobBody, makeJob } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { readPage } from '../testing/read-page.ts';
import { asEmployer, asVisitor } from '../testing/requests.ts';
import { recall, remember } from './document-cache.ts';

// No list may come from KV here: what costs nothing then comes from the page cache.
const noLists = (): KVNamespace =>
  ({
    get: (key: string, options: object) => (key === 'version' ? env.LISTS.get(key, options) : Promise.resolve(null)),
    put: (key: string, value: string) => (key === 'version' ? env.LISTS.put(key, value) : Promise.resolve()),
  }) as unknown as KVNamespace;

/** As people come, to whom the cookie of a write is set with its prefix. */
const origin = 'https://lavoro.example';

const read = (path: string, request: Parameters<typeof readPage>[1] = {}) =>
  costOf((bindings) => readPage(path, { origin, ...request, bindings }), { LISTS: noLists() });

/** Publishes an offer without telling the caches: the offer, and the cookie of its author. */
async function publishUnseen(body = jobBody()): Promise<{ readonly id: string; readonly Cookie: string }> {
  const bindings = withBindings({ LISTS: brokenKv() });
  const answer = await (await asEmployer()).post('/api/jobs', body, { origin, bindings });
  const [Cookie = ''] = answer.headers.get('Set-Cookie')?.split(';') ?? [];
  return { ...((await answer.json()) as PublicJob), Cookie };
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await forgetCopies();
});

const ARTICLE = '/blog/contratto-stagionale-diritti';

const PATHS = ['/', '/offerte', '/?category=pulizie&location=edolo', '/lavoro-edolo', '/bacheca/edolo', ARTICLE];

describe.each(PATHS)('%s', (path) => {
  test('is rendered once for everybody', async () => {
    const first = await read(path);
    const second = await read(path);
    expect(first.cost.statements).toBeGreaterThan(0);
    expect(second.cost.statements).toBe(0);
    expect(second.result.html).toBe(first.result.html);
    expect(second.result.headers.get('Cache-Control')).toBe('no-cache');
  });

  test('is rendered again after a write', async () => {
    await read(path);
    const body = jobBody({ category: path.includes('pulizie') ? 'Pulizie' : 'Turismo', location: 'Edolo' });
    const job: PublicJob = await (await (await asEmployer()).post('/api/jobs', body)).json();
    const after = await read(path);
    expect(after.cost.statements).toBeGreaterThan(0);
    expect(after.result.links).toContain(`/offerte/${job.id}`);
  });

  test('is rendered again on another day in Rome: it shows ages', async () => {
    vi.setSystemTime('2026-07-14T21:59:00Z');
    await read(path);
    expect((await read(path)).cost.statements).toBe(0);
    vi.setSystemTime('2026-07-14T22:01:00Z');
    expect((await read(path)).cost.statements).toBeGreaterThan(0);
  });

  test('a page is rendered again for a person who just wrote, and is not kept', async () => {
    const { Cookie } = await publishUnseen();
    await read(path);
    expect((await read(path, { headers: { Cookie } })).cost.statements).toBeGreaterThan(0);
    expect((await read(path, { headers: { Cookie: '__Host-bookmark=x' } })).cost.statements).toBe(0);
  });
});

test('default parameters of a town and the order of parameters make no other page', async () => {
  await read('/?category=turismo&location=edolo');
  expect((await read('/?location=edolo&category=turismo')).cost.statements).toBe(0);
  await read('/lavoro-iseo?radius=15');
  expect((await read('/lavoro-iseo?location=breno&lat=45&lon=10&sort=title')).cost.statements).toBe(0);
});

test.each(['/offerte?search=cuoco', '/offerte?location=edolo', '/nothing'])(
  '%s is not kept: only a bounded set of addresses is',
  async (path) => {
    // The index of open offers is kept, and its words.
    await read(path);
    const second = await read(path);
    expect((await read(path)).cost.statements).toBe(second.cost.statements);
  },
);

describe("an offer's own page", () => {
  test('is rendered once for everybody, and again once its owner has closed it', async () => {
    const employer = await asEmployer();
    const { id }: PublicJob = await (await employer.post('/api/jobs', jobBody())).json();
    await read(`/offerte/${id}`);
    const again = await read(`/offerte/${id}`);
    expect(again.cost.statements).toBe(0);
    await employer.post(`/api/jobs/${id}/status`, { ownerStatus: 'closed' }, { method: 'PUT' });
    expect((await read(`/offerte/${id}`)).result.html).toContain('Posto occupato');
  });

  test('is not kept beyond the end of the offer', async () => {
    vi.setSystemTime('2026-07-14T10:00:00Z');
    const job = await makeJob({ validThrough: new Date('2026-07-14T10:00:00.900Z') });
    await read(`/offerte/${job.publicId}`);
    expect((await read(`/offerte/${job.publicId}`)).cost.statements).toBeGreaterThan(0);
  });
});

describe('a browser that has a document', () => {
  const tagOf = async (path: string) => (await read(path)).result.headers.get('ETag') ?? '';
  const askAgain = (path: string, tag: string, headers: Record<string, string> = {}) =>
    asVisitor.get(path, { origin, headers: { 'If-None-Match': tag, ...headers } });

  test.each(['/offerte', '/aiuto', '/bacheca/edolo'])('is told so where it is as good: %s', async (path) => {
    const tag = await tagOf(path);
    expect(tag).toMatch(/^W\/"[0-9a-f]{24}"$/);
    const answer = await askAgain(path, tag);
    expect([answer.status, await answer.text()]).toEqual([304, '']);
    expect(answer.headers.get('ETag')).toBe(tag);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  });

  test('gets the next one after a write, on the next day, and with another kind of forms', async () => {
    vi.setSystemTime('2026-07-14T21:59:00Z');
    const tag = await tagOf('/offerte');
    const bindings = { ...env, TURNSTILE_SITE_KEY: 'x'.repeat(20), TURNSTILE_SECRET: 'x'.repeat(20) } as Env;
    const headers = { 'If-None-Match': tag };
    expect((await asVisitor.get('/offerte', { origin, headers, bindings })).status).toBe(200);
    vi.setSystemTime('2026-07-14T22:01:00Z');
    expect((await askAgain('/offerte', tag)).status).toBe(200);
    const tomorrow = await tagOf('/offerte');
    await (await asEmployer()).post('/api/jobs', jobBody());
    expect((await askAgain('/offerte', tomorrow)).status).toBe(200);
  });

  test('gets its own one where it has just written; nothing that is nobody else’s has a tag', async () => {
    for (const path of ['/offerte?search=cuoco', '/nothing']) expect(await tagOf(path)).toBe('');
    const tag = await tagOf('/offerte');
    const { Cookie } = await publishUnseen();
    expect((await askAgain('/offerte', tag, { Cookie })).status).toBe(200);
    const unknown = await readPage('/aiuto', { bindings: withBindings({ LISTS: brokenKv() }) });
    expect(unknown.headers.has('ETag')).toBe(false);
  });
});

describe('documents in memory', () => {
  const MB = 1024 * 1024;
  const now = new Date('2026-07-14T10:00:00Z');
  const later = new Date(now.getTime() + 60_000);
  const document = (bytes: number) => ({
    bytes: new ArrayBuffer(bytes),
    headers: new Headers(),
    until: later.getTime(),
  });

  test('a document is remembered until it ends', () => {
    remember('ends', document(10));
    expect(recall('ends', now)).not.toBeNull();
    expect(recall('ends', later)).toBeNull();
    expect(recall('ends', now)).toBeNull();
  });

  test('a document that was not asked for the longest makes room', () => {
    for (const key of ['first', 'second', 'third']) remember(key, document(600_000));
    recall('first', now);
    remember('fourth', document(600_000));
    expect(recall('second', now)).toBeNull();
    expect(['first', 'third', 'fourth'].map((key) => recall(key, now)?.bytes.byteLength)).toEqual(
      Array(3).fill(600_000),
    );
  });

  test('one that is larger than all room is not remembered', () => {
    remember('huge', document(3 * MB));
    expect(recall('huge', now)).toBeNull();
  });
});
