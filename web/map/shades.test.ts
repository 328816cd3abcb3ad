import { expect, test } from 'vitest';
import { shadeEnds, shadeLabels, shadeOf } from './shades.ts';

test.each([
  [0, [], ['0']],
  [1, [1], ['0', '1']],
  [2, [1, 2], ['0', '1', '2']],
  [13, [2, 4, 7, 13], ['0', '1–2', '3–4', '5–7', '8–13']],
  [81, [3, 9, 27, 81], ['0', '1–3', '4–9', '10–27', '28–81']],
  [10_000, [10, 100, 1000, 10_000], ['0', '1–10', '11–100', '101–1000', '1001–10000']],
])('up to %i offers: %j', (max, ends, labels) => {
  expect(shadeEnds(max)).toEqual(ends);
  expect(shadeLabels(ends)).toEqual(labels);
});

test('every count has a shade, five at most, and more offers are never lighter', () => {
  for (let max = 0; max < 300; max++) {
    const ends = shadeEnds(max);
    const shades = Array.from({ length: max + 1 }, (_, count) => shadeOf(count, ends));
    expect(shades).toEqual(shades.toSorted((a, b) => a - b));
    expect(shades[0]).toBe(0);
    expect(
      shades.slice(1).every((shade) => shade >= 1 && shade <= 4),
      `${max}`,
    ).toBe(true);
  }
});
