import { and, eq, inArray, isNull, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type ChangePasswordBody, DEAD_RESET_LINK, type ResetPasswordBody } from '../../shared/accounts.ts';
import { takeOverApplications } from '../db/account-state.ts';
import { type Account, leaveDevices } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { accountLinks, loginCodes, passkeys, sessions, users } from '../db/tables/accounts.ts';
import type { Site } from '../env.ts';
import { invalidField } from '../errors.ts';
import { hashLinkToken, newLinkToken } from '../link-token.ts';
import { passwordChangedMail, passwordResetMail } from '../mail/accounts.ts';
import { toOutboxOfAccount } from '../mail/outbox.ts';
import { checkPassword, wrongPassword } from './check-password.ts';
import { hashPassword } from './password.ts';
import { liveLink } from './queries.ts';

type Ending = { readonly which: SQL | undefined; readonly now: Date };

/** Statement that ends mailed links of the accounts that a query finds, for the batch of what ends them. */
export const endLinks = (db: Database, accounts: SQLWrapper, { which, now }: Ending) =>
  db
    .update(accountLinks)
    .set({ usedAt: now })
    .where(and(isNull(accountLinks.usedAt), inArray(accountLinks.userId, accounts), which));

export const isReset = eq(accountLinks.kind, 'reset');

/** Statement that ends links for another password or address: who knew the old password may have asked for them. */
const endLinksOfPassword = (db: Database, accounts: SQLWrapper, now: Date) => {
  const own = sql`(SELECT ${users.email} FROM ${users} WHERE ${users.id} = ${accountLinks.userId})`;
  return endLinks(db, accounts, { which: or(isReset, sql`${accountLinks.email} <> ${own}`), now });
};

/** `sessionId`: the session that asks, the only one that goes on. */
type Requesting = Site & { readonly account: Account; readonly sessionId: string };

/**
 * Sets a new password, signs the account out on every other device, ends its links and tells the owner.
 * @returns the account with its new version: the session that asks needs a new token
 * @throws DomainError `invalid` at `currentPassword`
 */
export async function changePassword(
  db: Database,
  { currentPassword, password }: ChangePasswordBody,
  { account, sessionId, siteUrl, now }: Requesting,
): Promise<Account> {
  const checked = await checkPassword(db, account, currentPassword);
  const passwordHash = await hashPassword(password);
  const own = eq(users.id, account.id);
  // Only where nobody was faster: what follows in the batch finds the account by the hash that this request has set.
  const changed = db
    .select({ id: users.id })
    .from(users)
    .where(and(own, eq(users.passwordHash, passwordHash)));
  const [[row]] = await db.batch([
    db
      .update(users)
      .set({ passwordHash, tokenVersion: sql`${users.tokenVersion} + 1` })
      .where(and(own, eq(users.passwordHash, checked)))
      .returning({ tokenVersion: users.tokenVersion }),
    db.delete(sessions).where(and(inArray(sessions.userId, changed), ne(sessions.publicId, sessionId))),
    leaveDevices(db, changed),
    db.delete(loginCodes).where(inArray(loginCodes.userId, changed)),
    endLinksOfPassword(db, changed, now),
    toOutboxOfAccount(db, {
      cause: `password-changed:${account.publicId}:${account.tokenVersion}`,
      where: inArray(users.id, changed),
      mail: passwordChangedMail(siteUrl),
      now,
    }),
  ]);
  if (!row) throw wrongPassword();
  return { ...account, tokenVersion: row.tokenVersion };
}

const LIFETIME_MS = 60 * 60_000;

/**
 * Mails a link to choose a new password, and ends the older ones. The statements are the same, and a row is written, for
 * every address, so that nothing reveals which ones have an account.
 */
export async function requestPasswordReset(
  db: Database,
  { email, siteUrl, now }: Site & { readonly email: string },
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
 * Sets the password of the account a link was mailed to, which confirms its address and ends its tokens and links. One batch,
 * so of two requests with the same link one succeeds.
 * @throws DomainError `invalid` at `token` where the link is expired, used or unknown
 */
export async function resetPassword(
  db: Database,
  { token, password }: ResetPasswordBody,
  { siteUrl, now }: Site,
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
    leaveDevices(db, account),
    takeOverApplications(db, inArray(users.id, account), now),
    db.delete(loginCodes).where(inArray(loginCodes.userId, account)),
    endLinksOfPassword(db, account, now),
  ]);
  if (!changed) throw invalidField('token', DEAD_RESET_LINK);
  return changed;
}
