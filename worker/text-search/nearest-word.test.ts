import { expect, test } from 'vitest';
import { nearestWord } from './spellings.ts';

const among = (typed: string, words: Readonly<Record<string, number>>) =>
  nearestWord(
    typed,
    Object.entries(words).map(([word, count]) => ({ word, count })),
  );

test('one error from five letters on, two from nine', () => {
  expect(among('cuco', { cuoco: 1 })).toBeNull();
  expect(among('cuocco', { cuoco: 1 })).toBe('cuoco');
  expect(among('muatore', { muratore: 1 })).toBe('muratore');
  expect(among('mutaroe', { muratore: 1 })).toBeNull();
  expect(among('elettrcsta', { elettricista: 1 })).toBe('elettricista');
  expect(among('eletrcsta', { elettricista: 1 })).toBeNull();
  expect(among('palombaro', { palmaro: 1 })).toBeNull();
  expect(among('palombaro', { palmari: 1 })).toBeNull();
});

test('fewer errors come before more rows, and more rows before fewer', () => {
  expect(among('cameriela', { cameriere: 90, cameriera: 1 })).toBe('cameriera');
  expect(among('salla', { salle: 3, sala: 5, falla: 4 })).toBe('sala');
});

test('another form of a word is as good where no word itself is near enough', () => {
  expect(among('comesse', { commessa: 3 })).toBe('commesse');
  expect(among('comesse', { commessa: 3, comete: 1 })).toBe('commesse');
  for (const [typed, word] of [
    ['aprica', 'aprile'],
    ['leoni', 'legno'],
    ['moglie', 'meglio'],
  ] as const)
    expect(among(typed, { [word]: 9 }), typed).toBeNull();
});
