import { expect, test } from 'vitest';
import { readMeanings } from '../text-search/thesaurus.ts';
import { occupationOf } from './occupations.ts';

test('every unit group is written as one', () => {
  const codes = readMeanings().flatMap(({ occupation }) => occupation ?? []);
  expect(codes.filter((code) => !/^[1-9]\d{3}$/.test(code))).toEqual([]);
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
