import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { alertListPath, alertWords } from './alert-words.ts';
import { type AlertSearch, readAlertSearch, searchInAddress, writeAlertSearch } from './alerts.ts';
import { JOB_CATEGORIES, JOB_TYPES, SHIFTS } from './job-values.ts';
import { jobsQuery } from './jobs.ts';
import { MUNICIPALITIES } from './places/municipalities.ts';

fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS) || 300 });

const slug = fc.constantFrom(...MUNICIPALITIES.map((place) => place.slug));
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('cuoco', 'Breno', '25040', 'Darfo (BS)', ' due  parole '),
);

/** One value, or several, in any order and more than once. */
const several = (...values: readonly string[]) =>
  fc.array(fc.constantFrom(...values), { minLength: 1, maxLength: 4 }).map(String);

/** Parameters of a list of offers; some are refused, alone or together. */
const params = fc.record(
  {
    search: text,
    location: text,
    category: several(...JOB_CATEGORIES, 'edilizia', 'nulla'),
    type: several(...JOB_TYPES),
    shift: several(...SHIFTS, ''),
    housing: fc.constantFrom('true', 'false'),
    start: fc.constantFrom('2027-06', '2027-13'),
    town: fc.oneof(slug, fc.constant('atlantide')),
    radius: fc.constantFrom('1', '15', '100', '101'),
    lat: fc.constantFrom('45.95', '46.123456', '91'),
    lon: fc.constantFrom('10.3', '10.123456', 'x'),
    sort: fc.constantFrom('recent', 'distance'),
    v: fc.constantFrom('1', '2', 'x'),
    cursor: text,
    other: text,
  },
  { requiredKeys: [], noNullPrototype: true },
);

test('whatever an address asks for, what can be kept of it is kept, and means the same once it is kept', () => {
  fc.assert(
    fc.property(params, (requested) => {
      const found = searchInAddress(new URLSearchParams(requested));
      const stored = writeAlertSearch(found);
      expect(stored).toMatch(/^v1:/);
      const read = readAlertSearch(stored);
      expect(read).not.toBeNull();
      expect(writeAlertSearch(read as AlertSearch)).toBe(stored);
      expect(alertWords(found)).not.toMatch(/undefined|null|NaN|\[object/);
      // The list that an alert leads to takes its search.
      const list = new URL(alertListPath(found), 'https://lavoro.example');
      const { town: _page, ...query } = { town: '', ...Object.fromEntries(list.searchParams) };
      expect(jobsQuery.safeParse(query).success).toBe(true);
    }),
  );
});

test('any text is a kept search or none', () => {
  const versioned = fc.tuple(
    fc.constantFrom('v1:', 'v2:', 'v:', 'V1:', 'v1', 'v01:'),
    fc.oneof(
      fc.string({ unit: 'binary' }),
      params.map((requested) => String(new URLSearchParams(requested))),
    ),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        versioned.map((parts) => parts.join('')),
      ),
      (stored) => {
        const search = readAlertSearch(stored);
        if (search === null) return;
        const again = readAlertSearch(writeAlertSearch(search));
        expect(again).not.toBeNull();
        expect(writeAlertSearch(again as AlertSearch)).toBe(writeAlertSearch(search));
      },
    ),
  );
});
