import { expect, test } from 'vitest';
import { makeJob } from '../testing/factories.ts';
import { findRows } from '../testing/find-rows.ts';
import { similarWords, titleMatch } from './similar.ts';

test.each([
  ['Cameriera/e di sala – stagione invernale', 'cameriere'],
  ['CERCASI BARISTA', 'barista'],
  ['Hotel cerca receptionist part-time', 'receptionist'],
  ['Addetta alle vendite – Breno', 'addetto vendite'],
  ['Autista patente C', 'autista patente c'],
  ['Cercasi persona per xilofono e arpa', 'xilofono arpa'],
  ['🎿', ''],
  ['Cerchiamo te!', ''],
])('offers like "%s" are searched for with: %s', (title, words) => {
  expect(similarWords(title)).toBe(words);
});

test('offers of the same trade are found by their titles, whatever its name there', async () => {
  const here = await makeJob({ title: 'Badante convivente' });
  const same = await makeJob({ title: 'Assistente familiare per anziana' });
  const other = await makeJob({ title: 'Muratore', description: 'Non una badante.' });
  const find = (title: string) => findRows('jobs', titleMatch(title) ?? { any: [] });
  const ids = await find(here.title);
  expect(ids).toEqual(expect.arrayContaining([here.id]));
  expect(ids).not.toContain(other.id);
  expect(await find('Badante')).toEqual(expect.arrayContaining([here.id, same.id]));
});

test('a title that says nothing is like no other', () => {
  expect(titleMatch('🎿')).toBeNull();
  expect(titleMatch('Cercasi')).toBeNull();
});
