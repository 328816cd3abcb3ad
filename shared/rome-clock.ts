import { romeDay } from './dates.ts';

const hourFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', hour: '2-digit', hourCycle: 'h23' });
const HOUR_MS = 3_600_000;

/**
 * The moment when clocks in Rome show a full hour on a day (`YYYY-MM-DD`), in summer as in winter. Not for the hour after
 * midnight that a change of the clocks repeats or leaves out.
 */
export function romeHour(day: string, hour: number): Date {
  const summer = new Date(Date.parse(day) + (hour - 2) * HOUR_MS);
  return Number(hourFormat.format(summer)) === hour ? summer : new Date(summer.getTime() + HOUR_MS);
}

/** Whether clocks in Rome show at least a full hour, today there. */
export const isRomeHour = (now: Date, hour: number): boolean => now >= romeHour(romeDay(now), hour);

const DAY_MS = 86_400_000;

/** The moment when the day in Rome that was `daysAgo` days before today began there. */
export function romeMidnight(now: Date, daysAgo: number): Date {
  const day = new Date(Date.parse(romeDay(now)) - daysAgo * DAY_MS);
  return romeHour(day.toISOString().slice(0, 10), 0);
}
