import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Open offers in all (the empty text), of each category and of each municipality, by the facet's word; kept by triggers. */
export const jobCounts = sqliteTable('job_facet_counts', {
  // Totals of the lists; the counts of all towns for the map.
  facet: text().primaryKey(),
  count: integer().notNull(),
});

/** Distinct positions of open offers, kept by triggers: distances are measured to these, not to every offer. */
export const jobCells = sqliteTable('job_cells', {
  cell: text().primaryKey(),
  lat: real().notNull(),
  lon: real().notNull(),
  count: integer().notNull(),
});
