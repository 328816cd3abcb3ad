import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Manager, managedBy } from './manager.ts';
import { blockedSenders, candidateMessages, candidates } from './tables/candidates.ts';

/** The one definition of the messages that somebody has: on the profiles they manage, without those they deleted. */
export const isReceivedMessage = (manager: Manager): SQL | undefined =>
  and(
    isNull(candidateMessages.deletedAt),
    sql`${candidateMessages.candidateId} IN (SELECT ${candidates.id} FROM ${candidates} WHERE ${managedBy(manager)})`,
  );

/** Selects the blocks of an account, or of the profile that a private link manages. */
export const blockedBy = (manager: Manager): SQL =>
  'ownerId' in manager
    ? eq(blockedSenders.ownerId, manager.ownerId)
    : sql`${blockedSenders.candidateId} IN (SELECT ${candidates.id} FROM ${candidates} WHERE ${managedBy(manager)})`;

/**
 * True where the person behind a profile has blocked an address. For queries that select from `candidates`.
 * @param which what the address is compared with, from its operator on
 */
export const isBlockedSender = (which: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM ${blockedSenders} WHERE (${blockedSenders.ownerId} = ${candidates.ownerId} OR ${blockedSenders.candidateId} = ${candidates.id}) AND ${blockedSenders.email} ${which})`;
