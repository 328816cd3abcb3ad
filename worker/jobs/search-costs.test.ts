import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { JOB_FILTER_NAMES, jobFilter } from '../../shared/job-filters.ts';
import { SHIFTS } from '../../shared/job-values.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { costOf, withBindings } from '../testing/bindings.ts';
import { type Cost, countingD1 } from '../testing/counting-d1.ts';
import { jobBody, makeUser, testDb } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { readJobs } from '../testing/job-lists.ts';
import { asAccount, asVisitor } from '../testing/requests.ts';
import { seedArchive, seedJobs } from '../testing/seed-jobs.ts';
import { moveWindows } from './end-expired.ts';

const OPEN = 10_000;
const ARCHIVE = 100_000;

type Most = { readonly statements: number; readonly rows: number };

const LIST: Most = { statements: 3, rows: 150 };
/** From the packs of open offers, whatever is asked of them. */
const COUNTS: Most = { statements: 2, rows: 100 };
/** A text is looked for in the index besides: half of the open offers at most, in steps. */
const TEXT_COUNTS: Most = { statements: 6, rows: 6000 };
/** Nothing asked: from the counters, however many offers are open. */
const ALL_COUNTS: Most = { statements: 2, rows: 10 };
const NEAR: Most = { statements: 3, rows: 150 };
const PAGE: Most = { statements: 3, rows: 40 };
/** Sorted matches of several filters: the packs, and the page. */
const SORTED: Most = { statements: 3, rows: 150 };

const list = (query: Readonly<Record<string, string | number>>) =>
  withQuery(pathOf('GET /api/jobs'), { ...query, limit: 20 });
const counts = (query: Readonly<Record<string, string | number>>) => withQuery(pathOf('GET /api/jobs/filters'), query);

/** Nothing, a place, and each value of each filter that is asked for alone. */
const ONE_FILTER: readonly Readonly<Record<string, string>>[] = [
  {},
  { location: 'Darfo' },
  ...JOB_FILTER_NAMES.flatMap((name) => {
    const { kind, values } = jobFilter(name);
    // A filter of the last days reads other rows for each of them.
    const asked = name === 'posted' ? (values ?? []) : [kind === 'month' ? '2027-06' : (values?.at(-1) ?? 'true')];
    return asked.map((value) => ({ [name]: value }));
  }),
];

/** The budget: what each request may cost the database at 10,000 open offers, without KV. */
const BUDGET: readonly (readonly [string, Most])[] = [
  ...ONE_FILTER.flatMap((filter) =>
    ['recent', 'title', 'location'].map((sort) => [list({ ...filter, sort }), LIST] as const),
  ),
  [list({ type: 'Part-time,Weekend' }), LIST],
  [list({ category: 'Ristorazione,Turismo', shift: 'sera,notte' }), LIST],
  [counts({ type: 'Part-time,Weekend', contract: 'Collaborazione,Stage/Tirocinio' }), COUNTS],
  [list({ location: '25040' }), LIST],
  [list({ location: 'Darfo', radius: 20 }), LIST],
  [list({ lat: 45.95, lon: 10.3, radius: 10 }), LIST],
  [list({ town: 'breno' }), LIST],
  ...ONE_FILTER.slice(1).map((filter) => [counts(filter), COUNTS] as const),
  [counts({}), ALL_COUNTS],
  [counts({ location: 'in Valle Camonica' }), ALL_COUNTS],
  [counts({ search: ' !? ', lat: 45.95, lon: 10.3 }), ALL_COUNTS],
  [counts({ search: 'cuoco' }), TEXT_COUNTS],
  // Every offer has both words.
  [counts({ search: 'cerchiamo stagione', pay: 'true' }), TEXT_COUNTS],
  [counts({ search: 'barista', location: 'Edolo', radius: 30, type: 'Weekend' }), TEXT_COUNTS],
  [counts({ lat: 45.95, lon: 10.3, radius: 10 }), COUNTS],
  [list({ lat: 45.95, lon: 10.3, radius: 10, sort: 'distance' }), NEAR],
  [list({ location: 'Edolo', radius: 10, sort: 'distance', pay: 'true' }), NEAR],
  [list({ lat: 45.95, lon: 10.3, sort: 'distance' }), NEAR],
  [list({ pay: 'true', type: 'Full-time', sort: 'title' }), SORTED],
  [list({ type: 'Part-time,Weekend', sort: 'title' }), SORTED],
  [list({ location: 'Edolo', radius: 100, sort: 'location' }), SORTED],
  [list({ posted: '0', type: 'Full-time' }), LIST],
  [pathOf('GET /api/jobs/:id', { id: 'seed-4007' }), PAGE],
  [pagePath.job('seed-4007'), PAGE],
];

