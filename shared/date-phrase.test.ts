import { expect, test } from 'vitest';
import { datePhrase } from './date-phrase.ts';

test('a date in a sentence elides the article before eight and eleven', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 9, n, 12));
  expect(datePhrase('il', day(10))).toBe('il 10 ottobre 2026');
  expect(datePhrase('il', day(8))).toBe('l’8 ottobre 2026');
  expect(datePhrase('al', day(11))).toBe('all’11 ottobre 2026');
  expect(datePhrase('dal', day(18))).toBe('dal 18 ottobre 2026');
  expect(datePhrase('dal', day(8))).toBe('dall’8 ottobre 2026');
});
