import { expect, test, vi } from 'vitest';
import { openDelay, tooltipClosed, tooltipOpened } from './tooltip-timing.ts';

test('waits 700 ms, but not while one is open nor for 300 ms after it closed', () => {
  const close = () => undefined;
  expect(openDelay(0)).toBe(700);

  tooltipOpened(close);
  expect(openDelay(1_000)).toBe(0);

  tooltipClosed(close, 2_000);
  expect(openDelay(2_299)).toBe(0);
  expect(openDelay(2_300)).toBe(700);
});

test('one tooltip is open at a time', () => {
  const first = vi.fn();
  const second = vi.fn();
  tooltipOpened(first);
  tooltipOpened(second);
  expect(first).toHaveBeenCalledOnce();

  tooltipClosed(first, 10_000);
  expect(openDelay(11_000)).toBe(0);
  tooltipClosed(second, 12_000);
  expect(second).not.toHaveBeenCalled();
  expect(openDelay(13_000)).toBe(700);
});
