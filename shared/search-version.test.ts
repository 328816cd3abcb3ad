import { describe, expect, test } from 'vitest';
import { migrateSearch, SEARCH_VERSION, searchPath } from './search-version.ts';

describe('an address of today', () => {
  test('without a version is of the first', () => {
    expect(migrateSearch({ search: 'cuoco' })).toEqual({ search: 'cuoco' });
    expect(migrateSearch({ v: '1', search: 'cuoco' })).toEqual({ search: 'cuoco' });
    expect(migrateSearch({ v: String(SEARCH_VERSION), location: 'Edolo' })).toEqual({ location: 'Edolo' });
  });

  test.each(['0', '2', '99999', '1.0', '01', ''])('of version "%s" there is none', (v) => {
    expect(migrateSearch({ v, search: 'cuoco' })).toBeNull();
  });

  test('carries its version wherever it carries anything', () => {
    expect(searchPath('/offerte', {})).toBe('/offerte');
    expect(searchPath('/offerte', { search: '', type: undefined })).toBe('/offerte');
    expect(searchPath('/offerte', { search: 'cuoco' })).toBe('/offerte?v=1&search=cuoco');
    expect(searchPath('/offerte', { v: undefined, search: 'cuoco' })).toBe('/offerte?v=1&search=cuoco');
  });
});

/** An invented next version: the hours get a name of their own, and there may be several places. */
const renamed = ({ type, ...rest }: Readonly<Record<string, string>>) => (type ? { ...rest, hours: type } : rest);
const several = ({ location, ...rest }: Readonly<Record<string, string>>) =>
  location ? { ...rest, places: location } : rest;

describe('the next version', () => {
  test('reads what was kept in this one', () => {
    const old = { search: 'cuoco', type: 'Part-time' };
    expect(migrateSearch(old, [renamed])).toEqual({ search: 'cuoco', hours: 'Part-time' });
    expect(migrateSearch({ v: '1', ...old }, [renamed])).toEqual({ search: 'cuoco', hours: 'Part-time' });
  });

  test('and the one after it goes through both', () => {
    const old = { type: 'Part-time', location: 'Edolo' };
    expect(migrateSearch(old, [renamed, several])).toEqual({ hours: 'Part-time', places: 'Edolo' });
    expect(migrateSearch({ v: '2', ...old }, [renamed, several])).toEqual({ type: 'Part-time', places: 'Edolo' });
    expect(migrateSearch({ v: '3', ...old }, [renamed, several])).toEqual(old);
  });
});
