import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { romeMidnight } from '../../shared/rome-clock.ts';
import { isSlotSince, slotFacet } from '../db/job-windows.ts';
import { saidOfOffers } from '../testing/said-of-offers.ts';
import { codesOf, facetsOf, reached, readCodes, valueOfFacet } from './filters/stored-values.ts';

fc.configureGlobal({ numRuns: inject('propertyRuns') });

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('slot', 'slotNaN', 'start2027m', '__proto__', 'constructor', 'cellnone'),
);
const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2069-12-31'), noInvalidDate: true });

test('a text that is no word of a counter stands for nothing', () => {
  fc.assert(
    fc.property(text, instant, (word, since) => {
      expect(valueOfFacet(word)).toBeNull();
      expect(isSlotSince(word, since)).toBe(false);
    }),
  );
});

test('the words of an offer stand for what it is counted by', () => {
  const offer = fc.record({
    ...saidOfOffers,
    startDate: fc.constantFrom(null, '2020-01-01', '2027-06-15', '2099-12-31'),
    location: fc.constantFrom('', 'tutta la valle', ...MUNICIPALITIES.map(({ name }) => `${name}, Breno`)),
    cell: fc.option(fc.constant('459600x103000')),
  });
  fc.assert(
    fc.property(offer, (said) => {
      const found = facetsOf(said)
        .split(' ')
        .flatMap((word) => {
          const stored = valueOfFacet(word);
          return stored ? reached(stored) : [];
        });
      expect(found).toEqual(readCodes(codesOf(said)));
    }),
  );
});

test('a slot lies on the side of a midnight in Rome that its offers were posted on', () => {
  const near = fc.integer({ min: -7_200_000, max: 7_200_000 });
  fc.assert(
    fc.property(
      instant,
      fc.constantFrom(0, 3, 7, 14),
      fc.oneof(near, fc.integer({ min: -4e9, max: 4e9 })),
      (now, days, ms) => {
        const midnight = romeMidnight(now, days);
        const postedAt = new Date(midnight.getTime() + ms);
        expect(isSlotSince(slotFacet(postedAt), midnight)).toBe(postedAt >= midnight);
      },
    ),
  );
});
