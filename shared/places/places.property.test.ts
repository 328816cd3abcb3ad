import * as fc from 'fast-check';
import { describe, expect } from 'vitest';
import { property } from '../../worker/testing/property.ts';
import { foldText } from '../text.ts';
import { ALIASES } from '../valley/aliases.ts';
import { VALLEY } from '../valley/valley.ts';
import { distanceKm } from './distance.ts';
import { MUNICIPALITIES, municipalityBySlug } from './municipalities.ts';
import {
  isWholeValley,
  locate,
  placeAt,
  resolvePlace,
  resolvePlaces,
  sentPoint,
  withoutStreets,
} from './resolve-place.ts';
import { suggestPlaces } from './suggest-places.ts';

const name = fc.constantFrom(...MUNICIPALITIES.map((place) => place.name), ...Object.values(ALIASES).flat());
const around = fc.constantFrom(
  '',
  'via Roma 3, ',
  'Bar Sport - ',
  'provincia di Brescia',
  ' (BS)',
  ', zona centro',
  'presso ',
);
const location = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.oneof(name, around, fc.string()), { maxLength: 5 }).map((parts) => parts.join(' ')),
);

describe('whatever a location says', () => {
  property('it names municipalities of the valley or none, and throws nothing', [location], (text) => {
    for (const place of [resolvePlace(text), ...resolvePlaces(text)])
      if (place !== null) expect(MUNICIPALITIES).toContain(place);
    const words = foldText(text).split(' ');
    for (const start of words.keys()) {
      const found = placeAt(words, start);
      if (found) expect(start + found.length).toBeLessThanOrEqual(words.length);
    }
    expect(typeof isWholeValley(text)).toBe('boolean');
    const typed = new Set(foldText(text).split(' '));
    for (const word of withoutStreets(text).split(' ')) expect([...typed, '']).toContain(word);
    for (const { place } of suggestPlaces(text)) expect(municipalityBySlug(place.slug)).toBe(place);
  });

  const degrees = fc.oneof(fc.double({ min: -1000, max: 1000 }), fc.double(), fc.constantFrom(45.9, 10.3));
  const position = fc.option(fc.record({ lat: degrees, lon: degrees }));

  property('it has a town and a position together, none too far away', [location, position], (text, sent) => {
    const { town, lat, lon } = locate(text, sent);
    expect((lat === null) === (lon === null)).toBe(true);
    if (town !== null) expect(municipalityBySlug(town)).toMatchObject({ lat, lon });
    if (lat !== null && lon !== null)
      // Rounding moves a position by less than a kilometre.
      expect(distanceKm(VALLEY.centre, { lat, lon })).toBeLessThanOrEqual(VALLEY.reachKm + 1);
  });
});

const part = fc.option(fc.oneof(fc.string(), fc.double().map(String)), { nil: undefined });

property('a sent position is read as two numbers, or none', [part, part], (lat, lon) => {
  expect(sentPoint(lat, lon) === null).toBe(!lat?.trim() || !lon?.trim());
});
