import { MONTHS, romeDay } from './dates.ts';

/** A month as `2027-06`; of the years that dates of offers may be in. */
export const MONTH = /^20[2-9]\d-(0[1-9]|1[0-2])$/;

/** `giugno 2027` of `2027-06`. */
export const monthName = (month: string): string => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

/** This month in Rome and those after it. */
export function nextMonths(now: Date, count: number): string[] {
  const [year = 0, month = 0] = romeDay(now).split('-').map(Number);
  return Array.from({ length: count }, (_, ahead) =>
    new Date(Date.UTC(year, month - 1 + ahead)).toISOString().slice(0, 7),
  );
}
