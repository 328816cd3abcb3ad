import { expect, test, vi } from 'vitest';
import { DomainError } from '../errors.ts';
import { makeTurns } from './turns.ts';

const BUSY = 'Riprova tra poco.';
const limits = { atOnce: 1, waiting: 3, patienceMs: 10_000, leaseMs: 10_000, busy: BUSY };

/** Work that lasts until it is told to end. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, end: resolve };
}

test('one works at a time, in the order in which they came', async () => {
  const turn = makeTurns(limits);
  const [begun, ended]: [number[], number[]] = [[], []];
  const task = (index: number) =>
    turn(async () => {
      begun.push(index);
      expect(begun.length - ended.length).toBe(1);
      await scheduler.wait(30);
      ended.push(index);
    });
  await Promise.all([0, 1, 2, 3].map(task));
  expect(ended).toEqual([0, 1, 2, 3]);
});

test('a request beyond the queue is refused at once, and the others have their turn', async () => {
  const turn = makeTurns(limits);
  const first = work();
  const done = [0, 1, 2, 3].map((index) => turn(() => (index === 0 ? first.promise : Promise.resolve())));
  await expect(turn(async () => undefined)).rejects.toThrow(new DomainError('unavailable', BUSY));
  first.end();
  await Promise.all(done);
  expect(await turn(async () => 'free again')).toBe('free again');
});

test('a request that waits too long is refused, and leaves the queue', async () => {
  const turn = makeTurns({ ...limits, patienceMs: 100 });
  const first = work();
  const working = turn(() => first.promise);
  await expect(turn(async () => undefined)).rejects.toThrow(BUSY);
  first.end();
  await working;
  expect(await turn(async () => 'next')).toBe('next');
});

test('work that was broken off blocks nobody once its time is over', async () => {
  const turn = makeTurns({ ...limits, leaseMs: 200 });
  // A request that was ended never comes back, not even to its `finally`.
  void turn(() => new Promise(() => undefined));
  expect(await turn(async () => 'my turn')).toBe('my turn');
});

test('a place in the queue that was left blocks nobody', async () => {
  const turn = makeTurns(limits);
  const first = work();
  const working = turn(() => first.promise);
  // The second never looks again, as a request that was ended.
  const look = vi.spyOn(globalThis, 'setTimeout').mockReturnValueOnce(0 as never);
  void turn(async () => undefined);
  const third = turn(async () => 'third');
  first.end();
  await working;
  expect(await third).toBe('third');
  look.mockRestore();
});

test('work that fails gives its turn back', async () => {
  const turn = makeTurns(limits);
  await expect(turn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turn(async () => 'next')).toBe('next');
});
