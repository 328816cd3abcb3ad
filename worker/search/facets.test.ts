import { expect, test } from 'vitest';
import { JOB_FILTER_NAMES } from '../../shared/job-filters.ts';
import { SHIFTS } from '../../shared/job-values.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { storedFilter } from '../../shared/stored-filters.ts';
import { newJobRow } from '../testing/factories.ts';
import { codesOf, facet, readCodes, townFacet } from './facets.ts';

const FULL = newJobRow({
  ownerId: 1,
  location: 'Vione',
  category: 'Altro',
  type: 'Weekend',
  contract: 'Collaborazione',
  experience: 'Esperienza richiesta',
  salaryMax: 1450,
  salaryPeriod: 'mese',
  housing: true,
  openings: 2,
  shifts: [...SHIFTS],
  licence: 'CE',
  requirements: [
    { what: 'Tedesco', level: 'B1', reason: null, preferred: true },
    { what: 'Saper ballare', level: null, reason: null, preferred: false },
  ],
  startDate: '2099-12-31',
});

test('codes are stored as letters and numbers, and read as they were written, with the steps below', () => {
  expect(codesOf(FULL)).toBe('c10t4k5e3g3phos1s2s3s4s5l3r3d209912w017202');
  expect(readCodes(codesOf(FULL))).toEqual([
    facet('category', 'Altro'),
    facet('type', 'Weekend'),
    facet('contract', 'Collaborazione'),
    facet('experience', 'Esperienza richiesta'),
    ...['1000', '1200', '1400'].map((value) => facet('minPay', value)),
    facet('pay', 'true'),
    facet('housing', 'true'),
    facet('openings', 'true'),
    ...SHIFTS.map((value) => facet('shift', value)),
    facet('licence', 'CE'),
    facet('requirement', 'Tedesco'),
    facet('start', '2099-12'),
    townFacet('vione'),
  ]);
  expect(codesOf(newJobRow({ ownerId: 1, location: 'Vione' }))).toContain('u');
});

test('a code that stands for nothing any more is left out', () => {
  expect(readCodes('c99q7t4w999999z')).toEqual([facet('type', 'Weekend')]);
});

test('every value has a code of its own, which leads to it, whatever its order in the list', () => {
  for (const name of JOB_FILTER_NAMES) {
    const { letter, numbers = {} } = storedFilter(name) ?? {};
    for (const [value, number] of Object.entries(numbers))
      if (letter) expect(readCodes(`${letter}${number}`).at(-1), value).toEqual(facet(name, value));
  }
  for (const { name, slug, istat } of MUNICIPALITIES) expect(readCodes(`w${istat}`), name).toEqual([townFacet(slug)]);
});

test.each([
  ['Breno e Darfo Boario Terme', ['breno', 'darfo-boario-terme']],
  ['Boario', ['darfo-boario-terme']],
  ['Via Lovere 3, Iseo', ['iseo']],
  ['25056', ['ponte-di-legno']],
  ['Brenone', []],
  ['tutta la valle', []],
])('%s is found under %j', (location, slugs) => {
  const { codes } = newJobRow({ ownerId: 1, location });
  expect(readCodes(codes).flatMap(({ filter, value }) => (filter === 'location' ? value : []))).toEqual(slugs);
});
