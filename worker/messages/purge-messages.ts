import { lte, or } from 'drizzle-orm';
import { MESSAGE_DAYS } from '../../shared/candidate-values.ts';
import { addDays } from '../../shared/dates.ts';
import { DELETED_MESSAGE_DAYS } from '../../shared/message-values.ts';
import type { Database } from '../db/client.ts';
import { candidateMessages } from '../db/tables/candidates.ts';

/** Drops messages that were deleted seven days ago, and every message after twelve months. */
export async function purgeMessages(db: Database, now: Date): Promise<void> {
  const { createdAt, deletedAt } = candidateMessages;
  const gone = or(lte(deletedAt, addDays(now, -DELETED_MESSAGE_DAYS)), lte(createdAt, addDays(now, -MESSAGE_DAYS)));
  await db.delete(candidateMessages).where(gone);
}
