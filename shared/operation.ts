import * as mini from 'zod/mini';

const time = mini.nullable(mini.string());

/**
 * A cron: `late` where no run has ended well within twice its period, or where none ever did and one failed; `cut` where
 * none came to an end in a quarter of an hour; `new` before its first one is due.
 */
const cronStateSchema = mini.object({
  cron: mini.string(),
  state: mini.enum(['ok', 'late', 'cut', 'new']),
  beganAt: time,
  /** End of the last run in which nothing failed, and its milliseconds. */
  endedAt: time,
  ms: mini.nullable(mini.int()),
  /** The last run in which something failed, with the request id of its line in the log. */
  failedAt: time,
  errorId: mini.nullable(mini.string()),
});
export type CronState = mini.infer<typeof cronStateSchema>;

export const healthSchema = mini.object({
  status: mini.enum(['ok', 'degraded', 'down']),
  version: mini.string(),
  database: mini.enum(['ok', 'not migrated', 'unreachable']),
  cache: mini.enum(['ok', 'unreachable']),
  files: mini.enum(['ok', 'unreachable']),
  /** `late`: mails wait too long, those that somebody waits for two hours, any other a day; `full`: mails that somebody waits for are left for tomorrow, as their share of the day is used up. */
  mail: mini.enum(['ok', 'not configured', 'late', 'full']),
  /** Age of the oldest mail that somebody waits for; null where none waits. */
  oldestMailMinutes: mini.nullable(mini.int()),
  /** The weekly copy outside: `late` where the last whole one is older than nine days. */
  backup: mini.enum(['ok', 'late', 'not configured']),
  /** Age of the last copy that is whole, since it began; null without one. */
  backupDays: mini.nullable(mini.int()),
  crons: mini.array(cronStateSchema),
  time: mini.string(),
});
export type Health = mini.infer<typeof healthSchema>;

const figuresSchema = mini.object({
  offers: mini.int(),
  applications: mini.int(),
  registrations: mini.int(),
  mailsSent: mini.int(),
  mailsHeld: mini.int(),
  mailsUndelivered: mini.int(),
});
export type Figures = mini.infer<typeof figuresSchema>;

/** Days in Rome that administrators see in numbers, yesterday the last of them. */
export const FIGURE_DAYS = 14;

/** How the site runs. `figures` is null for a day that nobody has counted. */
export const operationSchema = mini.object({
  health: healthSchema,
  mails: mini.object({ waiting: mini.int(), held: mini.int(), undelivered: mini.int() }),
  days: mini.array(mini.object({ day: mini.string(), figures: mini.nullable(figuresSchema) })),
});
export type Operation = mini.infer<typeof operationSchema>;
