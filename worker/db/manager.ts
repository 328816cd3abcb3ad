import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from './client.ts';
import { type CandidateRow, candidates } from './tables/candidates.ts';
import { isShownCandidate } from './visibility.ts';

/** Manager of a profile: the account that owns it, or the holder of the private link that it was published with. */
export type Manager = { readonly ownerId: number } | { readonly tokenHash: string };

/** Profiles that somebody manages, as a condition. */
export const managedBy = (manager: Manager): SQL =>
  'ownerId' in manager ? eq(candidates.ownerId, manager.ownerId) : eq(candidates.manageTokenHash, manager.tokenHash);

/** A profile as who manages it may see it; null for what is not there or not theirs. */
export async function managedCandidate(db: Database, manager: Manager, publicId: string): Promise<CandidateRow | null> {
  const [own] = await db
    .select()
    .from(candidates)
    .where(and(eq(candidates.publicId, publicId), managedBy(manager)))
    .limit(1);
  return own ?? null;
}

/** True where a profile is visible to everybody. */
export const isPublic = async (db: Database, publicId: string): Promise<boolean> =>
  (await db.$count(candidates, and(eq(candidates.publicId, publicId), isShownCandidate()))) > 0;
