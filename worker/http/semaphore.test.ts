import { expect, test, vi } from 'vitest';
import { DomainError } from '../errors.ts';
import { makeSemaphore } from './semaphore.ts';

const BUSY = 'Riprova tra poco.';
const limits = { atOnce: 1, waiting: 3, patienceMs: 10_000, leaseMs: 10_000, busy: BUSY };

function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, end: resolve };
}

test('one works at a time, in the order in which they came', async () => {
  const slot = makeSemaphore(limits);
  const [begun, ended]: [number[], number[]] = [[], []];
  const task = (index: number) =>
    slot(async () => {
      begun.push(index);
      expect(begun.length - ended.length).toBe(1);
      await scheduler.wait(30);
      ended.push(index);
    });
  await Promise.all([0, 1, 2, 3].map(task));
  expect(ended).toEqual([0, 1, 2, 3]);
});

test('a request beyond the queue is refused at once, and the others have their turn', async () => {
  const slot = makeSemaphore(limits);
  const first = work();
  const done = [0, 1, 2, 3].map((index) => slot(() => (index === 0 ? first.promise : Promise.resolve())));
  await expect(slot(async () => undefined)).rejects.toThrow(new DomainError('unavailable', BUSY));
  first.end();
  await Promise.all(done);
  expect(await slot(async () => 'free again')).toBe('free again');
});

test('a request that waits too long is refused, and leaves the queue', async () => {
  const slot = makeSemaphore({ ...limits, patienceMs: 100 });
  const first = work();
  const working = slot(() => first.promise);
  await expect(slot(async () => undefined)).rejects.toThrow(BUSY);
  first.end();
  await working;
  expect(await slot(async () => 'next')).toBe('next');
});

test('work that was broken off blocks nobody once its time is over', async () => {
  const slot = makeSemaphore({ ...limits, leaseMs: 200 });
  // A request that was ended never comes back, not even to its `finally`.
  void slot(() => new Promise(() => undefined));
  expect(await slot(async () => 'my turn')).toBe('my turn');
});

test('a place in the queue that was left blocks nobody', async () => {
  const slot = makeSemaphore(limits);
  const first = work();
  const working = slot(() => first.promise);
  // The second never looks again, as a request that was ended.
  vi.spyOn(globalThis, 'setTimeout').mockReturnValueOnce(0 as never);
  void slot(async () => undefined);
  const third = slot(async () => 'third');
  first.end();
  await working;
  expect(await third).toBe('third');
});

test('work that fails gives its turn back', async () => {
  const slot = makeSemaphore(limits);
  await expect(slot(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await slot(async () => 'next')).toBe('next');
});
