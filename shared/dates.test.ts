import { describe, expect, test } from 'vitest';
import { addDays, ageLabel, clockTime, copyTime, detailAgeLabel, longDate, romeDay, romeDaysBetween } from './dates.ts';

const at = (iso: string): Date => new Date(iso);

describe('romeDay', () => {
  test.each([
    ['2026-01-15T22:59:59.999Z', '2026-01-15'],
    ['2026-01-15T23:00:00.000Z', '2026-01-16'],
    ['2026-07-15T21:59:59.999Z', '2026-07-15'],
    ['2026-07-15T22:00:00.000Z', '2026-07-16'],
    // The nights on which the clock changes, and the years.
    ['2026-03-28T23:30:00Z', '2026-03-29'],
    ['2026-03-29T21:59:59Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-24T21:59:59Z', '2026-10-24'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
    ['2028-02-28T23:00:00Z', '2028-02-29'],
  ])('of %s is %s', (iso, day) => expect(romeDay(at(iso))).toBe(day));
});

describe('romeDaysBetween', () => {
  test.each([
    ['two minutes around midnight in Rome', '2026-01-15T22:59:00Z', '2026-01-15T23:01:00Z', 1],
    ['a whole day in Rome', '2026-01-15T23:00:00Z', '2026-01-16T22:59:59Z', 0],
    ['midnight in UTC', '2026-01-15T23:59:00Z', '2026-01-16T00:01:00Z', 0],
    ['the day of 23 hours', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', 1],
    ['the day of 25 hours', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', 1],
    ['24 hours within the day of 25', '2026-10-24T22:00:00Z', '2026-10-25T22:00:00Z', 0],
    ['a month over a change of the clock', '2026-03-10T12:00:00Z', '2026-04-09T11:00:00Z', 30],
    ['a year', '2026-02-28T12:00:00Z', '2027-02-28T12:00:00Z', 365],
    ['a clock that is behind', '2026-01-17T12:00:00Z', '2026-01-15T12:00:00Z', 0],
  ])('%s', (_, from, to, days) => expect(romeDaysBetween(at(from), at(to))).toBe(days));
});

describe('ages read as docs/product.md says', () => {
  const now = at('2026-06-10T08:00:00Z');
  test.each([
    ['2026-06-10T05:00:00Z', 'Pubblicato oggi', 'Pubblicata oggi'],
    ['2026-06-10T09:00:00Z', 'Pubblicato oggi', 'Pubblicata oggi'],
    ['2026-06-09T21:59:00Z', '1 giorno fa', 'Pubblicata 1 giorno fa'],
    ['2026-06-08T10:00:00Z', '2 giorni fa', 'Pubblicata 2 giorni fa'],
    ['2026-05-11T10:00:00Z', '30 giorni fa', 'Pubblicata 30 giorni fa'],
  ])('%s', (posted, card, detail) => {
    expect(ageLabel(at(posted), now)).toBe(card);
    expect(detailAgeLabel(at(posted), now)).toBe(detail);
  });
});

test('the time of a copy says the day where it is not today', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  expect(copyTime(new Date('2026-11-22T09:32:00Z'), now)).toBe('delle 10:32');
  expect(copyTime(new Date('2026-11-21T17:05:00Z'), now)).toBe('delle 18:05 di ieri');
  // By a clock that was wrong.
  expect(copyTime(new Date('2026-11-19T17:05:00Z'), now)).toBe('delle 18:05, 19 novembre 2026');
  expect(copyTime(new Date('2026-11-23T17:05:00Z'), now)).toBe('delle 18:05');
});

test('dates and times are those in Rome, in Italian', () => {
  expect(longDate(at('2025-08-09T22:30:00Z'))).toBe('10 agosto 2025');
  expect(clockTime(at('2026-01-15T09:05:00Z'))).toBe('10:05');
  expect(clockTime(at('2026-07-15T22:05:00Z'))).toBe('00:05');
});

test('addDays adds days of 24 hours', () => {
  expect(addDays(at('2026-03-28T12:00:00Z'), 30).toISOString()).toBe('2026-04-27T12:00:00.000Z');
  expect(addDays(at('2026-03-28T12:00:00Z'), -0.5).toISOString()).toBe('2026-03-28T00:00:00.000Z');
});
