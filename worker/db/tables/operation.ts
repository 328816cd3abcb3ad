import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Heartbeat of each cron: when it last began, and how that ended. */
export const cronRuns = sqliteTable('cron_runs', {
  /** Its expression in `wrangler.toml`. */
  cron: text().primaryKey(),
  /** Time of the first run of any cron that knew this one; from then on, this cron is late if it does not run. */
  expectedSince: integer('expected_since', { mode: 'timestamp_ms' }).notNull(),
  beganAt: integer('began_at', { mode: 'timestamp_ms' }),
  /** End of its last run in which nothing failed, and how long that took. */
  endedAt: integer('ended_at', { mode: 'timestamp_ms' }),
  ms: integer(),
  /** End of its last run in which something failed, and the request id of that line in the log. */
  failedAt: integer('failed_at', { mode: 'timestamp_ms' }),
  errorId: text('error_id'),
});
export type CronRunRow = typeof cronRuns.$inferSelect;
