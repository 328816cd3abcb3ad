import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type Manager, managedBy } from '../db/manager.ts';
import { settleCandidates } from '../db/settle.ts';
import { type CandidateRow, candidates } from '../db/tables/candidates.ts';
import { DomainError } from '../errors.ts';
import { requireOwnCandidate } from '../http/manager.ts';

/**
 * Deletes a profile: it is gone for everybody at once, and purged after seven days; until then it can be taken back.
 * @throws DomainError `not-found`, or `forbidden` for somebody else's
 */
export async function deleteCandidate(
  db: Database,
  { manager, publicId, now }: { manager: Manager; publicId: string; now: Date },
): Promise<CandidateRow> {
  const own = await requireOwnCandidate(db, manager, publicId);
  if (own.status === 'deleted') return own;
  const where = and(eq(candidates.id, own.id), managedBy(manager));
  const [, [row]] = await db.batch([
    db.update(candidates).set({ deletedAt: now, updatedAt: now }).where(where),
    settleCandidates(db, where),
  ]);
  if (!row) throw new DomainError('not-found', 'Candidato non trovato');
  return row;
}
