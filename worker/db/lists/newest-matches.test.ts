import { beforeAll, expect, test } from 'vitest';
import { pathOf } from '../../../shared/calls/path.ts';
import { withQuery } from '../../../shared/paths.ts';
import { costOf } from '../../testing/bindings.ts';
import { asVisitor, nextOf } from '../../testing/requests.ts';
import { seedCandidates } from '../../testing/seed-candidates.ts';
import { MOST_ORDERED } from './newest-matches.ts';

const MORE = 100;
const path = (query: Readonly<Record<string, string | number>>) =>
  withQuery(pathOf('GET /api/candidates'), { skills: 'puntualita', limit: 100, ...query });

beforeAll(async () => {
  await seedCandidates({ newest: new Date(), count: MOST_ORDERED + MORE });
});

test.each([{ sort: 'title' }, { sort: 'location' }, { sort: 'distance', lat: 45.95, lon: 10.3 }])(
  'a list by $sort of more than are put in order has the newest, each once, and says so',
  async (query) => {
    const ids: string[] = [];
    for (let next: string | null = path(query); next !== null; ) {
      const asked = next;
      const { result, cost } = await costOf((bindings) => asVisitor.get(asked, { bindings }));
      expect(cost.rowsRead).toBeLessThanOrEqual(6000);
      expect(result.headers.get('X-Sorted-Newest')).toBe(String(MOST_ORDERED));
      const page: readonly { id: string }[] = await result.json();
      ids.push(...page.map(({ id }) => id));
      next = nextOf(result);
    }
    const newest = Array.from({ length: MOST_ORDERED }, (_, index) => `person-${MORE + index}`);
    expect(ids.toSorted()).toEqual(newest.toSorted());
  },
  60_000,
);

test('a list of what is put in order whole does not say so', async () => {
  const answer = await asVisitor.get(path({ sort: 'title', skills: 'saldatura inglese' }));
  expect(answer.headers.get('X-Sorted-Newest')).toBeNull();
});
