import { expect, test } from 'vitest';
import { distanceKm } from '../places/distance.ts';
import { MUNICIPALITIES, municipalityBySlug } from '../places/municipalities.ts';
import { resolvePlace } from '../places/resolve-place.ts';
import { TOWN_RADIUS_KM, TOWNS, townBySlug } from '../places/towns.ts';
import { foldText } from '../text.ts';
import { VALLEY } from './valley.ts';

test('there are the 41 municipalities of the valley and 15 of the lake, each once', () => {
  const inArea = (area: string) => MUNICIPALITIES.filter((place) => place.area === area).length;
  expect([inArea('valle-camonica'), inArea('sebino')]).toEqual([41, 15]);
  for (const key of ['slug', 'istat'] as const)
    expect(new Set(MUNICIPALITIES.map((place) => place[key])).size).toBe(MUNICIPALITIES.length);
});

test.each(MUNICIPALITIES)('$name is what its type says', (place) => {
  const isBrescia = place.province === 'BS';
  expect(place.slug).toBe(foldText(place.name).replaceAll(' ', '-'));
  expect(place.istat).toMatch(isBrescia ? /^017\d{3}$/ : /^016\d{3}$/);
  expect(place.cap).toMatch(isBrescia ? /^250\d\d$/ : /^240\d\d$/);
  expect(distanceKm(place, VALLEY.centre)).toBeLessThan(45);
});

test('the centre of the valley is Breno', () => {
  expect(municipalityBySlug('breno')).toMatchObject(VALLEY.centre);
});

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

test.each(TOWNS)('$name is a municipality, by slug and name, and lies where it does', (town) => {
  const place = municipalityBySlug(town.slug);
  expect(resolvePlace(town.name)).toBe(place);
  expect(townBySlug(town.slug)).toBe(town);
  // Of the towns with the long chips docs/product.md names a position of their own.
  expect(place && distanceKm(town, place)).toBeLessThan(town.chips === 'short' ? 0.1 : TOWN_RADIUS_KM);
});

test('another slug is no town and no municipality', () => {
  for (const slug of ['ango', '', 'Temù', 'milano', '__proto__', 'constructor', '\uD800'])
    expect([townBySlug(slug), municipalityBySlug(slug)]).toEqual([undefined, undefined]);
});
