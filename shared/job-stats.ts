import * as mini from 'zod/mini';

/** Days that the chart of an offer shows, today among them. */
export const STATS_DAYS = 30;

/** One day in Rome of an offer: how often its page was looked at, how many applications came. */
const jobDaySchema = mini.object({ day: mini.string(), views: mini.int(), applications: mini.int() });
export type JobDay = mini.infer<typeof jobDaySchema>;

/** The last days of an offer, oldest first, those without anything too. */
export const jobStatsSchema = mini.array(jobDaySchema);

/** True if a view of an offer's page was counted. */
export const viewCountedSchema = mini.object({ counted: mini.boolean() });
