import { and, count, desc, eq, gt, gte, inArray, isNull, lte } from 'drizzle-orm';
import { ANSWERS } from '../../shared/application-values.ts';
import { addDays } from '../../shared/dates.ts';
import { RENEWAL_DAYS } from '../../shared/job-values.ts';
import type { Database } from '../db/client.ts';
import { type Actor, isInvited, isOfOne, managedOwners } from '../db/employers.ts';
import { isReceivedMessage } from '../db/manager.ts';
import { findRow } from '../db/statements.ts';
import {
  accountLinks,
  type LinkKind,
  type PasskeyRow,
  passkeys,
  type SessionRow,
  sessions,
  type UserRow,
  users,
} from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { candidateMessages } from '../db/tables/candidates.ts';
import { jobs } from '../db/tables/jobs.ts';
import { members } from '../db/tables/members.ts';
import { dailyCounts } from '../db/tables/operation.ts';
import { isOpen, isReceivedBy } from '../db/visibility.ts';
import { DomainError } from '../errors.ts';

/** With the password hash, which goes no further than the check of a password. */
export const userByEmail = (db: Database, email: string) => findRow(db, users, eq(users.email, email));

/** True of the link of a kind under a token's hash, while it is alive: a link for something else is as good as none. */
export const liveLink = (kind: LinkKind, tokenHash: string, now: Date) =>
  and(
    eq(accountLinks.kind, kind),
    eq(accountLinks.tokenHash, tokenHash),
    isNull(accountLinks.usedAt),
    gt(accountLinks.expiresAt, now),
  );

/** The account that a live link was mailed to; null where it is dead, and where a replica has not seen it yet. */
export async function userOfLink(db: Database, link: ReturnType<typeof liveLink>): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: users })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(link);
  return row?.user ?? null;
}

/** The account of an address, and how many logins were wrong on a day under each of some keys. */
export async function loginOf(
  db: Database,
  email: string,
  { keys, day }: { keys: readonly (string | null)[]; day: string },
) {
  const { key, count } = dailyCounts;
  const known = keys.filter((one) => one !== null);
  const [user, counts] = await Promise.all([
    userByEmail(db, email),
    db
      .select({ key, count })
      .from(dailyCounts)
      .where(and(inArray(key, known), eq(dailyCounts.day, day))),
  ]);
  const found = new Map(counts.map((row) => [row.key, row.count]));
  return { user, failures: (one: string): number => found.get(one) ?? 0 };
}

/** Devices an account is signed in on, the last seen first; one person has no hundred of them. */
export const sessionsOf = (db: Database, userId: number, now: Date): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(100);

/** An account with its address; for its owner alone. @throws DomainError `not-found` where it is gone */
export async function requireUser(db: Database, userId: number): Promise<UserRow> {
  const row = await findRow(db, users, eq(users.id, userId));
  if (!row) throw new DomainError('not-found', 'Questo account non esiste più.');
  return row;
}

const ANSWER_DAYS = 7;

/** Counts things that wait for an account; those of employers for which it may only read wait for others. */
export async function todayOf(db: Database, account: Actor, now: Date) {
  const owners = managedOwners(account);
  const answered = and(
    eq(applications.userId, account.id),
    isNull(applications.deletedAt),
    inArray(applications.status, ANSWERS),
    gte(applications.statusAt, addDays(now, -ANSWER_DAYS)),
  );
  const ending = and(isOfOne(jobs.ownerId, owners), isOpen(now), lte(jobs.validThrough, addDays(now, RENEWAL_DAYS)));
  const [[received], unreadMessages, answers, invitations, endingOffers] = await Promise.all([
    db
      .select({ unread: count() })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(and(isReceivedBy(owners), eq(applications.status, 'sent'))),
    db.$count(candidateMessages, and(isReceivedMessage({ ownerId: account.id }), isNull(candidateMessages.readAt))),
    db.$count(applications, answered),
    db.$count(members, isInvited(account.id, now)),
    db.$count(jobs, ending),
  ]);
  return { unreadApplications: received?.unread ?? 0, unreadMessages, answers, invitations, ending: endingOffers };
}

/** Public ids of the offers that an account has saved, the last one first. */
export async function savedJobsOf(db: Database, userId: number): Promise<string[]> {
  const [row] = await db.select({ ids: users.savedJobs }).from(users).where(eq(users.id, userId));
  return row?.ids ?? [];
}

/** Passkeys of an account, the newest first; at most ten. */
export const passkeysOf = (db: Database, userId: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.createdAt), desc(passkeys.id));

export const noPasskey = (): DomainError => new DomainError('not-found', 'Questa passkey non c’è più.');

/** @throws DomainError `not-found` where the account has no such passkey */
export async function requirePasskey(db: Database, userId: number, publicId: string): Promise<PasskeyRow> {
  const row = await findRow(db, passkeys, and(eq(passkeys.publicId, publicId), eq(passkeys.userId, userId)));
  if (!row) throw noPasskey();
  return row;
}

/** A passkey and the account it opens, by what the authenticator calls it; for login alone. */
export async function passkeyByCredential(
  db: Database,
  credentialId: string,
): Promise<{ readonly passkey: PasskeyRow; readonly account: UserRow } | null> {
  const [row] = await db
    .select({ passkey: passkeys, account: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}
