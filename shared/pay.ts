import type { SalaryPeriod } from './job-values.ts';
import { grouped } from './text.ts';

/** Pay of an offer as the employer wrote it, in euro. */
export type Pay = {
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly salaryPeriod: SalaryPeriod | null;
  readonly salaryNet: boolean;
};

const PERIODS: Record<SalaryPeriod, string> = {
  ora: 'all’ora',
  giorno: 'al giorno',
  servizio: 'a servizio',
  mese: 'al mese',
  anno: 'all’anno',
};

/** An amount as Italian writes it, `8,50` or `1.400`. */
export function euro(amount: number): string {
  const [whole = '', cents] = amount.toFixed(2).split('.');
  return cents === '00' ? grouped(Number(whole)) : `${grouped(Number(whole))},${cents}`;
}

function amountText(min: number | null, max: number | null): string | null {
  if (min === null && max === null) return null;
  if (min === null) return `fino a ${euro(max ?? 0)} €`;
  if (max === null) return `da ${euro(min)} €`;
  return min === max ? `${euro(min)} €` : `${euro(min)}–${euro(max)} €`;
}

/** `1.400–1.600 € al mese`, with `netti` where the employer said so; null where no pay was given. */
export function payText({ salaryMin, salaryMax, salaryPeriod, salaryNet }: Pay): string | null {
  const amount = amountText(salaryMin, salaryMax);
  if (amount === null) return null;
  return [amount, salaryNet ? 'netti' : '', salaryPeriod ? PERIODS[salaryPeriod] : ''].filter(Boolean).join(' ');
}
