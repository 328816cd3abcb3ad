import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordingHints } from './wording.ts';

fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS) || 300 });

test('hints stand in any text of a family, and a word of the list is seen wherever it stands', () => {
  const words = [
    'demenza',
    'Alzheimer',
    'ictus',
    'mamma di 85 anni',
    'mio padre Giuseppe',
    'via Roma 12',
    'ottantenne',
  ];
  const filler = fc.stringMatching(/^(?:[a-z]{2,8} ){0,5}$/);
  fc.assert(
    fc.property(filler, fc.constantFrom(...words), filler, (before, word, after) => {
      const text = `${before}${word}. ${after}`;
      expect(wordingHints(text, text, 'famiglia').some(({ about }) => about === 'assisted')).toBe(true);
    }),
  );
  const any = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.constantFrom(...words, 'di', 'la', 'con', 'via', '85 anni', '.'), { maxLength: 12 })
      .map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(any, (text) => {
      for (const { index, found } of wordingHints(text, text, 'famiglia'))
        expect(text.slice(index, index + found.length)).toBe(found);
    }),
  );
});
