import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS) || 500 });

test('an amount is read in every form in which people write it', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(cents, fc.constantFrom('', '€', ' € ', ' euro'), (amount, currency) => {
      const value = amount / 100;
      const italian = value.toLocaleString('it-IT', {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        useGrouping: 'always',
      });
      expect(readNumber(italian + currency)).toBe(value);
      expect(readNumber(currency + italian.replaceAll('.', ''))).toBe(value);
      expect(readNumber(`${value.toFixed(2)}${currency}`)).toBe(value);
    }),
  );
});

test('any other text is no number, and none is negative or without end', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,€ e+-]{0,20}$/)), (text) => {
      const read = readNumber(text);
      expect(read === undefined || Number.isNaN(read) || (read >= 0 && Number.isFinite(read))).toBe(true);
    }),
  );
});
