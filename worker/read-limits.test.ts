import { beforeAll, describe, expect, test } from 'vitest';
import { CALLS } from '../shared/calls/all.ts';
import type { Call } from '../shared/calls/call.ts';
import { withQuery } from '../shared/paths.ts';
import { withBindings } from './testing/bindings.ts';
import { expectProblem } from './testing/expect-problem.ts';
import { makeJob } from './testing/factories.ts';
import { recordLog } from './testing/log.ts';
import { makeCandidate } from './testing/make-candidate.ts';
import { elements } from './testing/read-page.ts';
import { asAdmin, asEmployer, asVisitor, asWorker, type SignedIn, sendExample } from './testing/requests.ts';

const TEXT = 'Troppe richieste in poco tempo da questa rete. Aspetta qualche secondo e riprova.';
const origin = 'https://lavoro.example';
const network = { 'CF-Connecting-IP': '2001:db8:c::7' };
const NETWORK = '2001:db8:c:0::/64';

/** Bindings whose limit of reads is full or free; `requested` has the keys that it was asked about. */
function limitOfReads(success: boolean) {
  const requested: string[] = [];
  const READ_LIMIT: RateLimit = { limit: async ({ key }) => ({ success: requested.push(String(key)) > 0 && success }) };
  return { requested, bindings: withBindings({ RATE_LIMITS: 'on', READ_LIMIT }) };
}

/** How often a read is counted, and whether it is answered where the limit is full. */
async function counted(path: string, headers: Record<string, string> = {}) {
  const request = { origin, headers: { ...network, Accept: 'text/html', ...headers } };
  const free = limitOfReads(true);
  const { status } = await asVisitor.get(path, { ...request, bindings: free.bindings });
  const full = limitOfReads(false);
  const refused = await asVisitor.get(path, { ...request, bindings: full.bindings });
  return { keys: free.requested, status, refused };
}

let jobId: string;
let candidateId: string;
let Cookie: string;

beforeAll(async () => {
  jobId = (await makeJob({ location: 'Edolo', town: 'edolo' })).publicId;
  candidateId = (await makeCandidate()).publicId;
  const written = await sendExample('POST /api/messages', asVisitor, { origin });
  [Cookie = ''] = written.headers.get('Set-Cookie')?.split(';') ?? [];
});
recordLog();

