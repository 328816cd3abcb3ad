import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { type ConfirmCandidateEmailBody, DEAD_CANDIDATE_EMAIL_LINK } from '../../shared/candidates.ts';
import type { Database } from '../db/client.ts';
import { managedBy } from '../db/manager.ts';
import { candidates } from '../db/tables/candidates.ts';
import { DomainError, invalidField } from '../errors.ts';
import { hashLinkToken } from '../link-token.ts';
import { renewedCandidateLinkMail } from '../mail/candidates.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { linkCause, mailedLink } from './candidate-row.ts';

type Renewal = {
  readonly token: string;
  readonly nextToken: string;
  readonly secret: string;
  readonly siteUrl: string;
  readonly now: Date;
};

/**
 * Gives a profile another private link, which ends the shown one and the mailed one; where an address was left, a new one is
 * mailed there. Sent again, as the answer was lost, it is done already.
 * @throws DomainError `unauthenticated` where the link manages no profile
 */
export async function renewLink(db: Database, renewal: Renewal): Promise<void> {
  const { token, nextToken, secret, siteUrl, now } = renewal;
  const [manager, next] = [{ tokenHash: hashLinkToken(token) }, { tokenHash: hashLinkToken(nextToken) }];
  const known = or(managedBy(manager), managedBy(next));
  const [own] = await db.select().from(candidates).where(known).limit(1);
  if (!own) throw new DomainError('unauthenticated', 'Questo link non apre nessun profilo.');
  const manageTokenHash = next.tokenHash;
  const mailed = mailedLink({ manageTokenHash, email: own.email }, secret);
  // Not over an address that was changed meanwhile: the mailed link belongs to it.
  const same = and(eq(candidates.id, own.id), managedBy(manager), sql`${candidates.email} IS ${own.email}`);
  const renewed = and(eq(candidates.manageTokenHash, manageTokenHash), isNotNull(candidates.mailedTokenHash));
  const [, , found] = await db.batch([
    db
      .update(candidates)
      .set({ manageTokenHash, mailedTokenHash: mailed?.hash ?? null })
      .where(same),
    toOutboxIf(db, sql`${candidates} WHERE ${renewed}`, {
      cause: linkCause(mailed?.hash ?? ''),
      recipient: candidates.email,
      mail: renewedCandidateLinkMail({ token: mailed?.token ?? '', confirmed: own.emailConfirmedAt !== null, siteUrl }),
      now,
    }),
    db.select({ id: candidates.id }).from(candidates).where(eq(candidates.manageTokenHash, manageTokenHash)),
  ]);
  if (found.length === 0) throw new DomainError('conflict', 'Il profilo è cambiato nel frattempo. Riprova.');
}

/**
 * Confirms the address of a profile without an account, with the token of the link that was mailed there; again, it changes
 * nothing.
 * @throws DomainError `invalid` at `token` for any other token, also for that of the link that was shown at publication
 */
export async function confirmCandidateEmail(
  db: Database,
  { token }: ConfirmCandidateEmailBody,
  now: Date,
): Promise<void> {
  const { emailConfirmedAt, mailedTokenHash } = candidates;
  const rows = await db
    .update(candidates)
    .set({ emailConfirmedAt: sql`coalesce(${emailConfirmedAt}, ${now.getTime()})` })
    .where(eq(mailedTokenHash, hashLinkToken(token)))
    .returning({ id: candidates.id });
  if (rows.length === 0) throw invalidField('token', DEAD_CANDIDATE_EMAIL_LINK);
}
