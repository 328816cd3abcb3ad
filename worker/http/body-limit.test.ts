import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { slowBody } from '../testing/slow-body.ts';
import { type Pace, receiveBody } from './body-limit.ts';

const LONG = 60_000;

/** Receives a body: its text, or the kind of the refusal. */
async function receive(body: ReadableStream<Uint8Array>, pace: Pace, maxBytes = 1000): Promise<string> {
  const app = new Hono<AppEnv>();
  app.onError((error, c) => c.text(error instanceof DomainError ? error.kind : 'error'));
  app.post('/', async (c) => c.text((await receiveBody(c, maxBytes, pace)) ? await c.req.raw.text() : 'too heavy'));
  const answer = await app.request('/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  return answer.text();
}

test.each([
  { title: 'below the pace', pace: { bytes: 1000, windowMs: 200, deadlineMs: LONG } },
  { title: 'in time in each window, but not as a whole', pace: { bytes: 1, windowMs: 200, deadlineMs: 700 } },
])('a body that arrives $title is refused', async ({ pace }) => {
  const { stream } = slowBody(5);
  expect(await receive(stream, pace, Number.POSITIVE_INFINITY)).toBe('too-slow');
});

test('a body of which nothing arrives is refused', async () => {
  expect(await receive(new ReadableStream(), { bytes: 1, windowMs: 100, deadlineMs: LONG })).toBe('too-slow');
});

test('a body that keeps the pace is there whole, one that weighs too much is not', async () => {
  const pace = { bytes: 1, windowMs: LONG, deadlineMs: LONG };
  expect(await receive(new Response('x'.repeat(900)).body ?? new ReadableStream(), pace)).toBe('x'.repeat(900));
  expect(await receive(new Response('x'.repeat(1001)).body ?? new ReadableStream(), pace)).toBe('too heavy');
});
