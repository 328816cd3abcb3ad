import { expect, test } from 'vitest';
import { CANDIDATE_FILTERS } from '../../shared/candidate-values.ts';
import { JOB_FILTER_NAMES } from '../../shared/job-filters.ts';
import { hotListOf } from './hot-lists.ts';

const keyOf = (query: object) => hotListOf('offers', { limit: 20, ...query });

test.each([
  [{}, 'offers|recent|20'],
  [{ category: ['Turismo'], sort: 'title' }, 'offers|Turismo|title|20'],
  [{ location: 'Edolo (BS)', search: ' ' }, 'offers|in edolo|recent|20'],
  [{ town: 'breno', sort: 'distance', v: '1' }, 'offers|breno|distance|20'],
])('%j is hot', (query, key) => {
  expect(keyOf(query)?.key).toBe(key);
});

test.each([
  { search: 'cuoco' },
  { lat: 45.9, lon: 10.3 },
  { cursor: 'abc' },
  { category: ['Turismo', 'Commercio'] },
  { category: ['Turismo'], location: 'Edolo' },
  { location: 'Edolo', radius: 10 },
  { location: '25040' },
  { location: 'luna' },
  { limit: 7 },
  // A filter that nobody thought of is never answered from the unfiltered list.
  ...[...JOB_FILTER_NAMES, ...CANDIDATE_FILTERS, 'wage'].flatMap((name) =>
    name === 'category' ? [] : [{ [name]: 'B' }],
  ),
])('%j is one of too many', (query) => {
  expect(keyOf(query)).toBeNull();
});
