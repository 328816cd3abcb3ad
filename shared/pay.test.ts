import { describe, expect, test } from 'vitest';
import { JOB_CONTRACTS, type SalaryPeriod } from './job-values.ts';
import { payText } from './pay.ts';
import { inAYear, payHelp, yearlyPay } from './pay-equivalents.ts';
import { lacksPay, needsPay } from './pay-needed.ts';

test.each<[number | null, number | null, SalaryPeriod | null, boolean, string | null]>([
  [1400, 1600, 'mese', false, '1.400–1.600 € al mese'],
  [1450, 1450, 'mese', true, '1.450 € netti al mese'],
  [8.5, 9, 'ora', false, '8,50–9 € all’ora'],
  [26_000, 31_000, 'anno', false, '26.000–31.000 € all’anno'],
  [80, null, 'servizio', true, 'da 80 € netti a servizio'],
  [null, 60, 'giorno', false, 'fino a 60 € al giorno'],
  [null, null, 'mese', true, null],
])('%j–%j %s, net %s: %s', (salaryMin, salaryMax, salaryPeriod, salaryNet, text) => {
  expect(payText({ salaryMin, salaryMax, salaryPeriod, salaryNet })).toBe(text);
});

test.each<[SalaryPeriod, number | null, number]>([
  ['ora', null, 2080],
  ['ora', 20, 1040],
  ['giorno', 20, 312],
  ['anno', null, 1],
])('a year has so many of a period: %s at %s hours, %s', (period, hours, times) => {
  expect(inAYear(period, hours)).toBe(times);
});

test.each<[number | null, number | null, SalaryPeriod | null, number | null, number]>([
  [1400, null, 'mese', null, 16_800],
  [1400, 1600, 'mese', null, 19_200],
  [9.5, null, 'ora', 24, 11_856],
  [80, null, 'giorno', null, 24_960],
  [80, null, 'servizio', null, 0],
  [1400, null, null, null, 0],
])('%s–%s € a %s at %s hours: %s € a year', (salaryMin, salaryMax, salaryPeriod, weeklyHours, yearly) => {
  expect(yearlyPay({ salaryMin, salaryMax, salaryPeriod, weeklyHours })).toBe(yearly);
});

describe('the help beside typed pay', () => {
  test.each<[number, number | undefined, SalaryPeriod, number | undefined, string]>([
    [
      1400,
      1600,
      'mese',
      36,
      '1.400–1.600 € al mese sono 16.800–19.200 € l’anno, 8,97–10,26 € l’ora con 36 ore alla settimana.',
    ],
    [10, 10, 'ora', 24, '10 € all’ora sono 1.040 € al mese, 12.480 € l’anno con 24 ore alla settimana.'],
    [80, undefined, 'giorno', 20, '80 € al giorno sono 2.080 € al mese, 24.960 € l’anno.'],
  ])('of %s–%s € a %s at %s hours', (salaryMin, salaryMax, salaryPeriod, weeklyHours, text) => {
    expect(payHelp({ salaryMin, salaryMax, salaryPeriod, weeklyHours })).toBe(text);
  });

  test('says nothing of a service, of a maximum alone and before there is a period', () => {
    expect(payHelp({ salaryMin: 80, salaryPeriod: 'servizio' })).toBeNull();
    expect(payHelp({ salaryMax: 1600, salaryPeriod: 'mese' })).toBeNull();
    expect(payHelp({ salaryMin: 1500 })).toBeNull();
  });
});

test('contracts of employment need pay, other work does not', () => {
  expect(
    JOB_CONTRACTS.filter((contract) =>
      needsPay({ category: 'Turismo', contract, title: 'Cameriera/e', employerKind: null }),
    ),
  ).toEqual(['Contratto indeterminato', 'Contratto determinato', 'Contratto stagionale']);
});

test.each([
  'Badante convivente',
  'Baby-sitter, due pomeriggi',
  'Collaboratrice/ore domestica/o',
  'Collaboratore o collaboratrice familiare',
])('work in a household needs none: %s', (title) => {
  expect(needsPay({ category: 'Altro', contract: 'Contratto determinato', title, employerKind: null })).toBe(false);
});

test.each(['Commessa/o di elettrodomestici', 'Cuoca/o', 'Assistente di studio', 'Operaia/o'])(
  'other work does: %s',
  (title) => {
    expect(needsPay({ category: 'Altro', contract: 'Contratto determinato', title, employerKind: null })).toBe(true);
  },
);

test('an offer of employment lacks pay without a figure that it begins at', () => {
  const job = {
    category: 'Ristorazione',
    contract: 'Contratto stagionale',
    title: 'Cuoca/o',
    employerKind: 'impresa',
  } as const;
  expect(lacksPay({ ...job, salaryMin: null })).toBe(true);
  expect(lacksPay({ ...job, salaryMin: 1400 })).toBe(false);
  expect(lacksPay({ ...job, category: 'Assistenza in famiglia', salaryMin: null })).toBe(false);
  expect(lacksPay({ ...job, employerKind: 'famiglia', salaryMin: null })).toBe(false);
  expect(lacksPay({ ...job, contract: 'Collaborazione', salaryMin: null })).toBe(false);
});
