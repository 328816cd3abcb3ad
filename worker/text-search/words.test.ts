import { expect, test } from 'vitest';
import { formsOf, stem, writtenOut } from './words.ts';

test.each([
  ['cameriere', ['cameriera', 'camerieri']],
  ['camerieri', ['cameriere', 'cameriera']],
  ['elettricista', ['elettricisti', 'elettriciste']],
  ['operatore', ['operatrice', 'operatori', 'operatrici']],
  ['operai', ['operaio', 'operaia', 'operaie']],
  ['cuochi', ['cuoco', 'cuoca', 'cuoche']],
  ['medici', ['medico', 'medica']],
  ['uffici', ['ufficio']],
  ['pulizia', ['pulizie']],
  ['badante', ['badanti']],
  ['sarte', ['sarta', 'sarto', 'sarti']],
])('%s is said in its other forms, too', (word, others) => {
  const forms = formsOf(word);
  expect(forms[0]).toBe(word);
  expect(others.filter((other) => !forms.includes(other))).toEqual([]);
  expect(forms.length).toBeLessThanOrEqual(8);
});

test('a word that is short, or has no ending, is itself alone', () => {
  for (const word of ['oss', 'bar', 'chef', 'barman', 'c', '', '118']) expect(formsOf(word)).toEqual([word]);
});

test('a word whose other forms are other words is itself alone', () => {
  for (const word of ['sala', 'calce', 'calcio', 'posta', 'banca', 'cassa'])
    expect([...formsOf(word), stem(word)], word).toEqual([word, word]);
});

test('the forms of a word begin alike, other words do not', () => {
  const stems = (...words: string[]) => new Set(words.map(stem));
  for (const words of [
    ['cameriere', 'cameriera', 'camerieri'],
    ['elettricista', 'elettricisti', 'elettriciste'],
    ['cuochi', 'cuoche', 'cuoco', 'cuoca'],
    ['negozio', 'negozi'],
    ['pulizia', 'pulizie'],
  ])
    expect(stems(...words).size, words.join()).toBe(1);
  for (const [word, other] of [
    ['panettiere', 'panetteria'],
    ['operaio', 'operatore'],
    ['autista', 'autonomo'],
    ['barista', 'barman'],
  ] as const) {
    expect(other.startsWith(stem(word)), word).toBe(false);
    expect(word.startsWith(stem(other)), other).toBe(false);
  }
});

test.each([
  ['add. pulizie', 'addetto  pulizie'],
  ['imp. amm.va', 'impiegato  amministrativo'],
  ['pat. C', 'patente  C'],
  ['cassiera p/t', 'cassiera part time'],
  ['O.S.S.', 'OSS'],
  ['t. indet.', 'tempo indeterminato '],
  ['patente C/E', 'patente Ce'],
  ['classe C/E', 'classe C/E'],
  ['imp', 'imp'],
  ['op, cuoco', 'operaio , cuoco'],
  ['Edil S.r.l.', 'Edil S.r.l.'],
  ['inform. e impianti', 'inform. e impianti'],
  ['op. ecologico', 'operatore ecologico'],
  ['cerco prof. di musica', 'cerco professore  di musica'],
  ['cam. ai piani', 'cameriera ai piani'],
  ['disegnatore cad cam', 'disegnatore cad cam'],
])('%s is written out as "%s"', (text, words) => {
  expect(writtenOut(text)).toBe(words);
});
