import { beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../../../shared/calls/path.ts';
import { pagePath, withQuery } from '../../../shared/paths.ts';
import { jobs } from '../../db/tables/jobs.ts';
import { costOf } from '../../testing/bindings.ts';
import { makeUser, newJobRow, testDb } from '../../testing/factories.ts';
import { insertRows } from '../../testing/insert-rows.ts';
import { elements, readPage } from '../../testing/read-page.ts';
import { asVisitor } from '../../testing/requests.ts';
import { MOST_READ, matchOffers } from './match-offers.ts';
import { readOffers } from './queries.ts';

const OPEN = 12_000;

/** Words of the offer number `n`, by which of them have it. */
const HOLDERS: Readonly<Record<string, (n: number) => boolean>> = {
  tutte: () => true,
  nessuna: () => false,
  rara: (n) => n % 500 === 7,
  meta: (n) => n % 2 === 0,
  quasi: (n) => n % 10 !== 3,
  quinta: (n) => n % 5 === 1,
  nuove: (n) => n > OPEN / 2,
  vecchie: (n) => n < OPEN / 2,
  strisce: (n) => Math.floor(n / 1000) % 4 === 0,
};

beforeAll(async () => {
  const ownerId = (await makeUser()).id;
  const description = (n: number) =>
    Object.entries(HOLDERS)
      .flatMap(([word, has]) => (has(n) ? `${word}zq` : []))
      .join(' ');
  const row = newJobRow({ ownerId, title: 'Bidella', companyName: 'Scuola' });
  for (let from = 0; from < OPEN; from += 2000)
    await insertRows(
      jobs,
      Array.from({ length: 2000 }, (_, index) => ({
        ...row,
        publicId: `numero-${from + index}`,
        description: description(from + index),
      })),
    );
});

const found = async (word: string) => {
  const offers = readOffers(testDb(), new Date(), false);
  return matchOffers(testDb(), `description : ${word}zq`, offers);
};

describe('a text finds its offers', () => {
  test.each(['tutte', 'nessuna', 'rara', 'quasi', 'quinta', 'nuove', 'vecchie', 'strisce'])(
    '%s: all of it',
    async (word) => {
      const offers = await testDb().select({ id: jobs.id, publicId: jobs.publicId }).from(jobs);
      const has = HOLDERS[word];
      const holding = offers.filter(({ publicId }) => has?.(Number(publicId.split('-')[1]))).map(({ id }) => id);
      const { ids, whole } = await found(word);
      expect(whole).toBe(true);
      expect([...ids].sort((a, b) => a - b)).toEqual(holding.sort((a, b) => a - b));
    },
  );

  test('half of more offers than can be read is the newest of it', async () => {
    const { ids, whole } = await found('meta');
    expect(whole).toBe(false);
    expect(ids.size).toBeLessThanOrEqual(MOST_READ);
    expect(ids.size).toBeGreaterThan(MOST_READ * 0.9);
    const newest = await testDb().select({ id: jobs.id, publicId: jobs.publicId }).from(jobs);
    const expected = newest
      .filter(({ publicId }) => HOLDERS.meta?.(Number(publicId.split('-')[1])))
      .map(({ id }) => id)
      .sort((a, b) => b - a)
      .slice(0, ids.size);
    expect([...ids].sort((a, b) => b - a)).toEqual(expected);
  });
});

describe('a text that finds more than is read', () => {
  const query = { search: 'metazq' };

  test('is said to be found at least so often, and nothing else is counted', async () => {
    const { result, cost } = await costOf((bindings) =>
      asVisitor.get(withQuery(pathOf('GET /api/jobs/filters'), query), { bindings }),
    );
    const answer = Object(await result.json());
    expect(answer).toMatchObject({ exact: false, dropped: [], wider: [] });
    expect(answer.total).toBeGreaterThan(MOST_READ * 0.9);
    expect(Object.values(answer.counts).flatMap((values) => Object.keys(Object(values)))).toEqual([]);
    expect(cost.rowsRead).toBeLessThanOrEqual(6000);
  });

  test.each(['title', 'location'])('is put in order by %s as far as it is read, which is said', async (sort) => {
    const { result, cost } = await costOf((bindings) =>
      asVisitor.get(withQuery(pathOf('GET /api/jobs'), { ...query, sort, limit: 20 }), { bindings }),
    );
    const total = result.headers.get('X-Total-Count');
    expect(result.headers.get('X-Total-Count-Relation')).toBe('gte');
    expect(result.headers.get('X-Sorted-Newest')).toBe(total);
    expect(cost.rowsRead).toBeLessThanOrEqual(6000);
  });

  test.each(['title', 'recent'])('has a page by %s that says so, without numbers at filters', async (sort) => {
    const { html } = await readPage(withQuery(pagePath.jobs(), { ...query, sort }));
    const textsOf = async (selector: string) => (await elements(html, selector)).map(({ text }) => text.trim());
    const [count = ''] = await textsOf('[aria-labelledby=risultati] [role=status]');
    expect(count).toMatch(/^oltre \d\.\d{3} offerte$/);
    const notice = `Sono troppi risultati da ordinare: qui ci sono i ${count.split(' ')[1]} più recenti.`;
    expect((await textsOf('p.muted')).includes(notice)).toBe(sort === 'title');
    expect(html.includes('Sono troppi risultati')).toBe(sort === 'title');
    expect(new Set(await textsOf('.filter-count'))).toEqual(new Set(['']));
    expect((await textsOf('option')).filter((text) => /\(\d/.test(text))).toEqual([]);
  });

  test('is listed to its end where the newest come first', async () => {
    const answer = await asVisitor.get(withQuery(pathOf('GET /api/jobs'), { ...query, sort: 'recent' }));
    expect(answer.headers.get('X-Sorted-Newest')).toBeNull();
  });
});
