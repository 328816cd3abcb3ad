import { describe, expect, test } from 'vitest';
import { loggedWords } from './logged-words.ts';

test.each([
  ['Cameriera  di Sala', 'cameriera di sala'],
  ['Pizzaiòlo/a (weekend)', 'pizzaiolo a weekend'],
  ['O.S.S.', 'o s s'],
  ['patente C + CQC 2024', 'patente c cqc 2024'],
  ['viaggi e viali', 'viaggi e viali'],
  ['AND OR NOT "NEAR(', 'and or not near'],
  ['🙂', ''],
  ['l’aiuto‑cuoco', 'l aiuto cuoco'],
  ['corso di cucina per OSS', 'corso di cucina per oss'],
  ['impiegata livello 3', 'impiegata livello 3'],
  ['badante 24 ore', 'badante 24 ore'],
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
    ['one with dots and dashes', '+39-0364.123/45'],
    ['one with digits of another script', '٣٣٣١٢٣٤٥'],
    ['one with what nobody sees between', '33\u200B31\u00AD23'],
    ['a tax code', 'RSSMRA85T10A562S'],
    ['one in its groups', 'RSS MRA 85T10 A562S'],
    ['one whose digits became letters', 'RSSMRAURTMLARSNL'],
    ['one with a mistake', 'RSSMRA85T1A56S'],
    ['a street', 'badante via Roma'],
    ['a square in short', 'P.zza Garibaldi'],
    ['a street whose word has other meanings', 'Corso Garibaldi'],
    ['one after a work', 'corso cuoco 12'],
    ['one in short', 'c.so Italia 4'],
    ['a wide one', 'largo mazzini 3'],
    ['one outside', 'contrada san rocco 5'],
    ['a street in one letter', 'V. Roma'],
    ['all of it in one word', 'viaroma3'],
    ['a hamlet without its word', 'cemmo 12'],
    ['a locality in short', 'loc. prati 8'],
    ['a shore', 'lungolago 3'],
    ['a number after a letter', 'garibaldi n. 12'],
    ['an age', 'signora 82 anni'],
    ['an address of mail with spaces', 'mario rossi gmail com'],
    ['one of another provider', 'mario libero it'],
    ['one with its dot in words', 'rossi punto it'],
    ['a year of birth', 'nata nel 1980'],
    ['one by itself', 'cuoco 3/5/80'],
    ['one with its month', 'cuoco 3 maggio 80'],
    ['the beginning of a telephone', '333 123'],
    ['parts of one', 'cuoco 33 oss 312'],
    ['an account', 'it60 x054'],
  ])('%s', (_what, text) => {
    expect(loggedWords(text)).toBeNull();
  });
});

describe('a long text', () => {
  test('is cut at a word, at sixty letters; of one word it says nothing', () => {
    const sixty = `${'a'.repeat(29)} ${'b'.repeat(30)}`;
    expect(loggedWords(`${sixty} c`)).toBe(sixty);
    expect(loggedWords('a'.repeat(61))).toBe('');
    expect(loggedWords('a'.repeat(60))).toBe('a'.repeat(60));
  });

  test('is looked at to its end', () => {
    expect(loggedWords(`${'cameriera '.repeat(30)}mario@example.org`)).toBeNull();
  });
});
