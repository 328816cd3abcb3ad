import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { candidates, type NewCandidateRow } from '../db/tables/candidates.ts';
import { readAllCandidates, readCandidates } from '../testing/candidate-lists.ts';
import { refusedFields } from '../testing/expect-problem.ts';
import { testDb, uniqueWord } from '../testing/factories.ts';
import { makeCandidate } from '../testing/make-candidate.ts';
import { asVisitor } from '../testing/requests.ts';

const EDOLO = { lat: 46.1794, lon: 10.3308 };

/** Profiles in several places and of trades that tie, made in this order. */
const PROFILES: readonly Partial<NewCandidateRow>[] = [
  { title: 'Cuoco', location: 'Edolo' },
  { title: 'Barista', location: 'Breno' },
  { title: 'Àiuto cuoco', location: 'tutta la valle' },
  { title: 'cuoco', location: 'Edolo' },
  { title: 'Barista', location: 'Edolo (BS)' },
  { title: 'Zincatore', location: 'Pisogne' },
  { title: 'Barista', location: 'Breno' },
];

/** Makes the profiles with a word of their own; their ids as they were made. */
async function makeProfiles(): Promise<{ word: string; ids: string[] }> {
  const word = uniqueWord();
  const ids: string[] = [];
  for (const profile of PROFILES) ids.push((await makeCandidate({ ...profile, name: word })).publicId);
  return { word, ids };
}

const SORTS = [
  { sort: 'recent', query: {}, order: [6, 5, 4, 3, 2, 1, 0] },
  { sort: 'title', query: {}, order: [2, 1, 4, 6, 0, 3, 5] },
  { sort: 'location', query: {}, order: [1, 6, 0, 3, 4, 5, 2] },
  // Edolo, Breno, Pisogne, then who has no position; newest first within a place.
  { sort: 'distance', query: EDOLO, order: [4, 3, 0, 6, 1, 5, 2] },
] as const;

describe.each(SORTS)('sorted by $sort', ({ sort, query, order }) => {
  test.each([1, 2, 3, 100])('pages of %i hold every profile once, in order', async (limit) => {
    const { word, ids } = await makeProfiles();
    const pages = await readAllCandidates({ search: word, sort, limit, ...query });
    expect(pages.flat()).toEqual(order.map((index) => ids[index]));
    expect(pages).toHaveLength(Math.ceil(order.length / limit));
  });

  test('profiles that come or go between two pages open no gap and repeat nothing', async () => {
    const { word, ids } = await makeProfiles();
    const away: string[] = [];
    const change = async (page: number) => {
      await makeCandidate({ title: 'Aaa', name: word, location: page % 2 ? 'Edolo' : 'tutta la valle' });
      const id = ids[order[page * 2] ?? -1];
      if (id === undefined) return;
      away.push(id);
      await testDb().update(candidates).set({ status: 'hidden' }).where(eq(candidates.publicId, id));
    };
    const seen = (await readAllCandidates({ search: word, sort, limit: 2, ...query }, change)).flat();
    expect(new Set(seen).size).toBe(seen.length);
    const left = order.map((index) => ids[index] ?? '').filter((id) => !away.includes(id));
    expect(seen.filter((id) => left.includes(id))).toEqual(left);
  });
});

test('Link keeps the parameters of the list, and is not there on the last page', async () => {
  const { word } = await makeProfiles();
  const { next, total } = await readCandidates({ search: word, skills: 'inglese', sort: 'title', limit: 2 });
  expect(total).toBe(PROFILES.length);
  expect(next?.split('?')[0]).toBe('/api/candidates');
  expect(Object.fromEntries(new URLSearchParams(next?.split('?')[1]))).toEqual({
    search: word,
    skills: 'inglese',
    sort: 'title',
    limit: '2',
    cursor: expect.stringMatching(/^[\w-]+$/),
  });
  expect((await readCandidates({ search: word, limit: 100 })).next).toBeNull();
});

test('a cursor of another order is refused', async () => {
  const { word } = await makeProfiles();
  const { next } = await readCandidates({ search: word, sort: 'title', limit: 1 });
  const answer = await asVisitor.get((next ?? '').replace('sort=title', 'sort=location'));
  expect(await refusedFields(answer)).toEqual({ cursor: 'Cursore non valido' });
});

test('the total of all profiles comes from the kept counter', async () => {
  const before = await readCandidates({ limit: 3 });
  const { id } = await makeCandidate();
  await makeCandidate({ status: 'hidden' });
  expect((await readCandidates({ limit: 4 })).total).toBe(before.total + 1);
  await testDb().update(candidates).set({ status: 'deleted' }).where(eq(candidates.id, id));
  expect((await readCandidates({ limit: 5 })).total).toBe(before.total);
});

test('places of one municipality share a kept list, and its cursors', async () => {
  for (let n = 0; n < 7; n++) await makeCandidate({ location: 'Darfo' });
  await readCandidates({ location: 'Darfo', limit: 6 });
  const { next } = await readCandidates({ location: 'Boario', limit: 6, exact: 'true' });
  expect(next).not.toBeNull();
  expect((await asVisitor.get(next ?? '')).status).toBe(200);
});
