import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { CandidateStatus } from './candidates.ts';

/** Profiles per status, kept by triggers: the total of the lists. */
export const candidateCounts = sqliteTable('candidate_counts', {
  status: text().$type<CandidateStatus>().primaryKey(),
  count: integer().notNull(),
});

const cell = () => ({
  cell: text().primaryKey(),
  lat: real().notNull(),
  lon: real().notNull(),
  count: integer().notNull(),
});

/** Distinct positions of open profiles, kept by triggers: distances are measured to these, not to every profile. */
export const candidateCells = sqliteTable('candidate_cells', cell());

/** The same of profiles for companies only. */
export const companyCandidateCells = sqliteTable('company_candidate_cells', cell());
