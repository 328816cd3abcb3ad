import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { jobs, type NewJobRow } from '../db/tables/jobs.ts';
import { refusedFields } from '../testing/expect-problem.ts';
import { makeJob, makeUser, testDb, uniqueWord } from '../testing/factories.ts';
import { type JobsResponse, readAllPages, readJobs } from '../testing/job-lists.ts';
import { asVisitor } from '../testing/requests.ts';

const EDOLO = { lat: 46.1794, lon: 10.3308 };

/** Offers in several places and under titles that tie, made in this order. */
const OFFERS: readonly Partial<NewJobRow>[] = [
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

/** Makes the offers with a word of their own; their ids as they were made. */
async function makeOffers(): Promise<{ word: string; ids: string[] }> {
  const word = uniqueWord();
  const { id: ownerId } = await makeUser();
  const ids: string[] = [];
  for (const offer of OFFERS) ids.push((await makeJob({ ...offer, ownerId, companyName: word })).publicId);
  return { word, ids };
}

const allIds = (pages: readonly JobsResponse[]): string[] => pages.flatMap((page) => page.ids);

const SORTS = [
  { sort: 'recent', query: {}, order: [8, 7, 6, 5, 4, 3, 2, 1, 0] },
  { sort: 'title', query: {}, order: [2, 8, 1, 4, 6, 0, 3, 7, 5] },
  { sort: 'location', query: {}, order: [1, 6, 0, 3, 4, 7, 5, 8, 2] },
  // Edolo, Sonico, Breno, Pisogne, then what has no position; newest first within a place.
  { sort: 'distance', query: EDOLO, order: [4, 3, 0, 8, 6, 1, 5, 7, 2] },
  { sort: 'distance', query: { town: 'edolo', radius: 100 }, order: [4, 3, 0, 8, 6, 1, 5] },
] as const;

describe.each(SORTS)('sorted by $sort with $query', ({ sort, query, order }) => {
  test.each([1, 2, 4, 100])('pages of %i hold every offer once, in order', async (limit) => {
    const { word, ids } = await makeOffers();
    const pages = await readAllPages({ search: word, sort, limit, ...query });
    expect(allIds(pages)).toEqual(order.map((index) => ids[index]));
    expect(pages.map(({ total }) => total)).toEqual(pages.map(() => order.length));
    expect(pages).toHaveLength(Math.ceil(order.length / limit));
    for (const page of pages.slice(0, -1)) expect(page.ids).toHaveLength(limit);
  });

  test('offers that arrive between two pages open no gap and repeat nothing', async () => {
    const { word, ids } = await makeOffers();
    const arrive = async (page: number) => {
      for (const title of ['Aaa', 'Cuoco', 'Zzz'])
        await makeJob({ title, companyName: word, location: page % 2 ? 'Edolo' : 'tutta la valle' });
    };
    const seen = allIds(await readAllPages({ search: word, sort, limit: 2, ...query }, arrive));
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => ids.includes(id))).toEqual(order.map((index) => ids[index]));
  });

  test('offers that end between two pages leave the others where they are', async () => {
    const { word, ids } = await makeOffers();
    const ended: string[] = [];
    const end = async (page: number) => {
      const [one] = order.slice(page * 3 - 1, page * 3);
      const id = ids[one ?? -1];
      if (id === undefined) return;
      ended.push(id);
      await testDb().update(jobs).set({ status: 'closed' }).where(eq(jobs.publicId, id));
    };
    const seen = allIds(await readAllPages({ search: word, sort, limit: 2, ...query }, end));
    expect(new Set(seen).size).toBe(seen.length);
    const open = order.map((index) => ids[index] ?? '').filter((id) => !ended.includes(id));
    expect(seen.filter((id) => open.includes(id))).toEqual(open);
  });
});

test('without a filter too, pages hold every offer once', async () => {
  const { ids } = await makeOffers();
  for (const { sort, query } of SORTS) {
    if ('town' in query) continue;
    const seen = allIds(await readAllPages({ sort, limit: 30, ...query }));
    expect(new Set(seen).size, sort).toBe(seen.length);
    expect(seen, sort).toEqual(expect.arrayContaining(ids));
  }
});

test('a place that empties between two pages does not send the list back to its beginning', async () => {
  const word = uniqueWord();
  const near = await makeJob({ companyName: word, location: 'Edolo' });
  // Nobody else in this file is in Incudine: its cell goes with this offer.
  const only = await makeJob({ companyName: word, location: 'Incudine' });
  const far = await makeJob({ companyName: word, location: 'Iseo' });
  const pages = await readAllPages({ search: word, sort: 'distance', limit: 2, ...EDOLO }, () =>
    testDb().update(jobs).set({ status: 'closed' }).where(eq(jobs.id, only.id)),
  );
  expect(allIds(pages)).toEqual([near.publicId, only.publicId, far.publicId]);
});

