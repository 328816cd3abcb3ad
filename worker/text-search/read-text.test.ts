import { expect, test } from 'vitest';
import { casesUnder } from '../../shared/testing/cases.ts';
import { piecesOf, readSearch, readText, type Unit } from './read-text.ts';
import { cellsOf } from './synonyms/tables.ts';
import ownWords from './testing/own-words.txt?raw';
import readings from './testing/readings.txt?raw';
import { tradeIn } from './thesaurus.ts';

/** Units of a text as one string each: places in brackets, terms of the synonyms in quotes. */
const written = ({ kind, words, place }: Unit): string => {
  const text = words.join(' ');
  return kind === 'word' ? text : kind === 'place' ? `[${text}: ${place?.slug}]` : `'${text}'`;
};
const read = (text: string): string[] => readText(text).map(written);

test.each(casesUnder(readings, 'read as'))('%s', (text, units) => {
  expect(read(text).join(' ')).toBe(units);
});

test.each([
  '',
  '   ',
  'di a da',
  'cerco lavoro',
  'offerte di lavoro in Valle Camonica',
  '***',
  '🎿 🍕',
  '"" OR ( NOT'.slice(0, 2),
])('nothing is searched for in: %s', (text) => {
  expect(read(text)).toEqual([]);
});

test('a place of which the name is also a word is both', () => {
  const [unit] = readText('corna');
  expect(unit).toMatchObject({ kind: 'word', words: ['corna'], place: { slug: 'darfo-boario-terme' } });
});

/** Units that a text asks for, those that it keeps out with a minus, and those that it only puts first with a caret. */
const understood = (text: string): string[] => {
  const { units, without, first } = readSearch(text);
  return [
    ...units.map(written),
    ...without.map((unit) => `-${written(unit)}`),
    ...first.map((unit) => `^${written(unit)}`),
  ];
};

test.each(casesUnder(readings, 'understood as'))('%s is understood', (text, parts) => {
  expect(understood(text).join(' ')).toBe(parts);
});

test('each part that is understood can be taken out of the text', () => {
  expect(piecesOf(readSearch('cameriere a Edolo, no turni di notte, 1.500 al mese'))).toEqual([
    { name: 'cameriere', rest: 'a Edolo, no turni di notte, 1.500 al mese' },
    { name: 'Edolo', rest: 'cameriere, no turni di notte, 1.500 al mese' },
    { name: 'senza turno di notte', rest: 'cameriere a Edolo, 1.500 al mese' },
    { name: 'almeno 1.500 € al mese', rest: 'cameriere a Edolo, no turni di notte' },
  ]);
});

test('most of those who describe work without its title are understood', () => {
  const texts = cellsOf(ownWords);
  const understood = texts.filter(([text = '', titles = '']) => {
    const wanted = titles.split(';').flatMap((title) => tradeIn(title)?.meanings ?? []);
    return readText(text).some(({ meanings }) => meanings.some((each) => wanted.includes(each)));
  });
  expect(understood.length / texts.length).toBeGreaterThanOrEqual(0.7);
});
