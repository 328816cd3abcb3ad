import { expect, test } from 'vitest';
import { alertText, chipText, filterLabel, JOB_FILTER_NAMES, jobFilter, valuesIn } from './job-filters.ts';
import {
  CATEGORY_NUMBERS,
  CONTRACT_NUMBERS,
  EXPERIENCE_NUMBERS,
  LICENCE_NUMBERS,
  MIN_PAY_NUMBERS,
  SHIFT_NUMBERS,
  TYPE_NUMBERS,
} from './job-values.ts';
import { REQUIREMENT_NUMBERS } from './requirement-values.ts';
import { storedFilter } from './stored-filters.ts';

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
  requirement: {
    1: 'Italiano',
    2: 'Inglese',
    3: 'Tedesco',
    4: 'Francese',
    5: 'Spagnolo',
    6: 'Rumeno',
    7: 'Albanese',
    8: 'Arabo',
    9: 'Ucraino',
    10: 'Russo',
    11: 'Auto propria',
    12: 'OSS',
    13: 'ASA',
    14: 'Albo infermieri',
    15: 'Albo fisioterapisti',
    16: 'Educatore/rice professionale',
    17: 'Corso di assistente familiare',
    18: 'ASO studio odontoiatrico',
    19: 'BLSD',
    20: 'HACCP',
    21: 'Somministrazione alimenti e bevande',
    22: 'Diploma alberghiero',
    23: 'Sommelier',
    24: 'Patentino muletto',
    25: 'Patentino piattaforme elevabili PLE',
    26: 'Patentino gru',
    27: 'Patentino carroponte',
    28: 'Patentino escavatore e movimento terra',
    29: 'Patentino trattore',
    30: 'Patentino fitosanitario',
    31: 'Patentino saldatore',
    32: 'Patentino F-gas',
    33: 'Operatore/rice forestale con motosega',
    34: 'Abilitazione impianti a fune',
    35: 'CQC merci',
    36: 'CQC persone',
    37: 'ADR merci pericolose',
    38: 'Carta tachigrafica',
    39: 'Sicurezza lavoratori',
    40: 'Preposto',
    41: 'RSPP',
    42: 'Primo soccorso',
    43: 'Antincendio',
    44: 'Lavori in quota',
    45: 'Spazi confinati',
    46: 'Ponteggi PiMUS',
    47: 'PES/PAV/PEI lavori elettrici',
    48: 'Requisiti DM 37/2008 impianti',
    49: 'Qualifica di meccatronico',
    50: 'Maestro/a di sci',
    51: 'Guida alpina',
    52: 'Accompagnatore/rice di media montagna',
    53: 'Guida turistica',
    54: 'Assistente bagnanti',
    55: 'Istruttore/rice sportivo',
    56: 'Qualifica di acconciatore/rice',
    57: 'Qualifica di estetista',
    58: 'Guardia giurata',
    59: 'Abilitazione all’insegnamento',
    60: 'ICDL',
    61: 'Diploma di maturità',
    62: 'Qualifica professionale IeFP',
    63: 'Laurea',
  },
  minPay: { 1: '1000', 2: '1200', 3: '1400', 4: '1600', 5: '1800', 6: '2000', 7: '2500', 8: '3000' },
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
  r: 'requirement',
  d: 'start',
  g: 'minPay',
  u: 'unpaid',
  w: 'location',
} as const;

test('the number of a value is the one that it was given, and no other value has it', () => {
  const given: Readonly<Record<string, Readonly<Record<string, string>>>> = GIVEN;
  for (const name of JOB_FILTER_NAMES)
    for (const [value, number] of Object.entries(storedFilter(name)?.numbers ?? {}))
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
    MIN_PAY_NUMBERS,
    REQUIREMENT_NUMBERS,
  ])
    expect(new Set(Object.values(numbers)).size).toBe(Object.keys(numbers).length);
});

