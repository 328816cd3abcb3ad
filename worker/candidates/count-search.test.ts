import { beforeAll, expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { type CandidateFilters, candidateFiltersSchema } from '../../shared/candidates.ts';
import { withQuery } from '../../shared/paths.ts';
import { readAllCandidates } from '../testing/candidate-lists.ts';
import { uniqueWord } from '../testing/factories.ts';
import { makeCandidate, makeCompanyCandidate } from '../testing/make-candidate.ts';
import { asVisitor } from '../testing/requests.ts';
import { strict } from '../testing/strict.ts';

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
    dropped: [{ filter: 'skills', total: 6 }],
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
