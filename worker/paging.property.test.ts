import * as fc from 'fast-check';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { JOB_SORTS, MIN_PAYS } from '../shared/job-values.ts';
import { withQuery } from '../shared/paths.ts';
import { readSteps } from '../shared/search-steps.ts';
import { makeJob } from './testing/factories.ts';
import { makeCandidate } from './testing/make-candidate.ts';
import { asVisitor, nextOf } from './testing/requests.ts';

fc.configureGlobal({ numRuns: inject('propertyRuns') });

type Query = Readonly<Record<string, string | number | undefined>>;
type Page = { readonly ids: readonly string[]; readonly total: string | null; readonly exact: number };

/** Pages of a list, following `Link`; `exact`: how many of their rows a total counts. Null for a question that is refused. */
async function pagesOf(list: string, query: Query): Promise<Page[] | null> {
  const pages: Page[] = [];
  for (let next: string | null = withQuery(list, query); next !== null; ) {
    const answer = await asVisitor.get(next);
    if (answer.status === 400 && pages.length === 0) return null;
    expect(answer.status, next).toBe(200);
    const rows: readonly { readonly id: string }[] = await answer.json();
    const steps = readSteps(answer.headers.get('X-Search-Steps'));
    const counted = steps.filter(({ kind }) => kind === 'exact' || kind === 'unpaid');
    pages.push({
      ids: rows.map(({ id }) => id),
      total: answer.headers.get('X-Total-Count'),
      exact: steps.length === 0 ? rows.length : counted.reduce((sum, { count }) => sum + count, 0),
    });
    next = nextOf(answer);
  }
  return pages;
}

/** Asks on one page and on pages of a length, and compares them. */
async function comparePages(list: string, query: Query, limit: number): Promise<void> {
  const [all] = (await pagesOf(list, { ...query, limit: 100 })) ?? [];
  if (all === undefined) return;
  const pages = (await pagesOf(list, { ...query, limit })) ?? [];
  const about = JSON.stringify({ ...query, limit });
  expect(all.total, about).toBe(String(all.exact));
  expect(pages.flatMap(({ ids }) => ids).toSorted(), about).toEqual(all.ids.toSorted());
  const totals = [...new Set(pages.map(({ total }) => total))];
  expect(totals, about).toHaveLength(1);
  // Nothing is counted for a list alone, unless it has two parts.
  expect('unpaid' in query ? [all.total] : [all.total, null], about).toContain(totals[0]);
}

const maybe = (...values: readonly string[]) => fc.constantFrom(undefined, undefined, ...values);
const position = fc.constantFrom({}, { lat: 45.96, lon: 10.3 }, { lat: 46.18, lon: 10.33, radius: 20 });
const search = maybe('cuoco', 'cuoco edolo', 'cuocoo', 'zafferanaia', 'zaferanaia', 'di', 'cuoco serale', 'astronauta');
const location = maybe('Edolo', 'breno', '25040', 'Breno Edolo', 'in montagna', 'tutta la valle');
const sort = fc.constantFrom(undefined, ...JOB_SORTS);
const limit = fc.integer({ min: 1, max: 9 });

const PLACES = ['Edolo', 'Breno', 'tutta la valle', 'Vione', 'Edolo (BS)', 'in montagna', 'Breno'];
const TITLES = ['Cuoco', 'Zafferanaia', 'Aiuto cuoco serale', 'Panettiere'];
const PAYS = [{}, { salaryMin: 1400, salaryMax: 1700 }, { salaryMin: 1400 }, {}, { salaryMin: 2100 }];

beforeAll(async () => {
  for (let n = 0; n < 28; n++) {
    const title = TITLES[n % TITLES.length] ?? '';
    const location = PLACES[n % PLACES.length] ?? '';
    await makeJob({
      title,
      location,
      category: n % 3 ? 'Ristorazione' : 'Turismo',
      type: n % 2 ? 'Part-time' : 'Full-time',
      housing: n % 4 === 1,
      salaryPeriod: 'mese',
      ...PAYS[n % PAYS.length],
    });
    await makeCandidate({ title, location });
  }
});

describe('whatever is asked for, and in every order, pages say one total and hold every row once', () => {
  const filters = fc.record({
    sort,
    search,
    location,
    town: maybe('breno', 'edolo'),
    category: maybe('Turismo', 'Ristorazione', 'Turismo,Ristorazione'),
    type: maybe('Part-time'),
    housing: maybe('true'),
    posted: maybe('0', '7'),
    minPay: maybe(...MIN_PAYS),
    exact: maybe('true'),
  });

  test('of offers', async () => {
    await fc.assert(
      fc.asyncProperty(filters, position, limit, (query, at, limit) =>
        comparePages('/api/jobs', { ...query, ...at }, limit),
      ),
    );
  });

  test('of offers with a least pay, and those without any after them', async () => {
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom(...MIN_PAYS), position, limit, (query, minPay, at, limit) =>
        comparePages('/api/jobs', { ...query, ...at, minPay, unpaid: 'true' }, limit),
      ),
    );
  });

  test('of profiles', async () => {
    const filters = fc.record({
      sort,
      search,
      location,
      skills: maybe('caffetteria', 'nessuna'),
      exact: maybe('true'),
    });
    await fc.assert(
      fc.asyncProperty(filters, position, limit, (query, at, limit) =>
        comparePages('/api/candidates', { ...query, ...at }, limit),
      ),
    );
  });
});
