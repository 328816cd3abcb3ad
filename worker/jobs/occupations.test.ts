import { expect, test } from 'vitest';
import { linesOf } from '../text-search/synonyms/tables.ts';
import trades from '../text-search/synonyms/trades.txt?raw';
import { OCCUPATION_OF, occupationOf } from './occupations.ts';

test('every trade of the table is one that is searched for', () => {
  const known = new Set(linesOf(trades).map((group) => group.split(',')[0]));
  expect([...OCCUPATION_OF.keys()].filter((trade) => !known.has(trade))).toEqual([]);
});

test.each([
  ['Cameriera/e di sala', '5131'],
  ['Cuoco per rifugio', '5120'],
  ['OSS con esperienza', '5321'],
  ['Autista patente C', '8332'],
  ['Saldatore TIG', '7212'],
  ['Domatore di leoni', null],
  ['', null],
])('%j is %s', (title, code) => {
  expect(occupationOf(title)).toBe(code);
});
