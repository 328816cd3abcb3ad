import { describe, expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { appointment, romeMoments } from './appointments.ts';
import { proposedTimes, proposeInterviewBody } from './interviews.ts';

const NONE = { time2: '', time3: '' };
const FIRST = { time1: '2097-03-30T09:00' };
const REST = { minutes: '30', place: 'Via Roma 1' };

/** Refused fields of a proposal, with what is said there. */
const refused = (given: object) =>
  Object.fromEntries(
    (mini.safeParse(proposeInterviewBody, { ...NONE, ...FIRST, ...REST, ...given }).error?.issues ?? []).map(
      ({ path, message }) => [path.join('.'), message],
    ),
  );

describe('a proposal', () => {
  test('takes one to three times, as clocks in Rome show them in winter and in summer', () => {
    const body = { ...NONE, ...FIRST, time2: '2027-07-01T09:00', time3: '2027-01-15T17:45' };
    expect(refused({})).toEqual({});
    expect(proposedTimes(body).map((time) => new Date(time).toISOString())).toEqual([
      '2027-01-15T16:45:00.000Z',
      '2027-07-01T07:00:00.000Z',
      '2097-03-30T08:00:00.000Z',
    ]);
  });

  test.each([
    [{ time1: '' }, { time1: 'Scegli giorno e ora' }],
    [{ time2: '2097-04-01' }, { time2: 'Scegli giorno e ora' }],
    [{ time1: '2097-02-30T09:00' }, { time1: 'Scegli giorno e ora' }],
    [{ time3: '2097-04-01T24:10' }, { time3: 'Scegli giorno e ora' }],
    [{ time1: '2097-04-01T10:75' }, { time1: 'Scegli giorno e ora' }],
    [{ time1: '2026-01-05T09:00' }, { time1: 'È già passato' }],
    [{ time2: '2097-03-30T09:00' }, { time2: 'È uguale a un altro orario' }],
    [{ minutes: '9' }, { minutes: 'Da 10 a 240 minuti' }],
    [{ minutes: '241' }, { minutes: 'Da 10 a 240 minuti' }],
    [
      { place: ' ', time1: '' },
      { place: 'Scrivi dove vi vedete', time1: 'Scegli giorno e ora' },
    ],
  ])('%o is refused at %o', (given, fields) => {
    expect(refused(given)).toEqual(fields);
  });

  // The last Sundays of March and October of that year, so that they are still to come.
  test('refuses the hour that a change of the clocks skips, and the one that it repeats', () => {
    expect(refused({ time1: '2097-03-31T02:30' }).time1).toContain('le 02:30 non ci sono');
    expect(refused({ time1: '2097-10-27T02:30' }).time1).toContain('le 02:30 ci sono due volte');
    for (const time1 of ['2097-03-31T01:59', '2097-03-31T03:00', '2097-10-27T01:59', '2097-10-27T03:00'])
      expect(refused({ time1 })).toEqual({});
  });
});

describe('a time on a clock in Rome', () => {
  test.each([
    ['2027-03-28T01:59', ['2027-03-28T00:59:00.000Z']],
    ['2027-03-28T02:00', []],
    ['2027-03-28T02:59', []],
    ['2027-03-28T03:00', ['2027-03-28T01:00:00.000Z']],
    ['2027-10-31T01:59', ['2027-10-30T23:59:00.000Z']],
    ['2027-10-31T02:00', ['2027-10-31T00:00:00.000Z', '2027-10-31T01:00:00.000Z']],
    ['2027-10-31T03:00', ['2027-10-31T02:00:00.000Z']],
    ['2027-02-30T10:00', []],
    ['2027-02-28T24:00', []],
    ['', []],
  ])('%s is %o', (shown, moments) => {
    expect(romeMoments(shown).map((moment) => moment.toISOString())).toEqual(moments);
  });

  test('is written with the day of the week', () => {
    expect(appointment(new Date('2027-03-29T07:00:00Z'))).toBe('lunedì 29 marzo 2027, ore 9:00');
    expect(appointment(new Date('2027-12-31T23:30:00Z'))).toBe('sabato 1 gennaio 2028, ore 0:30');
  });
});
