import { expect, test } from 'vitest';
import { watchMachine } from './quiet.mjs';

/** A watch of a machine whose work takes 10 ms at its ten first looks, and then what is given; the last time for ever. */
function watchOf(...times: readonly number[]) {
  const left = [...Array<number>(10).fill(10), ...times];
  let waits = 0;
  const watch = watchMachine({
    time: () => (left.length > 1 ? left.shift() : left[0]) ?? 0,
    wait: async () => {
      waits++;
    },
  });
  let visits = 0;
  return { watch, visit: async () => ++visits, waits: () => waits };
}

test('a visit to a quiet machine counts at once', async () => {
  const { watch, visit } = watchOf(11, 10);
  expect(await watch.whenQuiet(visit)).toBe(1);
  expect(watch.counts()).toEqual({ again: 0, disturbed: 0 });
});

test('a visit waits until the machine is quiet', async () => {
  const { watch, visit, waits } = watchOf(14, 30, 10, 10);
  expect(await watch.whenQuiet(visit)).toBe(1);
  expect(waits()).toBe(2);
});

test('a visit after which the machine is slower is made again', async () => {
  const { watch, visit } = watchOf(10, 14, 10, 10);
  expect(await watch.whenQuiet(visit)).toBe(2);
  expect(watch.counts()).toEqual({ again: 1, disturbed: 0 });
});

test('the last of several visits counts, as disturbed, where the machine does not become quiet', async () => {
  const { watch, visit } = watchOf(20);
  expect(await watch.whenQuiet(visit)).toBe(4);
  expect(watch.counts()).toEqual({ again: 3, disturbed: 1 });
});

test('a machine that turns out faster is compared with its best', async () => {
  const { watch, visit } = watchOf(8, 10, 8, 8);
  expect(await watch.whenQuiet(visit)).toBe(2);
});
