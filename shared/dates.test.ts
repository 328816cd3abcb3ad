import { describe, expect, test } from 'vitest';
import { ageLabel, copyLabel, copyTime, datePhrase, dayAndTime, detailAgeLabel, MONTH, nextMonths } from './dates.ts';

const at = (iso: string): Date => new Date(iso);

describe('ages read as docs/product.md says', () => {
  const now = at('2026-06-10T08:00:00Z');
  test.each([
    ['2026-06-10T05:00:00Z', 'Pubblicato oggi', 'Pubblicata oggi'],
    ['2026-06-10T09:00:00Z', 'Pubblicato oggi', 'Pubblicata oggi'],
    ['2026-06-09T21:59:00Z', '1 giorno fa', 'Pubblicata 1 giorno fa'],
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

test('a date in a sentence elides the article before eight and eleven', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 9, n, 12));
  expect(datePhrase('il', day(10))).toBe('il 10 ottobre 2026');
  expect(datePhrase('il', day(8))).toBe('l’8 ottobre 2026');
  expect(datePhrase('al', day(11))).toBe('all’11 ottobre 2026');
  expect(datePhrase('dal', day(18))).toBe('dal 18 ottobre 2026');
  expect(datePhrase('dal', day(8))).toBe('dall’8 ottobre 2026');
});

describe('the next months', () => {
  test.each([
    // Midnight in Rome, not in UTC.
    ['2026-12-31T22:59:59Z', ['2026-12', '2027-01', '2027-02']],
    ['2026-12-31T23:00:00Z', ['2027-01', '2027-02', '2027-03']],
    // Months that are shorter than this day is late.
    ['2027-01-31T12:00:00Z', ['2027-01', '2027-02', '2027-03']],
  ])('from %s on', (iso, months) => expect(nextMonths(new Date(iso), 3)).toEqual(months));
});

test.each(['2027-06', '2020-01', '2099-12'])('%s is a month', (text) => expect(MONTH.test(text)).toBe(true));
test.each(['2027-13', '2027-00', '2027-6', '2027-06-01', '2027-06\n', '1999-06', '2100-01'])('%j is none', (text) =>
  expect(MONTH.test(text)).toBe(false),
);

const NOW = new Date('2026-10-12T21:30:00Z');

test.each([
  ['2026-10-12T12:05:00Z', 'oggi alle 14:05'],
  ['2026-10-11T22:30:00Z', 'oggi alle 00:30'],
  ['2026-10-11T21:59:00Z', 'ieri alle 23:59'],
  ['2026-10-03T07:00:00Z', 'il 3 ottobre 2026 alle 09:00'],
])('%s is %s', (saved, words) => {
  expect(dayAndTime(new Date(saved), NOW)).toBe(words);
});

test('a copy says its age and why it is shown', () => {
  const saved = new Date('2026-10-12T12:05:00Z');
  expect(copyLabel(saved, { now: NOW, online: false })).toBe('Copia salvata oggi alle 14:05: non c’è connessione.');
  expect(copyLabel(saved, { now: NOW, online: true })).toBe('Copia salvata oggi alle 14:05: la rete non risponde.');
});
