import * as fc from 'fast-check';
import { expect } from 'vitest';
import { JOB_CATEGORIES, JOB_SORTS, JOB_TYPES, SHIFTS } from '../../../shared/job-values.ts';
import { jobFiltersQuery, jobsQuery } from '../../../shared/jobs.ts';
import { withQuery } from '../../../shared/paths.ts';
import { property } from '../../../worker/testing/property.ts';
import { alertPath, jobFilterParams, jobListParams, jobSearchPath, readJobSearch } from './job-search.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('cuoco', ' Breno ', '😀'.repeat(250), 'x'.repeat(500)),
);
const number = fc.constantFrom('45.95', '1e3', '91', '181', '0', '', 'x', ' 45', '45.1234567890123456789', '30', '101');

/** Values with commas between them, some unknown. */
const several = (...values: readonly string[]) =>
  fc.oneof(fc.array(fc.constantFrom(...values, ''), { maxLength: 5 }).map(String), text);

const params = fc.record(
  {
    search: text,
    location: text,
    category: several(...JOB_CATEGORIES, 'ristorazione', ' Sanitario '),
    type: several(...JOB_TYPES),
    shift: several(...SHIFTS),
    sort: fc.oneof(fc.constantFrom(...JOB_SORTS), text),
    housing: fc.constantFrom('true', 'false', '1'),
    exact: fc.constantFrom('true', ''),
    start: fc.constantFrom('2027-06', '2027-13', 'x'),
    posted: fc.constantFrom('0', '7', '8'),
    lat: number,
    lon: number,
    radius: number,
    cursor: text,
    v: fc.constantFrom('1', '2', 'x', ''),
    other: text,
  },
  { requiredKeys: [], noNullPrototype: true },
);

property('an address says a list that the API knows, and the page’s own says the same', [params], (requested) => {
  const search = readJobSearch(new URLSearchParams(requested));
  const api = new URL(withQuery('/api/jobs', jobListParams(search)), 'https://lavoro.example').searchParams;
  expect(jobsQuery.safeParse(Object.fromEntries(api)).error).toBeUndefined();
  const filters = new URL(withQuery('/api/jobs/filters', jobFilterParams(search)), 'https://lavoro.example')
    .searchParams;
  expect(jobFiltersQuery.safeParse(Object.fromEntries(filters)).error).toBeUndefined();
  const own = new URL(jobSearchPath('/offerte', search), 'https://lavoro.example');
  const again = readJobSearch(own.searchParams);
  expect(jobSearchPath('/offerte', again)).toBe(own.pathname + own.search);
  expect(alertPath(search)).toMatch(/^\/avvisi(\?|$)/);
});
