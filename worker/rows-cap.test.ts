import { beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../shared/calls/path.ts';
import { addDays } from '../shared/dates.ts';
import { JOB_FILTER_NAMES, jobFilter } from '../shared/job-filters.ts';
import { pagePath, withQuery } from '../shared/paths.ts';
import { moveWindows } from './jobs/end-expired.ts';
import { brokenKv, costOf } from './testing/bindings.ts';
import { makeUser, testDb } from './testing/factories.ts';
import { PUBLIC_ROUTES } from './testing/public-routes.ts';
import { asVisitor, nextOf } from './testing/requests.ts';
import { seedCandidates } from './testing/seed-candidates.ts';
import { copyJobs, seedJobs, seedScattered } from './testing/seed-jobs.ts';
import { rebuildVocabulary } from './text-search/rebuild-vocabulary.ts';

/** At most what one request of anybody reads, at so many open offers and as many profiles. */
const MOST_ROWS = 6000;
const OPEN = 10_000;

type Query = Readonly<Record<string, string | number>>;

/** The same numbers each time, spread evenly (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const TEXTS = [
  '',
  // In every offer, in half of them, in some, in none; one that is corrected; words of which one may be missing.
  'stagione',
  'mensa',
  'cuoco',
  'astronauta',
  'stagioni mensaa',
  'cerchiamo stagione mensa',
  'stagione mensa astronauta',
  'full time',
  'part time breno',
  'ditta',
  'c',
];

const PLACES: readonly Query[] = [
  {},
  { location: 'Darfo' },
  { location: '25040' },
  { location: 'valle' },
  { location: 'c' },
  { location: 'luna' },
  { location: 'in Valle Camonica' },
  { location: 'Edolo', radius: 10 },
  { location: 'Breno', radius: 100 },
  { town: 'breno' },
  { town: 'iseo', radius: 50 },
  { lat: 45.95, lon: 10.3 },
  { lat: 45.95, lon: 10.3, radius: 5 },
  { lat: 45.95, lon: 10.3, radius: 100 },
  { location: 'Darfo', lat: 45.95, lon: 10.3, radius: 30 },
];

const SORTS = ['recent', 'relevance', 'title', 'location', 'distance'];

const valuesOf = (name: (typeof JOB_FILTER_NAMES)[number]): readonly string[] => {
  const { kind, values } = jobFilter(name);
  return values ?? [kind === 'month' ? '2027-06' : 'true'];
};

const hasOrigin = ({ lat, town, location }: Query): boolean =>
  lat !== undefined || town !== undefined || ['Darfo', 'Edolo', 'Breno'].includes(String(location));

/** Searches of offers: each text with some of the places, with filters and an order by chance. */
function jobSearches(random: () => number): Query[] {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  return TEXTS.flatMap((search) =>
    PLACES.filter(() => random() < 0.2).map((place) => {
      const names = JOB_FILTER_NAMES.filter(() => random() < pick([0, 0.1, 0.3]));
      const filters = Object.fromEntries(names.map((name) => [name, pick(valuesOf(name))]));
      const orders = SORTS.filter((sort) => sort !== 'distance' || hasOrigin(place));
      return { ...(search && { search }), ...place, ...filters, sort: pick(orders), limit: pick([20, 100]) };
    }),
  );
}

/** Each order with no more than a text or a place: the most that it can find. */
const WIDEST: readonly Query[] = SORTS.flatMap((sort) =>
  [
    {},
    { search: 'stagione' },
    { search: 'mensa' },
    { search: 'stagione mensa astronauta' },
    { search: 'mensa', pay: 'true' },
    { search: 'mensa', location: 'Darfo', radius: 100 },
    { posted: '14', type: 'Weekend' },
    { posted: '0', search: 'stagione' },
    { pay: 'true', type: 'Full-time' },
    // In two parts, each of which is looked for by itself.
    { minPay: '1000', unpaid: 'true' },
    { search: 'ditta', minPay: '1000', unpaid: 'true' },
    { search: 'mensa', minPay: '1000', unpaid: 'true', town: 'breno' },
  ].map((query) => ({ ...query, ...(sort === 'distance' && { lat: 45.95, lon: 10.3 }), sort, limit: 100 })),
);

const SKILLS = ['', 'puntualita', 'inglese', 'astronauta'];
const CANDIDATE_TEXTS = ['', 'persona', 'cuoca', 'astronauta', 'persona puntualita astronauta'];

function candidateSearches(random: () => number): Query[] {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const places = PLACES.filter(({ town }) => town === undefined);
  return CANDIDATE_TEXTS.flatMap((search) =>
    SKILLS.flatMap((skills) => {
      const place = pick(places);
      const orders = SORTS.filter((sort) => sort !== 'distance' || hasOrigin(place));
      return orders.map((sort) => ({
        ...(search && { search }),
        ...(skills && { skills }),
        ...place,
        sort,
        limit: 100,
      }));
    }),
  );
}

const without = (query: Query, ...names: readonly string[]): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));

