import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';

/**
 * The full-text index of open offers (`migrations/0001_job_search.sql`): triggers keep it, `worker/jobs/match.ts` writes its
 * MATCH texts. Not part of the schema that drizzle-kit generates, which knows no virtual tables.
 */
export const jobSearch = sqliteTable('job_search', { rowid: integer().primaryKey() });
