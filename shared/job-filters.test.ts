import { expect, test } from 'vitest';
import { alertText, chipText, filterLabel, JOB_FILTER_NAMES, jobFilter } from './job-filters.ts';
import {
  CATEGORY_NUMBERS,
  CONTRACT_NUMBERS,
  EXPERIENCE_NUMBERS,
  LICENCE_NUMBERS,
  SHIFT_NUMBERS,
  TYPE_NUMBERS,
} from './job-values.ts';

/**
 * Every number that a value was ever stored under, and every letter of a filter. Lines are added, never changed and never taken
 * out: a number given to another value would make stored offers say what nobody wrote.
 */
const GIVEN = {
  category: {
    1: 'Ristorazione',
    2: 'Commercio',
    3: 'Turismo',
    4: 'Pulizie',
    5: 'Automotive',
    6: 'Sport',
    7: 'Sanità',
    8: 'Ufficio',
    9: 'Edilizia',
    10: 'Altro',
    11: 'Industria e artigianato',
    12: 'Trasporti',
    13: 'Agricoltura e bosco',
    14: 'Assistenza in famiglia',
    15: 'Bellezza',
  },
  type: { 1: 'Full-time', 2: 'Part-time', 3: 'Stagionale', 4: 'Weekend' },
  contract: {
    1: 'Contratto indeterminato',
    2: 'Contratto determinato',
    3: 'Contratto stagionale',
    4: 'Stage/Tirocinio',
    5: 'Collaborazione',
  },
  experience: { 1: 'No esperienza', 2: 'Esperienza preferita', 3: 'Esperienza richiesta' },
  shift: { 1: 'mattina', 2: 'pomeriggio', 3: 'sera', 4: 'notte', 5: 'fine settimana' },
  licence: { 1: 'B', 2: 'C', 3: 'CE', 4: 'D' },
} as const;

const LETTERS = {
  c: 'category',
  t: 'type',
  k: 'contract',
  e: 'experience',
  p: 'pay',
  h: 'housing',
  m: 'meals',
  o: 'openings',
  s: 'shift',
  l: 'licence',
  d: 'start',
  w: 'location',
} as const;

test('the number of a value is the one that it was given, and no other value has it', () => {
  const given: Readonly<Record<string, Readonly<Record<string, string>>>> = GIVEN;
  for (const name of JOB_FILTER_NAMES)
    for (const [value, number] of Object.entries(jobFilter(name).stored?.numbers ?? {}))
      expect(given[name]?.[number], `${name}, number ${number}`).toBe(value);
});

test('no list gives a number twice', () => {
  for (const numbers of [
    CATEGORY_NUMBERS,
    TYPE_NUMBERS,
    CONTRACT_NUMBERS,
    EXPERIENCE_NUMBERS,
    SHIFT_NUMBERS,
    LICENCE_NUMBERS,
  ])
    expect(new Set(Object.values(numbers)).size).toBe(Object.keys(numbers).length);
});

test('the letter of a filter is its own for good', () => {
  const letters: Readonly<Record<string, string>> = LETTERS;
  const stored = JOB_FILTER_NAMES.flatMap((name) => jobFilter(name).stored?.letter ?? []);
  expect(new Set(stored).size).toBe(stored.length);
  for (const name of JOB_FILTER_NAMES)
    if (jobFilter(name).stored) expect(letters[jobFilter(name).stored?.letter ?? ''], name).toBe(name);
});

test('every value that is stored has a number', () => {
  for (const name of JOB_FILTER_NAMES) {
    const { kind, values, stored } = jobFilter(name);
    if (kind === 'one' && stored) expect(Object.keys(stored.numbers ?? {}), name).toEqual(values);
  }
});

test.each([
  ['type', 'Weekend', 'Solo weekend', 'Solo weekend', 'Solo weekend'],
  ['experience', 'No esperienza', 'No esperienza', 'No esperienza', 'anche senza esperienza'],
  ['housing', 'true', 'Con alloggio', 'Con alloggio', 'con alloggio'],
  ['shift', 'notte', 'notte', 'Turno: notte', 'turno: notte'],
  ['licence', 'CE', 'CE', 'Patente CE', 'con patente CE'],
  ['start', '2027-06', 'giugno 2027', 'Inizio: giugno 2027', 'inizio: giugno 2027'],
  ['posted', '0', 'Oggi', 'Pubblicate oggi', null],
  ['posted', '3', 'Ultimi 3 giorni', 'Ultimi 3 giorni', null],
] as const)('%s=%s is said as a choice, a chip and an alert', (name, value, label, chip, alert) => {
  expect([filterLabel(name, value), chipText(name, value), alertText(name, value)]).toEqual([label, chip, alert]);
});
