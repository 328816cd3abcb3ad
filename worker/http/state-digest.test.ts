import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { asVisitor } from '../testing/requests.ts';

const digestOf = (body: ArrayBuffer): string =>
  `sha-256=:${createHash('sha256').update(Buffer.from(body)).digest('base64')}:`;
const WANTED = { headers: { 'Want-Repr-Digest': 'sha-256=1' } };

test.each(['/', '/contatti', '/robots.txt', '/nothing', '/api/health'])(
  '%s states the digest of what it answers, kept or not, where it is asked to',
  async (path) => {
    for (let time = 0; time < 2; time++) {
      const answer = await asVisitor.get(path, WANTED);
      expect(answer.headers.get('Repr-Digest')).toBe(digestOf(await answer.arrayBuffer()));
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  },
);

test('nothing is stated where nobody asks, or asks for another form', async () => {
  expect((await asVisitor.get('/aiuto')).headers.has('Repr-Digest')).toBe(false);
  const other = await asVisitor.get('/aiuto', { headers: { 'Want-Repr-Digest': 'md5=1' } });
  expect(other.headers.has('Repr-Digest')).toBe(false);
});

test('an answer without a body stays without', async () => {
  const tag = (await asVisitor.get('/robots.txt')).headers.get('ETag') ?? '';
  const answer = await asVisitor.get('/robots.txt', { headers: { ...WANTED.headers, 'If-None-Match': tag } });
  expect(answer.status).toBe(304);
});
