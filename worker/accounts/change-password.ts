import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { ChangePasswordBody } from '../../shared/accounts.ts';
import type { Account } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { loginCodes, sessions, users } from '../db/tables/accounts.ts';
import { passwordChangedMail } from '../mail/accounts.ts';
import { toOutboxOfAccount } from '../mail/outbox.ts';
import { checkPassword, wrongPassword } from './check-password.ts';
import { endLinksOfPassword } from './end-links.ts';
import { hashPassword } from './password.ts';

type Asking = {
  readonly account: Account;
  /** The session that asks: the only one that goes on. */
  readonly sessionId: string;
  readonly siteUrl: string;
  readonly now: Date;
};

/**
 * Sets a new password, signs the account out on every other device, ends the links mailed for a forgotten one or for
 * another address, and tells
 * the owner. Tokens made before are refused: the session that asks needs a new one.
 * @returns the account with its new version
 * @throws DomainError `invalid` at `currentPassword`
 */
export async function changePassword(
  db: Database,
  { currentPassword, password }: ChangePasswordBody,
  { account, sessionId, siteUrl, now }: Asking,
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
