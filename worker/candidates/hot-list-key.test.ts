import { expect, test } from 'vitest';
import { CANDIDATE_FIELD_FILTERS } from '../../shared/candidate-fields.ts';
import { costOf } from '../testing/bindings.ts';
import { candidateBody } from '../testing/make-candidate.ts';
import { asVisitor } from '../testing/requests.ts';
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

test.each(['limit=20', 'location=edolo&limit=20'])(
  'the list of %s costs nothing the second time, until somebody publishes',
  async (query) => {
    const cost = async () =>
      (await costOf((bindings) => asVisitor.get(`/api/candidates?${query}`, { bindings }))).cost.statements;
    await cost();
    expect(await cost()).toBe(0);
    await asVisitor.post('/api/candidates', candidateBody());
    expect(await cost()).toBeGreaterThan(0);
  },
);
