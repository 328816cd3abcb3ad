import { getTableColumns } from 'drizzle-orm';
import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { rebuildColumns } from '../db/rebuild-columns.ts';
import { type CandidateRow, candidates } from '../db/tables/candidates.ts';
import { searchColumns } from './candidate-row.ts';

const { experience: _long, ...columns } = getTableColumns(candidates);

/** Rebuilds the search columns of profiles, from those after a key on. */
export const rebuildCandidates = (db: DrizzleD1Database, after: number) =>
  rebuildColumns(db, {
    table: candidates,
    after,
    read: ({ where, order, limit }) => db.select(columns).from(candidates).where(where).orderBy(order).limit(limit),
    derive: (row: Omit<CandidateRow, 'experience'>) => searchColumns(row),
  });
