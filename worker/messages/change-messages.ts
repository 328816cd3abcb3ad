import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { blockedBy, isReceivedMessage, type Manager } from '../db/manager.ts';
import { insertFrom } from '../db/statements.ts';
import { blockedSenders, candidateMessages, candidates } from '../db/tables/candidates.ts';
import { DomainError } from '../errors.ts';
import { newPublicId } from '../public-id.ts';
import { type ReceivedRow, requireMessage } from './queries.ts';

type Which = { readonly manager: Manager; readonly publicId: string; readonly now: Date };

/** Says that a message is read, or is not; one that is read stays read since when it was. */
export async function setMessageRead(
  db: Database,
  { manager, publicId, read, now }: Which & { readonly read: boolean },
): Promise<ReceivedRow> {
  const { readAt } = candidateMessages;
  await db
    .update(candidateMessages)
    .set({ readAt: read ? now : null })
    .where(
      and(eq(candidateMessages.publicId, publicId), isReceivedMessage(manager), read ? isNull(readAt) : undefined),
    );
  return requireMessage(db, manager, publicId);
}

/** Takes a message from its recipient. Its row stays for seven days: if it was reported, the editors decide by what it said. */
export async function deleteMessage(db: Database, { manager, publicId, now }: Which): Promise<void> {
  const deleted = await db
    .update(candidateMessages)
    .set({ deletedAt: now })
    .where(and(eq(candidateMessages.publicId, publicId), isReceivedMessage(manager)))
    .returning({ id: candidateMessages.id });
  if (deleted.length === 0) throw new DomainError('not-found', 'Questo messaggio non c’è, o non c’è più.');
}

/** Takes no more messages from the sender of one: for all profiles of an account, or for the one of a link. */
export async function setBlockedSender(db: Database, { manager, publicId, now }: Which): Promise<ReceivedRow> {
  const ofMessage = and(eq(candidateMessages.publicId, publicId), isReceivedMessage(manager));
  const blocking = 'ownerId' in manager ? { ownerId: manager.ownerId } : { candidateId: candidates.id };
  const row = { publicId: newPublicId(), ...blocking, email: candidateMessages.email, createdAt: now };
  const rows = sql`FROM ${candidateMessages} JOIN ${candidates} ON ${candidates.id} = ${candidateMessages.candidateId} WHERE ${ofMessage}`;
  await insertFrom(db, blockedSenders, row, rows).onConflictDoNothing();
  return requireMessage(db, manager, publicId);
}

/** Takes messages from an address again; nothing happens where it was not blocked. */
export async function deleteBlockedSender(db: Database, { manager, publicId }: Omit<Which, 'now'>): Promise<void> {
  await db.delete(blockedSenders).where(and(eq(blockedSenders.publicId, publicId), blockedBy(manager)));
}
