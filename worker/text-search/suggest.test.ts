import { describe, expect, test } from 'vitest';
import { casesUnder } from '../../shared/testing/cases.ts';
import { allOf } from '../search/expression.ts';
import { similarWords, titleMatch } from './conditions.ts';
import { relatedTrades, suggestPlaced, suggestTrades } from './suggest.ts';
import neighbours from './synonyms/neighbours.txt?raw';
import { linesOf } from './synonyms/tables.ts';
import readings from './testing/readings.txt?raw';
import { neighboursOf, readMeanings } from './thesaurus.ts';

const texts = (typed: string, most = 10) => suggestTrades(typed, most).map(({ text }) => text);
const first = (typed: string) => texts(typed)[0];

describe('a trade is proposed', () => {
  test.each([
    ['the beginning of its name', 'camer', 'cameriere'],
    ['another of its names', 'barm', 'barman'],
    ['its other gender', 'cameriera a', 'cameriera ai piani'],
    ['a name that is written whole', 'cuoco', 'cuoco'],
    ['an everyday phrase', 'fare i letti', 'cameriera ai piani'],
    ['the beginning of a phrase', 'tagliare i cap', 'parrucchiere'],
    ['a word of another language', 'waiter', 'cameriere'],
    ['the beginning of a word of another language', 'bucata', 'cuoco'],
    ['another alphabet', 'نادل', 'cameriere'],
    ['a slip', 'camariere', 'cameriere'],
    ['a slip in a word that is not finished', 'camarie', 'cameriere'],
    ['a place and words around it', 'cerco lavoro muratore breno', 'muratore'],
    ['capitals, accents and spaces', '  CAMERIÈR ', 'cameriere'],
  ])('for %s', (_, typed, trade) => {
    expect(first(typed)).toBe(trade);
  });
});

test('a trade is proposed by the name that fits', () => {
  expect(texts('ca')).not.toContain('cameriera');
});

test('a word that is found leaves no room for what is only like it', () => {
  expect(texts('mura')).toEqual(['muratore', 'manovale']);
  expect(texts('mal').every((name) => name.startsWith('mal'))).toBe(true);
  expect(texts('carpentiere').every((name) => name.includes('carpent'))).toBe(true);
});

test.each(['', ' ', '""', '*', 'zzzzzz', 'domatore di leoni', '12345', '🙂'])('nothing is proposed for %j', (typed) => {
  expect(suggestTrades(typed, 10)).toEqual([]);
});

test.each([
  ['cuoco ed', ['cuoco Edolo']],
  ['cuoco a edolo', ['cuoco a Edolo']],
  ['cameriera ponte', ['cameriera Ponte di Legno', 'cameriera Capo di Ponte']],
  ['badante capo di p', ['badante Capo di Ponte']],
])('after a trade, places are proposed for %j', (typed, places) => {
  expect(suggestPlaced(typed).map(({ text }) => text)).toEqual(places);
});

test.each(['', 'edolo', 'cuoco', 'cuoco e', 'leone ed', 'cuoco zzz'])('no place is proposed after %j', (typed) => {
  expect(suggestPlaced(typed)).toEqual([]);
});

test.each<[string, string]>([
  ...casesUnder(readings, 'words for offers like a title'),
  ['🎿', ''],
  ['Cerchiamo te!', ''],
])('offers like "%s" are searched for with: %s', (title, words) => {
  expect(similarWords(title)).toBe(words);
});

test('a title that says nothing is like no other', () => {
  expect(titleMatch('🎿', allOf([]))).toBeNull();
  expect(titleMatch('Cercasi', allOf([]))).toBeNull();
});

const TITLES = readMeanings()
  .filter(({ kind }) => kind === 'trade')
  .map(({ names }) => names[0]?.text ?? '');

const SECTOR_TITLES = readMeanings()
  .filter(({ kind }) => kind === 'sector')
  .map(({ names }) => names[0]?.text ?? '');

test('every trade has others near to it, and all of them are trades', () => {
  expect(TITLES.filter((trade) => neighboursOf(trade).length === 0)).toEqual([]);
  const families = linesOf(neighbours).map((family) => family.split(', '));
  const led = families.flatMap(([, ...others]) => others);
  expect(led.filter((trade) => !TITLES.includes(trade))).toEqual([]);
  const leading = families.map(([first = '']) => first);
  expect(leading.filter((title) => !TITLES.includes(title) && !SECTOR_TITLES.includes(title))).toEqual([]);
});

test.each([
  ['barista a Edolo part-time', ['barista', 'barman', 'cameriere']],
  ['waiter', ['cameriere', 'barista']],
  ['fare i letti', ['cameriera ai piani', 'governante']],
  ['muratore e idraulico', ['muratore', 'idraulico', 'manovale']],
  ['astronauta', []],
  ['', []],
])('%j is answered by its trades alone, then by those near to them', (text, first) => {
  expect(relatedTrades(text).slice(0, first.length)).toEqual(first);
  expect(relatedTrades(text).length > 0).toBe(first.length > 0);
});
