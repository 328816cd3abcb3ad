import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * How many open offers there are, kept by triggers: one row, so that an offer that comes or goes writes one row whatever
 * it says, and all counts are read as one.
 */
export const jobCounters = sqliteTable('job_counters', {
  id: integer().primaryKey(),
  /**
   * In all (the empty text), by each word of the facets but positions, and by when they were posted (worker/db/job-windows.ts).
   * A word that no open offer has is not there.
   */
  counts: text({ mode: 'json' }).$type<Readonly<Record<string, number>>>().notNull(),
});

/** Distinct positions of open offers, kept by triggers: distances are measured to these, not to every offer. */
export const jobCells = sqliteTable('job_cells', {
  cell: text().primaryKey(),
  lat: real().notNull(),
  lon: real().notNull(),
  count: integer().notNull(),
});
