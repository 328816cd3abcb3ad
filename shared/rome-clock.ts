import { DAY_MS, romeDay, romeOffset } from './dates.ts';

const HOUR_MS = 3_600_000;

/**
 * The moment when clocks in Rome show a full hour on a day (`YYYY-MM-DD`), in summer as in winter. Not for the hour after
 * midnight that a change of the clocks repeats or leaves out.
 */
export function romeHour(day: string, hour: number): Date {
  const summer = new Date(Date.parse(day) + (hour - 2) * HOUR_MS);
  return new Date(summer.getTime() + 2 * HOUR_MS - romeOffset(summer));
}

/** True if clocks in Rome show at least a full hour, today there. */
export const isRomeHour = (now: Date, hour: number): boolean => now >= romeHour(romeDay(now), hour);

/** The moment when the day in Rome that was `daysAgo` days before today began there. */
export function romeMidnight(now: Date, daysAgo: number): Date {
  const day = new Date(Date.parse(romeDay(now)) - daysAgo * DAY_MS);
  return romeHour(day.toISOString().slice(0, 10), 0);
}
