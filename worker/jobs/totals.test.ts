import { beforeAll, describe, expect, test } from 'vitest';
import { makeUser } from '../testing/factories.ts';
import { readAllPages, readJobs } from '../testing/job-lists.ts';
import { seedJobs } from '../testing/seed-jobs.ts';

const COUNT = 1250;
const newest = new Date();

beforeAll(async () => {
  await seedJobs({ ownerId: (await makeUser()).id, count: COUNT, newest });
});

describe('the total', () => {
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
