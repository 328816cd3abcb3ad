import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { type Manager, managedBy } from '../db/manager.ts';
import { candidates } from '../db/tables/candidates.ts';
import { active } from './candidate-row.ts';

/** Notes that somebody has looked after their profiles; once a day is enough. */
export async function renewCandidates(db: Database, manager: Manager, now: Date): Promise<void> {
  const due = or(
    isNull(candidates.activeAt),
    lte(candidates.activeAt, addDays(now, -1)),
    gt(candidates.idleWarnings, 0),
  );
  await db
    .update(candidates)
    .set(active(now))
    .where(and(managedBy(manager), isNull(candidates.deletedAt), due));
}

/**
 * Keeps a profile whose person has answered a warning; a second time changes nothing but the day.
 * @returns whether it is still there
 */
export async function renewWarned(db: Database, publicId: string, now: Date): Promise<boolean> {
  const kept = await db
    .update(candidates)
    .set(active(now))
    .where(and(eq(candidates.publicId, publicId), isNull(candidates.deletedAt)))
    .returning({ id: candidates.id });
  return kept.length > 0;
}
