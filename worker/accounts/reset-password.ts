import { and, eq, inArray, sql } from 'drizzle-orm';
import { DEAD_RESET_LINK, type ResetPasswordBody } from '../../shared/accounts.ts';
import type { Account } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { accountLinks, loginCodes, passkeys, sessions, users } from '../db/tables/accounts.ts';
import { takeOverApplications } from '../db/take-over-applications.ts';
import { invalidField } from '../errors.ts';
import { hashLinkToken, newLinkToken } from '../link-token.ts';
import { passwordChangedMail, passwordResetMail } from '../mail/accounts.ts';
import { toOutboxOfAccount } from '../mail/outbox.ts';
import { endLinks, endLinksOfPassword, isReset } from './end-links.ts';
import { hashPassword } from './password.ts';
import { liveLink } from './queries.ts';

const LIFETIME_MS = 60 * 60_000;

/**
 * Mails a link to choose a new password to the account under `email`, if there is one, and ends its older ones. The same
 * statements are sent, and a row is written, for every address, so that nothing reveals which addresses have an account.
 */
export async function requestPasswordReset(
  db: Database,
  { email, siteUrl, now }: { email: string; siteUrl: string; now: Date },
): Promise<void> {
  const token = newLinkToken();
  const tokenHash = hashLinkToken(token);
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  const account = db.select({ id: users.id }).from(users).where(eq(users.email, email));
  await db.batch([
    endLinks(db, account, { which: isReset, now }),
    db.insert(accountLinks).values({ kind: 'reset', userId: sql`(${account})`, tokenHash, expiresAt }),
    toOutboxOfAccount(db, {
      cause: `password-reset:${tokenHash}`,
      where: eq(users.email, email),
      mail: passwordResetMail({ token, expiresAt, siteUrl }),
      now,
    }),
  ]);
}

/**
 * Sets the password of the account a link was mailed to, which confirms its address, refuses every token of the account from
 * now on and ends its links and those that would change the address; also the passkeys from before the address was confirmed,
 * but for an administrator's. One batch, so of two requests with the same link at the same moment one succeeds.
 * @returns the account with its new version
 * @throws DomainError `invalid` at `token` where the link is expired, used or unknown
 */
export async function resetPassword(
  db: Database,
  { token, password }: ResetPasswordBody,
  { siteUrl, now }: { readonly siteUrl: string; readonly now: Date },
): Promise<Pick<Account, 'publicId' | 'tokenVersion'>> {
  // Hashed first, whatever the link is worth: a read before the batch could come from a replica that has not seen it yet.
  const passwordHash = await hashPassword(password);
  const tokenHash = hashLinkToken(token);
  const account = db
    .select({ id: accountLinks.userId })
    .from(accountLinks)
    .where(liveLink('reset', tokenHash, now));
  // Somebody who registered another person's address, or took it later, may have left a passkey before it was confirmed. Those of
  // an administrator, whose address is confirmed, stay: they are the second factor, which a mailbox must not replace.
  const older = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${passkeys.userId} AND ${users.role} <> 'admin' AND ${passkeys.createdAt} <= coalesce(${users.emailVerifiedAt}, ${now.getTime()}))`;
  const [, , , [changed]] = await db.batch([
    toOutboxOfAccount(db, {
      cause: `password-changed:${tokenHash}`,
      where: inArray(users.id, account),
      mail: passwordChangedMail(siteUrl),
      now,
    }),
    db.delete(sessions).where(inArray(sessions.userId, account)),
    db.delete(passkeys).where(and(inArray(passkeys.userId, account), older)),
    db
      .update(users)
      .set({
        passwordHash,
        tokenVersion: sql`${users.tokenVersion} + 1`,
        mailRefusedAt: null,
        // A link is mailed to the address that the account has, and ends when it gets another.
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.getTime()})`,
      })
      .where(inArray(users.id, account))
      .returning({ publicId: users.publicId, tokenVersion: users.tokenVersion }),
    takeOverApplications(db, inArray(users.id, account), now),
    db.delete(loginCodes).where(inArray(loginCodes.userId, account)),
    endLinksOfPassword(db, account, now),
  ]);
  if (!changed) throw invalidField('token', DEAD_RESET_LINK);
  return changed;
}
