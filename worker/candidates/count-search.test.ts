import { beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { CANDIDATE_FILTERS } from '../../shared/candidate-fields.ts';
import { type CandidateFilters, candidateFiltersSchema } from '../../shared/candidates.ts';
import { RADIUS } from '../../shared/job-values.ts';
import { withQuery } from '../../shared/paths.ts';
import { readAllCandidates, readCandidates } from '../testing/candidate-lists.ts';
import { uniqueWord } from '../testing/factories.ts';
import { makeCandidate, makeCompanyCandidate } from '../testing/make-candidate.ts';
import { asVisitor } from '../testing/requests.ts';
import { seedCandidates } from '../testing/seed-candidates.ts';
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

const without = (query: Query, ...names: readonly string[]): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));

/** The list that a dropped filter leads to. */
const DROPPED: Readonly<Record<CandidateFilters['dropped'][number]['filter'], (query: Query) => Query>> = {
  search: (query) => without(query, 'search', 'exact'),
  skills: (query) => without(query, 'skills'),
  location: (query) => without(query, 'location', ...(query.lat === undefined ? ['radius'] : [])),
  near: (query) => without(query, 'lat', 'lon', 'radius'),
};

const isAsked = (filter: (typeof CANDIDATE_FILTERS)[number], query: Query): boolean =>
  filter === 'near' ? query.lat !== undefined && query.radius !== undefined : query[filter] !== undefined;

beforeAll(async () => {
  await seedCandidates({ newest: new Date(), count: 300 });
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

describe('a search that finds nobody', () => {
  test.each<Query>([
    { search: 'liutaio', location: 'Bienno' },
    { search: 'liutaio', location: 'Pisogne', radius: 5, skills: 'intaglio' },
    { search: 'liutaio', location: 'Temù', radius: 7, skills: 'intaglio' },
    { search: 'liutaio', location: 'Edolo', skills: 'restauro' },
    { search: 'liutaio', skills: 'doratura' },
    { search: 'liutaio', lat: 45.656, lon: 10.05, radius: 5, skills: 'intaglio' },
    { search: 'liutaio', lat: 45.9, lon: 10.3, radius: 5, location: 'Iseo' },
    { search: 'liutaio', lat: 45.656, lon: 10.05, radius: 50, skills: 'doratura' },
    { search: 'liutaio', lat: 45.656, lon: 10.05, skills: 'doratura' },
    { search: 'astronauta' },
    { location: 'luna', search: 'cuoca' },
    { location: 'luna' },
    { skills: 'doratura' },
    // Put right where its words find nobody, and not where they do.
    { search: 'liutajo', location: 'Bienno' },
    { search: 'liutajo', location: 'Bienno', exact: 'true' },
    { search: 'liutajo', location: 'Bienno', skills: 'restauro' },
    { search: 'liutajo intaglio inglese', location: 'Monno' },
    { search: 'kuoca inglese puntualita', location: 'luna' },
  ])('%j: what is proposed finds what it says', async (query) => {
    const { total, exact, corrected, dropped, wider } = await readFilters(query);
    expect([total, exact, corrected, await listed(query)]).toEqual([0, true, null, 0]);
    // Every filter that would find somebody by itself is named, and no other.
    const byDropping = CANDIDATE_FILTERS.filter((filter) => isAsked(filter, query)).map(
      async (filter) => [filter, await listed(DROPPED[filter](query))] as const,
    );
    const finding = (await Promise.all(byDropping)).filter(([, count]) => count > 0);
    expect(dropped).toEqual(finding.map(([filter, count]) => ({ filter, total: count, exact: true })));
    const radii = Array.from({ length: RADIUS.max / RADIUS.step }, (_, n) => (n + 1) * RADIUS.step);
    const isMeasured =
      query.lat === undefined ? query.location !== undefined && query.location !== 'luna' : query.radius;
    let found = 0;
    const more: CandidateFilters['wider'] = [];
    for (const radius of isMeasured ? radii.filter((km) => km > Number(query.radius ?? 0)) : []) {
      const count = await listed({ ...query, radius });
      if (count > found) more.push({ radius, total: count, exact: true });
      found = Math.max(found, count);
    }
    expect(wider).toEqual(more);
  });

  test('somebody in each: a wider radius, the valley, other skills', async () => {
    const { dropped, wider } = await readFilters({ search: 'liutaio', location: 'Sonico', skills: 'intaglio' });
    expect(wider[0]).toEqual({ radius: 5, total: 1, exact: true });
    expect(dropped.find(({ filter }) => filter === 'location')?.total).toBe(2);
    expect(dropped.find(({ filter }) => filter === 'skills')?.total).toBe(1);
  });
});

test('somebody found: their number, and nothing is proposed', async () => {
  expect(await readFilters({ search: 'liutaio' })).toEqual({
    total: 4,
    exact: true,
    corrected: null,
    dropped: [],
    wider: [],
    similar: [],
  });
  expect(await readFilters({ search: 'liutajo' })).toMatchObject({ total: 4, corrected: 'liutaio', dropped: [] });
  expect((await readFilters({})).total).toBe((await readCandidates({ limit: 1 })).total);
});

test.each([
  ['radius=10', 'radius'],
  ['radius=10&location=25040', 'radius'],
  ['lat=91&lon=10', 'lat'],
  ['sort=title', 'sort'],
  ['v=2', 'v'],
])('refused: %s', async (query, field) => {
  const answer = await asVisitor.get(`${pathOf('GET /api/candidates/filters')}?${query}`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ issues: [{ path: field }] });
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
