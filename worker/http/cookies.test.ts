import { env } from 'cloudflare:workers';
import { beforeAll, expect, test, vi } from 'vitest';
import { sign } from '../sign.ts';
import { costOf, sessionsOfD1, withBindings } from '../testing/bindings.ts';
import { makeJob, uniqueWord } from '../testing/factories.ts';
import { asVisitor, sendExample } from '../testing/requests.ts';

const HOT = '/api/jobs?limit=20';
const NAME = '__Host-bookmark';
const origin = 'https://lavoro.example';

/** True where a request with this value of the cookie reads past the lists that are kept. */
async function counts(value: string, name = NAME): Promise<boolean> {
  const headers = { Cookie: `${name}=${value}` };
  const { result, cost } = await costOf((bindings) => asVisitor.get(HOT, { origin, bindings, headers }));
  expect(result.status).toBe(200);
  return cost.statements > 0;
}

async function issued(): Promise<string> {
  const answer = await sendExample('POST /api/messages', asVisitor, { origin, stated: { message: uniqueWord() } });
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/; Max-Age=120; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  return new RegExp(`^${NAME}=([\\w.-]+);`).exec(cookie)?.[1] ?? '';
}

const BOOKMARK = `ffffffff-ffffffff-ffffffff-${'f'.repeat(32)}`;
const signed = (purpose: 'bookmark' | 'end-alerts', sub: string) =>
  sign(purpose, { sub }, { secret: env.JWT_SECRET, expiresAt: new Date(Date.now() + 9e6) });

beforeAll(async () => {
  await makeJob();
  await asVisitor.get(HOT, { origin });
});

test('a bookmark that was issued counts for two minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const value = await issued();
  expect(await counts(value)).toBe(true);
  // Over TLS it counts only where no other host can have set it.
  expect(await counts(value, 'bookmark')).toBe(false);
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

test('a page is read from where the database stood after the write', async () => {
  const value = await issued();
  const { sub } = JSON.parse(atob(value.split('.')[1] ?? ''));
  const { DB, begins } = sessionsOfD1();
  const headers = { Cookie: `${NAME}=${value}` };
  const page = await asVisitor.get('/offerte', { origin, headers, bindings: withBindings({ DB }) });
  expect(page.status).toBe(200);
  expect(begins).toEqual([sub]);
});
