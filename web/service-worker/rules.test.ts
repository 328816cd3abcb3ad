import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CALLS } from '../../shared/calls/all.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { pagePath } from '../../shared/paths.ts';
import {
  askForPage,
  asUnsaved,
  isCached,
  isGone,
  jobDataPath,
  kindOf,
  mayKeepPage,
  placeholder,
  received,
  waitFor,
  withAge,
  withTitle,
} from './rules.ts';

const ORIGIN = 'https://site.example';
const sendRequest = (path: string, { mode = 'cors', ...init }: RequestInit & { mode?: RequestMode } = {}) =>
  kindOf({ method: init.method ?? 'GET', mode, url: ORIGIN + path, headers: new Headers(init.headers) }, ORIGIN);

describe('requests that the worker answers', () => {
  test('public data, which is these of all declared reads', () => {
    const reads = Object.keys(CALLS).filter((name) => name.startsWith('GET '));
    const requested = (name: string) => sendRequest(name.slice('GET '.length).replace(/:\w+/g, 'abc123DEF-_'));
    expect(reads.filter((name) => requested(name) !== null)).toEqual([
      'GET /api/jobs',
      'GET /api/jobs/counts',
      'GET /api/jobs/filters',
      'GET /api/jobs/suggestions',
      'GET /api/jobs/:id',
    ]);
    expect(sendRequest(`${pathOf('GET /api/jobs')}?search=cuoco&limit=20`)).toBe('data');
  });

  test.each(['/api/no-such-call', '/sw.js', '/app-shell'])('not %s', (path) => {
    expect(sendRequest(path)).toBeNull();
  });

  test('nothing with a token, nothing that writes, nothing of others', () => {
    expect(sendRequest(pathOf('GET /api/jobs'), { headers: { Authorization: 'Bearer x' } })).toBeNull();
    expect(sendRequest(pathOf('GET /api/jobs'), { method: 'POST' })).toBeNull();
    expect(sendRequest('/offerte', { method: 'HEAD' })).toBeNull();
    const other = { method: 'GET', mode: 'navigate', url: 'https://other.example/', headers: new Headers() } as const;
    expect(kindOf(other, ORIGIN)).toBeNull();
  });

  test('documents and built files', () => {
    expect(sendRequest('/offerte?search=x', { mode: 'navigate' })).toBe('page');
    expect(sendRequest('/assets/index-1a2b3c4d.js')).toBe('file');
  });
});

describe('pages', () => {
  test.each([pagePath.home(), pagePath.jobs(), pagePath.job('x'), pagePath.savedJobs(), pagePath.publishJob()])(
    '%s may stay on the device',
    (path) => {
      expect(mayKeepPage(path)).toBe(true);
    },
  );

  // Profiles that were taken back, private pages and tokens must not be found in a cache.
  test.each([
    pagePath.candidates(),
    pagePath.candidate('x'),
    // Shows the newest profiles.
    pagePath.jobSeekers(),
    pagePath.keepCandidate(),
    pagePath.resetPassword(),
    '/le-mie-offerte',
    '/candidature',
    '/messaggi',
    '/il-mio-profilo',
    '/account',
    '/moderazione',
    '/avvisi',
    pathOf('GET /api/jobs'),
  ])('%s may not', (path) => {
    expect(mayKeepPage(path)).toBe(false);
  });

  test('the data of an offer is found from its page', () => {
    expect(jobDataPath(pagePath.job('abc-1'))).toBe(pathOf('GET /api/jobs/:id', { id: 'abc-1' }));
    expect(jobDataPath(pagePath.jobPoster('abc-1'))).toBeNull();
    expect(jobDataPath(pagePath.jobs())).toBeNull();
  });
});

describe('answers', () => {
  const html = (init: ResponseInit = {}) =>
    new Response('', { ...init, headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers } });

  test('only whole ones are kept', () => {
    expect(isCached(html(), true)).toBe(true);
    expect(isCached(html({ status: 503 }), true)).toBe(false);
    expect(isCached(html({ headers: { 'Cache-Control': 'no-store' } }), true)).toBe(false);
    expect(isCached(Response.json([]), true)).toBe(false);
    expect(isCached(Response.json([], { headers: { 'Cache-Control': 'no-store' } }), false)).toBe(true);
    expect(isCached(Response.json([], { status: 404 }), false)).toBe(false);
  });

  test('404 and 410 say that there is nothing any more', () => {
    expect([200, 404, 410, 500, 503].filter((status) => isGone(new Response('', { status })))).toEqual([404, 410]);
  });
});

const shell = readFileSync('web/index.html', 'utf8');

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-10-12T15:30:00Z') }));
afterEach(() => void vi.useRealTimers());

test('a copy says how old it is before anything else', () => {
  const html = withAge(shell, '2026-10-12T12:05:00Z', false);
  expect(html).toMatch(
    /<body><div id="connessione" role="status"><p [^>]*>Copia salvata oggi alle 14:05: non c’è connessione\.<\/p>/,
  );
  expect(html).toContain('data-saved-at="2026-10-12T12:05:00Z"');
  expect(html).toContain('<div id="root">');
});

test('a page whose parts have ages of their own has no line, an address without a copy is marked for the script', () => {
  expect(withAge(shell, null, true)).toBe(shell);
  expect(asUnsaved(shell)).toContain('<html data-unsaved lang="it">');
});

test('a page that the script draws has its own title in the document, as text', () => {
  const html = '<head><title data-head>Lavoro in Valle</title></head>';
  expect(withTitle(html, placeholder('<b>Cuoca</b> a 1.500 $& più'))).toBe(
    '<head><title data-head>&#60;b>Cuoca&#60;/b> a 1.500 $&#38; più</title></head>',
  );
});

const respondAfter = (ms: number) => new Promise<Response>((done) => setTimeout(() => done(new Response('fresh')), ms));

test('the network has the word for as long as patience lasts; then it is silent, and its answer still comes', async () => {
  const [inTime, network] = [respondAfter(2_999), respondAfter(5_000)];
  const waiting = [waitFor(inTime, 3_000), waitFor(network, 3_000)];
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await Promise.all(waiting)).toEqual([expect.any(Response), 'silent']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await (await network).text()).toBe('fresh');
});

test('a network that is gone is not waited for', async () => {
  expect(await waitFor(Promise.reject(new TypeError('Failed to fetch')), 3_000)).toBe('gone');
});

describe('a navigation', () => {
  const request = new Request(ORIGIN);
  // Firefox resolves a preload that found no network to one.
  test('asks the network itself where the preload is an error response', async () => {
    vi.stubGlobal('fetch', async () => new Response('fresh'));
    const requested = await askForPage({ request, preloadResponse: Promise.resolve(Response.error()) });
    expect(await requested.text()).toBe('fresh');
  });

  test.each([
    ['the request fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['its answer is an error response', async () => Response.error()],
  ])('finds no network where, after such a preload, %s', async (_, fetching) => {
    vi.stubGlobal('fetch', fetching);
    const network = askForPage({ request, preloadResponse: Promise.resolve(Response.error()) });
    expect(await waitFor(network, 3_000)).toBe('gone');
  });

  test('is answered by its preload', async () => {
    const preloaded = new Response('preloaded');
    expect(await askForPage({ request, preloadResponse: Promise.resolve(preloaded) })).toBe(preloaded);
  });
});

test('an error response of the network is none', () => {
  expect(() => received(Response.error())).toThrow(TypeError);
});
