import * as fc from 'fast-check';
import { expect } from 'vitest';
import { candidateFiltersQuery, candidatesQuery } from '../../shared/candidates.ts';
import { withQuery } from '../../shared/paths.ts';
import { property } from '../../worker/testing/property.ts';
import {
  candidateFilterParams,
  candidateSearchParams,
  candidateSearchPath,
  readCandidateSearch,
} from './candidate-search.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('cuoco', 'a, b,,', '😀'.repeat(250), 'x'.repeat(500)),
);
const number = fc.constantFrom('45.95', '10.3', '91', '0', '', 'x', '30', '100', '101');
const names = ['search', 'location', 'skills', 'sort', 'exact', 'cursor', 'v', 'other'];
const params = fc.record(
  { ...Object.fromEntries(names.map((name) => [name, text])), lat: number, lon: number, radius: number },
  { requiredKeys: [], noNullPrototype: true },
);

property('an address says a list that the API knows, and the page’s own says the same', [params], (requested) => {
  const search = readCandidateSearch(new URLSearchParams(requested));
  const sent = (query: Parameters<typeof withQuery>[1]) =>
    Object.fromEntries(new URL(withQuery('/api', query), 'https://lavoro.example').searchParams);
  expect(candidatesQuery.safeParse(sent(candidateSearchParams(search))).error).toBeUndefined();
  expect(candidateFiltersQuery.safeParse(sent(candidateFilterParams(search))).error).toBeUndefined();
  const own = new URL(candidateSearchPath('/cerca-profili', search), 'https://lavoro.example');
  expect(candidateSearchPath('/cerca-profili', readCandidateSearch(own.searchParams))).toBe(own.pathname + own.search);
});
