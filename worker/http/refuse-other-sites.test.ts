import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { CALLS } from '../../shared/calls/all.ts';
import type { Call } from '../../shared/calls/call.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { asVisitor } from '../testing/requests.ts';

const writes = Object.entries(CALLS as Readonly<Record<string, Call>>).filter(([name]) => !name.startsWith('GET '));
const MESSAGE = /pagina di un altro sito: non è stato salvato niente/;

async function send(name: string, headers: Record<string, string>): Promise<Response> {
  const [method = '', path = ''] = name.split(' ');
  return asVisitor.send(path.replace(/:\w+/g, 'nothing'), {
    method,
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    headers,
  });
}

const isRefused = async (answer: Response) => answer.status === 403 && MESSAGE.test(await answer.text());

const OTHERS = {
  'another site': { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
  'another host of the site': { 'Sec-Fetch-Site': 'same-site' },
  'another site, in an old browser': { Origin: 'https://evil.example' },
  'a page without origin': { Origin: 'null' },
};
const OURS = {
  'a page of ours': { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:8787' },
  'a page of ours, in an old browser': { Origin: new URL(env.SITE_URL).origin },
  'a person, without a page': { 'Sec-Fetch-Site': 'none' },
  'a program': {},
};

test.each(writes)('%s refuses a page of another site, unless mail programs send it', async (name, { takesForms }) => {
  expect(await isRefused(await send(name, OTHERS['another site']))).toBe(!takesForms);
});

test.each(Object.entries(OTHERS))('%s is refused', async (_, headers) => {
  expect(await isRefused(await send('POST /api/jobs', headers))).toBe(true);
});

test.each(Object.entries(OURS))('%s is heard', async (_, headers) => {
  expect(await isRefused(await send('POST /api/jobs', headers))).toBe(false);
});

test('a refusal is a problem, and to a form without script a page', async () => {
  const name = 'POST /api/jobs/nothing/guest-applications';
  await expectProblem(await send(name, OTHERS['another site']), 403);
  const body = new FormData();
  const headers = { ...OTHERS['another site'], Accept: 'text/html' };
  const page = await asVisitor.send(name.slice(5), { method: 'POST', body, headers });
  expect([page.status, page.headers.get('Content-Type')]).toEqual([403, 'text/html; charset=utf-8']);
  expect(await page.text()).toMatch(MESSAGE);
});

test('a page that a mail program opens is served', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' };
  expect((await asVisitor.get('/avvisi/fine?token=x', { headers })).status).toBe(200);
});
