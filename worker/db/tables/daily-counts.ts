import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Daily caps: how often somebody did something on a day in Rome. */
export const dailyCounts = sqliteTable(
  'daily_counts',
  {
    day: text().notNull(),
    /** `action:account`, never an address of a person. */
    key: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    // Counting up.
    primaryKey({ columns: [table.key, table.day] }),
    // Purge of past days.
    index('daily_counts_day').on(table.day),
  ],
);
