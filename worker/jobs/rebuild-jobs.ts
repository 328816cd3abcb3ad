import { getTableColumns } from 'drizzle-orm';
import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { rebuildColumns } from '../db/rebuild-columns.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { searchColumns } from './search-columns.ts';

const { description: _long, ...columns } = getTableColumns(jobs);

/** Rebuilds the search columns of offers, from those after a key on. */
export const rebuildJobs = (db: DrizzleD1Database, after: number) =>
  rebuildColumns(db, {
    table: jobs,
    after,
    read: ({ where, order, limit }) => db.select(columns).from(jobs).where(where).orderBy(order).limit(limit),
    derive: (job: Omit<JobRow, 'description'>) => searchColumns(job),
  });
