import { clockTime, dayName, longDate, romeClock } from './dates.ts';

/** `lunedì 29 marzo 2027, ore 9:00`. */
export const appointment = (date: Date): string =>
  `${dayName(romeClock(date))} ${longDate(date)}, ore ${clockTime(date).replace(/^0/, '')}`;

const HOUR_MS = 3_600_000;

/**
 * Moments at which clocks in Rome show `2027-06-04T18:30`, the earlier first: two in the hour that a change of the clocks repeats,
 * none in the hour that it leaves out, nor for what is no day or time.
 */
export function romeMoments(shown: string): Date[] {
  const inUtc = Date.parse(`${shown}Z`);
  if (Number.isNaN(inUtc)) return [];
  return [2, 1].map((ahead) => new Date(inUtc - ahead * HOUR_MS)).filter((moment) => romeClock(moment) === shown);
}
