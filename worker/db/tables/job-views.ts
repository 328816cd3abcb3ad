import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** How often an offer's page was looked at on a day in Rome; by whom is nowhere. */
export const jobViews = sqliteTable(
  'job_views',
  {
    /** No reference: the purge of an offer need not know of its views, which follow the night after. */
    jobId: integer('job_id').notNull(),
    day: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [
    // Counting up; the chart of an offer.
    primaryKey({ columns: [table.jobId, table.day] }),
    // Purge of days of long ago.
    index('job_views_day').on(table.day),
  ],
);
