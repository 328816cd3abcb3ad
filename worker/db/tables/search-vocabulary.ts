import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Words of the search indexes by their length, for correcting typing errors; rebuilt by the cron. */
export const searchVocabulary = sqliteTable(
  'search_vocabulary',
  {
    /** Kind of list that is searched: offers or profiles. */
    kind: text().$type<'jobs' | 'candidates'>().notNull(),
    length: integer().notNull(),
    /** Folded words with spaces between, each with the number of rows that contain it, the most frequent first: `sala:12`. */
    words: text().notNull(),
    /** Words of names of companies and people that no title, category or place holds: known, but never proposed. */
    names: text().notNull(),
  },
  // Words about as long as one that nothing is found for.
  (table) => [primaryKey({ columns: [table.kind, table.length] })],
);
