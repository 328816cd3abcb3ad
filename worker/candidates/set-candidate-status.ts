import { and, eq } from 'drizzle-orm';
import type { SetCandidateBody } from '../../shared/candidates.ts';
import type { Database } from '../db/client.ts';
import { settleCandidates } from '../db/settle.ts';
import { type CandidateRow, candidates } from '../db/tables/candidates.ts';
import { type Manager, managedBy, requireOwnCandidate } from './queries.ts';

/**
 * Shows or hides a profile; a deleted one comes back.
 * @throws DomainError `not-found`, or `forbidden` for somebody else's
 */
export async function setCandidateStatus(
  db: Database,
  { manager, publicId, hidden, now }: { manager: Manager; publicId: string; now: Date } & SetCandidateBody,
): Promise<CandidateRow> {
  const { id } = await requireOwnCandidate(db, manager, publicId);
  const own = and(eq(candidates.id, id), managedBy(manager));
  const [, [row]] = await db.batch([
    db
      .update(candidates)
      .set({ ownerStatus: hidden ? 'hidden' : 'open', deletedAt: null, updatedAt: now })
      .where(own),
    settleCandidates(db, own),
  ]);
  if (!row) throw new Error('setCandidateStatus: purged meanwhile');
  return row;
}
