import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import type { Manager } from '../db/manager.ts';
import { isReceivedMessage } from '../db/received-messages.ts';
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
