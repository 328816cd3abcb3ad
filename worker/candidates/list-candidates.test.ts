import { beforeAll, expect, test } from 'vitest';
import { readCandidates } from '../testing/candidate-lists.ts';
import { refusedFields } from '../testing/expect-problem.ts';
import { uniqueWord } from '../testing/factories.ts';
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

test.each([
  [{ search: 'CUOCA' }, 'ACD'],
  [{ search: 'inglese' }, 'BD'],
  [{ search: 'tre stagioni' }, ''],
  [{ skills: 'inglese, patente c' }, 'B'],
  [{ skills: 'cuoca' }, ''],
  [{ location: 'Temu' }, 'C'],
  [{ location: 'valle' }, 'E'],
  [{ location: 'Milano' }, ''],
  [{ location: 'breno', search: 'cuoco' }, 'ACD'],
  [{ location: 'breno', search: 'cuoco', sort: 'recent' }, 'A'],
  [{ location: 'breno', radius: 5 }, 'AEF'],
  [{ ...BRENO, radius: 30 }, 'ABEF'],
])('%j shows %s', async (query, initials) => {
  expect(await shown(query)).toBe(initials);
});

test.each([
  [{}, 'FEDCBA'],
  [{ search: 'ada cuoca' }, 'ACD'],
  [{ search: 'edolo' }, 'BC'],
  [{ sort: 'title' }, 'DFCABE'],
  [{ sort: 'distance', ...BRENO, radius: 30 }, 'ABFE'],
])('%j: in this order %s', async (query, initials) => {
  expect(await shown(query, true)).toBe(initials);
});

test('empty parameters mean all, as a form sends them', async () => {
  expect(await readCandidates('search=&location=&skills=')).toEqual(await readCandidates(''));
});

test.each([
  ['sort=distance', 'sort', "L'ordine per distanza ha bisogno di una posizione o di un comune"],
  ['radius=10', 'radius', 'Il raggio ha bisogno di una posizione o di un comune'],
  [`skills=${'a'.repeat(401)}`, 'skills', 'Ricerca troppo lunga'],
  ['town=breno', 'town', 'Campo sconosciuto'],
])('refused: %s', async (query, path, message) => {
  expect(await refusedFields(await asVisitor.get(`/api/candidates?${query}`))).toEqual({ [path]: message });
});
