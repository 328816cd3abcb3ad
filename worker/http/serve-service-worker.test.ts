import { createExecutionContext } from 'cloudflare:test';
import { expect, test } from 'vitest';
import worker from '../index.ts';
import { withBindings } from '../testing/bindings.ts';
import { asVisitor } from '../testing/requests.ts';
import { WORKER_REMOVAL } from './serve-file.ts';

test('the service worker is fetched each time, and may only reach this site', async () => {
  const answer = await asVisitor.get('/sw.js');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  expect(answer.headers.get('Content-Security-Policy')).toContain("connect-src 'self'");
  expect(await answer.text()).not.toBe(WORKER_REMOVAL);
});

test('switched off, what removes it is in its place', async () => {
  const answer = await worker.fetch(
    new Request('http://localhost/sw.js'),
    withBindings({ SERVICE_WORKER: 'off' }),
    createExecutionContext(),
  );
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  expect(await answer.text()).toBe(WORKER_REMOVAL);
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

test.each([['/site.webmanifest'], ['/icons/icon-512.png']])('%s may be kept for a week, not for ever', async (path) => {
  const answer = await asVisitor.get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=604800');
});
