import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Open offers of each facet in the order of their titles and of their places, those of a window of days newest first, too: a list with one filter, sorted, reads its
 * page and no more. Kept by triggers; a primary key without a table of its own (migrations/0001_first_release.sql).
 */
export const jobSorted = sqliteTable(
  'job_sorted',
  {
    /** A word of the offer's facets, or a window of `job_windows` that it was posted in. */
    facet: text().notNull(),
    sort: text().$type<'title' | 'location' | 'recent'>().notNull(),
    key: text().notNull(),
    id: integer().notNull(),
  },
  // Lists of one filter, by title or place.
  (table) => [primaryKey({ columns: [table.facet, table.sort, table.key, table.id] })],
);

/**
 * Since when an offer must have been posted to be in a window such as `posted3`. Moved by the cron after midnight in
 * Rome: until then a window holds too many, never too few.
 */
export const jobWindows = sqliteTable('job_windows', {
  facet: text().primaryKey(),
  since: integer({ mode: 'timestamp_ms' }).notNull(),
});
