import { describe, expect, test } from 'vitest';
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

describe('a script that the build has compressed', () => {
  const SCRIPT = '/assets/compressed-5e6f7a8b.js';
  const ask = (encoding: string) => asVisitor.get(SCRIPT, { headers: { 'Accept-Encoding': encoding } });

  test.each(['br', 'gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.8'])(
    'travels so to who accepts %s',
    async (encoding) => {
      const answer = await ask(encoding);
      expect(answer.headers.get('Content-Encoding')).toBe('br');
      expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
      expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    },
  );

  test.each(['gzip', 'identity', 'brotli', ''])('and plain to who accepts %j', async (encoding) => {
    const answer = await ask(encoding);
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    expect(await answer.text()).toContain('plain');
  });

  test('a client that has it already gets 304', async () => {
    const headers = { 'Accept-Encoding': 'br', 'If-None-Match': (await ask('br')).headers.get('ETag') ?? '' };
    expect((await asVisitor.get(SCRIPT, { headers })).status).toBe(304);
  });
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
