import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { isReceivedMessage, type Manager } from '../db/manager.ts';
import { candidateMessages } from '../db/tables/candidates.ts';
import { type ReceivedRow, requireMessage } from './queries.ts';

type Marking = { readonly manager: Manager; readonly publicId: string; readonly read: boolean; readonly now: Date };

/**
 * Says that a message is read, or is not; one that is read stays read since when it was.
 * @throws DomainError `not-found`
 */
export async function setMessageRead(db: Database, { manager, publicId, read, now }: Marking): Promise<ReceivedRow> {
  const { readAt } = candidateMessages;
  await db
    .update(candidateMessages)
    .set({ readAt: read ? now : null })
    .where(
      and(eq(candidateMessages.publicId, publicId), isReceivedMessage(manager), read ? isNull(readAt) : undefined),
    );
  return requireMessage(db, manager, publicId);
}