/** Rows that a request reads that nothing kept answers, and the address of the page after it. */
async function read(path: string): Promise<{ rows: number; next: string | null }> {
  // Without KV nothing is kept, lists nor pages.
  const { result, cost } = await costOf((bindings) => asVisitor.get(path, { bindings }), { LISTS: brokenKv() });
  if (![200, 404].includes(result.status)) throw new Error(`${path}: ${result.status} ${await result.text()}`);
  return { rows: cost.rowsRead, next: nextOf(result) };
}

/** The addresses that read too much, with how much, of lists with the page after each. */
async function tooMuch(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const { rows, next } = await read(path);
    const after = next === null ? null : await read(next);
    if (Math.max(rows, after?.rows ?? 0) > MOST_ROWS) found.push(`${rows}, ${after?.rows ?? 0}: ${path}`);
  }
  return found;
}

beforeAll(async () => {
  const newest = new Date();
  const ownerId = (await makeUser()).id;
  const oldest = addDays(newest, -25);
  await seedJobs({ ownerId, count: 1000, newest: oldest });
  await seedScattered({ ownerId, count: 1200, newest: oldest });
  await copyJobs({ count: OPEN - 2200, newest });
  await seedCandidates({ count: OPEN, newest });
  await moveWindows(testDb(), newest);
  await rebuildVocabulary(testDb());
});

describe(`at ${OPEN} open offers and profiles no request reads more than ${MOST_ROWS} rows`, () => {
  const jobs = [...WIDEST, ...jobSearches(randomOf(1))];
  const people = candidateSearches(randomOf(2));

  test('lists of offers, and the page after each', async () => {
    expect(await tooMuch(jobs.map((query) => withQuery(pathOf('GET /api/jobs'), query)))).toEqual([]);
  });

  test('counts of offers', async () => {
    const paths = jobs.map((query) => withQuery(pathOf('GET /api/jobs/filters'), without(query, 'sort', 'limit')));
    expect(await tooMuch([...new Set(paths)])).toEqual([]);
  });

  test('lists and counts of profiles', async () => {
    const lists = people.map((query) => withQuery(pathOf('GET /api/candidates'), query));
    const counts = people.map((query) =>
      withQuery(pathOf('GET /api/candidates/filters'), without(query, 'sort', 'limit')),
    );
    expect(await tooMuch([...lists, ...new Set(counts)])).toEqual([]);
  });

  test('pages, feeds, sheets and the sitemap', async () => {
    const searches = [...WIDEST, ...jobs.filter((_, index) => index % 5 === 0)].map((query) =>
      withQuery(pagePath.jobs(), without(query, 'limit', 'town')),
    );
    const profiles = people.filter((_, index) => index % 5 === 0);
    const others = profiles.map((query) => withQuery(pagePath.candidates(), without(query, 'limit')));
    const routes = PUBLIC_ROUTES.map(({ path }) => path).filter((path) => !path.startsWith('/api/'));
    const parts = ['/sitemap/offerte-0.xml', '/sitemap/offerte-1.xml'];
    expect(await tooMuch([...searches, ...others, ...routes, ...parts])).toEqual([]);
  });

  test('whatever else is read without an account', async () => {
    const paths = PUBLIC_ROUTES.map(({ path }) => path).filter((path) => path.startsWith('/api/'));
    expect(await tooMuch(paths)).toEqual([]);
  });
});
