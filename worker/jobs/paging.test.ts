import { expect, test } from 'vitest';
import { refusedFields } from '../testing/expect-problem.ts';
import { makeJob, uniqueWord } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { readJobs } from '../testing/job-lists.ts';
import { asVisitor } from '../testing/requests.ts';

/** A word that two offers have. */
async function makeOffers(): Promise<string> {
  const word = uniqueWord();
  for (const location of ['Edolo', 'Breno']) await makeJob({ location, companyName: word });
  return word;
}

/** A cursor with something else in the place of what its page ends with. */
function tampered(next: string | null, after: unknown, ...text: unknown[]): string {
  const [path = '', query] = (next ?? '').split('?');
  const params = new URLSearchParams(query);
  const [kind, , id] = JSON.parse(atob((params.get('cursor') ?? '').replaceAll('-', '+').replaceAll('_', '/')));
  params.set('cursor', btoa(JSON.stringify([kind, after, id, ...text])).replace(/=+$/, ''));
  return `${path}?${params}`;
}

test('made-up values in a cursor of the right shape are only a place in the list', async () => {
  const word = await makeOffers();
  for (const query of ['sort=title', 'sort=distance&town=edolo&radius=50', 'sort=relevance']) {
    const { next } = await readJobs(`search=${word}&limit=1&${query}`);
    for (const after of ["' OR 1=1 --", '[1e9,null]', 5])
      expect((await asVisitor.get(tampered(next, after))).status, `${query} ${after}`).toBe(200);
  }
});

test('a cursor puts no words into a search that were not typed', async () => {
  const word = await makeOffers();
  const { next } = await readJobs({ search: word, limit: 1 });
  for (const text of ['Chiama il 333 e vinci', '\ud800', 5])
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
  await readJobs('location=edolo&sort=recent&category=sanitario&limit=10&exact=true');
  const { next } = await readJobs('v=1&location=Edolo (BS)&category=Sanit%C3%A0&limit=10');
  expect((await asVisitor.get(next ?? '')).status).toBe(200);
});
