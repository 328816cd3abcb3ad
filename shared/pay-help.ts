import type { SalaryPeriod } from './job-values.ts';
import { grouped } from './numbers.ts';
import { euro } from './pay.ts';
import { inAYear, type SaidPay, USUAL_HOURS } from './pay-equivalents.ts';

/** The periods that pay is said in once more, with the words of each. */
const SAID = { mese: 'al mese', anno: 'l’anno', ora: 'l’ora' } as const;
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
export function payHelp({ salaryMin, salaryMax, salaryPeriod, weeklyHours }: SaidPay): string | null {
  const times = salaryPeriod ? inAYear(salaryPeriod, weeklyHours) : 0;
  if (!salaryMin || !salaryPeriod || times === 0) return null;
  const ends = salaryMax && salaryMax !== salaryMin ? [salaryMin, salaryMax] : [salaryMin];
  const others = (['mese', 'anno', 'ora'] as const).filter((period) => period !== salaryPeriod);
  // A day is a day, however many hours it has.
  const shown = salaryPeriod === 'giorno' ? others.filter((period) => period !== 'ora') : others;
  const said = shown.map((period) => {
    const each = ends.map((end) => amount((end * times) / inAYear(period, weeklyHours), period));
    return `${each.join('–')} € ${SAID[period]}`;
  });
  const hours = salaryPeriod === 'giorno' ? '' : ` con ${weeklyHours || USUAL_HOURS} ore alla settimana`;
  return `${ends.map(euro).join('–')} € ${WRITTEN[salaryPeriod]} sono ${said.join(', ')}${hours}.`;
}
