import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../shared/dates.ts';
import { COUNT_CAP } from './db/lists/count-matches.ts';
import { costOf } from './testing/bindings.ts';
import type { Cost } from './testing/counting-d1.ts';
import { makeUser } from './testing/factories.ts';
import { forgetCopies } from './testing/forget-copies.ts';
import { PUBLIC_ROUTES } from './testing/public-routes.ts';
import { asVisitor } from './testing/requests.ts';
import { seedCandidates } from './testing/seed-candidates.ts';
import { seedJobs } from './testing/seed-jobs.ts';

type ColdAndHot = { readonly cold: Cost; readonly hot: Cost };

/** Database cost of an address on the first request after a write, and on the second. */
async function coldAndHot(path: string): Promise<ColdAndHot> {
  // A new version makes the kept pages and lists those of another time.
  await forgetCopies();
  const cold = await costOf((bindings) => asVisitor.get(path, { bindings }));
  const hot = await costOf((bindings) => asVisitor.get(path, { bindings }));
  return { cold: cold.cost, hot: hot.cost };
}

async function costs(): Promise<ReadonlyMap<string, ColdAndHot>> {
  const found = new Map<string, ColdAndHot>();
  for (const { path } of PUBLIC_ROUTES) found.set(path, await coldAndHot(path));
  return found;
}

let at1000: ReadonlyMap<string, ColdAndHot>;
let at3000: ReadonlyMap<string, ColdAndHot>;

beforeAll(async () => {
  const seed = { ownerId: (await makeUser()).id, newest: new Date() };
  const before = addDays(seed.newest, -12);
  await seedJobs({ ...seed, count: 1000, oldest: addDays(seed.newest, -25), newest: before });
  await seedCandidates({ ...seed, count: 1000 });
  at1000 = await costs();
  await seedJobs({ ...seed, from: 1000, count: 2000, oldest: before });
  await seedCandidates({ ...seed, from: 1000, count: 2000 });
  at3000 = await costs();
});

test('statements and rows read are those of query-counts.json; to accept others: npx vitest run --project worker query-counts -u', async () => {
  const json = `${JSON.stringify(Object.fromEntries(at1000), null, 2)}\n`;
  await expect(json).toMatchFileSnapshot('./testing/query-counts.json');
});

/** Rows that may be read where matches are counted to the cap: each match in the index and in the table. */
const COUNTED = 2 * (COUNT_CAP + 1);
/** Every open offer once: no text finds more. */
const MANY = 3000;
/** A list that fits its page knows its total; one that does not asks the counters. */
const COUNTERS = 2;
/** A page, the positions that distances are measured to, and the numbers of all places. */
const PAGE = 300;
/** Offers in a file of the sitemap. */
const BLOCK = 10_000;

describe('three times the offers and profiles cost no more rows', () => {
  test.each(PUBLIC_ROUTES)('$path: what may grow is $grows', ({ path, grows }) => {
    const [few, many] = [at1000.get(path), at3000.get(path)];
    expect(many?.cold.statements).toBeLessThanOrEqual((few?.cold.statements ?? 0) + COUNTERS);
    const bound = {
      'not at all': few?.cold.rowsRead ?? 0,
      'what is found': MANY + PAGE,
      'its count': COUNTED + PAGE,
      // Besides, the matches are fetched and sorted, with what sorting itself reads.
      'its count and order': COUNTED + 3 * COUNT_CAP + PAGE,
      'its addresses': BLOCK + PAGE,
    }[grows];
    expect(many?.cold.rowsRead).toBeLessThanOrEqual(bound);
  });
});
