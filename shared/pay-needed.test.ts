import { expect, test } from 'vitest';
import { JOB_CONTRACTS } from './job-values.ts';
import { lacksPay, needsPay } from './pay-needed.ts';

test('contracts of employment need pay, other work does not', () => {
  expect(
    JOB_CONTRACTS.filter((contract) =>
      needsPay({ category: 'Turismo', contract, title: 'Cameriera/e', employerKind: null }),
    ),
  ).toEqual(['Contratto indeterminato', 'Contratto determinato', 'Contratto stagionale']);
});

test.each([
  'Badante convivente',
  'COLF per famiglia',
  'Baby-sitter, due pomeriggi',
  'Assistente familiare',
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
