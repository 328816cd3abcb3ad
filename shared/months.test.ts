import { describe, expect, test } from 'vitest';
import { MONTH, monthName, nextMonths } from './months.ts';

describe('the next months', () => {
  test.each([
    ['2026-11-21T12:00:00Z', ['2026-11', '2026-12', '2027-01']],
    // Midnight in Rome, not in UTC.
    ['2026-12-31T22:59:59Z', ['2026-12', '2027-01', '2027-02']],
    ['2026-12-31T23:00:00Z', ['2027-01', '2027-02', '2027-03']],
    // Months that are shorter than this day is late.
    ['2027-01-31T12:00:00Z', ['2027-01', '2027-02', '2027-03']],
  ])('from %s on', (iso, months) => expect(nextMonths(new Date(iso), 3)).toEqual(months));

  test('are said by their names', () => {
    expect(nextMonths(new Date('2027-01-15T12:00:00Z'), 12).map(monthName)).toEqual(
      'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'
        .split(' ')
        .map((name) => `${name} 2027`),
    );
  });
});

test.each(['2027-06', '2020-01', '2099-12'])('%s is a month', (text) => expect(MONTH.test(text)).toBe(true));
test.each(['', 'x', '2027-13', '2027-00', '2027-6', '2027-06-01', ' 2027-06', '2027-06\n', '1999-06', '2100-01'])(
  '%j is none',
  (text) => expect(MONTH.test(text)).toBe(false),
);