describe('documents that are rendered for one request', () => {
  test.each([
    '/offerte?search=cuoco',
    '/candidati/:candidate',
    '/offerte/:job/locandina',
    '/offerte/nothing',
    '/nothing',
    '/sitemap/offerte-9.xml',
  ])('%s counts once, whatever it reads', async (pattern) => {
    const path = pattern.replace(':job', jobId).replace(':candidate', candidateId);
    const { keys, status, refused } = await counted(path);
    expect([200, 404]).toContain(status);
    expect(keys).toEqual([NETWORK]);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('10');
  });

  test.each(['/', '/offerte', '/lavoro-edolo', '/offerte/:job', '/feed.xml', '/aiuto'])(
    '%s counts once for a person who has just written',
    async (pattern) => {
      const { keys, refused } = await counted(pattern.replace(':job', jobId), { Cookie });
      expect(keys).toEqual([NETWORK]);
      expect(refused.status).toBe(429);
    },
  );

  test('are refused with a page in Italian, which says when to come back', async () => {
    const { refused } = await counted('/offerte?search=cuoco');
    expect(refused.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
    const html = await refused.text();
    expect((await elements(html, 'html')).map(({ attributes }) => attributes.get('lang'))).toEqual(['it']);
    expect((await elements(html, 'main h1')).map(({ text }) => text)).toEqual(['Troppe pagine in poco tempo']);
    expect(html).toContain(TEXT);
    expect(html).toContain('Riprova');
  });
});

test.each([
  '/offerte?start=2031-07',
  '/offerte?sort=title',
  '/offerte?category=turismo,edilizia',
  '/lavoro-ango?radius=35',
  '/lavoro-vallecamonica?minPay=1600&unpaid=true',
  '/api/jobs?sort=title&limit=10',
  '/api/candidates?location=vione&sort=title&limit=20',
])('%s, whose values anybody makes up, counts until it is kept', async (path) => {
  const full = await asVisitor.get(path, { origin, headers: network, bindings: limitOfReads(false).bindings });
  expect(full.status).toBe(429);
  const { keys, status, refused } = await counted(path);
  expect([keys, status, refused.status]).toEqual([[NETWORK], 200, 200]);
});

describe('a document or list that everybody shares is never limited', () => {
  test.each(['/', '/offerte', '/lavoro-edolo', '/bacheca/edolo', '/aiuto'])('%s, rendered or kept', async (path) => {
    const { keys, status, refused } = await counted(`${path}`);
    expect([keys, status, refused.status]).toEqual([[], 200, 200]);
  });

  test('the page of an offer, once it is kept', async () => {
    const path = `/offerte/${jobId}`;
    await asVisitor.get(path, { origin });
    const { keys, refused } = await counted(path);
    expect([keys, refused.status]).toEqual([[], 200]);
  });

  test.each(['/api/jobs?limit=20', '/api/jobs?location=darfo&limit=20', '/api/jobs/counts', '/api/jobs/filters'])(
    '%s',
    async (path) => {
      const { keys, refused } = await counted(path);
      expect([keys, refused.status]).toEqual([[], 200]);
    },
  );

  test.each(['/assets/nothing.js', '/robots.txt', '/feed.xml'])('%s, once it is kept', async (path) => {
    await asVisitor.get(path, { origin });
    expect((await counted(path)).keys).toEqual([]);
  });
});

describe('a call', () => {
  test.each([
    '/api/jobs?search=cuoco',
    '/api/jobs?limit=33',
    '/api/jobs/filters?search=cuoco',
    '/api/candidates/filters?search=cuoco',
    '/api/jobs/saved?ids=0123456789ab',
  ])('%s is counted by the network, and refused as a problem', async (path) => {
    const { keys, status, refused } = await counted(path);
    expect([keys, status]).toEqual([[NETWORK], 200]);
    expect(refused.headers.get('Retry-After')).toBe('10');
    await expectProblem(refused, 429, TEXT);
  });

  test('of a hot list is counted for a person who has just written, and for nobody with a made-up bookmark', async () => {
    expect((await counted('/api/jobs?limit=20', { Cookie })).keys).toEqual([NETWORK]);
    const madeUp = `__Host-bookmark=ffffffff-ffffffff-ffffffff-${'f'.repeat(32)}`;
    for (let time = 0; time < 5; time++)
      expect((await counted('/api/jobs?limit=20', { Cookie: madeUp })).keys).toEqual([]);
  });
});

const READS: [string, Call][] = Object.entries(CALLS as Readonly<Record<string, Call>>).filter(([name]) =>
  name.startsWith('GET '),
);

test.each(READS)('%s has a limit', async (name, { who, hot, query }) => {
  const needsAccount = who === 'account' || who === 'any account' || who === 'admin';
  const { requested, bindings } = limitOfReads(false);
  const person = who === 'admin' ? await asAdmin() : needsAccount ? await asWorker() : asVisitor;
  // Counts take no query: there a person who has just written is counted.
  const isOfCounts = name === 'GET /api/jobs/counts';
  const requesting = isOfCounts ? {} : hot ? { search: 'cuoco' } : query?.example;
  const headers = { ...network, ...(isOfCounts ? { Cookie: Cookie.replace('__Host-', '') } : {}) };
  const path = withQuery(name.slice(4).replace(/:\w+/g, 'nothing'), requesting ?? {});
  await expectProblem(await person.get(path, { bindings, headers }), 429);
  expect(requested).toEqual([needsAccount ? `account:${(person as SignedIn).account.publicId}` : NETWORK]);
});

test('two hundred reads in ten seconds are answered, and the next are not', async () => {
  const bindings = withBindings({ RATE_LIMITS: 'on' });
  const headers = { 'CF-Connecting-IP': '198.51.100.200' };
  const request = () => asVisitor.get('/api/candidates/nothing', { bindings, headers });
  // The binding counts by tens of seconds of the clock.
  const left = 10_000 - (Date.now() % 10_000);
  if (left < 6000) await scheduler.wait(left);
  const answers = await Promise.all(Array.from({ length: 210 }, request));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(200);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await asVisitor.get('/api/jobs?limit=20', { bindings, headers })).status).toBe(200);
  expect((await (await asEmployer()).get('/api/own-jobs', { bindings, headers })).status).toBe(200);
});
