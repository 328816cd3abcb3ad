import { describe, expect, test } from 'vitest';
import { TOWNS } from '../../../shared/places/towns.ts';
import { isFiltered, jobListParams, jobSearchPath, readTownSearch, sharedSearchPath } from './job-search.ts';

const town = (page: string) => {
  const found = TOWNS.find((one) => one.page === page);
  if (!found) throw new Error(`no town ${page}`);
  return found;
};
const read = (page: string, query: string) => readTownSearch(new URLSearchParams(query), town(page));
const addressOf = (page: string, query: string) => jobSearchPath('', read(page, query));
const requested = (page: string, query: string) =>
  Object.fromEntries(Object.entries(jobListParams(read(page, query))).filter(([, value]) => value !== undefined));

describe("a town's page", () => {
  test('asks for its own municipality, by the slug that the API knows', () => {
    expect(requested('ango', '')).toEqual({ town: 'angolo-terme', sort: 'distance' });
    expect(addressOf('ango', '')).toBe('');
    expect(isFiltered(read('ango', ''))).toBe(false);
  });

  test('reads words, filters and radius', () => {
    expect(requested('iseo', 'search=cucina&category=ristorazione&type=Weekend&radius=25')).toEqual({
      town: 'iseo',
      sort: 'distance',
      search: 'cucina',
      category: 'Ristorazione',
      type: 'Weekend',
      radius: 25,
    });
    expect(addressOf('iseo', 'radius=25')).toBe('?v=1&radius=25');
    expect(isFiltered(read('iseo', 'radius=25'))).toBe(true);
  });

  test.each(['radius=15', 'radius=', 'radius=boh', 'radius=-5', 'radius=0', 'radius=NaN'])(
    '%s is the usual radius',
    (query) => expect(addressOf('iseo', query)).toBe(''),
  );

  test.each([
    ['radius=7', 5],
    ['radius=33', 35],
    ['radius=1000', 50],
    ['radius=1', undefined],
    ['radius=3', 5],
    ['radius=Infinity', 50],
  ])('%s is the nearest step of the slider', (query, radius) => {
    expect(requested('iseo', query).radius).toBe(radius);
  });

  test('without a slider there is one radius', () => {
    expect(requested('breno', 'radius=50')).toEqual({ town: 'breno', sort: 'distance' });
  });

  test('parameters of other lists, and unknown ones, are ignored', () => {
    const query = 'location=edolo&lat=45.9&lon=10.3&sort=title&category=boh&cursor=boh&town=edolo&utm_source=x';
    expect(requested('iseo', query)).toEqual({ town: 'iseo', sort: 'distance' });
  });

  test('shares a bounded set of addresses', () => {
    expect(sharedSearchPath('/lavoro-iseo', read('iseo', 'category=turismo&radius=33'), [])).toBe(
      '/lavoro-iseo?v=1&category=Turismo&radius=35',
    );
    expect(sharedSearchPath('/lavoro-iseo', read('iseo', 'search=cuoco'), [])).toBeNull();
  });
});
