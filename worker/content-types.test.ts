import { describe, expect, test } from 'vitest';
import { PUBLIC_ROUTES } from './testing/public-routes.ts';
import { asVisitor, asWorker } from './testing/requests.ts';

/** Types whose characters nothing in the content says: each must say it itself (ASVS 4.1.1). */
const NEEDS_CHARSET = /^text\/|[+/]xml(;|$)/;

/** Addresses of pages, calls, texts and refusals, with and without a body. */
const PATHS = [
  ...PUBLIC_ROUTES,
  '/nothing',
  '/api/nothing',
  '/assets/nothing.js',
  '/candidati',
  '/sw.js',
  '/assets/fixture-1a2b3c4d.css',
  '/site.webmanifest',
];

async function expectType(answer: Response, what: string): Promise<void> {
  const bytes = (await answer.arrayBuffer()).byteLength;
  const type = answer.headers.get('Content-Type');
  if (bytes === 0) return;
  expect(type, `${what}: a body has a type`).toMatch(/^[a-z]+\/[a-z.+-]+(; charset=utf-8)?$/);
  if (NEEDS_CHARSET.test(type ?? '')) expect(type, `${what}: a text says its characters`).toMatch(/; charset=utf-8$/);
}

describe('an answer with a body has its type, and a text its character set', () => {
  test.each(PATHS)('%s', async (path) => expectType(await asVisitor.get(path), path));

  test('a refusal, and an answer to a write', async () => {
    const person = await asWorker();
    for (const body of [{}, { name: 'Anna' }])
      await expectType(await person.post('/api/account', body, { method: 'PATCH' }), 'PATCH /api/account');
    await expectType(await asVisitor.post('/offerte', {}), 'POST /offerte');
    await expectType(await asVisitor.send('/api/jobs', { method: 'POST', body: 'x' }), 'POST /api/jobs');
  });
});
