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
  ['1500EUR', 1500],
  ['1.500,00', 1500],
  ['1\u00A0500,00\u202F€', 1500],
  ['10 000', 10_000],
  ['0', 0],
])('reads %s', (text, expected) => {
  expect(readNumber(text)).toBe(expected);
});

test('an empty field is no number at all', () => {
  expect(readNumber('')).toBeUndefined();
  expect(readNumber('  ')).toBeUndefined();
});

test.each([
  ...['mille', '10-12', '-5', '1,2,3', '1.40.0', '1e3', 'Infinity', '0x10'],
  // Read otherwise, each would be another amount.
  ...['1,500', '12,000', '1,500.00', '1.500.00', '0.500', '0,500', '1500.500', '1500,500', '1.5000', '1,5000'],
  ...['10 12', '8 50', '1 5 0 0', '1 500.000', '1.500 000', '12€50', '8 € 50', '1 500 00'],
])('%s is not a number', (text) => {
  expect(readNumber(text)).toBeNaN();
});
