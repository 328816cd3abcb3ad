import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { CANDIDATE_FIELDS } from '../../shared/candidate-fields.ts';
import { DELETED_DAYS } from '../../shared/candidate-values.ts';
import type { BlockedCompany, OwnCandidate } from '../../shared/candidates.ts';
import { addDays } from '../../shared/dates.ts';
import { keysOf, pick } from '../../shared/records.ts';
import type { Database } from '../db/client.ts';
import { isBlockedSender, type Manager, managedBy } from '../db/manager.ts';
import { users } from '../db/tables/accounts.ts';
import { type CandidateRow, candidateBlocks, candidates } from '../db/tables/candidates.ts';
import { type FindCompany, maySee } from '../db/visibility.ts';
import { toPublicCandidate } from './list-queries.ts';

const MOST_OWN = 50;

/** A profile that the asking company, or everybody, may see; null for any other. */
export async function candidateByPublicId(
  db: Database,
  publicId: string,
  findCompany: FindCompany,
): Promise<CandidateRow | null> {
  const [row] = await db.select().from(candidates).where(eq(candidates.publicId, publicId)).limit(1);
  return row && (await maySee(db, row, findCompany)) ? row : null;
}

export const blockedCompanies = (db: Database, candidateId: number): Promise<BlockedCompany[]> =>
  db
    .select({ id: candidateBlocks.publicId, kind: candidateBlocks.kind, value: candidateBlocks.value })
    .from(candidateBlocks)
    .where(eq(candidateBlocks.candidateId, candidateId))
    .orderBy(asc(candidateBlocks.id));

/** The profiles that somebody manages, deleted ones that are still there too, newest first. */
export const ownCandidates = (db: Database, manager: Manager): Promise<CandidateRow[]> =>
  db.select().from(candidates).where(managedBy(manager)).orderBy(desc(candidates.id)).limit(MOST_OWN);

export const toOwnCandidate = (row: CandidateRow, now: Date): OwnCandidate => ({
  ...pick(row, keysOf(CANDIDATE_FIELDS)),
  ...toPublicCandidate(row, now),
  status: row.status,
  purgedAt: row.deletedAt && addDays(row.deletedAt, DELETED_DAYS).toISOString(),
  hiddenReason: row.hiddenAt && row.hiddenReason,
  emailConfirmed: row.emailConfirmedAt !== null,
  revision: row.revision,
});

export type Sender = { readonly email: string; readonly accountId: number | null };

export const isBlockedFor = ({ email, accountId }: Sender): SQL =>
  isBlockedSender(sql`IN (${email}, (SELECT ${users.email} FROM ${users} WHERE ${users.id} = ${accountId}))`);

/** The profile that somebody wants to write to; null for one that is not there for them. */
export async function findRecipient(
  db: Database,
  publicId: string,
  { findCompany, sender }: { readonly findCompany: FindCompany; readonly sender: Sender },
) {
  const [row] = await db
    .select({ candidate: candidates, blocked: sql<number>`${isBlockedFor(sender)}` })
    .from(candidates)
    .where(eq(candidates.publicId, publicId))
    .limit(1);
  return row && (await maySee(db, row.candidate, findCompany)) ? { ...row, blocked: row.blocked === 1 } : null;
}
