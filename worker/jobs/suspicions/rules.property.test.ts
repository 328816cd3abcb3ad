import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latinLetters, suspicionsOf } from './rules.ts';

test('any text is looked at, and each rule is said once, with the words that it found', () => {
  const parts = fc.constantFrom(
    'versare 50 euro',
    '899 123 456',
    'solo su WhatsApp',
    'soldi facili',
    'invia l’IBAN',
    '.',
    '\n',
  );
  const text = fc
    .array(fc.oneof(parts, fc.string({ unit: 'grapheme' })), { maxLength: 12 })
    .map((all) => all.join(' '));
  fc.assert(
    fc.property(text, (typed) => {
      expect(latinLetters(latinLetters(typed))).toBe(latinLetters(typed));
      const found = suspicionsOf(typed);
      expect(new Set(found.map(({ rule }) => rule)).size).toBe(found.length);
      expect(found.every((each) => each.found.trim() !== '')).toBe(true);
    }),
  );
});
