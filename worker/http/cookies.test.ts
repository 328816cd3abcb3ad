import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { sign } from '../sign.ts';
import { costOf } from '../testing/bindings.ts';
import { makeJob, newEmail, uniqueWord } from '../testing/factories.ts';
import { asVisitor } from '../testing/requests.ts';

const HOT = '/api/jobs?limit=20';
const NAME = '__Host-bookmark';
const origin = 'https://lavoro.example';

/** True where a request with this value of the cookie reads past the lists that are kept. */
async function counts(value: string): Promise<boolean> {
  const headers = { Cookie: `${NAME}=${value}` };
  const { result, cost } = await costOf((bindings) => asVisitor.get(HOT, { origin, bindings, headers }));
  expect(result.status).toBe(200);
  return cost.statements > 0;
}

/** The cookie that a write of a visitor sets. */
async function issued(): Promise<string> {
  const body = { name: 'Rosa', email: newEmail(), subject: 'Prova', message: uniqueWord() };
  const answer = await asVisitor.post('/api/messages', body, { origin });
  const [, value = ''] =
    new RegExp(`^${NAME}=([^;]+); Max-Age=120;`).exec(answer.headers.get('Set-Cookie') ?? '') ?? [];
  return value;
}

const BOOKMARK = `ffffffff-ffffffff-ffffffff-${'f'.repeat(32)}`;
const signed = (purpose: 'bookmark' | 'end-alerts', sub: string) =>
  sign(purpose, { sub }, { secret: env.JWT_SECRET, expiresAt: new Date(Date.now() + 9e6) });

beforeAll(async () => {
  await makeJob();
  await asVisitor.get(HOT, { origin });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a bookmark that was issued counts for two minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const value = await issued();
  expect(await counts(value)).toBe(true);
  vi.setSystemTime(Date.now() + 119_000);
  expect(await counts(value)).toBe(true);
  vi.setSystemTime(Date.now() + 2000);
  expect(await counts(value)).toBe(false);
});

test.each<[what: string, value: () => string | Promise<string>]>([
  ['any text', () => 'x'],
  ['a broken escape', () => '%E0%A4%A'],
  ['a bookmark that nobody signed', () => BOOKMARK],
  ['one with a made-up signature', async () => (await issued()).replace(/[^.]*$/, 'A'.repeat(43))],
  ['one signed for another purpose', () => signed('end-alerts', BOOKMARK)],
  ['a signed text that is no bookmark', () => signed('bookmark', 'first-primary')],
])('%s is no bookmark', async (_, value) => {
  expect(await counts(await value())).toBe(false);
});
