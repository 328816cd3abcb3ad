import { z } from 'zod';

/** Days that the chart of an offer shows, today among them. */
export const STATS_DAYS = 30;

/** One day in Rome of an offer: how often its page was looked at, how many applications came. */
const jobDaySchema = z.object({ day: z.string(), views: z.number().int(), applications: z.number().int() });
export type JobDay = z.infer<typeof jobDaySchema>;

/** The last days of an offer, oldest first, those without anything too. */
export const jobStatsSchema = z.array(jobDaySchema);

/** Whether a look at an offer's page was counted. */
export const viewCountedSchema = z.object({ counted: z.boolean() });
