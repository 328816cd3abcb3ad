import { expect, test } from 'vitest';
import { between, both, butNot, count, either, hasBit, members, next, noBits, setBit } from './bits.ts';

/** A set of 100 rows, with the last bits of two words and the first ones of the next among them. */
function rows(...numbers: number[]) {
  const bits = noBits(100);
  for (const n of numbers) setBit(bits, n);
  return bits;
}
const ODD = [1, 31, 33, 63, 65, 99];
const SOME = [0, 31, 32, 63, 64, 99];

test('a set has the rows that were put in, in their order', () => {
  expect(members(rows(...SOME.toReversed()))).toEqual(SOME);
  expect(SOME.map((n) => [hasBit(rows(...SOME), n), hasBit(rows(...ODD), n)])).toEqual(
    SOME.map((n) => [true, ODD.includes(n)]),
  );
  expect([members(noBits(100)), members(noBits(0))]).toEqual([[], []]);
});

test('two sets are joined, cut and counted', () => {
  const [odd, some] = [rows(...ODD), rows(...SOME)];
  expect(members(both(odd, some))).toEqual([31, 63, 99]);
  expect(members(either(odd, some))).toEqual([0, 1, 31, 32, 33, 63, 64, 65, 99]);
  expect(members(butNot(odd, some))).toEqual([1, 33, 65]);
  expect([count(odd), count(odd, some), count(noBits(100))]).toEqual([6, 3, 0]);
  expect(members(odd)).toEqual(ODD);
});

test('the next row is looked for from any row on', () => {
  expect([0, 1, 2, 31, 32, 34, 64, 66, 99].map((from) => next(rows(...ODD), from))).toEqual([
    1, 1, 31, 31, 33, 63, 65, 99, 99,
  ]);
  expect([next(rows(31), 32), next(noBits(100), 0), next(rows(99), 100)]).toEqual([-1, -1, -1]);
});

test('a column is asked for a range with its ends; what is no number is in none', () => {
  const numbers = new Float64Array([3, Number.NaN, 1, 2, Number.POSITIVE_INFINITY, 0]);
  expect(members(between(numbers, 1, 3))).toEqual([0, 2, 3]);
  expect(members(between(numbers, 2, Number.POSITIVE_INFINITY))).toEqual([0, 3, 4]);
  const all = new Float64Array(100);
  expect(count(between(all, 0, 0))).toBe(100);
});
