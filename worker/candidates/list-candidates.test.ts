import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { candidates } from '../db/tables/candidates.ts';
import { readCandidates } from '../testing/candidate-lists.ts';
import { refusedFields } from '../testing/expect-problem.ts';
import { testDb, uniqueWord } from '../testing/factories.ts';
import { makeCandidate } from '../testing/make-candidate.ts';
import { asVisitor } from '../testing/requests.ts';

// Every profile of this file has the word among its skills, so that a list asked for with it shows these and no others.
const word = uniqueWord();
const BRENO = { lat: 45.9563, lon: 10.304 };

/** Initials of a list asked for with the word. */
const shown = async (query: Record<string, string | number>, inOrder = false): Promise<string> => {
  const { candidates } = await readCandidates({ ...query, skills: `${query.skills ?? ''} ${word}` });
  const initials = candidates.map(({ name }) => name.charAt(0));
  return (inOrder ? initials : initials.sort()).join('');
};

beforeAll(async () => {
  const profiles = [
    { name: 'Ada Bianchi', title: 'Cuoca', location: 'Breno', skills: ['pasta fresca'] },
    { name: 'Bruno Salvetti', title: 'Muratore', location: 'Edolo (BS)', skills: ['patente C', 'inglese'] },
    { name: 'Carla Cuoco', title: 'Badante', location: 'Temù', skills: ['cucina', 'notti'] },
    { name: 'Dino Zani', title: 'Aiuto cuoco', location: 'Iseo', skills: ['Inglese B2'] },
    { name: 'Elsa Rota', title: 'Saldatrice', location: 'tutta la valle', skills: ['TIG', 'MIG'] },
    { name: 'Franco Moro', title: 'Autista', location: 'presso Breno, sulla strada', lat: null, lon: null, town: null },
  ];
  for (const { skills = [], ...profile } of profiles) await makeCandidate({ ...profile, skills: [...skills, word] });
  await makeCandidate({ name: 'Hidden', status: 'hidden', skills: [word] });
  await makeCandidate({ name: 'Gone', status: 'deleted', skills: [word] });
});

describe('filters', () => {
  test.each([
    [{}, 'ABCDEF'],
    [{ search: 'cuoco' }, 'ACD'],
    [{ search: 'CUOCA' }, 'ACD'],
    [{ search: 'ada cuoca', sort: 'recent' }, 'A'],
    [{ search: 'inglese' }, 'BD'],
    [{ search: 'edolo', sort: 'recent' }, 'B'],
    [{ search: 'tre stagioni' }, ''],
    [{ skills: 'inglese, patente c' }, 'B'],
    [{ skills: 'cuoca' }, ''],
    [{ location: 'breno' }, 'AF'],
    [{ location: 'Temu' }, 'C'],
    [{ location: 'valle' }, 'E'],
    [{ location: 'Milano' }, ''],
    [{ location: 'breno', search: 'cuoco', sort: 'recent' }, 'A'],
    [{ location: 'breno', search: 'cuoco' }, 'ACD'],
    [{ ...BRENO }, 'ABCDEF'],
    [{ ...BRENO, radius: 5 }, 'AEF'],
    [{ ...BRENO, radius: 30 }, 'ABEF'],
    [{ ...BRENO, radius: 50 }, 'ABCDEF'],
  ])('%j shows %s', async (query, initials) => {
    expect(await shown(query)).toBe(initials);
  });

  test('empty parameters mean all, as a form sends them', async () => {
    expect(await readCandidates('search=&location=&skills=')).toEqual(await readCandidates(''));
  });
});

describe('orders', () => {
  test.each([
    [{}, 'FEDCBA'],
    [{ search: 'ada cuoca' }, 'ACD'],
    [{ search: 'edolo' }, 'BC'],
    [{ sort: 'recent' }, 'FEDCBA'],
    [{ sort: 'title' }, 'DFCABE'],
    [{ sort: 'location' }, 'ABDFCE'],
    [{ sort: 'distance', ...BRENO }, 'ABCDFE'],
    [{ sort: 'distance', ...BRENO, radius: 30 }, 'ABFE'],
  ])('%j: %s', async (query, initials) => {
    expect(await shown(query, true)).toBe(initials);
  });
});

describe('refusals', () => {
  test.each([
    ['sort=name', 'sort', 'Ordine sconosciuto'],
    ['sort=distance', 'sort', "L'ordine per distanza ha bisogno di una posizione o di un comune"],
    ['radius=10', 'radius', 'Il raggio ha bisogno di una posizione o di un comune'],
    ['lat=45.9&lon=10.3&radius=101', 'radius', 'Raggio non valido'],
    ['lat=91&lon=10.3', 'lat', 'Posizione non valida'],
    ['limit=101', 'limit', 'Il limite va da 1 a 100'],
    ['cursor=x', 'cursor', 'Cursore non valido'],
    [`search=${'a'.repeat(401)}`, 'search', 'Ricerca troppo lunga'],
    [`skills=${'a'.repeat(401)}`, 'skills', 'Ricerca troppo lunga'],
    ['town=breno', 'town', 'Campo sconosciuto'],
    ['skills=a&skills=b', 'skills', 'Valore non valido'],
  ])('%s', async (query, path, message) => {
    expect(await refusedFields(await asVisitor.get(`/api/candidates?${query}`))).toEqual({ [path]: message });
  });
});

test('the total of all profiles comes from the kept counter', async () => {
  const before = await readCandidates({ limit: 3 });
  const { id } = await makeCandidate();
  await makeCandidate({ status: 'hidden' });
  expect((await readCandidates({ limit: 4 })).total).toBe(before.total + 1);
  await testDb().update(candidates).set({ status: 'deleted' }).where(eq(candidates.id, id));
  expect((await readCandidates({ limit: 5 })).total).toBe(before.total);
});

test('places of one municipality share a kept list, and its cursors', async () => {
  for (let n = 0; n < 7; n++) await makeCandidate({ location: 'Darfo' });
  await readCandidates({ location: 'Darfo', limit: 6 });
  const { next } = await readCandidates({ location: 'Boario', limit: 6, exact: 'true' });
  expect(next).not.toBeNull();
  expect((await asVisitor.get(next ?? '')).status).toBe(200);
});
