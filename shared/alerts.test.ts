import { describe, expect, test } from 'vitest';
import { alertListPath, alertWords, WORDS } from './alert-words.ts';
import { createAlertBody, readAlertSearch, searchInAddress, writeAlertSearch } from './alerts.ts';
import { jobsQuery } from './jobs.ts';
import { MUNICIPALITIES } from './places/municipalities.ts';
import { resolvePlace } from './places/resolve-place.ts';

const saved = (query: string): string => writeAlertSearch(searchInAddress(new URLSearchParams(query)));

describe('a search is a versioned query string', () => {
  test.each([
    ['', 'v1:'],
    ['search=cuoco', 'v1:search=cuoco'],
    ['search=+cuoco+%20capo+', 'v1:search=cuoco+capo'],
    ['location=darfo', 'v1:location=Darfo+Boario+Terme'],
    ['location=Boario%20(BS)', 'v1:location=Darfo+Boario+Terme'],
    ['location=tutta+la+valle', 'v1:location=tutta+la+valle'],
    ['town=breno', 'v1:radius=15&town=breno'],
    ['town=breno&radius=30', 'v1:radius=30&town=breno'],
    ['lat=45.95678&lon=10.30456&radius=20', 'v1:lat=45.96&lon=10.3&radius=20'],
    // A position by itself only sorts.
    ['lat=45.95&lon=10.3', 'v1:'],
    ['category=sanitario&type=Part-time', 'v1:category=Sanit%C3%A0&type=Part-time'],
    ['start=2027-06&openings=true&search=bar', 'v1:openings=true&search=bar&start=2027-06'],
    ['type=Weekend&search=bar&sort=title&limit=20&cursor=abc', 'v1:search=bar&type=Weekend'],
  ])('%s is kept as %s', (query, text) => {
    expect(saved(query)).toBe(text);
    // What is kept is read as what it is, and written again as itself.
    expect(writeAlertSearch(readAlertSearch(text) ?? {})).toBe(text);
  });

  test('the same search is the same text, whatever the order of its parts', () => {
    expect(saved('type=Weekend&search=bar&category=turismo')).toBe(saved('category=TURISMO&search=bar&type=Weekend'));
  });

  test('the name of each municipality goes on to mean it', () => {
    expect(MUNICIPALITIES.filter(({ name, slug }) => resolvePlace(name)?.slug !== slug)).toEqual([]);
  });

  test.each([
    '',
    'search=cuoco',
    'v2:search=cuoco',
    'v0:',
    'v1',
    'v1:type=Notte',
    'v1:nonsense=1',
    'v1:start=2027-13',
    'v1:openings=3',
    'v1:town=milano',
    `v1:search=${'a'.repeat(2000)}`,
  ])('%s is none', (text) => {
    expect(readAlertSearch(text)).toBeNull();
    expect(createAlertBody.safeParse({ email: 'a@example.org', search: text }).success).toBe(false);
  });

  test('of an address only what is known and can be read is kept', () => {
    expect(saved('utm_source=x&search=cuoco&type=Notte&town=milano&lat=45.9&start=giugno&openings=si')).toBe(
      'v1:search=cuoco',
    );
    expect(saved(`search=${'a'.repeat(3000)}`)).toBe('v1:');
  });
});

describe('in words', () => {
  test.each([
    ['', 'Tutte le offerte della valle', '/offerte'],
    ['search=cuoco&location=edolo', '“cuoco” · Edolo', '/offerte?search=cuoco&location=Edolo'],
    [
      'category=ufficio&type=Full-time&contract=Stage/Tirocinio&experience=No+esperienza',
      'Ufficio e Amministrazione · Tempo pieno · Stage/Tirocinio · anche senza esperienza',
      '/offerte?category=Ufficio&type=Full-time&contract=Stage%2FTirocinio&experience=No+esperienza',
    ],
    [
      'start=2027-06&shift=notte&openings=true&meals=true',
      'con vitto · con più posti · turno: notte · inizio: giugno 2027',
      '/offerte?meals=true&openings=true&shift=notte&start=2027-06',
    ],
    ['town=angolo-terme&radius=30', 'Angolo Terme e dintorni, 30 km', '/lavoro-ango?radius=30'],
    ['town=breno&search=bar', '“bar” · Breno e dintorni, 15 km', '/lavoro-breno?search=bar'],
    [
      'lat=45.95&lon=10.3&radius=20',
      'entro 20 km dalla posizione che hai dato',
      '/offerte?lat=45.95&lon=10.3&radius=20',
    ],
  ])('%s', (query, words, path) => {
    const search = readAlertSearch(saved(query)) ?? {};
    expect(alertWords(search)).toBe(words);
    expect(alertListPath(search)).toBe(path);
  });

  test('every part of a list’s query has its words', () => {
    const parts = Object.keys(jobsQuery.shape).filter((part) => !['sort', 'limit', 'cursor'].includes(part));
    expect(Object.keys(WORDS)).toEqual(expect.arrayContaining(parts));
  });
});
