import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { brokenD1, withBindings } from '../testing/bindings.ts';
import { makeJob, uniqueWord } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { asVisitor } from '../testing/requests.ts';
import { makeSampler } from './log-request.ts';

let minute = Date.parse('2026-11-24T10:00:00Z');
let written: string[];
const lines = (): Record<string, unknown>[] => written.map((line) => JSON.parse(line));

// A minute of their own, as lines are counted by it.
beforeEach(() => {
  minute += 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now: minute });
  written = [];
  vi.spyOn(console, 'info').mockImplementation((line: string) => void written.push(line));
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

test('a request is one line: its route, and nothing of its address', async () => {
  const { publicId } = await makeJob({ postedAt: new Date(minute) });
  const answer = await asVisitor.get(`/api/jobs/${publicId}?fbclid=${uniqueWord()}`);
  const [line, ...others] = lines();
  expect(others).toEqual([]);
  expect(line).toEqual({
    requestId: answer.headers.get('X-Request-Id'),
    route: '/api/jobs/:id',
    method: 'GET',
    status: 200,
    ms: expect.any(Number),
    factor: 1,
    version: 'test',
  });
});

test.each([
  ['/offerte/abc123def456', '/offerte/:id', 404],
  ['/candidati/abc123def456', '/candidati/:id', 404],
  ['/offerte/abc123def456/locandina', '/offerte/:id/locandina', 404],
  ['/aiuto?q=rosa%40example.org', '/aiuto', 200],
  ['/rosa@example.org', '*', 404],
  ['/aiuto/', '/aiuto', 301],
  ['/api/rosa@example.org', '/api/*', 404],
  ['/assets/rosa@example.org', '/assets/*', 404],
  ['/feed/breno.xml', '/feed/:file', 200],
])('%s is logged as %s', async (address, route, status) => {
  await asVisitor.get(address);
  expect(lines()).toMatchObject([status === 301 ? { status } : { route, status }]);
  expect(written.join()).not.toMatch(/abc123|rosa/);
});

test.each(['/api/jobs?limit=20', '/come-funziona', '/feed.json'])('%s: not kept at first, then kept', async (path) => {
  // The cache lives by the real clock, and what another test asked for on the same day is still in it.
  await forgetCopies();
  for (let time = 0; time < 2; time++) await asVisitor.get(path);
  expect(lines().map(({ cached }) => cached)).toEqual([false, true]);
});

describe('of many requests a sample has lines', () => {
  const sendRequest = async (times: number, path = '/api/nothing') => {
    for (let n = 0; n < times; n++) await asVisitor.get(path);
  };

  test('every error has one, for itself only', async () => {
    await sendRequest(100);
    written = [];
    for (let n = 0; n < 40; n++) await asVisitor.get('/api/jobs/x', { bindings: withBindings({ DB: brokenD1() }) });
    expect(lines().map(({ status, factor }) => [status, factor])).toEqual(Array(40).fill([503, 1]));
  });

  test('everything slow has one, too', async () => {
    await sendRequest(100);
    written = [];
    const ASSETS = {
      fetch: async (request: Request) => {
        vi.setSystemTime(Date.now() + 1000);
        return env.ASSETS.fetch(request);
      },
    } as unknown as Fetcher;
    await asVisitor.get('/favicon.svg', { bindings: withBindings({ ASSETS }) });
    expect(lines()).toMatchObject([{ route: '/favicon.svg', ms: 1000, factor: 1 }]);
  });

  test('a new minute begins with a line for each', () => {
    const sample = makeSampler();
    const factors = Array.from({ length: 100 }, () => sample(minute));
    expect(factors.slice(0, 60)).toEqual(Array(60).fill(1));
    expect(factors.slice(60)).toEqual(Array.from({ length: 40 }, (_, n) => ((n + 61) % 20 === 0 ? 20 : 0)));
    expect(sample(minute + 60_000)).toBe(1);
  });
});