/** Texts with a place and two filters: five statements, and 150 rows besides three for each match. */
const TEXTS = [
  { search: 'cuoco', location: 'Darfo', type: 'Full-time', pay: 'true' },
  { search: 'cuoco', location: 'Darfo', type: 'Full-time', pay: 'true', sort: 'title' },
  { search: 'cerchiamo stagione', location: 'Edolo', radius: 30, pay: 'true', housing: 'true' },
  { search: 'cerchiamo stagione', location: 'Edolo', radius: 30, pay: 'true', housing: 'true', sort: 'title' },
  { search: 'cerchiamo per stagione invernale', location: '25040', shift: 'notte', posted: '14' },
  { search: 'barista', lat: 45.95, lon: 10.3, radius: 20, type: 'Part-time', meals: 'true', sort: 'distance' },
  { search: 'cuoco simpatico', town: 'darfo-boario-terme', sort: 'distance' },
  { search: 'cuocoo', location: 'Darfo', type: 'Full-time', pay: 'true' },
];

/** Cost of a request that neither KV nor a kept page answers. */
async function cold(path: string): Promise<Cost> {
  await forgetCopies();
  const { result, cost } = await costOf((bindings) => asVisitor.get(path, { bindings }));
  if (result.status !== 200) throw new Error(`${path}: ${result.status} ${await result.text()}`);
  return cost;
}

const paths = [...BUDGET.map(([path]) => path), ...TEXTS.map(list)];
let alone: ReadonlyMap<string, Cost>;
let besideArchive: ReadonlyMap<string, Cost>;

async function costs(): Promise<ReadonlyMap<string, Cost>> {
  const found = new Map<string, Cost>();
  for (const path of paths) found.set(path, await cold(path));
  return found;
}

beforeAll(async () => {
  const seed = { ownerId: (await makeUser()).id, newest: new Date() };
  await seedJobs({ ...seed, count: OPEN });
  // As the cron does, within five minutes after midnight.
  await moveWindows(testDb(), seed.newest);
  alone = await costs();
  await seedArchive(ARCHIVE);
  besideArchive = await costs();
});

const costAt = (path: string): Cost =>
  alone.get(path) ?? { statements: Number.POSITIVE_INFINITY, rowsRead: Number.POSITIVE_INFINITY };

describe('at 10,000 open offers', () => {
  test.each(BUDGET)('%s stays in %j', (path, most) => {
    const { statements, rowsRead } = costAt(path);
    expect(statements).toBeLessThanOrEqual(most.statements);
    expect(rowsRead).toBeLessThanOrEqual(most.rows);
  });

  test.each(TEXTS)('%j reads three rows a match, and 150', async (query) => {
    const { statements, rowsRead } = costAt(list(query));
    // The offers of the steps after what has everything are no part of the total.
    const { total, titles } = await readJobs(query);
    expect(statements).toBeLessThanOrEqual(5);
    expect(rowsRead).toBeLessThanOrEqual(3 * Math.max(total, titles.length) + 150);
  });

  test('a hot list asks the database nothing', async () => {
    for (const path of [list({}), list({ category: 'Turismo' }), list({ location: 'Breno' }), counts({})]) {
      await cold(path);
      const { cost } = await costOf((bindings) => asVisitor.get(path, { bindings }));
      expect(cost.statements, path).toBe(0);
    }
  });
});

/** Everything that an offer can say, in a place where none was before. */
const FULL = jobBody({
  location: 'Paspardo',
  salaryMin: 1400,
  salaryMax: 1600,
  salaryPeriod: 'mese',
  housing: true,
  meals: true,
  shifts: [...SHIFTS],
  startDate: '2027-06-01',
  endDate: '2027-09-30',
  openings: 3,
});

test.each([
  ['what must be said', jobBody()],
  ['all that can be', FULL],
])(
  'publishing %s is one batch, and one after the answer for the versions, that write at most 62 rows',
  async (_, body) => {
    const { db, written } = countingD1(env.DB);
    const employer = await asAccount(await makeUser({ role: 'employer' }));
    const answer = await employer.post(pathOf('POST /api/jobs'), body, { bindings: withBindings({ DB: db }) });
    expect(answer.status).toBe(201);
    expect(written().batches).toBe(2);
    expect(written().rowsWritten).toBeLessThanOrEqual(62);
  },
);

test('an offer that comes and goes reads what is its own, whatever else is open', async () => {
  for (const status of ['closed', 'open']) {
    const { meta } = await env.DB.prepare("UPDATE jobs SET status = ? WHERE public_id = 'seed-2500'")
      .bind(status)
      .run();
    expect(meta.rows_read, status).toBeLessThanOrEqual(200);
    expect(meta.rows_written, status).toBeLessThanOrEqual(60);
  }
});

test('an archive of 100,000 ended offers changes no figure by five percent', () => {
  const changed = paths.filter((path) => {
    const [before, after] = [costAt(path), besideArchive.get(path) ?? costAt('')];
    return after.statements !== before.statements || after.rowsRead > before.rowsRead * 1.05;
  });
  expect(changed).toEqual([]);
});
