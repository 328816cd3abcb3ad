import { expect, test } from 'vitest';
import { makeJob, uniqueWord } from '../testing/factories.ts';
import { readJobs } from '../testing/job-lists.ts';
import { nearestWord } from './correct-text.ts';
import { readAs, readSearch } from './read-text.ts';
import { knownNear } from './thesaurus.ts';
import { editDistance, undoubled } from './words.ts';

test.each([
  ['camriere', 'cameriere', 1],
  ['cameriera', 'cameriere', 1],
  ['badnate', 'badante', 1],
  ['infremire', 'infermiere', 2],
  ['acb', 'ab', 1],
  ['', 'ab', 2],
  ['ab', '', 2],
])('%s and %s are %i apart, both ways', (a, b, distance) => {
  expect(editDistance(a, b, 3)).toBe(distance);
  expect(editDistance(b, a, 3)).toBe(distance);
});

test('a word that is too far is not compared to its end', () => {
  expect(editDistance('muratore', 'cameriere', 2)).toBe(3);
  expect(editDistance('a'.repeat(30), 'b'.repeat(30), 1)).toBe(2);
  expect(editDistance('bar', 'barista', 2)).toBe(3);
  expect(editDistance('muratroe', 'muratore', 0)).toBe(1);
});

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
  for (const [typed, word] of Object.entries({ aprica: 'aprile', leoni: 'legno', moglie: 'meglio' }))
    expect(among(typed, { [word]: 9 }), typed).toBeNull();
});

test.each([
  ['camerire', 'cameriere'],
  ['magazinniere', null],
  ['elettrcista', 'elettricista'],
  ['comessa', 'commessa'],
  ['domatore', null],
  ['zanotti', null],
  ['cuocc', null],
])('%s is a slip of %s', (typed, word) => {
  expect(knownNear(typed)).toBe(word);
});

test('a long word is looked for with one of its double letters, a shorter one would be another word', () => {
  expect(undoubled('meccanico')).toEqual(['mecanico']);
  for (const word of ['cassa', 'serra', 'notte', 'vitto', 'pressa', '118', 'cuoco', 'p118118'])
    expect(undoubled(word)).toEqual([]);
});

test('a search says the word that it was read as, and leaves the rest as it was typed', () => {
  expect(readAs(readSearch('Camerire a Breno!'))).toBe('cameriere a Breno!');
  expect(readAs(readSearch('cameriere a Breno'))).toBeNull();
  expect(readAs(readSearch('badan'))).toBeNull();
});

test.each([
  ['cameriere', 'Camerire di sala'],
  ['magazziniere', 'Magaziniere'],
  ['elettricista', 'Elettrecista'],
  ['badan', 'Assistente familiare'],
  ['lava piatti', 'Lavapiatti'],
  ['addettovendite', 'Commessa'],
])('%s finds "%s"', async (search, title) => {
  const location = uniqueWord();
  await makeJob({ title, location, companyName: 'Ditta', description: '–' });
  expect((await readJobs({ search, location })).ids).toHaveLength(1);
});

test.each([
  ['lava', 'Lavapiatti'],
  ['pat b', 'Barista'],
])('%s, which is finished, does not find "%s"', async (search, title) => {
  const location = uniqueWord();
  await makeJob({ title, location, companyName: 'Ditta', description: '–' });
  expect((await readJobs({ search, location })).ids).toEqual([]);
});
