import { describe, expect, test } from 'vitest';
import { loggedWords } from './logged-words.ts';

test.each([
  ['Cameriera  di Sala', 'cameriera di sala'],
  ['Pizzaiòlo/a (weekend)', 'pizzaiolo a weekend'],
  ['O.S.S.', 'o s s'],
  ['corso OSS', 'corso oss'],
  ['patente C + CQC 2024', 'patente c cqc 2024'],
  ['viaggi e viali', 'viaggi e viali'],
  ['AND OR NOT "NEAR(', 'and or not near'],
  ['  ', ''],
  ['🙂', ''],
  ['l’aiuto‑cuoco', 'l aiuto cuoco'],
  ['corso di cucina per OSS', 'corso di cucina per oss'],
  ['impiegata livello 3', 'impiegata livello 3'],
  ['badante 24 ore', 'badante 24 ore'],
  ['cuoco 40 ore', 'cuoco 40 ore'],
  ['patente C1', 'patente c1'],
  ['pulizie strade e borghi', 'pulizie strade e borghi'],
  ['tecnico IT', 'tecnico it'],
])('%s is counted as %s', (text, words) => {
  expect(loggedWords(text)).toBe(words);
});

describe('nothing is kept of what looks like', () => {
  test.each([
    ['an address of mail', 'cuoco mario.rossi@example.org'],
    ['one in full-width letters', 'mario＠example'],
    ['one in words', 'mario chiocciola example'],
    ['an address of the web', 'https://example.org/cv'],
    ['one without its beginning', 'guarda www example'],
    ['a domain', 'mariorossi.it'],
    ['a telephone', '3331234567'],
    ['one with spaces', 'chiama 333 12 34 567'],
    ['one with dots and dashes', '+39-0364.123/45'],
    ['one with digits of another script', '٣٣٣١٢٣٤٥'],
    ['one with what nobody sees between', '33\u200B31\u00AD23'],
    ['a VAT number', 'IT 01234567890'],
    ['a tax code', 'RSSMRA85T10A562S'],
    ['one in small letters', 'sono rssmra85t10a562s'],
    ['one in its groups', 'RSS MRA 85T10 A562S'],
    ['one whose digits became letters', 'RSSMRAURTMLARSNL'],
    ['one with a mistake', 'RSSMRA85T1A56S'],
    ['a street', 'badante via Roma'],
    ['a street with its number', 'Viale della Stazione 12'],
    ['a square', 'bar in piazza Mercato'],
    ['a square in short', 'P.zza Garibaldi'],
    ['an alley', 'VICOLO Stretto, 3'],
    ['a street whose word has other meanings', 'badante corso garibaldi 12'],
    ['one without a number', 'Corso Garibaldi'],
    ['one after a work', 'corso cuoco 12'],
    ['one in short', 'c.so Italia 4'],
    ['a wide one', 'largo mazzini 3'],
    ['one outside', 'contrada san rocco 5'],
    ['a street in one letter', 'v roma 12'],
    ['one that is not quite one letter', 'V. Roma'],
    ['a street in one word', 'viaroma 3'],
    ['all of it in one word', 'viaroma3'],
    ['a hamlet', 'frazione cemmo 12'],
    ['a hamlet without its word', 'cemmo 12'],
    ['a locality in short', 'loc. prati 8'],
    ['a shore', 'lungolago 3'],
    ['a house', 'casa rossi 7'],
    ['a number after a letter', 'garibaldi n. 12'],
    ['an age', 'signora 82 anni'],
    ['an address of mail with spaces', 'mario rossi gmail com'],
    ['one of another provider', 'mario libero it'],
    ['one with its dot in words', 'rossi punto it'],
    ['a date of birth', 'nato il 3 5 80'],
    ['one by itself', 'cuoco 3/5/80'],
    ['one with its month', 'cuoco 3 maggio 80'],
    ['a year of birth', 'nata nel 1980'],
    ['the beginning of a telephone', '333 123'],
    ['more of one', '333 123 45'],
    ['parts of one', 'cuoco 33 oss 312'],
    ['an account', 'it60 x054'],
  ])('%s', (_what, text) => {
    expect(loggedWords(text)).toBeNull();
  });
});

describe('a long text', () => {
  test('is cut at a word, at sixty letters', () => {
    const words = loggedWords('cameriera '.repeat(30)) ?? '';
    expect(words).toBe('cameriera cameriera cameriera cameriera cameriera cameriera');
    expect(loggedWords(`${'a'.repeat(29)} ${'b'.repeat(30)} c`)).toBe(`${'a'.repeat(29)} ${'b'.repeat(30)}`);
  });

  test('of one word says nothing', () => {
    expect(loggedWords('a'.repeat(61))).toBe('');
    expect(loggedWords('a'.repeat(60))).toBe('a'.repeat(60));
  });

  test('is looked at to its end', () => {
    expect(loggedWords(`${'cameriera '.repeat(30)}mario@example.org`)).toBeNull();
  });
});
