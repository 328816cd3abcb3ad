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

type Row = { readonly title: string; readonly location: string };
type Query = Readonly<Record<string, string | number>>;
type Between = (page: number) => Promise<unknown>;

const EDOLO = { lat: 46.1794, lon: 10.3308 };

/** Rows in several places and under titles that tie, made in this order. */
const ROWS: readonly Row[] = [
  { title: 'Cuoco', location: 'Edolo' },
  { title: 'Barista', location: 'Breno' },
  { title: 'Àiuto cuoco', location: 'tutta la valle' },
  { title: 'cuoco', location: 'Edolo' },
  { title: 'Barista', location: 'Edolo (BS)' },
  { title: 'Zincatore', location: 'Pisogne' },
  { title: 'Barista', location: 'Breno' },
  { title: '«Elettricista»', location: 'in montagna' },
  { title: 'Autista', location: 'Sonico' },
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
  /** Makes the rows with a word of their own; their ids as they were made. */
  async function makeRows(): Promise<{ word: string; ids: string[] }> {
    const word = uniqueWord();
    const ids: string[] = [];
    for (const row of ROWS) ids.push(await make(word, row));
    return { word, ids };
  }

  describe.each([
    { sort: 'recent', query: {}, order: [8, 7, 6, 5, 4, 3, 2, 1, 0] },
    { sort: 'title', query: {}, order: [2, 8, 1, 4, 6, 0, 3, 7, 5] },
    { sort: 'location', query: {}, order: [1, 6, 0, 3, 4, 7, 5, 8, 2] },
    // Edolo, Sonico, Breno, Pisogne, then what has no position; newest first within a place.
    { sort: 'distance', query: EDOLO, order: [4, 3, 0, 8, 6, 1, 5, 7, 2] },
    ...(list === '/api/jobs'
      ? [{ sort: 'distance', query: { town: 'edolo', radius: 100 }, order: [4, 3, 0, 8, 6, 1, 5] }]
      : []),
  ])('sorted by $sort with $query', ({ sort, query, order }) => {
    test.each([1, 2, 4, 100])('has pages of %i that hold every row once, in order', async (limit) => {
      const { word, ids } = await makeRows();
      const pages = await read({ search: word, sort, limit, ...query });
      expect(pages.flat()).toEqual(order.map((index) => ids[index]));
      expect(pages).toHaveLength(Math.ceil(order.length / limit));
      for (const page of pages.slice(0, -1)) expect(page).toHaveLength(limit);
    });

    test('opens no gap and repeats nothing while rows come and go between its pages', async () => {
      const { word, ids } = await makeRows();
      const gone: string[] = [];
      const seen = await read({ search: word, sort, limit: 2, ...query }, async (page) => {
        for (const title of ['Aaa', 'Cuoco', 'Zzz'])
          await make(word, { title, location: page % 2 ? 'Edolo' : 'tutta la valle' });
        const id = ids[order[page * 3 - 1] ?? -1];
        if (id === undefined) return;
        gone.push(id);
        await end(id);
      });
      expect(new Set(seen.flat()).size).toBe(seen.flat().length);
      const left = order.map((index) => ids[index] ?? '').filter((id) => !gone.includes(id));
      expect(seen.flat().filter((id) => left.includes(id))).toEqual(left);
    });
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
    expect(nextOf(await asVisitor.get(withQuery(list, { search: word, limit: 100 })))).toBeNull();
    expect(nextOf(await asVisitor.get(withQuery(list, { search: uniqueWord() })))).toBeNull();
    const other = next.replace('sort=title', 'sort=location');
    expect(await refusedFields(await asVisitor.get(other))).toEqual({ cursor: 'Cursore non valido' });
  });
});
