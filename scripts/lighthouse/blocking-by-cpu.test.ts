import { expect, test } from 'vitest';
import { withoutWaits } from './blocking-by-cpu.mjs';

const MAIN = { pid: 1, tid: 1 };
const task = (ts: number, dur: number, tdur: number, where = MAIN) => ({
  name: 'RunTask',
  ph: 'X',
  ts,
  dur,
  tdur,
  ...where,
});
const layout = (ts: number, dur: number, where = MAIN) => ({ name: 'Layout', ph: 'X', ts, dur, ...where });
const mark = (ts: number) => ({ name: 'mark', ph: 'R', ts, ...MAIN });

test('a task takes the CPU time that it used, and begins when it began', () => {
  expect(withoutWaits([task(200, 10, 10), task(100, 60, 20)])).toEqual([task(100, 20, 20), task(200, 10, 10)]);
});

test('an event in a task keeps its place, at the same share of its length', () => {
  expect(withoutWaits([task(100, 80, 20), layout(160, 20), mark(180), mark(190)])).toEqual([
    task(100, 20, 20),
    layout(115, 5),
    mark(180),
    mark(190),
  ]);
});

test('a task is of its thread, and none becomes longer', () => {
  const other = { pid: 1, tid: 2 };
  const events = [task(100, 80, 20), layout(150, 20, other), task(300, 10, 12)];
  expect(withoutWaits(events)).toEqual([task(100, 20, 20), layout(150, 20, other), task(300, 10, 12)]);
});
