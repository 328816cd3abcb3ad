import { and, eq, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { takeOverApplications } from '../db/account-state.ts';
import type { Database } from '../db/client.ts';
import { users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { jobs } from '../db/tables/jobs.ts';
import { members } from '../db/tables/members.ts';
import { isOpen, isOpenRow } from '../db/visibility.ts';
import { refusalOf } from '../http/session.ts';
import { applicantLink, applicantLinksMail } from '../mail/applications.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { ownOffer, worksThere } from './apply-to-job.ts';
import { deliver, ended, limitOf, requireJob, sentBefore } from './deliver-application.ts';
import { requireWaiting } from './queries.ts';

type Confirming = {
  readonly publicId: string;
  readonly siteUrl: string;
  readonly secret: string;
  readonly now: Date;
};

type Confirmed = {
  /** True where it was the last application that the employer wanted. */
  readonly paused: boolean;
  readonly jobPublicId: string;
  /** True where an account with this confirmed address has it now. */
  readonly takenOver: boolean;
};

const others = alias(applications, 'others');

/**
 * Delivers an application whose mailed link was pressed: that proves its address. Pressed again it says the same.
 * @throws DomainError `not-found`; `conflict` for an ended offer, or where the address has applied for it before
 */
export async function confirmApplication(db: Database, confirming: Confirming): Promise<Confirmed> {
  const { publicId, siteUrl, secret, now } = confirming;
  const { application, job: waitingFor } = await requireWaiting(db, publicId);
  const jobPublicId = waitingFor.publicId;
  const found = await requireJob(db, jobPublicId);
  const { job } = found;
  if (application.deliveredAt !== null) return { jobPublicId, paused: false, takenOver: application.userId !== null };
  if (!isOpenRow(job, now)) throw ended(job.status);
  await refuseAccount(db, application.email ?? '', job.ownerId);
  const { name, email, phone, message, ticks, answers, cvKey } = application;
  const words = { name: name ?? '', email, isProven: true, phone, message, ticks, answers, hasCv: cvKey !== null };
  const delivery = { ...found, publicId, words, siteUrl, secret, now };
  // Finds other applications for the offer with this address, be it their own or the confirmed one of their account.
  const same = db
    .select({ id: others.id })
    .from(others)
    .leftJoin(users, eq(users.id, others.userId))
    .where(
      and(
        eq(others.jobId, application.jobId),
        ne(others.id, application.id),
        isNotNull(others.deliveredAt),
        isNull(others.deletedAt),
        sql`(${others.email} = ${email} OR (${users.email} = ${email} AND ${users.emailVerifiedAt} IS NOT NULL))`,
      ),
    );
  const openJob = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, job.id), isOpen(now)));
  const own = eq(applications.id, application.id);
  const waits = and(own, isNull(applications.deliveredAt), sql`EXISTS ${openJob}`, notExists(same));
  const [, , , , , changed, , paused] = await db.batch([
    ...(await deliver(db, delivery, waits)),
    db.update(applications).set({ deliveredAt: now, statusAt: now }).where(waits).returning({ id: applications.id }),
    ...limitOf(db, delivery),
    takeOverApplications(db, eq(users.email, email ?? ''), now),
    // After the takeover: an account follows it on its own page.
    toOutboxIf(
      db,
      sql`${applications} WHERE ${and(own, isNotNull(applications.deliveredAt), isNull(applications.userId))}`,
      {
        cause: `applicant-links:${publicId}`,
        recipient: email ?? '',
        mail: applicantLinksMail([{ job, url: await applicantLink(publicId, { secret, siteUrl }) }]),
        now,
      },
    ),
  ]);
  const { application: stored } = await requireWaiting(db, publicId);
  if (stored.deliveredAt !== null)
    return { jobPublicId, paused: changed.length > 0 && paused.length > 0, takenOver: stored.userId !== null };
  const { job: jobNow } = await requireJob(db, jobPublicId);
  throw isOpenRow(jobNow, now) ? sentBefore() : ended(jobNow.status);
}

/**
 * Refuses what the account of a proved address may not do signed in either. A leaving one may apply: it may come back.
 * @throws DomainError `forbidden` for a suspended account, `conflict` for the people of the employer, invited ones too
 */
async function refuseAccount(db: Database, email: string, ownerId: number): Promise<void> {
  const [account] = await db
    .select({
      id: users.id,
      emailVerifiedAt: users.emailVerifiedAt,
      suspendedAt: users.suspendedAt,
      suspendedReason: users.suspendedReason,
    })
    .from(users)
    .where(eq(users.email, email))
    .limit(1);
  // Anybody can register anybody's address: only the owner of a confirmed one is the person who is suspended.
  const refusal = account?.emailVerifiedAt && refusalOf({ ...account, deletedAt: null });
  if (refusal) throw refusal;
  const working = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.ownerId, ownerId), or(eq(members.email, email), eq(members.userId, account?.id ?? 0))));
  if (account?.id === ownerId) throw ownOffer();
  if (working.length > 0) throw worksThere();
}
