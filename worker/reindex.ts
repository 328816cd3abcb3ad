import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { isKeyOf } from '../shared/records.ts';
import { searchColumns as candidateColumns } from './candidates/candidate-row.ts';
import { candidates } from './db/tables/candidates.ts';
import { jobs } from './db/tables/jobs.ts';
import { searchColumns as jobColumns } from './jobs/job-row.ts';

const ROWS_A_PAGE = 500;

type Tally = { readonly rows: number; readonly changed: number };

export type Reindexed = { readonly jobs: Tally; readonly candidates: Tally };

/** Rows of a table, page by page, and what their columns for the search should be. */
type Table<Row, Derived> = {
  readonly read: (after: number) => Promise<Row[]>;
  readonly derive: (row: Row) => Derived;
  /** Gives back the row that it has written. */
  readonly write: (row: Row, derived: Derived) => BatchItem<'sqlite'>;
};

async function rebuildColumns<Row extends { readonly id: number }, Derived extends object>(
  db: DrizzleD1Database,
  { read, derive, write }: Table<Row, Derived>,
): Promise<Tally> {
  let [rows, changed] = [0, 0];
  for (let page = await read(0); page.length > 0; page = await read(page.at(-1)?.id ?? 0)) {
    const [first, ...more] = page.flatMap((row) => {
      const derived = derive(row);
      const isRight = Object.entries(derived).every(([name, value]) => isKeyOf(row, name) && row[name] === value);
      return isRight ? [] : [write(row, derived)];
    });
    const written: unknown[][] = first ? await db.batch([first, ...more]) : [];
    rows += page.length;
    changed += written.flat().length;
  }
  return { rows, changed };
}

const { description: _description, ...ofJobs } = getTableColumns(jobs);
const { experience: _experience, ...ofCandidates } = getTableColumns(candidates);

/**
 * Rebuilds everything that is derived for the search from the offers and profiles: their own columns, and the indexes of their
 * words. May run while the site is live, and again after an interruption: a row that is edited meanwhile is left to the edit.
 */
export async function reindex(db: DrizzleD1Database): Promise<Reindexed> {
  // First: triggers take words out of an index that has them.
  for (const index of ['job_search', 'candidate_search'])
    await db.run(sql.raw(`INSERT INTO ${index} (${index}) VALUES ('rebuild')`));
  return {
    jobs: await rebuildColumns(db, {
      read: (after) => db.select(ofJobs).from(jobs).where(gt(jobs.id, after)).orderBy(asc(jobs.id)).limit(ROWS_A_PAGE),
      derive: (row): ReturnType<typeof jobColumns> => jobColumns(row),
      write: ({ id, revision }, derived) =>
        db
          .update(jobs)
          .set(derived)
          .where(and(eq(jobs.id, id), eq(jobs.revision, revision)))
          .returning({ id: jobs.id }),
    }),
    candidates: await rebuildColumns(db, {
      read: (after) =>
        db
          .select(ofCandidates)
          .from(candidates)
          .where(gt(candidates.id, after))
          .orderBy(asc(candidates.id))
          .limit(ROWS_A_PAGE),
      derive: (row): ReturnType<typeof candidateColumns> => candidateColumns(row),
      write: ({ id, revision }, derived) =>
        db
          .update(candidates)
          .set(derived)
          .where(and(eq(candidates.id, id), eq(candidates.revision, revision)))
          .returning({ id: candidates.id }),
    }),
  };
}
