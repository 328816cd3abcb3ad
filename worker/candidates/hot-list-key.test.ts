import { expect, test } from 'vitest';
import { CANDIDATE_FIELD_FILTERS } from '../../shared/candidate-fields.ts';
import { hotListKey } from './respond-with-list.ts';

const LIMIT = { limit: 20 } as const;

test('the whole list and a place are hot', () => {
  expect(hotListKey(LIMIT)).toBe('candidates||recent|20');
  expect(hotListKey({ ...LIMIT, location: 'Edolo', search: ' ', v: '1' })).toBe('candidates|edolo|recent|20');
});

test.each([
  ...CANDIDATE_FIELD_FILTERS.map((name) => ({ [name]: 'cucina' })),
  // A filter that nobody thought of is never answered from the unfiltered list.
  { licence: 'B' },
  { search: 'cuoco' },
  { lat: 45.9, lon: 10.3 },
  { location: 'Edolo', radius: 10 },
  { cursor: 'abc' },
  { location: 'luna' },
])('%j is one of too many', (query) => {
  expect(hotListKey({ ...LIMIT, ...query })).toBeNull();
});
