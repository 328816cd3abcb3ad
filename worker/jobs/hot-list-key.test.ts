import { expect, test } from 'vitest';
import { JOB_FILTER_NAMES } from '../../shared/job-filters.ts';
import { hotListKey } from './respond-with-jobs.ts';

const LIMIT = { limit: 20 } as const;

test.each([
  [{}, 'jobs|recent|20'],
  [{ category: ['Turismo'], sort: 'title' }, 'jobs|Turismo|title|20'],
  [{ location: 'Edolo (BS)', search: ' ' }, 'jobs|in edolo|recent|20'],
  [{ town: 'breno', sort: 'distance', v: '1' }, 'jobs|breno|distance|20'],
] as const)('%j is hot', (query, key) => {
  expect(hotListKey({ ...LIMIT, ...query })).toBe(key);
});

test.each([
  { search: 'cuoco' },
  { lat: 45.9, lon: 10.3 },
  { cursor: 'abc' },
  { category: ['Turismo', 'Commercio'] } as const,
  { category: ['Turismo'], location: 'Edolo' } as const,
  { location: 'Edolo', radius: 10 },
  { location: '25040' },
  { location: 'luna' },
  { limit: 7 },
  // A filter that nobody thought of is never answered from the unfiltered list.
  ...[...JOB_FILTER_NAMES, 'wage'].flatMap((name) => (name === 'category' ? [] : [{ [name]: 'B' }])),
])('%j is one of too many', (query) => {
  expect(hotListKey({ ...LIMIT, ...query })).toBeNull();
});
