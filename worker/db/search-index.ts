import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';

/**
 * A full-text index that triggers keep and `worker/db/lists/words.ts` writes the MATCH texts for. Not part of the schema
 * that drizzle-kit generates, which knows no virtual tables.
 */
const searchIndex = (name: string) => sqliteTable(name, { rowid: integer().primaryKey() });
export type SearchIndex = ReturnType<typeof searchIndex>;

/** Open offers, `migrations/0001_job_search.sql`. */
export const jobSearch = searchIndex('job_search');

/** Open profiles, `migrations/0004_candidate_search.sql`. */
export const candidateSearch = searchIndex('candidate_search');

/** Profiles for companies only, `migrations/0012_profiles.sql`: apart, so that the public search never walks over them. */
export const companyCandidateSearch = searchIndex('company_candidate_search');
