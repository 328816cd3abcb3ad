import { expect, test } from 'vitest';
import { distanceKm } from '../places/distance.ts';
import { MUNICIPALITIES, municipalityBySlug } from '../places/municipalities.ts';
import { foldText } from '../text.ts';
import { VALLEY } from './valley.ts';

test('there are the 41 municipalities of the valley and 15 of the lake', () => {
  const inArea = (area: string) => MUNICIPALITIES.filter((place) => place.area === area).length;
  expect([inArea('valle-camonica'), inArea('sebino'), MUNICIPALITIES.length]).toEqual([41, 15, 56]);
});

test.each(MUNICIPALITIES)('$name is what its type says', (place) => {
  expect(place.slug).toBe(foldText(place.name).replaceAll(' ', '-'));
  expect(['BS', 'BG']).toContain(place.province);
  expect(place.istat).toMatch(place.province === 'BS' ? /^017\d{3}$/ : /^016\d{3}$/);
  expect(place.cap).toMatch(place.province === 'BS' ? /^250\d\d$/ : /^240\d\d$/);
  expect(distanceKm(place, VALLEY.centre)).toBeLessThan(45);
});

test('slugs and codes are unique', () => {
  expect(new Set(MUNICIPALITIES.map(({ slug }) => slug)).size).toBe(56);
  expect(new Set(MUNICIPALITIES.map(({ istat }) => istat)).size).toBe(56);
});

test('a municipality is found by its slug, and nothing by another text', () => {
  expect(municipalityBySlug('temu')?.name).toBe('Temù');
  for (const text of ['', 'Temù', 'milano', '__proto__', 'constructor', '\uD800'])
    expect(municipalityBySlug(text)).toBeUndefined();
});

test('the centre of the valley is Breno', () => {
  const { lat, lon } = municipalityBySlug('breno') ?? {};
  expect({ lat, lon }).toEqual(VALLEY.centre);
});
