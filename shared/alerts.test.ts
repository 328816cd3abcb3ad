import { describe, expect, test } from 'vitest';
import { alertListPath, alertWords } from './alert-words.ts';
import { createAlertBody, readAlertSearch, searchInAddress, writeAlertSearch } from './alerts.ts';
import { JOB_FILTER_NAMES, jobFilter } from './job-filters.ts';
import { MUNICIPALITIES } from './places/municipalities.ts';
import { resolvePlace } from './places/resolve-place.ts';

const saved = (query: string): string => writeAlertSearch(searchInAddress(new URLSearchParams(query)));

describe('a search is a versioned query string', () => {
  test.each([
    ['', 'v1:'],
    ['search=+cuoco+%20capo+', 'v1:search=cuoco+capo'],
    ['location=Boario%20(BS)', 'v1:location=Darfo+Boario+Terme'],
    ['town=breno', 'v1:radius=15&town=breno'],
    ['location=edolo&radius=10', 'v1:location=Edolo&radius=10'],
    // Around what is no municipality there is no radius.
    ['location=tutta+la+valle&radius=10', 'v1:location=tutta+la+valle'],
    ['lat=45.95678&lon=10.30456&radius=20', 'v1:lat=45.96&lon=10.3&radius=20'],
    // A position by itself only sorts.
    ['lat=45.95&lon=10.3', 'v1:'],
    // A CAP is the municipality that has it to itself; one of several stands for all of them, and has no middle.
    ['location=25056&radius=20', 'v1:location=Ponte+di+Legno&radius=20'],
    ['location=25040&radius=20', 'v1:location=25040'],
    ['category=sanitario&type=Part-time', 'v1:category=Sanit%C3%A0&type=Part-time'],
    ['type=Weekend,Part-time&category=turismo,sanitario', 'v1:category=Sanit%C3%A0%2CTurismo&type=Part-time%2CWeekend'],
    ['start=2027-06&openings=true&search=bar', 'v1:openings=true&search=bar&start=2027-06'],
    ['type=Weekend&search=bar&sort=title&limit=20&cursor=abc', 'v1:search=bar&type=Weekend'],
    ['v=1&search=bar&posted=3&exact=true&sort=relevance', 'v1:search=bar'],
    // Unknown versions are read as far as possible.
    ['v=7&search=bar', 'v1:search=bar'],
  ])('%s is kept as %s', (query, text) => {
    expect(saved(query)).toBe(text);
    // A stored search is read and written again unchanged.
    expect(writeAlertSearch(readAlertSearch(text) ?? {})).toBe(text);
  });

  test('a search keeps its text when a list of values gets another order', () => {
    const query = searchInAddress(new URLSearchParams('type=Weekend,Part-time'));
    expect(writeAlertSearch({ ...query, type: query.type?.toReversed() })).toBe(writeAlertSearch(query));
  });

  test('the name of each municipality goes on to mean it', () => {
    expect(MUNICIPALITIES.filter(({ name, slug }) => resolvePlace(name)?.slug !== slug)).toEqual([]);
  });

  test.each([
    'search=cuoco',
    'v2:search=cuoco',
    'v1:type=Notte',
    'v1:nonsense=1',
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

  test.each([
    ['lat=45', 'v1:'],
    ['radius=10', 'v1:'],
    ['lat=99&lon=10&radius=10&search=cuoco', 'v1:search=cuoco'],
    ['lon=10&radius=20&location=tutta+la+valle', 'v1:location=tutta+la+valle'],
    ['lat=45&radius=20&town=breno', 'v1:radius=20&town=breno'],
  ])('half a position is none: %s is kept as %s', (query, text) => {
    expect(saved(query)).toBe(text);
  });
});

describe('in words', () => {
  test.each([
    ['', 'Tutte le offerte della valle', '/offerte'],
    ['search=cuoco&location=edolo', '“cuoco” · Edolo', '/offerte?v=1&search=cuoco&location=Edolo'],
    [
      'category=ufficio&type=Full-time&contract=Stage/Tirocinio&experience=No+esperienza',
      'Ufficio e Amministrazione · Tempo pieno · Stage/Tirocinio · anche senza esperienza',
      '/offerte?v=1&category=Ufficio&type=Full-time&contract=Stage%2FTirocinio&experience=No+esperienza',
    ],
    [
      'start=2027-06&licence=B&shift=notte&openings=true&meals=true',
      'con vitto · con più persone cercate · turni: notte · con patente B · inizio: giugno 2027',
      '/offerte?v=1&meals=true&openings=true&shift=notte&licence=B&start=2027-06',
    ],
    ['town=angolo-terme&radius=30', 'Angolo Terme e dintorni, 30 km', '/lavoro-ango?v=1&radius=30'],
    [
      'type=Weekend,Part-time&licence=C,B',
      'Part-time o solo weekend · con patente B o C',
      '/offerte?v=1&type=Part-time%2CWeekend&licence=B%2CC',
    ],
    [
      'lat=45.95&lon=10.3&radius=20',
      'entro 20 km dalla posizione che hai dato',
      '/offerte?v=1&lat=45.95&lon=10.3&radius=20',
    ],
  ])('%s', (query, words, path) => {
    const search = readAlertSearch(saved(query)) ?? {};
    expect(alertWords(search)).toBe(words);
    expect(alertListPath(search)).toBe(path);
  });

  test.each(JOB_FILTER_NAMES.filter((name) => jobFilter(name).alert !== null))('%s is said, in one part', (name) => {
    const { kind, values } = jobFilter(name);
    const value = kind === 'month' ? '2027-06' : (values?.[0] ?? 'true');
    const words = alertWords(readAlertSearch(saved(`${name}=${value}`)) ?? {});
    expect(words).not.toBe(alertWords({}));
    expect(words).not.toContain(' · ');
  });
});
