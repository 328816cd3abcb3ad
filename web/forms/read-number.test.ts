import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

test.each([
  ['1400', 1400],
  ['1.400', 1400],
  ['1.400,50', 1400.5],
  ['1.234.567', 1_234_567],
  ['8,5', 8.5],
  ['8.50', 8.5],
  [' € 1 400 ', 1400],
  ['1200 euro', 1200],
  ['0', 0],
])('reads %s', (text, expected) => {
  expect(readNumber(text)).toBe(expected);
});

test('an empty field is no number at all', () => {
  expect(readNumber('')).toBeUndefined();
  expect(readNumber('  ')).toBeUndefined();
});

test.each(['mille', '10-12', '-5', '1,2,3', '1.40.0', '1e3', 'Infinity', '0x10'])('%s is not a number', (text) => {
  expect(readNumber(text)).toBeNaN();
});
