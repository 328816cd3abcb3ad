import { expect, test } from 'vitest';
import { piecesOf, readSearch, readText, type Unit } from './read-text.ts';

/** Units of a text as one string each: places in brackets, terms of the synonyms in quotes. */
const written = (unit: Unit): string =>
  unit.kind === 'word'
    ? unit.word
    : unit.kind === 'place'
      ? `[${unit.words.join(' ')}: ${unit.place.slug}]`
      : `'${unit.words.join(' ')}'`;
const read = (text: string): string[] => readText(text).map(written);

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

/** Units that a text asks for, those that it keeps out with a minus, and those that it only puts first with a caret. */
const understood = (text: string): string[] => {
  const { units, without, first } = readSearch(text);
  return [
    ...units.map(written),
    ...without.map((unit) => `-${written(unit)}`),
    ...first.map((unit) => `^${written(unit)}`),
  ];
};

test.each([
  // Amounts and hours.
  ['1500 al mese', ["'almeno 1 500 mese'"]],
  ["almeno 10 euro l'ora", ["'almeno 10 ora'"]],
  ['cameriere 1.300 netti', ["'cameriere'", "'almeno 1 300 mese'"]],
  ['ben pagato', ["^'paga alta'"]],
  ['paga oraria sopra i 10 euro', ["'almeno 10 ora'"]],
  ['via Roma 10', ['via', 'roma', '10']],
  // Hours.
  ['quando i bimbi sono a scuola', ["'mattina'"]],
  ['dopo le 18', ["'serale'"]],
  ['dalle 8 alle 12', ["'mattina'"]],
  ['20 ore a settimana', ["'circa 20 ore settimana'"]],
  ['sabato e domenica', ["'weekend'"]],
  // Phases of life exclude nobody.
  ['dopo la maturità', ["^'giovani'"]],
  ['custode over 50', ["'custode'", "^'maturi'"]],
  // Negations.
  ['non in fabbrica', ["-'fabbrica'"]],
  ['oss no turni di notte', ["'oss'", "-'turni notte'", "^'giorno'"]],
  ['senza partita iva', ["-'partita iva'"]],
  ['lavoro tranne Darfo', ['-[darfo: darfo-boario-terme]']],
  ['work without night shifts', ["-'night shifts'", "^'giorno'"]],
  ['né bar né cucina a Edolo', ['[edolo: edolo]', "-'bar'", "-'cucina'"]],
  ['cameriere senza patente', ["'cameriere'", "-'patente'"]],
  ['cuoco senza esperienza', ["'cuoco'", "'senza esperienza'"]],
  ['non lontano da Breno', ['[breno: breno]']],
  ["meno di mezz'ora da Breno", ['[breno: breno]']],
  // Words about oneself that say nothing about the work are passed over.
  ['lavoro per mia moglie che fa la sarta', ['fa', "'sarta'"]],
  ['non mi pesa la notte', ["'notte'"]],
  ['oss, non ho mai lavorato', ["'oss'", "'senza esperienza'"]],
  ['che mi lasci i pomeriggi liberi', ["-'pomeriggio'", "^'giorno'"]],
  ['ho i pomeriggi liberi', ["'pomeriggi'"]],
  ['per arrotondare', ["^'part time'", "^'weekend'"]],
  ['sono stufo della fabbrica', ["-'fabbrica'"]],
  // Parts of the valley.
  ['stagione in montagna', ["'stagione'", "'montagna'"]],
  ['sopra Edolo', ["'sopra edolo'"]],
  ['barista tra Breno e Edolo', ["'barista'", "'breno edolo'"]],
  ['val di Scalve', ["'val scalve'"]],
])('%s is understood', (text, parts) => {
  expect(understood(text)).toEqual(parts);
});

test('each part that is understood can be taken out of the text', () => {
  expect(piecesOf('cameriere a Edolo, no turni di notte, 1.500 al mese')).toEqual([
    { name: 'cameriere', rest: 'a Edolo, no turni di notte, 1.500 al mese' },
    { name: 'Edolo', rest: 'cameriere, no turni di notte, 1.500 al mese' },
    { name: 'senza turno di notte', rest: 'cameriere a Edolo, 1.500 al mese' },
    { name: 'almeno 1.500 € al mese', rest: 'cameriere a Edolo, no turni di notte' },
  ]);
});
