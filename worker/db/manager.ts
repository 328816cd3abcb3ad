import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { findRow } from './statements.ts';
import { blockedSenders, candidateMessages, candidates } from './tables/candidates.ts';
import { isShownCandidate } from './visibility.ts';

/** Manager of a profile: the account that owns it, or the holder of a private link: shown at publication, or mailed. */
export type Manager = { readonly ownerId: number } | { readonly tokenHash: string };

export const managedBy = (manager: Manager): SQL | undefined =>
  'ownerId' in manager
    ? eq(candidates.ownerId, manager.ownerId)
    : or(eq(candidates.manageTokenHash, manager.tokenHash), eq(candidates.mailedTokenHash, manager.tokenHash));

/** A profile as its manager may see it; null for what is not there or not theirs. */
export const managedCandidate = (db: Database, manager: Manager, publicId: string) =>
  findRow(db, candidates, and(eq(candidates.publicId, publicId), managedBy(manager)));

export const isPublic = async (db: Database, publicId: string): Promise<boolean> =>
  (await db.$count(candidates, and(eq(candidates.publicId, publicId), isShownCandidate()))) > 0;

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
