import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { withQuery } from '../shared/paths.ts';
import { candidates } from './db/tables/candidates.ts';
import { jobs } from './db/tables/jobs.ts';
import { readAllCandidates } from './testing/candidate-lists.ts';
import { refusedFields } from './testing/expect-problem.ts';
import { makeJob, testDb, uniqueWord } from './testing/factories.ts';
import { readAllPages } from './testing/job-lists.ts';
import { makeCandidate } from './testing/make-candidate.ts';
import { asVisitor, nextOf } from './testing/requests.ts';

// How a list goes on after a row is tried with plain values by worker/search/search.test.ts.

type Row = { readonly title: string; readonly location: string };
type Query = Readonly<Record<string, string | number>>;
type Between = (page: number) => Promise<unknown>;

/** Rows in several places and under titles that tie, made in this order. */
const ROWS: readonly Row[] = [
  { title: 'Barista', location: 'Breno' },
  { title: 'Àiuto cuoco', location: 'tutta la valle' },
  { title: 'cuoco', location: 'Edolo' },
  { title: 'Barista', location: 'Edolo (BS)' },
  { title: '«Elettricista»', location: 'in montagna' },
];

const KINDS = {
  '/api/jobs': {
    make: async (word: string, row: Row) => (await makeJob({ ...row, companyName: word })).publicId,
    read: async (query: Query, between?: Between) => (await readAllPages(query, between)).map(({ ids }) => ids),
    end: (id: string) => testDb().update(jobs).set({ status: 'closed' }).where(eq(jobs.publicId, id)),
  },
  '/api/candidates': {
    make: async (word: string, row: Row) => (await makeCandidate({ ...row, name: word })).publicId,
    read: (query: Query, between?: Between) => readAllCandidates(query, between),
    end: (id: string) => testDb().update(candidates).set({ status: 'hidden' }).where(eq(candidates.publicId, id)),
  },
};

describe.each(Object.entries(KINDS))('%s', (list, { make, read, end }) => {
  async function makeRows(): Promise<{ word: string; ids: string[] }> {
    const word = uniqueWord();
    const ids: string[] = [];
    for (const row of ROWS) ids.push(await make(word, row));
    return { word, ids };
  }

  test.each([
    { sort: 'recent', order: [4, 3, 2, 1, 0] },
    { sort: 'title', order: [1, 0, 3, 2, 4] },
    { sort: 'location', order: [0, 2, 3, 4, 1] },
    { sort: 'distance', order: [3, 2, 0, 4, 1] },
  ])('by $sort has pages that hold every row once, while others come and go', async ({ sort, order }) => {
    const { word, ids } = await makeRows();
    const query = { search: word, sort, limit: 2, ...(sort === 'distance' ? { lat: 46.1794, lon: 10.3308 } : {}) };
    expect((await read(query)).map((page) => page.length)).toEqual([2, 2, 1]);
    const pages = await read(query, async (page) => {
      if (page > 1) return;
      await end(ids[order[1] ?? 0] ?? '');
      await make(word, { title: 'Aaa', location: 'tutta la valle' });
    });
    expect(pages.flat().filter((id) => ids.includes(id))).toEqual(order.map((index) => ids[index]));
  });

  test('leads to the next page by the parameters that were given, and nowhere on the last', async () => {
    const { word } = await makeRows();
    const next = nextOf(await asVisitor.get(withQuery(list, { search: word, sort: 'title', limit: 2 }))) ?? '';
    expect(next.split('?')[0]).toBe(list);
    expect(Object.fromEntries(new URLSearchParams(next.split('?')[1]))).toEqual({
      search: word,
      sort: 'title',
      limit: '2',
      cursor: expect.stringMatching(/^[\w-]+$/),
    });
    expect(nextOf(await asVisitor.get(withQuery(list, { search: uniqueWord() })))).toBeNull();
    for (const [from, to] of [
      ['sort=title', 'sort=location'],
      [word, uniqueWord()],
    ] as const)
      expect(await refusedFields(await asVisitor.get(next.replace(from, to)))).toEqual({
        cursor: 'Cursore non valido',
      });
    expect((await asVisitor.get(next.replace(word, word.toUpperCase()))).status).toBe(200);
  });
});
