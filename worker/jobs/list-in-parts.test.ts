import { beforeAll, expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { withQuery } from '../../shared/paths.ts';
import { readSteps } from '../../shared/search-steps.ts';
import { makeJob } from '../testing/factories.ts';
import { readAllPages, readJobs } from '../testing/job-lists.ts';
import { asVisitor } from '../testing/requests.ts';

const PLACES = ['Edolo', 'Breno', 'tutta la valle', 'Vione', 'Esine'];
const MORE = { minPay: '1600', unpaid: 'true' };

beforeAll(async () => {
  for (const [index, location] of PLACES.entries()) {
    const title = (name: string) => `Zafferanaia ${name}${(index * 3) % 5}`;
    await makeJob({ title: title('sì'), location, salaryMin: 1400, salaryMax: 1700, salaryPeriod: 'mese' });
    await makeJob({ title: title('no'), location });
    await makeJob({ title: title('meno'), location, salaryMin: 1400, salaryPeriod: 'mese' });
  }
});

const FROM = { lat: 45.96, lon: 10.3 };
const QUERIES: readonly Readonly<Record<string, string | number>>[] = [
  {},
  { search: 'zafferanaia' },
  { search: 'zafferanaia', sort: 'recent' },
  { sort: 'title' },
  { search: 'zafferanaia', sort: 'title' },
  { sort: 'location' },
  { ...FROM, sort: 'distance' },
  { ...FROM, radius: 20, search: 'zafferanaia', sort: 'distance' },
  { town: 'breno' },
];

const orderOf = async (query: Readonly<Record<string, string | number>>): Promise<string[]> =>
  (await readAllPages({ ...query, limit: 100 })).flatMap(({ ids }) => ids);

test.each(QUERIES)(
  '%j: offers without pay follow the others, each in its order, on pages of any length',
  async (query) => {
    const paid = await orderOf({ ...query, minPay: '1600' });
    const unpaid = (await readJobs({ ...query, limit: 100 })).jobs.filter(({ salaryMin }) => salaryMin === null);
    expect([paid.length > 0, unpaid.length > 0]).toEqual([true, true]);
    for (const limit of [1, 2, paid.length, paid.length + 1, 100]) {
      const pages = await readAllPages({ ...query, ...MORE, limit });
      expect(
        pages.flatMap(({ ids }) => ids),
        `limit ${limit}`,
      ).toEqual([...paid, ...unpaid.map(({ id }) => id)]);
      expect(pages[0]?.total).toBe(paid.length + unpaid.length);
    }
  },
);

test('the step of the offers without pay has a heading of its own; without them there is none', async () => {
  const stepsOf = async (query: Readonly<Record<string, string | number>>) =>
    readSteps((await asVisitor.get(withQuery(pathOf('GET /api/jobs'), query))).headers.get('X-Search-Steps'));
  expect(await stepsOf({ ...MORE, limit: 7 })).toEqual([
    { kind: 'exact', words: [], count: 5 },
    { kind: 'unpaid', words: [], count: 2 },
  ]);
  expect(await stepsOf({ minPay: '2500', unpaid: 'true' })).toEqual([{ kind: 'unpaid', words: [], count: 5 }]);
  expect(await stepsOf({ ...MORE, limit: 5 })).toEqual([]);
  expect(await stepsOf({ minPay: '1600' })).toEqual([]);
});

test('a page of the second part is of no use to another search', async () => {
  const [, second] = await readAllPages({ ...MORE, limit: 7 });
  expect(second?.ids).toHaveLength(3);
  const { next } = await readJobs({ ...MORE, limit: 7 });
  const cursor = new URLSearchParams(next?.split('?')[1]).get('cursor') ?? '';
  const answer = await asVisitor.get(withQuery(pathOf('GET /api/jobs'), { minPay: '1600', cursor }));
  expect(answer.status).toBe(400);
});
