import { expect, test } from 'vitest';
import { JOB_FILTER_NAMES, jobFilter } from '../../shared/job-filters.ts';
import { hotListKey } from './respond-with-list.ts';

const LIMIT = { limit: 20 } as const;
const someValue = (name: (typeof JOB_FILTER_NAMES)[number]): string | readonly string[] => {
  const { kind, values = ['true'] } = jobFilter(name);
  return kind === 'month' ? '2027-06' : kind === 'several' ? values.slice(0, 1) : (values[0] ?? '');
};

test('the whole list, a category, a place and a town are hot', () => {
  expect(hotListKey(LIMIT)).toBe('jobs|||||recent|20');
  expect(hotListKey({ ...LIMIT, category: ['Turismo'], sort: 'title' })).toBe('jobs||||Turismo|title|20');
  expect(hotListKey({ ...LIMIT, location: 'Edolo', radius: 10, search: ' ' })).toBe('jobs||10|edolo||recent|20');
  expect(hotListKey({ ...LIMIT, town: 'breno', v: '1' })).toBe('jobs|breno||||recent|20');
});

test('a filter is hot only where it says so, and a list with it has a key of its own', () => {
  for (const name of JOB_FILTER_NAMES) {
    const key = hotListKey({ ...LIMIT, [name]: someValue(name) });
    if (jobFilter(name).hot) expect(key, name).not.toBe(hotListKey(LIMIT));
    else expect(key, name).toBeNull();
  }
});

test('a filter that nobody thought of is never answered from the unfiltered list', () => {
  const query = { ...LIMIT, wage: 'B' };
  expect(hotListKey(query)).toBeNull();
});

test.each([
  { search: 'cuoco' },
  { lat: 45.9, lon: 10.3 },
  { cursor: 'abc' },
  { category: ['Turismo', 'Commercio'] } as const,
  { location: '25040' },
  { location: 'luna' },
])('%j is one of too many', (query) => {
  expect(hotListKey({ ...LIMIT, ...query })).toBeNull();
});

test('a radius that the slider cannot have, and a length that no page asks for, are not hot', () => {
  expect(hotListKey({ ...LIMIT, town: 'breno', radius: 7 })).toBeNull();
  expect(hotListKey({ limit: 7 })).toBeNull();
});
