import { describe, expect, test } from 'vitest';
import { distanceKm, formatKm, roundPosition } from './distance.ts';

describe('distanceKm', () => {
  test.each([
    // 2887.26 km on a sphere of 6372.8 km is the value published for these two airports (Rosetta Code, haversine).
    ['Nashville to Los Angeles', { lat: 36.12, lon: -86.67 }, { lat: 33.94, lon: -118.4 }, 2886.4],
    ['one degree along a meridian', { lat: 45, lon: 10 }, { lat: 46, lon: 10 }, 111.2],
    ['pole to equator', { lat: 90, lon: 0 }, { lat: 0, lon: 77 }, 10_007.5],
    ['antipodes', { lat: 45.9563, lon: 10.304 }, { lat: -45.9563, lon: -169.696 }, 20_015.1],
    ['across the date line', { lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 }, 111.2],
    ['no distance', { lat: 45.9563, lon: 10.304 }, { lat: 45.9563, lon: 10.304 }, 0],
  ])('%s', (_what, a, b, km) => {
    expect(distanceKm(a, b)).toBe(km);
    expect(distanceKm(b, a)).toBe(km);
  });
});

test.each([
  [12.4, '12,4 km'],
  [12, '12 km'],
  [0, '0 km'],
  [0.1 + 0.2, '0,3 km'],
  [1234.56, '1234,6 km'],
])('%d is read as %s', (km, text) => expect(formatKm(km)).toBe(text));

test('a position is rounded to two decimals', () => {
  expect(roundPosition({ lat: 45.95631, lon: 10.30499 })).toEqual({ lat: 45.96, lon: 10.3 });
  expect(roundPosition({ lat: -45.956, lon: -10.304 })).toEqual({ lat: -45.96, lon: -10.3 });
});
