import { expect, test } from 'vitest';
import { distanceKm } from '../places/distance.ts';
import { municipalityBySlug } from '../places/municipalities.ts';
import { resolvePlace } from '../places/resolve-place.ts';
import { TOWN_RADIUS_KM, TOWNS, townBySlug } from '../places/towns.ts';

test('town pages are the ten that docs/product.md lists, at its positions', () => {
  expect(TOWNS.map(({ page, lat, lon }) => [page, lat, lon])).toEqual([
    ['darfo-boario', 45.8835, 10.1807],
    ['breno', 45.9563, 10.304],
    ['edolo', 46.1794, 10.3308],
    ['pisogne', 45.8057, 10.1082],
    ['lovere', 45.8139, 9.9897],
    ['ango', 45.8775, 10.1394],
    ['capo-di-ponte', 45.9247, 10.3442],
    ['iseo', 45.6561, 10.0528],
    ['malegno', 45.9519, 10.2369],
    ['niardo', 45.9897, 10.2897],
  ]);
});

test.each(TOWNS)('$name is a municipality, by its slug and by its name', ({ slug, name }) => {
  expect(municipalityBySlug(slug)).toBeDefined();
  expect(resolvePlace(name)?.slug).toBe(slug);
  expect(townBySlug(slug)?.name).toBe(name);
});

test.each(TOWNS.filter(({ chips }) => chips === 'short'))('$name lies where its municipality does', (town) => {
  const { lat, lon } = municipalityBySlug(town.slug) ?? {};
  expect({ lat: town.lat, lon: town.lon }).toEqual({ lat, lon });
});

test.each(TOWNS.filter(({ chips }) => chips === 'long'))(
  '$name lies within its own radius of the municipality',
  (town) => {
    const place = municipalityBySlug(town.slug);
    expect(place && distanceKm(town, place)).toBeLessThan(TOWN_RADIUS_KM);
  },
);

test('four towns have the short chips and six the long ones', () => {
  expect(TOWNS.map(({ chips }) => chips)).toEqual([...Array(4).fill('short'), ...Array(6).fill('long')]);
});

test('another slug is no town', () => {
  for (const slug of ['ango', 'temu', '', '__proto__']) expect(townBySlug(slug)).toBeUndefined();
});
