import { expect, test } from 'vitest';
import { isLastSeason, nextSeason } from './duplicate-job.ts';

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

test.each([
  [{}, true],
  [{ type: 'Full-time' }, true],
  [{ contract: 'Contratto determinato' }, true],
  [{ type: 'Full-time', contract: 'Contratto determinato' }, false],
  [{ open: true }, false],
  [{ postedDate: '2026-08-01T10:00:00.000Z' }, false],
] as const)('an offer of last winter but %j is of the last season: %s', (columns, expected) => {
  const job = {
    type: 'Stagionale',
    contract: 'Contratto stagionale',
    open: false,
    postedDate: '2025-11-20T10:00:00.000Z',
  } as const;
  expect(isLastSeason({ ...job, ...columns }, new Date('2026-11-29T10:00:00.000Z'))).toBe(expected);
});
