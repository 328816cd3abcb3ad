import { and, eq, exists, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { CONFIRM_PASSWORD, type ConfirmEmailBody, DEAD_EMAIL_LINK } from '../../shared/accounts.ts';
import { addDays } from '../../shared/dates.ts';
import { EMAIL_LINK_DAYS } from '../../shared/link-days.ts';
import { takeOverApplications } from '../db/account-state.ts';
import { leaveDevices } from '../db/accounts.ts';
import { type Database, isUniqueViolation } from '../db/client.ts';
import { accountLinks, passkeys, sessions, users } from '../db/tables/accounts.ts';
import type { Site } from '../env.ts';
import { DomainError, invalidField } from '../errors.ts';
import { hashLinkToken, newLinkToken } from '../link-token.ts';
import { emailChangedMail, newEmailMail, verifyEmailMail } from '../mail/accounts.ts';
import { toOutbox, toOutboxOfAccount } from '../mail/outbox.ts';
import { endLinks, isReset } from './change-password.ts';
import { WRONG_PASSWORD } from './check-password.ts';
import { verifyPassword } from './password.ts';
import { liveLink, userOfLink } from './queries.ts';

type EmailLink = Site & {
  readonly account: string;
  readonly email: string;
  /** False if the account has this address already, true if it wants to have it. */
  readonly isNew: boolean;
};

/** Statements that mail a link which proves an address, for the batch of what asks for it. */
export function requestEmailLink(db: Database, { account, email, isNew, siteUrl, now }: EmailLink) {
  const token = newLinkToken();
  const tokenHash = hashLinkToken(token);
  const expiresAt = addDays(now, EMAIL_LINK_DAYS);
  const compose = isNew ? newEmailMail : verifyEmailMail;
  return [
    db.insert(accountLinks).values({
      kind: 'email',
      userId: sql`(SELECT ${users.id} FROM ${users} WHERE ${users.publicId} = ${account})`,
      email,
      tokenHash,
      expiresAt,
    }),
    toOutbox(db, {
      cause: `${isNew ? 'new-email-link' : 'email-link'}:${tokenHash}`,
      recipient: email,
      mail: compose({ token, expiresAt, siteUrl }),
      now,
    }),
  ] as const;
}

/** `sessionId`: the valid session that the request carries, of whatever account. */
type Confirming = Site & { readonly sessionId: string | null };

type Confirmed = {
  readonly email: string;
  /** True if sessions or passkeys from before the first confirmation ended with it. */
  readonly ended: boolean;
};

/**
 * Confirms the address of a mailed link. The sender proves to own the account by the mail, and by a session or the password.
 * A first confirmation ends every other session and every passkey; a new address notifies the old one.
 * @throws DomainError `invalid` at `token` or `password`; `conflict` where another account has taken the address meanwhile
 */
export async function confirmEmail(
  db: Database,
  { token, password }: ConfirmEmailBody,
  confirming: Confirming,
): Promise<Confirmed> {
  const { sessionId, now } = confirming;
  const tokenHash = hashLinkToken(token);
  const signedIn = exists(
    db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.userId, users.id), eq(sessions.publicId, sessionId ?? ''))),
  );
  const known = and(isNotNull(users.emailVerifiedAt), eq(users.email, accountLinks.email));
  // A write comes first: a read could come from a replica that has not seen the link yet.
  const confirmed = await confirmWhere(db, { tokenHash, proof: or(signedIn, known), ...confirming });
  if (confirmed) return confirmed;
  const account = await userOfLink(db, liveLink('email', tokenHash, now));
  if (account === null) throw invalidField('token', DEAD_EMAIL_LINK);
  if (password === undefined) throw invalidField('password', CONFIRM_PASSWORD);
  const { passwordHash } = account;
  if (!(await verifyPassword(password, passwordHash)).right) throw invalidField('password', WRONG_PASSWORD);
  const proof = eq(users.passwordHash, passwordHash);
  const byPassword = await confirmWhere(db, { tokenHash, proof, ...confirming });
  if (!byPassword) throw invalidField('token', DEAD_EMAIL_LINK);
  return byPassword;
}

type Proved = Confirming & { readonly tokenHash: string; readonly proof: SQL | undefined };

/** Confirms where the link is alive and `proof` holds of its account; null where not. One batch: of two requests one succeeds. */
async function confirmWhere(
  db: Database,
  { tokenHash, proof, sessionId, siteUrl, now }: Proved,
): Promise<Confirmed | null> {
  const alive = liveLink('email', tokenHash, now);
  const account = db
    .select({ id: accountLinks.userId })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(and(alive, proof));
  const address = db.select({ email: accountLinks.email }).from(accountLinks).where(alive);
  const moved = and(inArray(users.id, account), ne(users.email, sql`(${address})`));
  const accountsWhere = (where: SQL | undefined) => db.select({ id: users.id }).from(users).where(where);
  const first = accountsWhere(and(inArray(users.id, account), isNull(users.emailVerifiedAt)));
  const unchanged = sql`${users.email} = (${address}) AND ${users.emailVerifiedAt} IS NOT NULL`;
  try {
    const [endedSessions, , endedPasskeys, , , , [changed]] = await db.batch([
      db
        .delete(sessions)
        .where(and(inArray(sessions.userId, first), ne(sessions.publicId, sessionId ?? '')))
        .returning({ id: sessions.id }),
      // The session that goes on was proved by the mail: it does not end with the passkey that had opened it.
      db.update(sessions).set({ passkeyId: null, verifiedAt: null }).where(inArray(sessions.userId, first)),
      db.delete(passkeys).where(inArray(passkeys.userId, first)).returning({ id: passkeys.id }),
      leaveDevices(db, first),
      endLinks(db, accountsWhere(moved), { which: isReset, now }),
      toOutboxOfAccount(db, {
        cause: `email-changed:${tokenHash}`,
        where: moved,
        mail: emailChangedMail(siteUrl),
        now,
      }),
      db
        .update(users)
        .set({
          email: sql`(${address})`,
          mailRefusedAt: null,
          emailVerifiedAt: sql`CASE WHEN ${unchanged} THEN ${users.emailVerifiedAt} ELSE ${now.getTime()} END`,
        })
        .where(inArray(users.id, account))
        .returning({ id: users.id, email: users.email }),
      takeOverApplications(db, inArray(users.id, account), now),
      // The password may be part of the proof, the address of the link: of those nothing has changed.
      endLinks(db, account, { which: eq(accountLinks.kind, 'email'), now }),
    ]);
    return changed ? { email: changed.email, ended: endedSessions.length + endedPasskeys.length > 0 } : null;
  } catch (error) {
    if (isUniqueViolation(error, 'users.email'))
      throw new DomainError('conflict', 'Un altro account usa già questo indirizzo.');
    throw error;
  }
}
