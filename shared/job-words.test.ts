import { expect, test } from 'vitest';
import { countdownText, deadlineText, housingText, neededText, urgentText } from './job-words.ts';

test.each<[string, string, string | null]>([
  ['2026-11-27T23:30:00+01:00', '2026-11-30', null],
  ['2026-11-28T00:30:00+01:00', '2026-11-30', 'Ancora 3 giorni per candidarsi'],
  ['2026-11-29T12:00:00+01:00', '2026-11-30', 'Ancora 2 giorni per candidarsi'],
  ['2026-11-30T23:30:00+01:00', '2026-11-30', 'Ultimo giorno per candidarsi'],
  ['2026-12-01T00:30:00+01:00', '2026-11-30', null],
  ['2027-03-28T01:30:00+01:00', '2027-03-29', 'Ancora 2 giorni per candidarsi'],
])('at %s a deadline of %s says %j', (now, applyBy, text) => {
  expect(countdownText(applyBy, new Date(now))).toBe(text);
});

test('an offer without a deadline counts nothing down', () => {
  expect(countdownText(null, new Date())).toBeNull();
  expect(countdownText(undefined, new Date())).toBeNull();
  expect(deadlineText(null)).toBeNull();
});

test('a deadline is a day as people write it', () => {
  expect(deadlineText('2026-11-30')).toBe('Candidature entro il 30 novembre 2026');
  expect(deadlineText('2026-12-08')).toBe('Candidature entro l’8 dicembre 2026');
});

test.each([
  [
    { housingRoom: 'singola', housingCost: 1150, housingMinutes: 5 },
    'camera singola · 1150\u00A0€ al mese · a 5 minuti a piedi dal lavoro',
  ],
  [
    { housingRoom: 'condivisa', housingCost: 0, housingMinutes: 0 },
    'camera condivisa · gratis · nello stesso posto del lavoro',
  ],
  [{ housingRoom: null, housingCost: null, housingMinutes: 1 }, 'a 1 minuto a piedi dal lavoro'],
  [{ housingRoom: null, housingCost: null, housingMinutes: null }, null],
] as const)('lodging of %j is %j', (job, text) => expect(housingText(job)).toBe(text));

test('an old copy of an offer says nothing of its lodging', () => {
  const old = {} as Parameters<typeof housingText>[0];
  expect(housingText(old)).toBeNull();
});

test('an urgent offer says its weekday and hour while it is open, and all of its time', () => {
  const needed = { neededFrom: '2027-06-04T18:00', neededUntil: '2027-06-05T02:30' };
  expect(urgentText({ ...needed, open: true })).toBe('Serve subito: venerdì dalle 18:00');
  expect(urgentText({ ...needed, open: false })).toBeNull();
  expect(neededText(needed)).toBe('venerdì 4 giugno, 18:00 – sabato 5 giugno, 02:30');
  expect(neededText({ neededFrom: null, neededUntil: null })).toBeNull();
});
