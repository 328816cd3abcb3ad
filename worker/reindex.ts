import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { DrizzleD1Database } from 'drizzle-orm/d1';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { isKeyOf } from '../shared/records.ts';
import { searchColumns as candidateColumns } from './candidates/candidate-row.ts';
import { type CandidateRow, candidates } from './db/tables/candidates.ts';
import { type JobRow, jobs } from './db/tables/jobs.ts';
import { searchColumns as jobColumns } from './jobs/job-row.ts';

const ROWS_A_PAGE = 500;

type Tally = { readonly rows: number; readonly changed: number };

export type Reindexed = { readonly jobs: Tally; readonly candidates: Tally };

type Edited = { readonly id: number; readonly revision: number };

/** Writes the columns that follow from the others, page by page; `long` is a column that none follows from here. */
async function rebuildColumns<Row extends Edited>(
  db: DrizzleD1Database,
  table: SQLiteTable & { readonly [Name in keyof Edited]: SQLiteColumn },
  long: string,
  derive: (row: Row) => object,
): Promise<Tally> {
  const { [long]: _long, ...columns } = getTableColumns(table);
  let [rows, changed, after] = [0, 0, 0];
  for (let isLast = false; !isLast; ) {
    const where = gt(table.id, after);
    const read = await db.select(columns).from(table).where(where).orderBy(asc(table.id)).limit(ROWS_A_PAGE);
    const page = read as unknown as readonly Row[];
    const [first, ...more] = page.flatMap((row) => {
      const derived = derive(row);
      if (Object.entries(derived).every(([name, value]) => isKeyOf(row, name) && row[name] === value)) return [];
      const isSame = and(eq(table.id, row.id), eq(table.revision, row.revision));
      return [db.update(table).set(derived).where(isSame).returning({ id: table.id })];
    });
    const written: unknown[][] = first ? await db.batch([first, ...more]) : [];
    rows += page.length;
    changed += written.flat().length;
    after = page.at(-1)?.id ?? after;
    isLast = page.length < ROWS_A_PAGE;
  }
  return { rows, changed };
}

/**
 * Rebuilds everything that is derived for the search from the offers and profiles: their own columns, and the indexes of their
 * words. May run while the site is live, and again after an interruption: a row that is edited meanwhile is left to the edit.
 */
export async function reindex(db: DrizzleD1Database): Promise<Reindexed> {
  // First: triggers take words out of an index that has them.
  for (const index of ['job_search', 'candidate_search'])
    await db.run(sql.raw(`INSERT INTO ${index} (${index}) VALUES ('rebuild')`));
  return {
    jobs: await rebuildColumns(db, jobs, 'description', ({ description: _, ...row }: JobRow) => jobColumns(row)),
    candidates: await rebuildColumns(db, candidates, 'experience', (row: CandidateRow) => candidateColumns(row)),
  };
}
