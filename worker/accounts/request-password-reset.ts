import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { passwordResets, users } from '../db/tables/accounts.ts';
import { hashLinkToken, newLinkToken } from '../link-token.ts';
import { passwordResetMail } from '../mail/accounts.ts';
import { toOutboxOfAccount } from '../mail/outbox.ts';

const LIFETIME_MS = 60 * 60_000;

/**
 * Mails a link to choose a new password to the account under `email`, if there is one. The same statements are sent, and a
 * row is written, for every address, so that nothing reveals which addresses have an account.
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
    db.insert(passwordResets).values({ userId: sql`(${account})`, tokenHash, expiresAt }),
    toOutboxOfAccount(db, {
      cause: `password-reset:${tokenHash}`,
      where: eq(users.email, email),
      mail: passwordResetMail({ token, expiresAt, siteUrl }),
      now,
    }),
  ]);
}
