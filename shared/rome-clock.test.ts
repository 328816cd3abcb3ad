import { describe, expect, test } from 'vitest';
import { isRomeHour, romeHour } from './rome-clock.ts';

describe('seven in the morning in Rome', () => {
  test.each([
    ['in winter', '2026-01-15', '2026-01-15T06:00:00.000Z'],
    ['in summer', '2026-07-15', '2026-07-15T05:00:00.000Z'],
    ['the day before clocks go forward', '2026-03-28', '2026-03-28T06:00:00.000Z'],
    ['the day they go forward', '2026-03-29', '2026-03-29T05:00:00.000Z'],
    ['the day before they go back', '2026-10-24', '2026-10-24T05:00:00.000Z'],
    ['the day they go back', '2026-10-25', '2026-10-25T06:00:00.000Z'],
  ])('%s', (_when, day, moment) => {
    expect(romeHour(day, 7).toISOString()).toBe(moment);
  });

  test('has come, or not, by the day that it is in Rome', () => {
    expect(isRomeHour(new Date('2026-03-29T04:59:59Z'), 7)).toBe(false);
    expect(isRomeHour(new Date('2026-03-29T05:00:00Z'), 7)).toBe(true);
    // Half past eleven of the evening before in UTC, half past midnight there.
    expect(isRomeHour(new Date('2026-01-14T23:30:00Z'), 7)).toBe(false);
  });
});