describe('Link', () => {
  test('keeps the parameters of the list', async () => {
    const word = uniqueWord();
    for (let i = 0; i < 3; i++) await makeJob({ companyName: word, category: 'Sanità' });
    const { next } = await readJobs({
      search: word,
      category: 'sanitario',
      type: 'Full-time',
      sort: 'title',
      limit: 2,
    });
    const params = new URLSearchParams(next?.split('?')[1]);
    expect(Object.fromEntries(params)).toEqual({
      search: word,
      category: 'Sanità',
      type: 'Full-time',
      sort: 'title',
      limit: '2',
      cursor: expect.stringMatching(/^[\w-]+$/),
    });
  });

  test('is not there on the last page, nor for an empty list', async () => {
    const word = uniqueWord();
    expect((await readJobs({ search: word })).next).toBeNull();
    await makeJob({ companyName: word });
    expect((await readJobs({ search: word, limit: 1 })).next).toBeNull();
  });
});

test('a cursor of another order is refused', async () => {
  const { word } = await makeOffers();
  const { next } = await readJobs({ search: word, sort: 'title', limit: 1 });
  const answer = await asVisitor.get((next ?? '').replace('sort=title', 'sort=location'));
  expect(await refusedFields(answer)).toEqual({ cursor: 'Cursore non valido' });
});

test.each([
  '[]',
  '["recent"]',
  '["recent","x",-1]',
  '["recent",null,1]',
  '["recent","x",1.5]',
  '["recent","x",1e400]',
  '{"0":"recent"}',
  '["distance","none",1]',
])('a cursor made of %s is refused', async (text) => {
  const cursor = btoa(text).replace(/=+$/, '');
  expect(await refusedFields(await asVisitor.get(`/api/jobs?cursor=${cursor}`))).toEqual({
    cursor: 'Cursore non valido',
  });
});

/** A cursor with something else in the place of what its page ends with. */
function tampered(next: string | null, after: unknown, ...text: unknown[]): string {
  const [path = '', query] = (next ?? '').split('?');
  const params = new URLSearchParams(query);
  const [kind, , id] = JSON.parse(atob((params.get('cursor') ?? '').replaceAll('-', '+').replaceAll('_', '/')));
  params.set('cursor', btoa(JSON.stringify([kind, after, id, ...text])).replace(/=+$/, ''));
  return `${path}?${params}`;
}

test('made-up values in a cursor of the right shape are only a place in the list', async () => {
  const { word } = await makeOffers();
  for (const query of ['sort=title', 'sort=distance&town=edolo', 'sort=relevance', 'sort=recent']) {
    const { next } = await readJobs(`search=${word}&limit=1&${query}`);
    for (const after of ["' OR 1=1 --", 'a'.repeat(200), '"', 5, 10 ** 12])
      expect((await asVisitor.get(tampered(next, after))).status, `${query} ${after}`).toBe(200);
  }
});

test('a cursor of another search is refused, one of the same search in other words is not', async () => {
  const { word } = await makeOffers();
  const { next } = await readJobs({ search: word, location: 'darfo', lat: 45.9, lon: 10.2, radius: 100, limit: 1 });
  const address = next ?? (await readJobs({ search: word, limit: 1 })).next ?? '';
  expect(await refusedFields(await asVisitor.get(address.replace(word, uniqueWord())))).toEqual({
    cursor: 'Cursore non valido',
  });
  expect((await asVisitor.get(address.replace(word, word.toUpperCase()))).status).toBe(200);
});

test('a cursor puts no words into a search that were not typed', async () => {
  const { word } = await makeOffers();
  const { next } = await readJobs({ search: word, limit: 1 });
  for (const text of ['Chiama il 333 e vinci', 'cameriere', '\ud800', 5, null])
    expect(await refusedFields(await asVisitor.get(tampered(next, 1, text))), String(text)).toEqual({
      cursor: 'Cursore non valido',
    });
  // One letter more or less is what a correction does.
  expect((await asVisitor.get(tampered(next, 1, `${word}x`))).status).toBe(200);
});

test('searches that share a kept list share its cursors', async () => {
  for (let n = 0; n < 11; n++) await makeJob({ location: 'Edolo', category: 'Sanità' });
  for (const [first, second] of [
    ['exact=true&limit=10', 'limit=10'],
    ['location=edolo&sort=recent&limit=10&exact=true', 'location=Edolo (BS)&limit=10'],
    ['v=1&category=sanitario&limit=10', 'category=Sanit%C3%A0&limit=10'],
  ] as const) {
    await readJobs(first);
    const { next } = await readJobs(second);
    expect(next, second).not.toBeNull();
    expect((await asVisitor.get(next ?? '')).status, second).toBe(200);
  }
});
