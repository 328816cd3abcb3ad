import { expect, test } from 'vitest';
import { asVisitor } from '../testing/requests.ts';

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
