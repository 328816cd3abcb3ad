import { clockTime, dayName, longDate, romeClock } from './dates.ts';

/** `lunedì 29 marzo 2027, ore 9:00`. */
export const appointment = (date: Date): string =>
  `${dayName(romeClock(date))} ${longDate(date)}, ore ${clockTime(date).replace(/^0/, '')}`;

const HOUR_MS = 3_600_000;

/**
 * Moments at which clocks in Rome show a time (`HH:MM`) on a day (`YYYY-MM-DD`), the earlier first: two in the hour that a change of
 * the clocks repeats, none in the hour that it leaves out, nor for what is no day or time.
 */
export function romeMoments(day: string, time: string): Date[] {
  const shown = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(shown)) return [];
  return [2, 1]
    .map((ahead) => new Date(shown - ahead * HOUR_MS))
    .filter((moment) => romeClock(moment) === `${day}T${time}`);
}

/** The first moment at which clocks in Rome show `2027-06-04T18:30`; undefined where they never do. */
export const romeTime = (shown: string): Date | undefined => romeMoments(shown.slice(0, 10), shown.slice(11))[0];
