import { expect, test } from 'vitest';
import { casesUnder } from './testing/cases.ts';
import collection from './testing/wording.txt?raw';
import { withProposal, wordingHints } from './wording.ts';

/** The text after every proposal was taken. */
function rewritten(text: string, employer?: 'famiglia'): string {
  let [now, left] = [text, 9];
  for (let [hint] = wordingHints(now, now, employer); hint && left > 0; left--) {
    now = withProposal(now, hint);
    [hint] = wordingHints(now, now, employer);
  }
  expect(left, 'a proposal that is warned about again').toBeGreaterThan(0);
  return now;
}

test.each(casesUnder(collection, 'warned about'))('warns of “%s”, and proposes', (text, neutral) => {
  expect(wordingHints(text)).not.toEqual([]);
  expect(rewritten(text)).toBe(neutral);
});

test.each<[string, string]>([['', ''], ...casesUnder(collection, 'said nothing of')])(
  'says nothing of “%s”',
  (text) => {
    expect(wordingHints(text)).toEqual([]);
  },
);

test('a title that addresses everybody counts for the text', () => {
  const text = 'La cameriera serve ai tavoli.';
  expect(wordingHints(text, `Cameriera ${text}`)).toHaveLength(1);
  expect(wordingHints(text, `Cameriere/a ${text}`)).toEqual([]);
  expect(wordingHints(text, `Ambosessi ${text}`)).toEqual([]);
});

test('names what was found, where it stands, and why', () => {
  const text = 'Cerchiamo una cameriera, max 30 anni, bella presenza.';
  expect(
    wordingHints(text).map(({ found, about, index }) => [found, about, text.slice(index, index + found.length)]),
  ).toEqual([
    ['cameriera', 'sex', 'cameriera'],
    ['max 30 anni', 'age', 'max 30 anni'],
    ['bella presenza', 'look', 'bella presenza'],
  ]);
});

test.each(casesUnder(collection, 'a family is warned about'))('warns a family of “%s”', (text, neutral) => {
  expect(rewritten(text, 'famiglia')).toBe(neutral);
});

test.each<[string, string]>([['', ''], ...casesUnder(collection, 'a family is not warned about')])(
  'says to no family: “%s”',
  (text) => {
    expect(wordingHints(text, text, 'famiglia')).toEqual([]);
  },
);

test('others may name illnesses, as nursing homes do', () => {
  const text = 'Assistenza a persone con demenza, via Roma 12';
  expect(wordingHints(text)).toEqual([]);
  expect(wordingHints(text, text, 'ente')).toEqual([]);
});
