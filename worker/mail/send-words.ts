import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import { EMAIL_LINK_DAYS } from '../../shared/link-days.ts';
import type { MailCause } from '../../shared/mail-kinds.ts';
import type { Database } from '../db/client.ts';
import { insertFrom } from '../db/statements.ts';
import { accountLinks, users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { candidates } from '../db/tables/candidates.ts';
import { jobs } from '../db/tables/jobs.ts';
import { hashLinkToken, newLinkToken } from '../link-token.ts';
import { somethingWaitsMail } from './accounts.ts';
import { messageWaitsMail } from './candidates.ts';
import { type Mail, toOutboxIf } from './outbox.ts';

type Words = {
  /** Tables that `where` speaks of, joined with the one that holds the recipient's address. */
  readonly from: SQL;
  /** True for one row where the event has happened; else nothing is sent. */
  readonly where: SQL | undefined;
  readonly cause: MailCause;
  readonly replyTo?: string;
  readonly mail: Mail;
  readonly siteUrl: string;
  readonly now: Date;
};

/**
 * Statements that mail words of people to an account of `from` (which joins `users`). Only a confirmed address gets them, as
 * anybody can register anybody's; another one is told once that something waits, with a link that confirms it.
 */
export function wordsToAccount(db: Database, { from, where, siteUrl, now, ...mail }: Words) {
  const token = newLinkToken();
  const tokenHash = hashLinkToken(token);
  const expiresAt = addDays(now, EMAIL_LINK_DAYS);
  const untold = and(where, isNull(users.emailVerifiedAt), isNull(users.waitingNotifiedAt));
  const link = { kind: 'email', userId: users.id, email: users.email, tokenHash, expiresAt } as const;
  const linked = sql`${users.id} = (SELECT ${accountLinks.userId} FROM ${accountLinks} WHERE ${accountLinks.tokenHash} = ${tokenHash})`;
  return [
    toOutboxIf(db, sql`${from} WHERE ${and(where, isNotNull(users.emailVerifiedAt))}`, {
      ...mail,
      recipient: users.email,
      now,
    }),
    insertFrom(db, accountLinks, link, sql`FROM ${from} WHERE ${untold} LIMIT 1`),
    toOutboxIf(db, sql`${users} WHERE ${linked}`, {
      cause: `something-waits:${tokenHash}`,
      recipient: users.email,
      mail: somethingWaitsMail({ token, expiresAt, siteUrl }),
      now,
    }),
    db.update(users).set({ waitingNotifiedAt: now }).where(linked),
  ] as const;
}

/** Statements that mail words to the owner of the offer of the application that `where` finds. */
export const wordsToOwner = (db: Database, words: Omit<Words, 'from'>) =>
  wordsToAccount(db, {
    from: sql`${applications} INNER JOIN ${jobs} ON ${jobs.id} = ${applications.jobId} INNER JOIN ${users} ON ${users.id} = ${jobs.ownerId}`,
    ...words,
  });

/** Likewise to the applicant. Without an account, the address of a delivered application is always confirmed. */
export function wordsToApplicant(db: Database, words: Omit<Words, 'from'>) {
  const { where, siteUrl: _, ...mail } = words;
  const guest = and(where, isNull(applications.userId), isNotNull(applications.email));
  return [
    ...wordsToAccount(db, {
      from: sql`${applications} INNER JOIN ${users} ON ${users.id} = ${applications.userId}`,
      ...words,
    }),
    toOutboxIf(db, sql`${applications} WHERE ${guest}`, { recipient: applications.email, ...mail }),
  ] as const;
}

/**
 * Statements that mail words to the address of a profile without an account, likewise: the link opens the profile, where the
 * address is confirmed. @param profile its key, and the token of the link that is mailed to that address
 */
export function wordsToProfile(db: Database, { id, token }: { id: number; token: string }, words: Words) {
  const { from, where, siteUrl, now, ...mail } = words;
  const own = eq(candidates.id, id);
  // Requires a valid link: one mailed under an older secret is dead, and no mail is better than one with a dead link.
  const linked = eq(candidates.mailedTokenHash, hashLinkToken(token));
  const untold = and(own, linked, isNull(candidates.emailConfirmedAt), isNull(candidates.waitingNotifiedAt));
  const happened = sql`EXISTS (SELECT 1 FROM ${from} WHERE ${where})`;
  return [
    toOutboxIf(db, sql`${candidates} WHERE ${and(own, isNotNull(candidates.emailConfirmedAt), happened)}`, {
      ...mail,
      recipient: candidates.email,
      now,
    }),
    toOutboxIf(db, sql`${candidates} WHERE ${and(untold, happened)}`, {
      cause: `something-waits:${hashLinkToken(token)}`,
      recipient: candidates.email,
      mail: messageWaitsMail({ token, siteUrl }),
      now,
    }),
    db.update(candidates).set({ waitingNotifiedAt: now }).where(and(untold, happened)),
  ] as const;
}
