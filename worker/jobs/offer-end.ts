import { addDays, romeDay } from '../../shared/dates.ts';
import { OFFER_DAYS } from '../../shared/job-values.ts';
import { romeHour } from '../../shared/rome-clock.ts';

/** When an offer ends that is published or renewed at a moment: with the last day for applications in Rome, after thirty days at most. */
export function offerEnd(from: Date, applyBy: string | null | undefined): Date {
  const usual = addDays(from, OFFER_DAYS);
  const lastDay = applyBy && romeHour(romeDay(new Date(applyBy), 1), 0);
  return lastDay && lastDay < usual ? lastDay : usual;
}

/** True for a day that is over in Rome. */
export const isOverDay = (day: string | null | undefined, now: Date): boolean => day != null && day < romeDay(now);

/** Refusal of a last day for applications that is over. */
export const OVER = 'Questo giorno è già passato';
