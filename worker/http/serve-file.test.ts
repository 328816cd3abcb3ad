import { expect, test } from 'vitest';
import { withBindings } from '../testing/bindings.ts';
import { asVisitor } from '../testing/requests.ts';
import { WORKER_REMOVAL } from './serve-file.ts';

// The files are those of worker/testing/assets.
const FILE = '/assets/fixture-1a2b3c4d.css';

test('a built file may be kept for ever, as its name holds its content', async () => {
  const answer = await asVisitor.get(FILE);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
});

test('a client that has it already gets 304', async () => {
  const etag = (await asVisitor.get(FILE)).headers.get('ETag') ?? '';
  const answer = await asVisitor.get(FILE, { headers: { 'If-None-Match': etag } });
  expect(answer.status).toBe(304);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

test('a picture that is text says how it is written', async () => {
  const answer = await asVisitor.get('/favicon.svg');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
});

test.each(['/assets/nothing.js', '/assets/', '/assets/../wrangler.toml', '/assets/%2e%2e/web/index.html'])(
  '%s is not there, and nobody keeps that',
  async (path) => {
    const answer = await asVisitor.get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  },
);

test('the service worker is fetched each time, reaches this site only, and is removed where it is switched off', async () => {
  const answer = await asVisitor.get('/sw.js');
  expect(answer.headers.get('Content-Security-Policy')).toContain("connect-src 'self'");
  const off = await asVisitor.get('/sw.js', { bindings: withBindings({ SERVICE_WORKER: 'off' }) });
  for (const { status, headers } of [answer, off]) {
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
    expect(headers.get('Content-Type')).toMatch(/^text\/javascript/);
  }
  expect([await answer.text(), await off.text()]).toEqual([
    expect.not.stringContaining(WORKER_REMOVAL),
    WORKER_REMOVAL,
  ]);
});

test('the app shell is a document without a page, for the worker only', async () => {
  const answer = await asVisitor.get('/app-shell');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  const html = await answer.text();
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('noindex');
  expect(html).toContain('"queries":[]');
});

test.each(['/site.webmanifest', '/icons/icon-512.png'])('%s may be kept for a week, not for ever', async (path) => {
  const answer = await asVisitor.get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=604800');
});
