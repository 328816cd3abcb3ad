import { inArray, lte } from 'drizzle-orm';
import { DELETED_DAYS, MESSAGE_DAYS } from '../../shared/candidate-values.ts';
import { addDays } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { candidateMessages } from '../db/tables/candidate-messages.ts';
import { candidates } from '../db/tables/candidates.ts';

/** Drops profiles deleted seven days ago with their messages, and every message after twelve months. */
export async function purgeCandidates(db: Database, now: Date): Promise<void> {
  const gone = lte(candidates.deletedAt, addDays(now, -DELETED_DAYS));
  const ids = db.select({ id: candidates.id }).from(candidates).where(gone);
  await db.batch([
    db.delete(candidateMessages).where(inArray(candidateMessages.candidateId, ids)),
    db.delete(candidates).where(gone),
    db.delete(candidateMessages).where(lte(candidateMessages.createdAt, addDays(now, -MESSAGE_DAYS))),
  ]);
}
