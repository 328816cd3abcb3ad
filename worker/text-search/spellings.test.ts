import { expect, test } from 'vitest';
import { makeJob, uniqueWord } from '../testing/factories.ts';
import { readJobs } from '../testing/job-lists.ts';
import { readAs } from './read-text.ts';
import { knownNear, undoubled } from './spellings.ts';

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
  expect(readAs('Camerire a Breno!')).toBe('cameriere a Breno!');
  expect(readAs('cameriere a Breno')).toBeNull();
  expect(readAs('badan')).toBeNull();
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
