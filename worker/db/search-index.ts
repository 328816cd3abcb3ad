import { type SQL, sql } from 'drizzle-orm';
import { sqliteTable, text, integer as whole } from 'drizzle-orm/sqlite-core';

/**
 * Full-text indexes that triggers keep from the views of `migrations/0001_first_release.sql`. Besides words they hold what lists
 * are sorted, measured and counted by, so that a search reads one row a match. Not part of the schema that drizzle-kit
 * generates, which knows no virtual tables.
 */
const STORED = {
  /** The row's own key, which grows with recency. */
  rowid: whole().primaryKey(),
  cell: text(),
  titleKey: text('title_key').notNull(),
  locationKey: text('location_key').notNull(),
};

/**
 * A key to compare the index's own with. D1 binds numbers as reals, and an index that is asked for keys below a real reads all of
 * its matches.
 */
export const integer = (key: number): SQL => sql`CAST(${key} AS INTEGER)`;

const searchIndex = (name: string) => sqliteTable(name, STORED);
export type SearchIndex = ReturnType<typeof searchIndex>;

/** Open offers. */
export const jobSearch = sqliteTable('job_search', {
  ...STORED,
  codes: text().notNull(),
  postedAt: whole('posted_at', { mode: 'timestamp_ms' }).notNull(),
  validThrough: whole('valid_through', { mode: 'timestamp_ms' }).notNull(),
});

/** Open profiles. */
export const candidateSearch = searchIndex('candidate_search');

/** Profiles for companies only: apart, so that the public search never walks over them. */
export const companyCandidateSearch = searchIndex('company_candidate_search');
