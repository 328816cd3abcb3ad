import { and, eq, lte, or } from 'drizzle-orm';
import { MESSAGE_DAYS } from '../../shared/candidate-values.ts';
import { addDays } from '../../shared/dates.ts';
import { DELETED_MESSAGE_DAYS } from '../../shared/message-values.ts';
import type { Database } from '../db/client.ts';
import { isReceivedMessage, type Manager } from '../db/manager.ts';
import { candidateMessages } from '../db/tables/candidates.ts';
import { DomainError } from '../errors.ts';

/**
 * Takes a message away from who received it. Its row stays for seven days: if it was reported, the editors decide by what
 * it said.
 * @throws DomainError `not-found`
 */
export async function deleteMessage(
  db: Database,
  { manager, publicId, now }: { manager: Manager; publicId: string; now: Date },
): Promise<void> {
  const deleted = await db
    .update(candidateMessages)
    .set({ deletedAt: now })
    .where(and(eq(candidateMessages.publicId, publicId), isReceivedMessage(manager)))
    .returning({ id: candidateMessages.id });
  if (deleted.length === 0) throw new DomainError('not-found', 'Questo messaggio non c’è, o non c’è più.');
}

/** Drops messages that were deleted seven days ago, and every message after twelve months. */
export async function purgeMessages(db: Database, now: Date): Promise<void> {
  const { createdAt, deletedAt } = candidateMessages;
  const gone = or(lte(deletedAt, addDays(now, -DELETED_MESSAGE_DAYS)), lte(createdAt, addDays(now, -MESSAGE_DAYS)));
  await db.delete(candidateMessages).where(gone);
}