test('the letter of a filter is its own for good', () => {
  const letters: Readonly<Record<string, string>> = LETTERS;
  const stored = JOB_FILTER_NAMES.flatMap((name) => storedFilter(name)?.letter ?? []);
  expect(new Set(stored).size).toBe(stored.length);
  for (const name of JOB_FILTER_NAMES)
    if (storedFilter(name)) expect(letters[storedFilter(name)?.letter ?? ''], name).toBe(name);
});

test('no value holds what parts several in a query, or takes one off in a form', () => {
  for (const name of JOB_FILTER_NAMES)
    for (const value of jobFilter(name).values ?? []) expect(value, name).toMatch(/^[\p{L}\d][^,|()[\]{}.*+?^$\\]*$/u);
});

test('several values are said in one part, in the order that they are given', () => {
  expect(alertText('type', ['Part-time', 'Weekend'])).toBe('Part-time o solo weekend');
  expect(chipText('shift', ['sera', 'notte'])).toBe('Turno: sera o notte');
  expect(alertText('licence', ['B', 'CE'])).toBe('con patente B o CE');
  expect(alertText('experience', ['No esperienza', 'Esperienza preferita'])).toBe(
    'anche senza esperienza o con esperienza preferita',
  );
});

test.each([
  ['type', 'Weekend,Part-time', ['Part-time', 'Weekend']],
  ['type', 'Weekend,Weekend,Notte', ['Weekend']],
  ['category', ' TURISMO,sanitario,', ['Turismo', 'Sanità']],
  ['type', '', []],
] as const)('%s=%s names each value once, in the order of the filter', (name, text, values) => {
  expect(valuesIn(name, text)).toEqual(values);
});

test('every value that is stored has a number', () => {
  for (const name of JOB_FILTER_NAMES) {
    const { values } = jobFilter(name);
    const stored = storedFilter(name);
    if (values && stored) expect(Object.keys(stored.numbers ?? {}), name).toEqual(values);
  }
});

test.each([
  ['type', 'Weekend', 'Solo weekend', 'Solo weekend', 'Solo weekend'],
  ['experience', 'No esperienza', 'No esperienza', 'No esperienza', 'anche senza esperienza'],
  ['housing', 'true', 'Con alloggio', 'Con alloggio', 'con alloggio'],
  ['shift', 'notte', 'notte', 'Turno: notte', 'turno: notte'],
  ['licence', 'CE', 'CE', 'Patente CE', 'con patente CE'],
  ['requirement', 'HACCP', 'HACCP', 'Requisito: HACCP', 'con requisito HACCP'],
  ['start', '2027-06', 'giugno 2027', 'Inizio: giugno 2027', 'inizio: giugno 2027'],
  ['minPay', '1400', '1.400 € al mese', 'Almeno 1.400 € al mese', 'almeno 1.400 € al mese'],
  ['unpaid', 'true', 'Mostra anche offerte senza paga', 'Mostra anche offerte senza paga', null],
  ['posted', '0', 'Oggi', 'Pubblicate oggi', null],
  ['posted', '3', 'Ultimi 3 giorni', 'Ultimi 3 giorni', null],
] as const)('%s=%s is said as a choice, a chip and an alert', (name, value, label, chip, alert) => {
  expect([filterLabel(name, value), chipText(name, [value]), alertText(name, [value])]).toEqual([label, chip, alert]);
});

test.each([
  [{ salaryMin: 1399, salaryPeriod: 'mese' }, '1200'],
  [{ salaryMin: 1200, salaryMax: 1600, salaryPeriod: 'mese' }, '1600'],
  [{ salaryMax: 1500, salaryPeriod: 'mese' }, '1400'],
  [{ salaryMin: 10, salaryPeriod: 'ora' }, '1600'],
  [{ salaryMin: 10, salaryPeriod: 'ora', weeklyHours: 20 }, undefined],
  [{ salaryMin: 36_000, salaryPeriod: 'anno' }, '3000'],
  [{ salaryMin: 90_000, salaryPeriod: 'anno' }, '3000'],
  [{ salaryMin: 100, salaryPeriod: 'servizio' }, undefined],
  [{}, undefined],
] as const)('%j reaches the least pay of %s a month', (job, step) => {
  expect(storedFilter('minPay')?.stated(job)).toBe(step);
});
