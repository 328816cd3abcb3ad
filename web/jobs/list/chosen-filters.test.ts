import { describe, expect, test } from 'vitest';
import { chosenFilters } from './chosen-filters.ts';
import { alertPath, isFiltered, jobSearchPath, readJobSearch } from './job-search.ts';
import { chosenFilter } from './no-jobs.tsx';

const read = (query: string) => readJobSearch(new URLSearchParams(query));

/** A filter that is nothing without another one. */
const LEAVES_WITH: Readonly<Record<string, string>> = {
  Edolo: 'Entro 10 km',
  'Almeno 1.400 € al mese': 'Mostra anche offerte senza paga',
};

const ALL =
  'v=1&search=cuoco&location=Edolo&exact=true&category=Ristorazione&urgent=true&type=Part-time&contract=Collaborazione' +
  '&experience=No+esperienza&minPay=1400&unpaid=true&pay=true&housing=true&meals=true&openings=true&shift=sera&licence=B&requirement=HACCP&start=2027-06&posted=3' +
  '&radius=10&sort=distance';

const AROUND = 'location=Edolo&radius=10';

describe('a search in the address', () => {
  test('is written as it is read, with its version first', () => {
    expect(jobSearchPath('/offerte', read(ALL))).toBe(`/offerte?${ALL}`);
    expect(isFiltered(read(''))).toBe(false);
    expect(jobSearchPath('/offerte', read('v=1&search=&location='))).toBe('/offerte');
  });

  test.each([
    ['of a version that there is none of is read what can be read', 'v=9&search=cuoco', 'v=1&search=cuoco'],
    ['of several values the first counts', 'category=turismo&category=pulizie', 'v=1&category=Turismo'],
    ['of a group of boxes all count', 'type=Weekend&type=&type=Part-time', 'v=1&type=Part-time%2CWeekend'],
    [
      'in one order, once each, and what is unknown is none',
      'type=Weekend,Notte,Part-time,Weekend',
      'v=1&type=Part-time%2CWeekend',
    ],
    ['steps of one scale are one', 'minPay=1200,1400', ''],
    ['relevance is the usual order of a text', 'search=cuoco&sort=relevance', 'v=1&search=cuoco'],
    ['newest first must be said with a text', 'search=cuoco&sort=recent', 'v=1&search=cuoco&sort=recent'],
    ['and is the usual order without', 'sort=recent', ''],
    ['nearest first is the usual order around a place', 'location=Edolo&radius=10&sort=distance', `v=1&${AROUND}`],
    ['where newest first must be said', `${AROUND}&sort=recent`, `v=1&${AROUND}&sort=recent`],
    ['nothing is measured from nowhere', 'radius=10&sort=distance', ''],
    ['a radius around a place is a step', 'location=Edolo&radius=12', 'v=1&location=Edolo&radius=10'],
    ['letter by letter needs a text', 'exact=true', ''],
    ['an unknown age is none', 'posted=5', ''],
    ['offers without pay are let in beside a least pay only', 'unpaid=true', ''],
    ['what is no cursor is none', 'cursor=%F0%9F%8D%95', ''],
    ['names of objects are no parameters', '__proto__=x&constructor=y&search=bar', 'v=1&search=bar'],
  ])('%s', (_what, query, written) => {
    expect(jobSearchPath('', read(query))).toBe(written === '' ? '' : `?${written}`);
  });

  test('an alert is about what is looked for', () => {
    expect(alertPath(read(ALL))).toBe(
      `/avvisi?${ALL.replace('v=1&', '').replace('&exact=true', '').replace('&posted=3', '').replace('&unpaid=true', '').replace('&sort=distance', '')}`,
    );
  });
});

describe('the filters that are on', () => {
  test('each says what it is, and is what is missing without it', () => {
    const filters = chosenFilters(read(ALL));
    expect(filters.map(({ label }) => label)).toEqual([
      '“cuoco”',
      'Edolo',
      'Entro 10 km',
      'Ristorazione',
      'Serve subito',
      'Part-time',
      'Collaborazione',
      'No esperienza',
      'Almeno 1.400 € al mese',
      'Mostra anche offerte senza paga',
      'Ultimi 3 giorni',
      'Con paga indicata',
      'Alloggio',
      'Vitto',
      'Più persone cercate',
      'Inizio: giugno 2027',
      'Turni: sera',
      'Patente B',
      'Requisiti: HACCP',
    ]);
    for (const { label, off } of filters)
      expect(chosenFilters(off(read(ALL))).map((left) => left.label)).toEqual(
        filters.map((other) => other.label).filter((other) => other !== label && LEAVES_WITH[label] !== other),
      );
  });

  test('each value is one, and leaves the others', () => {
    const search = read('type=Part-time,Weekend&licence=B,C,CE');
    expect(chosenFilters(search).map(({ label, off }) => [label, jobSearchPath('', off(search))])).toEqual([
      ['Part-time', '?v=1&type=Weekend&licence=B%2CC%2CCE'],
      ['Solo weekend', '?v=1&type=Part-time&licence=B%2CC%2CCE'],
      ['Patente B', '?v=1&type=Part-time%2CWeekend&licence=C%2CCE'],
      ['Patente C', '?v=1&type=Part-time%2CWeekend&licence=B%2CCE'],
      ['Patente CE', '?v=1&type=Part-time%2CWeekend&licence=B%2CC'],
    ]);
  });

  test('a filter less is all of its values', () => {
    const search = read('type=Part-time,Weekend&licence=B');
    const whole = chosenFilter(search, 'type');
    expect([whole?.label, whole && jobSearchPath('', whole.off(search))]).toEqual([
      'Part-time o solo weekend',
      '?v=1&licence=B',
    ]);
    expect(chosenFilter(read('licence=B'), 'type')).toBeUndefined();
  });

  test('the position of the visitor is one, wherever it is', () => {
    const search = read('lat=45.96&lon=10.3&radius=20');
    const [near, ...others] = chosenFilters(search);
    expect([near?.label, others]).toEqual(['Entro 20 km da me', []]);
    expect(near && isFiltered(near.off(search))).toBe(false);
  });

  test('the order and the page are none', () => {
    expect(chosenFilters(read('sort=title'))).toEqual([]);
  });
});
