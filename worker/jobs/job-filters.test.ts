import { beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { type JobFilters, jobFiltersSchema } from '../../shared/jobs.ts';
import { withQuery } from '../../shared/paths.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { strict } from '../testing/expect-problem.ts';
import { makeUser } from '../testing/factories.ts';
import { readAllPages } from '../testing/job-lists.ts';
import { asVisitor } from '../testing/requests.ts';
import { seedJobs } from '../testing/seed-jobs.ts';

// How counts come about is tried with plain values by worker/search/search.test.ts.

type Query = Readonly<Record<string, string | number>>;

async function readFilters(query: Query): Promise<JobFilters> {
  const answer = await asVisitor.get(withQuery(pathOf('GET /api/jobs/filters'), query));
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return strict(jobFiltersSchema).parse(await answer.json());
}

/** How many offers a list holds that have everything, page by page. */
const listed = async (query: Query): Promise<number> =>
  (await readAllPages({ ...query, sort: 'recent', limit: 100 })).reduce((sum, { ids }) => sum + ids.length, 0);

beforeAll(async () => {
  await seedJobs({ ownerId: (await makeUser()).id, count: 200, newest: new Date() });
});

describe('a search without a result', () => {
  test('says what one filter less and wider radii would find; one with a result does not', async () => {
    const requested = { search: 'muratore', location: MUNICIPALITIES[0]?.name ?? '' };
    const { total, dropped, wider } = await readFilters(requested);
    expect([total, dropped.map(({ filter }) => filter)]).toEqual([0, ['search', 'location']]);
    expect(dropped[1]?.total).toBe(await listed({ search: 'muratore' }));
    expect(wider.length).toBeGreaterThan(0);
    for (const { radius, total } of wider) expect(await listed({ ...requested, radius })).toBe(total);
    expect(await readFilters({ search: 'muratore' })).toMatchObject({ dropped: [], wider: [], similar: [] });
  });

  test('proposes the trade alone, then those near to it that have offers', async () => {
    const { similar } = await readFilters({ search: 'muratore a Lozio', category: 'Sport' });
    expect(similar[0]).toEqual({ text: 'muratore', total: await listed({ search: 'muratore' }), exact: true });
    const { similar: near } = await readFilters({ search: 'camionista' });
    expect(near.map(({ text }) => text)).toContain('autista');
    expect(await readFilters({ search: 'astronauta' })).toMatchObject({ total: 0, similar: [] });
  });
});
