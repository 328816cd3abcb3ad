import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Open offers per town and category, kept by triggers; the empty text stands for "all". */
export const jobCounts = sqliteTable(
  'job_counts',
  {
    town: text().notNull(),
    category: text().notNull(),
    count: integer().notNull(),
  },
  // Totals of the lists; the counts of all towns for the map.
  (table) => [primaryKey({ columns: [table.category, table.town] })],
);

/** Distinct positions of open offers, kept by triggers: distances are measured to these, not to every offer. */
export const jobCells = sqliteTable('job_cells', {
  cell: text().primaryKey(),
  lat: real().notNull(),
  lon: real().notNull(),
  count: integer().notNull(),
});
