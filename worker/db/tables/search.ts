import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** How often something was searched for on a day, with nothing about who did; purged after 90 days. */
export const searchCounts = sqliteTable(
  'search_counts',
  {
    /** Kind of list that is searched: offers or profiles. */
    kind: text().$type<'jobs' | 'candidates'>().notNull(),
    /** Day in Rome. */
    day: text().notNull(),
    /** Folded words; empty where only a place was asked for. */
    words: text().notNull(),
    /** Slug of the municipality asked for, or nearest to the position; empty without. */
    town: text().notNull(),
    found: integer({ mode: 'boolean' }).notNull(),
    count: integer().notNull(),
  },
  // Counting; what was sought since a day; the purge.
  (table) => [primaryKey({ columns: [table.day, table.kind, table.words, table.town, table.found] })],
);

/** Counters of a day in Rome: how often somebody did something, for the daily caps, and what happened on the whole site. */
export const dailyCounts = sqliteTable(
  'daily_counts',
  {
    day: text().notNull(),
    /** `action:account`, never an address of a person; `figure:offers` and the like for the whole site. */
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
