import { expect, test } from 'vitest';
import { blockingCpu } from './blocking-cpu.mjs';

const PAGE = 'http://localhost/';
const OTHER = 'http://localhost/other';
const MAIN = { pid: 1, tid: 1 };

const began = (url: string, ts: number, frame: string) => ({
  ...{ name: 'navigationStart', ph: 'R', ts, ...MAIN },
  args: { frame, data: { documentLoaderURL: url } },
});
const painted = (ts: number, frame: string) => ({
  name: 'firstContentfulPaint',
  ph: 'R',
  ts,
  ...MAIN,
  args: { frame },
});
/** `ms` of CPU time, half of the time that has passed. */
const task = (ts: number, ms: number, where = MAIN) => ({
  ...{ name: 'RunTask', ph: 'X', ts, dur: ms * 2000, tdur: ms * 1000, ...where },
  args: {},
});

const EVENTS = [began(OTHER, 0, 'a'), painted(10, 'a'), began(PAGE, 100, 'b'), painted(200, 'b')];

test('tasks after the first paint count with what would be over 50 ms on a phone', () => {
  const tasks = [task(150, 100), task(300, 20), task(400, 12.5), task(500, 15)];
  expect(blockingCpu([...EVENTS, ...tasks], PAGE)).toBeCloseTo(30 + 10);
});

test('other threads and pages do not count', () => {
  const tasks = [task(20, 100), task(300, 100, { pid: 1, tid: 2 }), task(300, 100, { pid: 2, tid: 1 })];
  expect(blockingCpu([...EVENTS, ...tasks], PAGE)).toBe(0);
});

test('a page that was not painted is no zero', () => {
  expect(() => blockingCpu(EVENTS.slice(0, 3), PAGE)).toThrow('no first paint');
});
