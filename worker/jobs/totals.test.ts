import { beforeAll, describe, expect, test } from 'vitest';
import { makeJob, makeUser } from '../testing/factories.ts';
import { readAllPages, readJobs } from '../testing/job-lists.ts';
import { seedJobs } from '../testing/seed-jobs.ts';

const COUNT = 1250;
const newest = new Date();

beforeAll(async () => {
  await seedJobs({ ownerId: (await makeUser()).id, count: COUNT, newest });
});

describe('the total', () => {
  test.each([
    ['', COUNT],
    ['limit=1', COUNT],
    ['category=ristorazione', 125],
    ['category=sanitario&limit=3', 125],
    ['search=cuoco', 157],
    ['search=cuoco&category=ristorazione', 32],
    ['type=Weekend', 312],
    ['location=tutta+la+valle', 125],
    ['search=assente', 0],
    ['housing=true', 313],
    ['housing=true&meals=true', 105],
    ['pay=true', 625],
    ['shift=notte', 250],
    ['shift=notte&pay=true&category=ristorazione', 0],
    ['openings=true', 417],
    ['start=2027-06', 250],
    ['start=2027-06&openings=true', 84],
    ['start=2027-07', 0],
  ])('of ?%s is %i', async (query, total) => {
    expect(await readJobs(query)).toMatchObject({ total });
  });

  test('follows offers that come and go', async () => {
    const before = (await readJobs('category=turismo')).total;
    await makeJob({ category: 'Turismo' });
    await makeJob({ category: 'Turismo', status: 'paused' });
    await makeJob({ category: 'Turismo', validThrough: new Date(Date.now() - 1) });
    // With another limit: a list of its own, that no cache has.
    expect((await readJobs('category=turismo&limit=1')).total).toBe(before + 1);
  });

  test.each(['search=ditta', 'search=stagione&sort=title', 'lat=45.95&lon=10.3&radius=100', ''])(
    'of ?%s is exact, however many there are',
    async (query) => {
      // The open one of the test above may be there.
      const { total } = await readJobs(`${query}&limit=1`);
      expect([COUNT, COUNT + 1]).toContain(total);
    },
  );
});

test.each([
  { sort: 'recent', search: 'ditta' },
  { sort: 'title', search: 'ditta' },
  { sort: 'location', search: 'ditta' },
  { sort: 'distance', search: 'ditta', lat: 45.95, lon: 10.3 },
  { sort: 'title' },
  { sort: 'location' },
])('more offers than are counted can all be paged through: %j', async (query) => {
  const pages = await readAllPages({ ...query, limit: 100 });
  const seeded = pages.flatMap(({ ids }) => ids).filter((id) => id.startsWith('seed-'));
  expect(seeded).toHaveLength(COUNT);
  expect(new Set(seeded).size).toBe(COUNT);
});
