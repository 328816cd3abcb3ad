import * as fc from 'fast-check';
import { describe, expect } from 'vitest';
import { property } from '../worker/testing/property.ts';
import { romeMoments } from './appointments.ts';
import {
  addDays,
  clockTime,
  isRomeHour,
  longDate,
  monthName,
  romeClock,
  romeDay,
  romeDaysBetween,
  romeHour,
  romeMidnight,
} from './dates.ts';

/** Clocks in Rome change at 01:00 UTC of the last Sunday of March and of October. */
const CHANGES = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31', '2028-03-26', '2028-10-29'];

const instant = fc.oneof(
  fc.date({ min: new Date('2020-01-01'), max: new Date('2069-12-31'), noInvalidDate: true }),
  // Around the change of the clocks, minute by minute.
  fc
    .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -48 * 60, max: 48 * 60 }))
    .map(([day, minutes]) => new Date(Date.parse(`${day}T01:00:00Z`) + minutes * 60_000)),
);

const timeZone = 'Europe/Rome';
// Swedish dates are ISO 8601.
const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
const long = new Intl.DateTimeFormat('it-IT', { timeZone, dateStyle: 'long' });
const time = new Intl.DateTimeFormat('it-IT', { timeZone, timeStyle: 'short' });
const month = new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', month: 'long', year: 'numeric' });

property(
  'days, times and months are those of time zones and of Italian',
  [instant],
  (date) => {
    expect([romeDay(date), longDate(date), clockTime(date)]).toEqual([day, long, time].map((one) => one.format(date)));
    const own = date.toISOString().slice(0, 7);
    expect(monthName(own)).toBe(month.format(new Date(own)));
  },
  { numRuns: 2000 },
);

describe('days in Rome', () => {
  property('are counted without a gap', [instant, fc.integer({ min: 0, max: 800 })], (from, days) => {
    const noon = romeHour(romeDay(from), 12);
    expect(romeDaysBetween(noon, addDays(noon, days))).toBe(days);
    expect(romeDaysBetween(addDays(noon, days), noon)).toBe(0);
    expect(romeDaysBetween(from, from)).toBe(0);
    // At any time of a day, that of 25 hours included.
    expect(romeDay(from, -days)).toBe(romeDay(addDays(noon, -days)));
  });

  property('begin at midnight there', [instant, fc.nat({ max: 40 })], (now, ago) => {
    const start = romeMidnight(now, ago);
    expect(romeDaysBetween(start, now)).toBe(ago);
    expect(romeDay(new Date(start.getTime() - 1))).not.toBe(romeDay(start));
    expect(clockTime(start)).toBe('00:00');
  });

  property('have each time where clocks say it', [instant], (date) => {
    const shown = romeClock(date);
    // An hour of the night may be there twice.
    if (shown.slice(11) < '04:00') return;
    expect(romeMoments(shown)[0]).toEqual(new Date(Math.floor(date.getTime() / 60_000) * 60_000));
  });

  property('have each hour where clocks say it', [instant, fc.integer({ min: 4, max: 23 })], (date, hour) => {
    const moment = romeHour(romeDay(date), hour);
    expect(clockTime(moment)).toBe(`${String(hour).padStart(2, '0')}:00`);
    expect(romeDay(moment)).toBe(romeDay(date));
    expect(isRomeHour(moment, hour)).toBe(true);
    expect(isRomeHour(new Date(moment.getTime() - 1), hour)).toBe(false);
  });
});
