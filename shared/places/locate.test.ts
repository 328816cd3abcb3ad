import { describe, expect, test } from 'vitest';
import { locate } from './locate.ts';

const UNKNOWN = { town: null, lat: null, lon: null };
const IN_EDOLO = { lat: 46.17942, lon: 10.33081 };

test('the place that the text names wins over the position sent', () => {
  const lovere = { town: 'lovere', lat: 45.8169, lon: 10.0752 };
  expect(locate('Lovere (BG)', IN_EDOLO)).toEqual(lovere);
  expect(locate('Lovere (BG)', null)).toEqual(lovere);
});

test('a text that names no place leaves the position sent, rounded', () => {
  expect(locate('tutta la valle', IN_EDOLO)).toEqual({ town: null, lat: 46.18, lon: 10.33 });
  expect(locate('tutta la valle', null)).toEqual(UNKNOWN);
});

describe('a position that cannot be in the valley is not kept', () => {
  test.each([
    ['Milan, 95 km away', { lat: 45.4642, lon: 9.19 }],
    ['81 km north', { lat: 46.6848, lon: 10.304 }],
    ['the zero of a device without a fix', { lat: 0, lon: 0 }],
    ['one turn further in latitude', { lat: 45.95 + 360, lon: 10.3 }],
    ['one turn further in longitude', { lat: 45.95, lon: 10.3 - 360 }],
    ['not a number', { lat: Number.NaN, lon: 10.3 }],
    ['infinity', { lat: 45.95, lon: Number.POSITIVE_INFINITY }],
  ])('%s', (_what, sent) => expect(locate('tutta la valle', sent)).toEqual(UNKNOWN));

  test('79 km north still is', () => {
    expect(locate('tutta la valle', { lat: 46.6668, lon: 10.304 })).toEqual({ town: null, lat: 46.67, lon: 10.3 });
  });
});
