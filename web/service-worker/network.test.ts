import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from './network.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const respondAfter = (ms: number) => new Promise<Response>((done) => setTimeout(() => done(new Response('fresh')), ms));

test('the network has the word for as long as patience lasts', async () => {
  const waiting = waitFor(respondAfter(2_999), 3_000);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(await waiting).toBeInstanceOf(Response);
});

test('then it is silent, and its answer still comes', async () => {
  const network = respondAfter(5_000);
  const waiting = waitFor(network, 3_000);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await waiting).toBe('silent');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await (await network).text()).toBe('fresh');
});

test('a network that is gone is not waited for', async () => {
  expect(await waitFor(Promise.reject(new TypeError('Failed to fetch')), 3_000)).toBe('gone');
});
