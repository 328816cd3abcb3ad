import { addDays, romeDay } from '../../shared/dates.ts';
import { type JobDay, STATS_DAYS } from '../../shared/job-stats.ts';

type Traffic = {
  readonly views: readonly { readonly day: string; readonly views: number }[];
  /** Applications by the hour, in UTC, that they came in. */
  readonly hours: readonly { readonly begin: Date; readonly applications: number }[];
};

/** The last `STATS_DAYS` days in Rome, oldest first. */
export function statsDays(now: Date): string[] {
  // From noon of today's date in UTC: no change of the clock moves it into another day.
  const noon = new Date(`${romeDay(now)}T12:00:00Z`);
  return Array.from({ length: STATS_DAYS }, (_, index) => romeDay(addDays(noon, index + 1 - STATS_DAYS)));
}

/** Views and applications of each of the days. */
export const toJobStats = (days: readonly string[], { views, hours }: Traffic): JobDay[] =>
  days.map((day) => ({
    day,
    views: views.find((row) => row.day === day)?.views ?? 0,
    applications: hours.filter((row) => romeDay(row.begin) === day).reduce((sum, row) => sum + row.applications, 0),
  }));
