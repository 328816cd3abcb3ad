import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeJob, testDb } from '../testing/factories.ts';
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
  const match = titleMatch(here.title);
  const found = await testDb().all<{ id: number }>(
    sql`SELECT rowid AS id FROM job_search WHERE job_search MATCH ${match}`,
  );
  const ids = found.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([here.id]));
  expect(ids).not.toContain(other.id);
  const wider = titleMatch('Badante');
  const all = await testDb().all<{ id: number }>(
    sql`SELECT rowid AS id FROM job_search WHERE job_search MATCH ${wider}`,
  );
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([here.id, same.id]));
});

test('a title that says nothing is like no other', () => {
  expect(titleMatch('🎿')).toBeNull();
  expect(titleMatch('Cercasi')).toBeNull();
});
