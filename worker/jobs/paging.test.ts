import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { jobs } from '../db/tables/jobs.ts';
import { refusedFields } from '../testing/expect-problem.ts';
import { makeJob, makeUser, testDb, uniqueWord } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { type JobsResponse, readAllPages, readJobs } from '../testing/job-lists.ts';
import { asVisitor } from '../testing/requests.ts';

const EDOLO = { lat: 46.1794, lon: 10.3308 };

/** Makes offers in several places with a word of their own; their ids as they were made. */
async function makeOffers(): Promise<{ word: string; ids: string[] }> {
  const word = uniqueWord();
  const { id: ownerId } = await makeUser();
  const ids: string[] = [];
  for (const location of ['Edolo', 'Breno', 'tutta la valle', 'Pisogne', 'Sonico'])
    ids.push((await makeJob({ location, ownerId, companyName: word })).publicId);
  return { word, ids };
}

const allIds = (pages: readonly JobsResponse[]): string[] => pages.flatMap((page) => page.ids);

test('without a filter too, pages hold every offer once', async () => {
  const { ids } = await makeOffers();
  for (const sort of ['recent', 'title', 'location', 'distance']) {
    const seen = allIds(await readAllPages({ sort, limit: 30, ...(sort === 'distance' ? EDOLO : {}) }));
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
  // Rows that are written like this publish no version, and an earlier test may have read the same lists.
  await forgetCopies();
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
