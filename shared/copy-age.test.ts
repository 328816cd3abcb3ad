import { expect, test } from 'vitest';
import { copyLabel, dayAndTime } from './copy-age.ts';

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
  expect(copyLabel(saved, { now: NOW, online: false })).toBe("Copia salvata oggi alle 14:05: non c'è connessione.");
  expect(copyLabel(saved, { now: NOW, online: true })).toBe('Copia salvata oggi alle 14:05: la rete non risponde.');
});
