import type { SalaryPeriod } from './job-values.ts';
import { euro, type Pay } from './pay.ts';
import { grouped } from './text.ts';

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
export type StatedPay = { readonly [Name in Exclude<keyof Pay, 'salaryNet'> | 'weeklyHours']?: StatedValue<Name> };
type StatedValue<Name> = (Name extends 'salaryPeriod' ? SalaryPeriod : number) | null | undefined;

/**
 * The most that an offer pays in a year, gross or net as it is written: the upper end of its range, else its one figure; 0 without
 * pay, and for pay that has no equivalent.
 */
export const yearlyPay = ({ salaryMin, salaryMax, salaryPeriod, weeklyHours }: StatedPay): number =>
  salaryPeriod ? (salaryMax ?? salaryMin ?? 0) * inAYear(salaryPeriod, weeklyHours) : 0;

/** The periods that pay is said in once more, with the words of each. */
const PERIOD_TEXTS = { mese: 'al mese', anno: 'l’anno', ora: 'l’ora' } as const;
const WRITTEN: Readonly<Record<SalaryPeriod, string>> = {
  ora: 'all’ora',
  giorno: 'al giorno',
  servizio: 'a servizio',
  mese: 'al mese',
  anno: 'all’anno',
};

/** Cents count in an hour; in a month or a year they would only pretend to know. */
const amount = (value: number, period: SalaryPeriod): string =>
  period === 'ora' ? euro(value) : grouped(Math.round(value));

/**
 * Pay in the other periods, for the person who types it: `1.500 € al mese sono 18.000 € l’anno, 8,65 € l’ora con 40 ore alla settimana`.
 * Null where there is none to say.
 */
export function payHelp({ salaryMin, salaryMax, salaryPeriod, weeklyHours }: StatedPay): string | null {
  const times = salaryPeriod ? inAYear(salaryPeriod, weeklyHours) : 0;
  if (!salaryMin || !salaryPeriod || times === 0) return null;
  const ends = salaryMax && salaryMax !== salaryMin ? [salaryMin, salaryMax] : [salaryMin];
  const others = (['mese', 'anno', 'ora'] as const).filter((period) => period !== salaryPeriod);
  // A day is a day, however many hours it has.
  const shown = salaryPeriod === 'giorno' ? others.filter((period) => period !== 'ora') : others;
  const texts = shown.map((period) => {
    const each = ends.map((end) => amount((end * times) / inAYear(period, weeklyHours), period));
    return `${each.join('–')} € ${PERIOD_TEXTS[period]}`;
  });
  const hours = salaryPeriod === 'giorno' ? '' : ` con ${weeklyHours || USUAL_HOURS} ore alla settimana`;
  return `${ends.map(euro).join('–')} € ${WRITTEN[salaryPeriod]} sono ${texts.join(', ')}${hours}.`;
}
