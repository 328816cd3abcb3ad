import { expect, test } from 'vitest';
import type { SalaryPeriod } from './job-values.ts';
import { payText } from './pay.ts';

test.each<[number | null, number | null, SalaryPeriod | null, boolean, string | null]>([
  [1400, 1600, 'mese', false, '1.400–1.600 € al mese'],
  [1450, 1450, 'mese', true, '1.450 € netti al mese'],
  [8.5, 9, 'ora', false, "8,50–9 € all'ora"],
  [26_000, 31_000, 'anno', false, "26.000–31.000 € all'anno"],
  [80, null, 'servizio', true, 'da 80 € netti a servizio'],
  [null, 60, 'giorno', false, 'fino a 60 € al giorno'],
  [null, null, 'mese', true, null],
  [null, null, null, false, null],
])('%j–%j %s, net %s: %s', (salaryMin, salaryMax, salaryPeriod, salaryNet, text) => {
  expect(payText({ salaryMin, salaryMax, salaryPeriod, salaryNet })).toBe(text);
});
