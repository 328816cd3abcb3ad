import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { type ConfirmEmailBody, DEAD_EMAIL_LINK } from '../../shared/accounts.ts';
import { type Database, isUniqueViolation } from '../db/client.ts';
import { emailLinks, passwordResets, users } from '../db/tables/accounts.ts';
import { DomainError, invalidField } from '../errors.ts';
import { hashLinkToken } from '../link-token.ts';
import { emailChangedMail } from '../mail/accounts.ts';
import { toOutboxOfAccount } from '../mail/outbox.ts';

/**
 * Gives an account the address its link was mailed to, as confirmed, and ends all its links. If the address is a new one,
 * the old address is notified and password links mailed to it are revoked. One batch: of two simultaneous requests with the
 * same link only one succeeds.
 * @returns the address
 * @throws DomainError `invalid` at `token` where the link is expired, used or unknown; `conflict` where another account
 *   has taken the address meanwhile
 */
export async function confirmEmail(
  db: Database,
  { token }: ConfirmEmailBody,
  { siteUrl, now }: { readonly siteUrl: string; readonly now: Date },
): Promise<string> {
  const tokenHash = hashLinkToken(token);
  const alive = and(eq(emailLinks.tokenHash, tokenHash), isNull(emailLinks.usedAt), gt(emailLinks.expiresAt, now));
  const account = db.select({ id: emailLinks.userId }).from(emailLinks).where(alive);
  const address = db.select({ email: emailLinks.email }).from(emailLinks).where(alive);
  try {
    const moved = and(inArray(users.id, account), ne(users.email, sql`(${address})`));
    const [, , changed] = await db.batch([
      db
        .update(passwordResets)
        .set({ usedAt: now })
        .where(
          and(
            isNull(passwordResets.usedAt),
            inArray(passwordResets.userId, db.select({ id: users.id }).from(users).where(moved)),
          ),
        ),
      toOutboxOfAccount(db, {
        cause: `email-changed:${tokenHash}`,
        where: moved,
        mail: emailChangedMail(siteUrl),
        now,
      }),
      db
        .update(users)
        .set({ email: sql`(${address})`, emailVerifiedAt: now })
        .where(inArray(users.id, account))
        .returning({ email: users.email }),
      db
        .update(emailLinks)
        .set({ usedAt: now })
        .where(and(isNull(emailLinks.usedAt), inArray(emailLinks.userId, account))),
    ]);
    const email = changed[0]?.email;
    if (email === undefined) throw invalidField('token', DEAD_EMAIL_LINK);
    return email;
  } catch (error) {
    if (isUniqueViolation(error, 'users.email'))
      throw new DomainError('conflict', 'Un altro account usa già questo indirizzo.');
    throw error;
  }
}
