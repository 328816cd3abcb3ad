import { eq, sql } from 'drizzle-orm';
import { type ConfirmCandidateEmailBody, DEAD_CANDIDATE_EMAIL_LINK } from '../../shared/candidates.ts';
import type { Database } from '../db/client.ts';
import { candidates } from '../db/tables/candidates.ts';
import { invalidField } from '../errors.ts';
import { hashLinkToken } from '../link-token.ts';

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
