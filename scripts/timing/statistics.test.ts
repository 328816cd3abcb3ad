import { expect, test } from 'vitest';
import { compare, differs, quantile, rankTest, upperTail } from './statistics.ts';

/** Numbers as scattered as those of a normal distribution around `middle`, always the same. */
const scattered = (count: number, middle: number, spread = 1): number[] =>
  Array.from({ length: count }, (_, index) => middle - spread * quantile((index + 0.5) / count));

test('the normal distribution', () => {
  expect(upperTail(0)).toBeCloseTo(0.5, 6);
  expect(upperTail(1.959964)).toBeCloseTo(0.025, 6);
  expect(upperTail(-1)).toBeCloseTo(0.841345, 5);
  expect(quantile(0.005)).toBeCloseTo(2.575829, 4);
});

test('Mann-Whitney U of two small samples', () => {
  const low = [1, 2, 3, 4, 5];
  const high = [6, 7, 8, 9, 10];
  // U = 0: z = -12.5 / sqrt(25 * 11 / 12).
  expect(rankTest(low, high)).toBeCloseTo(0.00902, 4);
  expect(rankTest(low, low)).toBeCloseTo(1, 6);
});

test('the same times do not differ, and the interval holds zero', () => {
  const found = compare(scattered(200, 100), scattered(200, 100), 1);
  expect(differs(found, 1)).toBe(false);
  expect(found.difference).toBeCloseTo(0, 9);
  expect(found.interval[0]).toBeLessThan(0);
  expect(found.interval[1]).toBeGreaterThan(0);
});

test('a difference of what it says it shows is seen, and a much smaller one is not', () => {
  const reference = scattered(200, 100);
  const { detectable } = compare(reference, reference, 5);
  expect(differs(compare(scattered(200, 100 + detectable), reference, 5), 5)).toBe(true);
  expect(differs(compare(scattered(200, 100 + detectable / 10), reference, 5), 5)).toBe(false);
});

test('more requests show smaller differences', () => {
  const detectable = (count: number) => compare(scattered(count, 5), scattered(count, 5), 1).detectable;
  expect(detectable(400) / detectable(100)).toBeCloseTo(0.5, 1);
});

test('some very long times hide nothing', () => {
  const late = [...scattered(95, 101), ...Array.from({ length: 5 }, () => 10_000)];
  const reference = [...scattered(95, 100), ...Array.from({ length: 5 }, () => 9_000)];
  const found = compare(late, reference, 1);
  expect(found.difference).toBeCloseTo(1, 0);
  expect(differs(found, 1)).toBe(true);
});
