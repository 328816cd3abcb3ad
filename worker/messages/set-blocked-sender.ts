import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { blockedBy, isReceivedMessage, type Manager } from '../db/manager.ts';
import { blockedSenders, candidateMessages, candidates } from '../db/tables/candidates.ts';
import { newPublicId } from '../public-id.ts';
import { type ReceivedRow, requireMessage } from './queries.ts';

/**
 * Takes no more messages from the address that a message came from: for all profiles of an account, or for the one of a
 * link. Blocked already, it stays so.
 * @throws DomainError `not-found`
 */
export async function setBlockedSender(
  db: Database,
  { manager, publicId, now }: { manager: Manager; publicId: string; now: Date },
): Promise<ReceivedRow> {
  const ofMessage = and(eq(candidateMessages.publicId, publicId), isReceivedMessage(manager));
  const owner = 'ownerId' in manager ? manager.ownerId : null;
  const candidate = 'ownerId' in manager ? sql`NULL` : candidates.id;
  // Every column in the order of the table, as drizzle names them all.
  const row = sql`NULL, ${newPublicId()}, ${owner}, ${candidate}, ${candidateMessages.email}, ${now.getTime()}`;
  await db
    .insert(blockedSenders)
    .select(
      sql`SELECT ${row} FROM ${candidateMessages} JOIN ${candidates} ON ${candidates.id} = ${candidateMessages.candidateId} WHERE ${ofMessage}`,
    )
    .onConflictDoNothing();
  return requireMessage(db, manager, publicId);
}

/** Takes messages from an address again; nothing happens where it was not blocked. */
export async function deleteBlockedSender(
  db: Database,
  { manager, publicId }: { manager: Manager; publicId: string },
): Promise<void> {
  await db.delete(blockedSenders).where(and(eq(blockedSenders.publicId, publicId), blockedBy(manager)));
}
