import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REPEAT_HEADER } from '../../shared/repeat.ts';
import { send as sendCall } from './call.ts';

const BODY = { name: 'Anna', email: 'anna@example.org', subject: 'Domanda', message: 'Buongiorno' };
const MINUTE = 60_000;

let stored: Map<string, string>;
let body: (string | null)[];
let answers: (() => Response)[];

beforeEach(() => {
  [stored, body, answers] = [new Map(), [], []];
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    body.push(new Headers(headers).get(REPEAT_HEADER));
    const answer = answers.shift();
    if (!answer) throw new TypeError('Network request failed');
    return answer();
  });
});
afterEach(() => void vi.useRealTimers());

const send = (once = true) => sendCall('POST /api/messages', { body: BODY, once }).catch(() => undefined);
const answering = (status: number) => () => new Response('{}', { status });

test('a repeat after a lost answer declares itself, until an answer comes', async () => {
  answers = [answering(503)];
  await send();
  vi.setSystemTime(Date.now() + 20 * MINUTE);
  await send();
  vi.setSystemTime(Date.now() + MINUTE);
  answers = [answering(200)];
  await send();
  await send();
  expect(body).toEqual([null, '1200', '1260', null]);
});

test.each([201, 400, 409, 413])('an answer of %d is one: the next is a new one', async (status) => {
  answers = [answering(status)];
  await send();
  await send();
  expect(body).toEqual([null, null]);
});

test('other calls, and browsers that keep nothing, say nothing and send all the same', async () => {
  await send(false);
  await send(false);
  vi.stubGlobal('sessionStorage', undefined);
  await send();
  answers = [answering(201)];
  await send();
  expect(body).toEqual([null, null, null, null]);
});

test('a clock that was put back counts as no time at all', async () => {
  await send();
  vi.setSystemTime(Date.now() - 60 * MINUTE);
  await send();
  expect(body).toEqual([null, '0']);
});
