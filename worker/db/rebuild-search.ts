import { sql } from 'drizzle-orm';
import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { windowStarts } from './job-windows.ts';
import { jobWindows } from './tables/jobs.ts';

const JOB_COLUMNS =
  'title, company_name, place, category, description, facets, facts, cell, posted_at, valid_through, title_key, location_key';
const CANDIDATE_COLUMNS = 'name, title, place, skills, facets, cell, title_key, location_key';

/** A full-text index, from the view of its rows. */
const index = (name: string, columns: string): string[] => [
  `INSERT INTO ${name} (${name}) VALUES ('delete-all')`,
  `INSERT INTO ${name} (rowid, ${columns}) SELECT id, ${columns} FROM ${name}_rows ORDER BY id`,
];

/** A table whose rows are those of a query. */
const table = (name: string, columns: string, rows: string): string[] => [
  `DELETE FROM ${name}`,
  `INSERT INTO ${name} (${columns}) ${rows}`,
];

const cells = (name: string, from: string): string[] =>
  table(name, 'cell, lat, lon, count', `SELECT cell, min(lat), min(lon), count(*) FROM ${from} GROUP BY cell`);

const candidateCells = (name: string, status: string): string[] =>
  cells(name, `candidates WHERE status = '${status}' AND cell IS NOT NULL`);

/** Everything that triggers keep, from the same views that they take it from (migrations/0001_first_release.sql, 0005_offers_in_packs.sql). */
const STATEMENTS: readonly string[] = [
  ...index('job_search', JOB_COLUMNS),
  ...table(
    'job_counters',
    'id, counts',
    'SELECT 1, json_group_object(facet, count) FROM (SELECT facet, count(*) AS count FROM job_counter_rows GROUP BY facet)',
  ),
  ...table(
    'job_packs',
    'id, offers, keys',
    'SELECT pack, json_group_object(key, json(offer)), json_group_object(key, json(keys)) FROM job_pack_rows GROUP BY pack',
  ),
  ...cells('job_cells', 'job_cell_rows'),
  ...table('job_sorted', 'facet, sort, key, id', 'SELECT facet, sort, key, id FROM job_sorted_rows'),
  ...index('candidate_search', CANDIDATE_COLUMNS),
  ...candidateCells('candidate_cells', 'open'),
  ...index('company_candidate_search', CANDIDATE_COLUMNS),
  ...candidateCells('company_candidate_cells', 'companies'),
  ...table('candidate_counts', 'status, count', 'SELECT status, count(*) FROM candidates GROUP BY status'),
];

/**
 * Rebuilds the search indexes, the counters, the positions and the sorted lists from the rows, all in one batch: readers
 * see the old state until it ends, and writers wait.
 */
export async function rebuildSearch(db: DrizzleD1Database, now: Date): Promise<void> {
  await db.batch([
    db.delete(jobWindows),
    db.insert(jobWindows).values(windowStarts(now)),
    ...STATEMENTS.map((statement) => db.run(sql.raw(statement))),
  ]);
}
