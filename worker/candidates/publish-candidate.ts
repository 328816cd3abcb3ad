import { and, eq, isNotNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { PublishCandidateBody } from '../../shared/candidates.ts';
import type { Database } from '../db/client.ts';
import { settleCandidates } from '../db/settle.ts';
import { type CandidateRow, candidates } from '../db/tables/candidates.ts';
import { digest } from '../digest.ts';
import type { Config } from '../env.ts';
import { hashLinkToken } from '../link-token.ts';
import { candidateLinkMail } from '../mail/candidates.ts';
import { dropUnsentOf, toOutboxIf } from '../mail/outbox.ts';
import { newPublicId } from '../public-id.ts';
import { active, candidateContent, linkCause, mailedLink } from './candidate-row.ts';

type Publication = {
  readonly owner: { readonly ownerId: number } | { readonly token: string };
  readonly body: PublishCandidateBody;
  readonly sameSince: Date;
  readonly config: Config;
  readonly now: Date;
};

/**
 * Publishes a profile; it is visible at once. The same body since `sameSince`, or at the same moment, is the profile
 * already published. A token that has a profile already updates it: the form was sent again, as the first answer was lost.
 * If the second form names another address, the link is mailed there, and the link of the first address ends.
 * @returns `created` is false if it was already there; `manageToken` is null for an owner without a link
 */
export async function publishCandidate(
  db: Database,
  { owner, body, sameSince, config, now }: Publication,
): Promise<{ row: CandidateRow; created: boolean; manageToken: string | null }> {
  const token = 'token' in owner ? owner.token : null;
  // An account has an address of its own.
  const typedContent = { ...candidateContent(body), ...(token === null ? { email: null } : {}) };
  const ownerId = 'ownerId' in owner ? owner.ownerId : null;
  const manageTokenHash = token && hashLinkToken(token);
  const mailed = mailedLink({ manageTokenHash, email: typedContent.email }, config.JWT_SECRET);
  const content = { ...typedContent, mailedTokenHash: mailed?.hash ?? null };
  const { lat, lon, ...typed } = body;
  const contentHash = await digest(JSON.stringify([ownerId, Object.entries(typed).sort()]));
  const keys = { ownerId, manageTokenHash };
  const since = { availableSince: content.availableUntil === null ? null : now };
  const publicId = newPublicId();
  const same = eq(candidates.contentHash, contentHash);
  const own = manageTokenHash === null ? sql`(0 = 1)` : eq(candidates.manageTokenHash, manageTokenHash);
  const long = lte(candidates.postedAt, sameSince);
  // Unique indexes decide between simultaneous requests; the second statement lets people repeat an older profile.
  const [, , , inserted, , , found] = await db.batch([
    dropUnsentOf(
      db,
      sql`SELECT ${linkCause('')} || ${candidates.mailedTokenHash} FROM ${candidates} WHERE ${own} AND ${candidates.mailedTokenHash} IS NOT ${content.mailedTokenHash}`,
    ),
    db
      .update(candidates)
      .set({ contentHash: null })
      .where(and(same, or(long, notInArray(candidates.status, ['open', 'companies'])))),
    db
      .update(candidates)
      .set({ ...content, ...stillConfirmed(content.email), ...active(now), ...since, updatedAt: now })
      .where(own),
    db
      .insert(candidates)
      .values({ ...content, ...active(now), ...keys, publicId, contentHash, ...since, postedAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: candidates.id }),
    settleCandidates(db, or(own, eq(candidates.publicId, publicId))),
    toOutboxIf(db, sql`${candidates} WHERE ${and(own, isNotNull(candidates.email))}`, {
      cause: linkCause(mailed?.hash ?? ''),
      recipient: candidates.email,
      mail: candidateLinkMail({ token: mailed?.token ?? '', siteUrl: config.SITE_URL }),
      now,
    }),
    db.select().from(candidates).where(or(own, same)).orderBy(sql`${own} DESC`).limit(1),
  ]);
  const [row] = found;
  if (!row) throw new Error('publishCandidate: neither inserted nor there');
  const linked = manageTokenHash !== null && row.manageTokenHash === manageTokenHash;
  return { row, created: inserted.length > 0, manageToken: linked ? token : null };
}

/** Columns that keep what is known of a profile's address, where it is still the same. */
const stillConfirmed = (email: string | null) => ({
  emailConfirmedAt: sql`CASE WHEN ${candidates.email} IS ${email} THEN ${candidates.emailConfirmedAt} END`,
  waitingNotifiedAt: sql`CASE WHEN ${candidates.email} IS ${email} THEN ${candidates.waitingNotifiedAt} END`,
});
