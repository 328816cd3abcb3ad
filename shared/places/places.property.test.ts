import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from '../text.ts';
import { ALIASES } from '../valley/aliases.ts';
import { VALLEY } from '../valley/valley.ts';
import { distanceKm, formatKm } from './distance.ts';
import { MUNICIPALITIES, municipalityBySlug } from './municipalities.ts';
import { isWholeValley, locate, placeAt, resolvePlace, resolvePlaces, withoutStreets } from './resolve-place.ts';
import { suggestPlaces } from './suggest-places.ts';

fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS) || 300 });

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
  test('it names municipalities of the valley or none, and throws nothing', () => {
    fc.assert(
      fc.property(location, (text) => {
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
      }),
    );
  });

  test('it has a town and a position together, and none farther away than is kept', () => {
    const degrees = fc.oneof(fc.double({ min: -1000, max: 1000 }), fc.double(), fc.constantFrom(45.9, 10.3));
    fc.assert(
      fc.property(location, fc.option(fc.record({ lat: degrees, lon: degrees })), (text, sent) => {
        const { town, lat, lon } = locate(text, sent);
        expect((lat === null) === (lon === null)).toBe(true);
        if (town !== null) expect(municipalityBySlug(town)).toMatchObject({ lat, lon });
        if (lat !== null && lon !== null)
          // Rounding moves a position by less than a kilometre.
          expect(distanceKm(VALLEY.centre, { lat, lon })).toBeLessThanOrEqual(VALLEY.reachKm + 1);
      }),
    );
  });
});

test('the beginning of a name suggests it', () => {
  const beginning = fc
    .constantFrom(...MUNICIPALITIES)
    .chain((place) => fc.tuple(fc.constant(place), fc.integer({ min: 1, max: place.name.length })));
  fc.assert(
    fc.property(beginning, ([place, length]) => {
      expect(suggestPlaces(place.name.slice(0, length)).map((suggested) => suggested.place)).toContain(place);
    }),
  );
});

describe('distances', () => {
  const point = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  test('are the same both ways, nothing from a place to itself, and never more than half the earth', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceKm(a, b)).toBe(distanceKm(b, a));
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, b)).toBeGreaterThanOrEqual(0);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(20_016);
        expect(formatKm(distanceKm(a, b))).toMatch(/^\d+(,\d)? km$/);
      }),
    );
  });
});
