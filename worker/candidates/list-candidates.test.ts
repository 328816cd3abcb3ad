import { beforeAll, expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { type CandidateFilters, candidateFiltersSchema } from '../../shared/candidates.ts';
import { withQuery } from '../../shared/paths.ts';
import { readAllCandidates, readCandidates } from '../testing/candidate-lists.ts';
import { refusedFields, strict } from '../testing/expect-problem.ts';
import { uniqueWord } from '../testing/factories.ts';
import { makeCandidate, makeCompanyCandidate } from '../testing/make-candidate.ts';
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
  [{ search: '', skills: word, ...BRENO, radius: 30 }, 'ABFE'],
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

type Query = Readonly<Record<string, string | number>>;

async function readFilters(query: Query): Promise<CandidateFilters> {
  const answer = await asVisitor.get(withQuery(pathOf('GET /api/candidates/filters'), query));
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return strict(candidateFiltersSchema).parse(await answer.json());
}

/** How many profiles a list holds that have everything, page by page: only the usual order goes on with others. */
const listed = async (query: Query): Promise<number> =>
  (await readAllCandidates({ ...query, sort: 'recent', limit: 100 })).flat().length;

beforeAll(async () => {
  for (const location of ['Breno', 'Iseo']) await makeCandidate({ title: 'Cuoca', location, skills: ['inglese'] });
  const people = [
    ['Edolo', ['intaglio']],
    ['Breno', ['intaglio', 'restauro']],
    ['Sonico', ['restauro']],
    ['Iseo', ['restauro']],
  ] as const;
  for (const [location, skills] of people) await makeCandidate({ title: 'Liutaio', location, skills: [...skills] });
  // Found by nobody but companies.
  for (const location of ['Edolo', 'Bienno', 'Ponte di Legno'])
    await makeCompanyCandidate({ title: 'Liutaio', location, skills: ['intaglio', 'doratura'] });
});

const within =
  (query: Query) =>
  async ({ radius, total }: { readonly radius: number; readonly total: number }) =>
    expect(await listed({ ...query, radius }), `${radius} km`).toBe(total);

test('nobody found: what one filter less and wider radii would find, of what everybody may see', async () => {
  const query = { search: 'liutaio', location: 'Sonico', skills: 'intaglio' };
  const { total, dropped, wider } = await readFilters(query);
  expect([total, await listed(query)]).toEqual([0, 0]);
  expect(dropped).toEqual([
    { filter: 'skills', total: 1, exact: true },
    { filter: 'location', total: 2, exact: true },
  ]);
  expect(wider[0]).toEqual({ radius: 5, total: 1, exact: true });
  await Promise.all(wider.map(within(query)));
  const named = { search: 'liutaio', lat: 45.656, lon: 10.05, radius: 5, skills: 'intaglio' };
  expect((await readFilters(named)).dropped.map(({ filter }) => filter)).toEqual(['skills', 'near']);
  expect(await readFilters({ skills: 'doratura' })).toMatchObject({
    total: 0,
    dropped: [{ filter: 'skills', total: (await readCandidates('')).total }],
    wider: [],
  });
});

test('a slip is put right where it finds nobody, and says so where the right text finds somebody', async () => {
  expect(await readFilters({ search: 'liutajo' })).toMatchObject({ total: 4, corrected: 'liutaio', dropped: [] });
  const there = await readFilters({ search: 'liutajo', location: 'Bienno' });
  expect(there).toMatchObject({ total: 0, corrected: null });
  expect(there.dropped).toContainEqual({ filter: 'location', total: 4, exact: true });
  await Promise.all(there.wider.map(within({ search: 'liutajo', location: 'Bienno' })));
  const exact = await readFilters({ search: 'liutajo', location: 'Bienno', exact: 'true' });
  expect(exact.dropped.map(({ filter }) => filter)).not.toContain('location');
});

test('nobody found: the trade alone is proposed, then those near to it that people offer', async () => {
  await makeCandidate({ title: 'Ascensorista' });
  const { similar } = await readFilters({ search: 'ascensorista a Lozio', skills: uniqueWord() });
  expect(similar).toContainEqual({ text: 'ascensorista', total: 1, exact: true });
  const near = async () => (await readFilters({ search: 'antennista' })).similar.map(({ text }) => text);
  expect(await near()).toEqual(['ascensorista']);
  await makeCandidate({ title: 'Quadrista' });
  expect(await near()).toEqual(['quadrista', 'ascensorista']);
});
