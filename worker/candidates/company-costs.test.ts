import { beforeAll, expect, test } from 'vitest';
import { COUNT_CAP } from '../db/lists/count-matches.ts';
import { costOf } from '../testing/bindings.ts';
import { asEmployer, asVisitor, type Person } from '../testing/requests.ts';
import { seedCandidates } from '../testing/seed-candidates.ts';

/** Rows that may be read where matches are counted to the cap: each in the index, in the table, among those that keep out. */
const COUNTED = 3 * (COUNT_CAP + 1);
/** Cost of a page, the positions that distances are measured to, the company, and the profiles that exclude it. */
const PAGE = 400;

let company: Person;
const rowsRead = async (person: Person, path: string): Promise<number> =>
  (await costOf((bindings) => person.get(path, { bindings }))).cost.rowsRead;

const QUERIES = ['limit=20', 'limit=20&sort=title', 'search=cuoco&limit=20', 'skills=puntualita&limit=20'];

beforeAll(async () => {
  company = await asEmployer();
  await seedCandidates({ newest: new Date(), count: 1500, status: 'companies' });
});

test.each([...QUERIES, 'lat=45.95&lon=10.3&radius=30&limit=20'])(
  '%s costs a page and a count, however many there are',
  async (query) => {
    expect(await rowsRead(company, `/api/company-candidates?${query}`)).toBeLessThanOrEqual(COUNTED + PAGE);
  },
);

test.each(QUERIES)('%s costs others nothing: their search does not walk over them', async (query) => {
  expect(await rowsRead(asVisitor, `/api/candidates?${query}`)).toBeLessThan(20);
});
