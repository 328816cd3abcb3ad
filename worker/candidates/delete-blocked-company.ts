import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type Manager, managedBy } from '../db/manager.ts';
import { type CandidateRow, candidateBlocks, candidates } from '../db/tables/candidates.ts';
import { active } from './candidate-row.ts';

/** Lets a company see a profile again; nothing happens where it was not kept out. */
export async function deleteBlockedCompany(
  db: Database,
  { own, manager, blockId, now }: { own: Pick<CandidateRow, 'id'>; manager: Manager; blockId: string; now: Date },
): Promise<void> {
  const where = and(eq(candidates.id, own.id), managedBy(manager));
  const managed = db.select({ id: candidates.id }).from(candidates).where(where);
  await db.batch([
    db
      .delete(candidateBlocks)
      .where(and(eq(candidateBlocks.publicId, blockId), inArray(candidateBlocks.candidateId, managed))),
    db.update(candidates).set(active(now)).where(where),
  ]);
}
