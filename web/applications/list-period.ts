import { romeDay } from '../../shared/dates.ts';

/** Days in Rome from the first to the last, both included, as `YYYY-MM-DD`. */
export type Period = { readonly from: string; readonly to: string };

export type PeriodErrors = { readonly [Day in keyof Period]?: string };

const DAYS = 30;

const FIRST = '2020-01-01';

export const lastDays = (now: Date): Period => ({ from: romeDay(now, 1 - DAYS), to: romeDay(now) });

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text && text >= FIRST;

/** Why two days are no period; empty where they are one. A day that is still to come proves nothing. */
export function periodErrors({ from, to }: Period, now: Date): PeriodErrors {
  const today = romeDay(now);
  const wrong = (day: string, missing: string): string | undefined => {
    if (!isDay(day)) return missing;
    return day > today ? 'Scegli un giorno fino a oggi' : undefined;
  };
  const [first, last] = [wrong(from, 'Scegli il primo giorno'), wrong(to, 'Scegli l’ultimo giorno')];
  if (!first && !last && from > to) return { to: 'L’ultimo giorno viene prima del primo' };
  return { ...(first ? { from: first } : {}), ...(last ? { to: last } : {}) };
}

export function readPeriod(params: URLSearchParams, now: Date): Period {
  const named = { from: params.get('dal') ?? '', to: params.get('al') ?? '' };
  return Object.keys(periodErrors(named, now)).length === 0 ? named : lastDays(now);
}
