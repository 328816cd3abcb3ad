import { expect, test } from 'vitest';
import { nextSeason } from './duplicate-job.ts';

test.each([
  ['2025-06-01', '2025-09-15', '2027-06-01', '2027-09-15'],
  ['2025-12-05', '2026-04-10', '2026-12-05', '2027-04-10'],
  ['2024-02-29', null, '2027-02-28', ''],
  // A season that is on, one that is ahead, and none.
  ['2026-11-01', '2027-04-10', '2026-11-01', '2027-04-10'],
  ['2027-06-01', null, '2027-06-01', ''],
  [null, null, '', ''],
])('a copy made on 29 November 2026 of an offer from %s to %s is from %s to %s', (startDate, endDate, start, end) => {
  expect(nextSeason({ startDate, endDate }, '2026-11-29')).toEqual({ startDate: start, endDate: end });
});
