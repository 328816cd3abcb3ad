import { and, inArray, isNull, lte, or } from 'drizzle-orm';
import { DELETED_DAYS, IDLE_DAYS, IDLE_WARNINGS } from '../../shared/candidate-values.ts';
import { addDays } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { blockedSenders, candidateBlocks, candidateMessages, candidates } from '../db/tables/candidates.ts';

const LAST_WARNING = Math.min(...IDLE_WARNINGS);

/**
 * Drops profiles deleted seven days ago, and those that nobody has looked after for twelve months and, where an address is
 * known, two warnings; all with their messages and blocks.
 * @returns how many profiles went
 */
export async function purgeCandidates(db: Database, now: Date): Promise<number> {
  const { id, ownerId, email, activeAt, idleWarning, idleWarnedAt, deletedAt } = candidates;
  const unreachable = and(isNull(ownerId), isNull(email));
  const warned = and(lte(idleWarning, LAST_WARNING), lte(idleWarnedAt, addDays(now, -LAST_WARNING)));
  const gone = or(
    lte(deletedAt, addDays(now, -DELETED_DAYS)),
    and(lte(activeAt, addDays(now, -IDLE_DAYS)), or(unreachable, warned)),
  );
  const ids = db.select({ id }).from(candidates).where(gone);
  const [, , , purged] = await db.batch([
    db.delete(candidateMessages).where(inArray(candidateMessages.candidateId, ids)),
    db.delete(blockedSenders).where(inArray(blockedSenders.candidateId, ids)),
    db.delete(candidateBlocks).where(inArray(candidateBlocks.candidateId, ids)),
    db.delete(candidates).where(gone).returning({ id }),
  ]);
  return purged.length;
}
