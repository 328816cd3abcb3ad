import { expect, test } from 'vitest';
import { JOB_FILTER_NAMES, jobFilter } from '../../../shared/job-filters.ts';
import { SHIFTS } from '../../../shared/job-values.ts';
import { MUNICIPALITIES } from '../../../shared/places/municipalities.ts';
import { storedFilter } from '../../../shared/stored-filters.ts';
import { newJobRow } from '../../testing/factories.ts';
import {
  codesOf,
  type FilterValue,
  facetOf,
  facetsFinding,
  facetsOf,
  readCodes,
  valueOfFacet,
} from './stored-values.ts';

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
const VALUES: readonly FilterValue[] = [
  { filter: 'category', value: 'Altro' },
  { filter: 'type', value: 'Weekend' },
  { filter: 'contract', value: 'Collaborazione' },
  { filter: 'experience', value: 'Esperienza richiesta' },
  { filter: 'minPay', value: '1400' },
  { filter: 'pay', value: 'true' },
  { filter: 'housing', value: 'true' },
  { filter: 'openings', value: 'true' },
  ...SHIFTS.map((value): FilterValue => ({ filter: 'shift', value })),
  { filter: 'licence', value: 'CE' },
  { filter: 'requirement', value: 'Tedesco' },
  { filter: 'start', value: '2099-12' },
  { filter: 'location', value: 'vione' },
];

test('codes are stored as letters and numbers, and read as they were written, with the steps below', () => {
  expect(codesOf(FULL)).toBe('c10t4k5e3g3phos1s2s3s4s5l3r3d209912w017202');
  const below = ['1000', '1200'].map((value): FilterValue => ({ filter: 'minPay', value }));
  expect(readCodes(codesOf(FULL))).toEqual([...VALUES.slice(0, 4), ...below, ...VALUES.slice(4)]);
});

test('a step finds what says it or a higher one, and nothing else does', () => {
  expect(facetsFinding({ filter: 'minPay', value: '2000' })).toEqual(['minpay2000', 'minpay2500', 'minpay3000']);
  expect(facetsFinding({ filter: 'category', value: 'Altro' })).toEqual(['categoryaltro']);
  expect(codesOf(newJobRow({ ownerId: 1, location: 'Vione' }))).toContain('u');
});

test('facets stand for the same values', () => {
  expect(
    facetsOf({ ...FULL, cell: null })
      .split(' ')
      .flatMap((word) => valueOfFacet(word) ?? []),
  ).toEqual(VALUES);
});

test('a code that stands for nothing any more is left out', () => {
  expect(readCodes('c99q7t4w999999z')).toEqual([{ filter: 'type', value: 'Weekend' }]);
});

test('the order of a value in its list, and of a municipality in the file, changes nothing that is stored', () => {
  const codes = JOB_FILTER_NAMES.flatMap((name) => Object.values(storedFilter(name)?.numbers ?? {}));
  expect(codes.every((number) => Number.isInteger(number) && number > 0)).toBe(true);
  for (const { name, slug, istat } of MUNICIPALITIES)
    expect(readCodes(`w${istat}`), name).toEqual([{ filter: 'location', value: slug }]);
});

test('each value has a word of its own, which begins like none that triggers know', () => {
  const values = JOB_FILTER_NAMES.filter((name) => storedFilter(name)).flatMap((filter) =>
    (jobFilter(filter).values ?? ['true']).map((value) => ({ filter, value })),
  );
  const words = [...values, ...MUNICIPALITIES.map(({ slug }) => ({ filter: 'location' as const, value: slug }))].map(
    facetOf,
  );
  expect(new Set(words).size).toBe(words.length);
  // Positions, windows of days and slots of hours.
  expect(words.filter((word) => /^(cell|posted|slot)/.test(word))).toEqual([]);
});
