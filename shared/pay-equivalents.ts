import type { SalaryPeriod } from './job-values.ts';
import type { Pay } from './pay.ts';

/** Hours of a week where an offer says none. */
export const USUAL_HOURS = 40;

/**
 * How many of each period are in a year: the one place of these factors. An hour is counted by the hours of the week, in 52 weeks; a
 * day in six of each. Thirteenth and fourteenth months are not reckoned, as few adverts say whether they are in it. A service is as
 * long as it is, and has no equivalent.
 */
const IN_A_YEAR = { ora: 52, giorno: 312, servizio: 0, mese: 12, anno: 1 };

/** How many of a period are in a year; 0 where that cannot be said. */
export const inAYear = (period: SalaryPeriod, weeklyHours: number | null | undefined): number =>
  IN_A_YEAR[period] * (period === 'ora' ? weeklyHours || USUAL_HOURS : 1);

/** Pay of an offer, as far as it is said. */
export type SaidPay = { readonly [Name in Exclude<keyof Pay, 'salaryNet'> | 'weeklyHours']?: SaidValue<Name> };
type SaidValue<Name> = (Name extends 'salaryPeriod' ? SalaryPeriod : number) | null | undefined;

/**
 * The most that an offer pays in a year, gross or net as it is written: the upper end of its range, else its one figure; 0 without
 * pay, and for pay that has no equivalent.
 */
export const yearlyPay = ({ salaryMin, salaryMax, salaryPeriod, weeklyHours }: SaidPay): number =>
  salaryPeriod ? (salaryMax ?? salaryMin ?? 0) * inAYear(salaryPeriod, weeklyHours) : 0;
