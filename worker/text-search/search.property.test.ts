import * as fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { foldText } from '../../shared/text.ts';
import { allOf } from '../search/expression.ts';
import type { Kind } from '../search/open-index.ts';
import { makeJob } from '../testing/factories.ts';
import { findInTiers, findRows } from '../testing/find-rows.ts';
import { property } from '../testing/property.ts';
import { COLUMNS, foldedWords, similarWords, type TextColumns, textTiers, titleMatch } from './conditions.ts';
import { nearestWord } from './correct-text.ts';
import { readAs, readSearch, readText } from './read-text.ts';
import { relatedTrades, suggestPlaced, suggestTrades, tradesNamed } from './suggest.ts';
import { begins, begunBy, inLatin, knownNear, neighboursOf, slips } from './thesaurus.ts';
import { contentWords, editDistance, editsIn, formsOf, stem, undoubled, writtenOut } from './words.ts';

fc.configureGlobal({ numRuns: inject('propertyRuns') });

const OPERATORS = 'AND OR NOT NEAR " * ( ) : ^ { } + - , title: NEAR(a~b,~2) "" \' \u0000'
  .split(' ')
  .map((each) => each.replaceAll('~', ' '));
const WORDS =
  'cuoco,cameriera ai piani,Breno,part time,OSS,fucine,Ponte di Legno,b&b,sera,25040,bar,in,Zone,autista C+E'.split(
    ',',
  );
const text = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom(...OPERATORS), fc.constantFrom(...WORDS), fc.string({ maxLength: 8 })), {
      maxLength: 14,
    })
    .map((parts) => parts.join(' ')),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
);

describe('whatever is searched for', () => {
  test('the indexes understand it, and the tiers find what the text does', async () => {
    await makeJob({ title: 'Cuoco di sera', location: 'Breno' });
    await makeJob({ title: 'Cameriera ai piani', location: 'Ponte di Legno', type: 'Part-time' });
    const indexes: readonly (readonly [Kind, TextColumns])[] = [
      ['jobs', COLUMNS.jobs],
      ['candidates', COLUMNS.candidates],
    ];
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        // As the title of an offer it has a word to find others by, or no condition.
        const like = titleMatch(typed, allOf([]));
        expect(like === null).toBe(similarWords(typed) === '');
        if (like) await findRows('jobs', like);
        for (const [kind, columns] of indexes) {
          const read = textTiers(readSearch(typed), columns);
          if (read === null) continue;
          const tiers = await findInTiers(kind, [...read.tiers, ...read.steps.map(({ match }) => match)]);
          const exact = tiers.slice(0, read.tiers.length).flat();
          expect(exact.sort()).toEqual((await findRows(kind, read.all)).sort());
        }
      }),
    );
  });

  property('it is read as a few things, each once, whatever its case and accents', [text], (typed) => {
    const units = readText(typed);
    expect(readAs(readSearch(typed))).not.toBe('');
    expect(units.length).toBeLessThanOrEqual(8);
    expect(new Set(units.map((unit) => JSON.stringify(unit))).size).toBe(units.length);
    // Dots and slashes tell abbreviations.
    if (typed.length < 300 && !/[./]/.test(typed)) expect(readText(foldText(typed))).toEqual(units);
  });
});

property('words of a search are folded and few', [text], (typed) => {
  const words = foldedWords(typed);
  expect(words.length).toBeLessThanOrEqual(12);
  expect(words.every((word) => word !== '' && foldText(word) === word)).toBe(true);
});

property('abbreviations and slips of any text are read without an error', [text], (typed) => {
  expect(readText(writtenOut(typed)).length).toBeLessThanOrEqual(8);
  const [word = ''] = foldText(typed).split(' ');
  expect(slips(word)).not.toContain(word);
  expect(undoubled(word).every((each) => each.length === word.length - 1)).toBe(true);
  expect(begins(word) || begunBy(word).length === 0).toBe(true);
  expect(knownNear(word)).not.toBe(word);
});

const most = fc.integer({ min: 1, max: 10 });

property('trades are proposed for any text, each once and no more than wanted', [text, most], (typed, few) => {
  const found = suggestTrades(typed, few);
  expect(found.length).toBeLessThanOrEqual(few);
  expect(new Set(found.map((trade) => trade.text)).size).toBe(found.length);
  expect(suggestPlaced(`cuoco ${typed}`).every((trade) => trade.text.startsWith('cuoco'))).toBe(true);
  const others = relatedTrades(typed);
  expect(new Set(others).size).toBe(others.length);
  for (const named of tradesNamed(typed)) expect(others).toContain(named.text);
  for (const one of [typed, ...others])
    for (const near of neighboursOf(one)) {
      expect(near).not.toBe(one);
      expect(neighboursOf(near)).toContain(one);
    }
  expect(suggestTrades(foldText(typed).toUpperCase(), 1)).toEqual(suggestTrades(foldText(typed), 1));
});

property('a word is one of its own forms, all of one stem', [fc.stringMatching(/^[a-z]{1,14}$/)], (word) => {
  expect(formsOf(word)).toContain(word);
  expect(word.startsWith(stem(word))).toBe(true);
  expect(stem(word).length).toBeGreaterThan(0);
});

const word = fc.stringMatching(/^[a-z]{1,12}$/);
const errors = fc.array(fc.tuple(fc.nat(), fc.stringMatching(/^[a-z]$/)), { minLength: 1, maxLength: 3 });

const others = fc.array(word);

property(
  'a typed word is taken for a form of a candidate that is near enough',
  [word, errors, others],
  (right, more, rest) => {
    const typed = more.reduce(
      (text, [at, letter]) => text.slice(0, at % text.length) + letter + text.slice(at % text.length),
      right,
    );
    const known = [right, ...rest];
    const near = nearestWord(
      typed,
      known.map((each) => ({ word: each, count: 1 })),
    );
    if (more.length === 1) expect(near === null).toBe(editsIn(typed) === 0);
    if (near === null) return;
    expect(known.flatMap((each) => formsOf(each))).toContain(near);
    expect(editDistance(typed, near, 3)).toBeLessThanOrEqual(editsIn(typed));
  },
);

property('words that count are the same read again, and letters that are not Ukrainian stay', [text], (typed) => {
  const words = contentWords(typed);
  expect(contentWords(words.join(' '))).toEqual(words);
  const plain = typed.replace(/[\u0400-\u04ff]/g, '').toWellFormed();
  expect(inLatin(plain)).toEqual([plain]);
});
