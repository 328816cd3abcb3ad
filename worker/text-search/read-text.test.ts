import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

/** Units of a text as one string each: places in brackets, terms of the synonyms in quotes. */
const read = (text: string): string[] =>
  readText(text).map((unit) =>
    unit.kind === 'word'
      ? unit.word
      : unit.kind === 'place'
        ? `[${unit.words.join(' ')}: ${unit.place.slug}]`
        : `'${unit.words.join(' ')}'`,
  );

test.each([
  ['cameriere', ["'cameriere'"]],
  ['Cerco lavoro come CAMERIERE, a Edolo!', ["'cameriere'", '[edolo: edolo]']],
  ['addetta alle vendite', ["'addetta vendite'"]],
  ['autista con patente C e CQC', ["'autista patente c'", 'cqc']],
  ['autista patente d', ["'autista patente d'"]],
  ['servizio ai tavoli a Ponte di Legno', ["'servizio tavoli'", '[ponte di legno: ponte-di-legno]']],
  ['oss cemmo', ["'oss'", '[cemmo: capo-di-ponte]']],
  ['temù', ['[temu: temu]']],
  ['badante corna', ["'badante'", 'corna']],
  ["lago d'Iseo", ["'lago iseo'"]],
  ['lavoro part-time in alta Valle Camonica', ["'part time'", "'alta valle camonica'"]],
  ['cameriere cameriere cameriere', ["'cameriere'"]],
  ['nei pressi di Breno', ['[breno: breno]']],
  // A phrase of another language is no slip of Italian words.
  ['dental assistant', ["'dental assistant'"]],
  ['femeie de serviciu', ["'femeie serviciu'"]],
  ['baby siter', ["'babysitter'"]],
  ['portiere dinotte', ["'portiere notte'"]],
  // An unfinished word opens a trade by itself alone.
  ['badan', ["'badan'"]],
  ['capitano di nave', ['capitano', 'nave']],
  ['arbitro di calcio', ['arbitro', 'calcio']],
  ['imbiancare case', ["'imbiancare'"]],
])('%s', (text, units) => {
  expect(read(text)).toEqual(units);
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
  expect(unit).toMatchObject({ kind: 'word', word: 'corna', place: { slug: 'darfo-boario-terme' } });
});
