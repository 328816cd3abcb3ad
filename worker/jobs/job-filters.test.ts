import { beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { DAY_MS } from '../../shared/dates.ts';
import { COUNTED_FILTERS, type CountedFilter, jobFilter } from '../../shared/job-filters.ts';
import { type JobFilters, jobFiltersSchema } from '../../shared/jobs.ts';
import { withQuery } from '../../shared/paths.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { makeJob, makeUser } from '../testing/factories.ts';
import { readAllPages } from '../testing/job-lists.ts';
import { asVisitor } from '../testing/requests.ts';
import { seedJobs } from '../testing/seed-jobs.ts';
import { strict } from '../testing/strict.ts';

type Query = Readonly<Record<string, string | number>>;

const SEEDED = 400;
async function readFilters(query: Query): Promise<JobFilters> {
  const answer = await asVisitor.get(withQuery(pathOf('GET /api/jobs/filters'), query));
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return strict(jobFiltersSchema).parse(await answer.json());
}

/** How many offers a list holds, page by page, without those that only come near. */
const listed = async (query: Query): Promise<number> =>
  (await readAllPages({ ...query, sort: 'recent', limit: 100 })).reduce((sum, { ids }) => sum + ids.length, 0);

/** Every value that a filter can be set to, as the query and as the counts name it. */
function valuesOf(name: CountedFilter): (readonly [asked: string, counted: string])[] {
  if (name === 'location') return MUNICIPALITIES.slice(0, 12).map((place) => [place.name, place.slug]);
  const { kind, values = [] } = jobFilter(name);
  const all = kind === 'tick' ? ['true'] : kind === 'month' ? ['2027-06'] : values;
  return all.map((value) => [value, value]);
}

beforeAll(async () => {
  const ownerId = (await makeUser()).id;
  await seedJobs({ ownerId, count: SEEDED, newest: new Date() });
  // In no order of time, and in places that are written and not resolved.
  for (const days of [0, 1, 3, 4, 7, 8, 14, 15])
    await makeJob({
      ownerId,
      title: 'Gelataio',
      location: days % 2 ? 'Edolo e Ponte di Legno' : 'tutta la valle',
      postedAt: new Date(Date.now() - days * DAY_MS),
      validThrough: new Date(Date.now() + DAY_MS),
    });
  await makeJob({ ownerId, title: 'Gelataio', status: 'paused' });
  await makeJob({ ownerId, title: 'Gelataio', validThrough: new Date(Date.now() - 1) });
});

describe('every count is the length of the list that the value would show', () => {
  test.each<Query>([
    {},
    { category: 'Ristorazione' },
    { type: 'Weekend', pay: 'true' },
    { type: 'Weekend,Part-time', shift: 'mattina,sera' },
    { category: 'Ristorazione,Turismo', licence: 'B,C', minPay: '1400', unpaid: 'true' },
    { search: 'cuoco' },
    { minPay: '1400' },
    { minPay: '1400', unpaid: 'true' },
    { search: 'cuoco', minPay: '2000', unpaid: 'true' },
    { minPay: '1200', unpaid: 'true', location: 'edolo', radius: 20 },
    { search: 'cuoco', housing: 'true', posted: '14' },
    { location: 'darfo' },
    { location: '25040', meals: 'true' },
    { location: 'edolo', radius: 20, shift: 'notte' },
    { lat: 45.95, lon: 10.3, radius: 15, experience: 'No esperienza' },
    { town: 'breno' },
    { town: 'breno', radius: 30, contract: 'Collaborazione' },
    { location: 'tutta la valle', openings: 'true' },
    { licence: 'C', meals: 'true' },
    { location: 'ponte', type: 'Weekend' },
    { location: 'in Valle Camonica', pay: 'true' },
    { location: 'Breno', lat: 45.95, lon: 10.3, radius: 15 },
  ])('%j', async (query) => {
    const { total, counts } = await readFilters(query);
    expect(total).toBe(await listed(query));
    for (const filter of COUNTED_FILTERS) {
      // A town page has its place for good.
      if (filter === 'location' && query.town !== undefined) continue;
      for (const [value, name] of valuesOf(filter))
        expect(counts[filter][name] ?? 0, `${filter}=${value}`).toBe(await listed({ ...query, [filter]: value }));
    }
  });
});

describe('a search without a result', () => {
  test.each<Query>([
    { search: 'gelataio', location: 'Bienno', radius: 5, shift: 'notte' },
    { search: 'gelataio', location: 'Bienno', pay: 'true' },
    { search: 'gelataio', shift: 'notte,sera', type: 'Full-time,Part-time,Stagionale' },
    { search: 'gelataio', lat: 45.656, lon: 10.05, radius: 5, category: 'Sport' },
    { search: 'gelataio', town: 'iseo', housing: 'true' },
    { search: 'astronauta', type: 'Weekend' },
    { location: 'luna', search: 'cuoco' },
    { search: 'gelataio', location: 'Breno', lat: 45.656, lon: 10.05, shift: 'sera' },
  ])('%j: what is proposed finds what it says', async (query) => {
    const { total, dropped, wider } = await readFilters(query);
    expect([total, await listed(query)]).toEqual([0, 0]);
    for (const { filter, total: count } of dropped) {
      const names =
        filter === 'near'
          ? ['lat', 'lon', 'radius']
          : filter === 'location'
            ? ['location', 'radius', 'town']
            : [filter];
      const rest = Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));
      expect(count, filter).toBeGreaterThan(0);
      expect(await listed(rest), filter).toBe(count);
    }
    for (const { radius, total: count } of wider) {
      expect(count, `${radius} km`).toBeGreaterThan(0);
      expect(await listed({ ...query, radius }), `${radius} km`).toBe(count);
    }
    // Every filter that would find something by itself is named, and no other.
    const asked = Object.keys(query).filter((name) => !['lat', 'lon', 'radius'].includes(name));
    for (const name of asked) {
      const rest = Object.fromEntries(
        Object.entries(query).filter(
          ([other]) =>
            other !== name && (name !== 'location' || other !== 'radius') && (name !== 'town' || other !== 'radius'),
        ),
      );
      const found = await listed(rest);
      const said = name === 'town' ? 'location' : name;
      expect(
        dropped.some(({ filter }) => filter === said),
        name,
      ).toBe(found > 0);
    }
  });

  test('something found: nothing is proposed', async () => {
    expect(await readFilters({ search: 'gelataio' })).toMatchObject({ total: 8, dropped: [], wider: [], similar: [] });
  });

  test('nothing found: the trade alone is proposed, then those near to it that have offers', async () => {
    const { similar } = await readFilters({ search: 'gelataia a Lozio', category: 'Sport' });
    expect(similar[0]).toEqual({ text: 'gelataia', total: 8, exact: true });
    const { similar: near } = await readFilters({ search: 'pasticcere' });
    expect(near).toEqual([{ text: 'gelataio', total: 8, exact: true }]);
    expect(await readFilters({ search: 'astronauta' })).toMatchObject({ total: 0, similar: [] });
  });
});

test.each([
  ['radius=10000&town=breno', 'radius'],
  ['radius=10', 'radius'],
  ['radius=10&location=25040', 'radius'],
  ['lat=91&lon=10', 'lat'],
  ['posted=2', 'posted'],
  ['sort=title', 'sort'],
  ['v=2', 'v'],
])('refused: %s', async (query, field) => {
  const answer = await asVisitor.get(`${pathOf('GET /api/jobs/filters')}?${query}`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ issues: [{ path: field }] });
});
