import { expect, test } from 'vitest';
import { alertText, chipText, filterLabel, JOB_FILTER_NAMES, jobFilter, valuesIn } from './job-filters.ts';
import { OTHER_LETTERS, storedFilter } from './stored-filters.ts';

/**
 * Every value that was ever stored under a number, in the order of the numbers from 1 on, and every letter of a filter. Values are
 * added at the end, never changed and never taken out: a number given to another value would make stored offers say what nobody wrote.
 */
const GIVEN = {
  category: `Ristorazione, Commercio, Turismo, Pulizie, Automotive, Sport, Sanità, Ufficio, Edilizia, Altro,
    Industria e artigianato, Trasporti, Agricoltura e bosco, Assistenza in famiglia, Bellezza`,
  type: 'Full-time, Part-time, Stagionale, Weekend',
  contract: `Contratto indeterminato, Contratto determinato, Contratto stagionale, Stage/Tirocinio, Collaborazione`,
  experience: 'No esperienza, Esperienza preferita, Esperienza richiesta',
  shift: 'mattina, pomeriggio, sera, notte, fine settimana',
  licence: 'B, C, CE, D',
  requirement: `Italiano, Inglese, Tedesco, Francese, Spagnolo, Rumeno, Albanese, Arabo, Ucraino, Russo, Auto propria, OSS, ASA,
    Albo infermieri, Albo fisioterapisti, Educatore/rice professionale, Corso di assistente familiare,
    ASO studio odontoiatrico, BLSD, HACCP, Somministrazione alimenti e bevande, Diploma alberghiero, Sommelier,
    Patentino muletto, Patentino piattaforme elevabili PLE, Patentino gru, Patentino carroponte,
    Patentino escavatore e movimento terra, Patentino trattore, Patentino fitosanitario, Patentino saldatore,
    Patentino F-gas, Operatore/rice forestale con motosega, Abilitazione impianti a fune, CQC merci, CQC persone,
    ADR merci pericolose, Carta tachigrafica, Sicurezza lavoratori, Preposto, RSPP, Primo soccorso, Antincendio,
    Lavori in quota, Spazi confinati, Ponteggi PiMUS, PES/PAV/PEI lavori elettrici, Requisiti DM 37/2008 impianti,
    Qualifica di meccatronico, Maestro/a di sci, Guida alpina, Accompagnatore/rice di media montagna,
    Guida turistica, Assistente bagnanti, Istruttore/rice sportivo, Qualifica di acconciatore/rice,
    Qualifica di estetista, Guardia giurata, Abilitazione all’insegnamento, ICDL, Diploma di maturità,
    Qualifica professionale IeFP, Laurea`,
  minPay: '1000, 1200, 1400, 1600, 1800, 2000, 2500, 3000',
} as const;

const LETTERS =
  'category c, type t, contract k, experience e, pay p, housing h, meals m, openings o, shift s, licence l, requirement r, start d, minPay g, unpaid u, urgent n, location w, audience y';

test('the number of a value is the one that it was given, and no other value has it', () => {
  const given: Readonly<Record<string, string>> = GIVEN;
  for (const name of JOB_FILTER_NAMES) {
    const { numbers = {} } = storedFilter(name) ?? {};
    for (const [value, number] of Object.entries(numbers))
      expect(given[name]?.split(/,\s+/)[number - 1], `${name}, number ${number}`).toBe(value);
    expect(new Set(Object.values(numbers)).size).toBe(Object.keys(numbers).length);
  }
});

test('the letter of a filter is its own for good', () => {
  const filters = JOB_FILTER_NAMES.map((name) => [name, storedFilter(name)?.letter] as const);
  const stored = [...filters, ...Object.entries(OTHER_LETTERS)].filter(([, letter]) => letter !== undefined);
  for (const [name, letter] of stored) expect(LETTERS.split(', ')).toContain(`${name} ${letter}`);
  expect(new Set(stored.map(([, letter]) => letter)).size).toBe(stored.length);
});

test('no value holds what parts several in a query, or takes one off in a form', () => {
  for (const name of JOB_FILTER_NAMES)
    for (const value of jobFilter(name).values ?? []) expect(value, name).toMatch(/^[\p{L}\d][^,|()[\]{}.*+?^$\\]*$/u);
});

test('several values are said in one part, in the order that they are given', () => {
  expect(alertText('type', ['Part-time', 'Weekend'])).toBe('Part-time o solo weekend');
  expect(chipText('shift', ['sera', 'notte'])).toBe('Turni: sera o notte');
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
  ['housing', 'true', 'Alloggio', 'Alloggio', 'con alloggio'],
  ['shift', 'notte', 'notte', 'Turni: notte', 'turni: notte'],
  ['licence', 'CE', 'CE', 'Patente CE', 'con patente CE'],
  ['requirement', 'HACCP', 'HACCP', 'Requisiti: HACCP', 'con requisito HACCP'],
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
