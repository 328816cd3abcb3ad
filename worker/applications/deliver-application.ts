import { and, eq, isNotNull, isNull, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { addDays } from '../../shared/dates.ts';
import { OPEN_DAYS } from '../../shared/employer-values.ts';
import { NO_SUCH_JOB } from '../../shared/job-words.ts';
import { ANSWER_LINK_DAYS, CHECK_DAYS } from '../../shared/link-days.ts';
import type { MailCause } from '../../shared/mail-kinds.ts';
import { pagePath, receivedPath } from '../../shared/paths.ts';
import { checkJobsLink } from '../../shared/token-links.ts';
import { takeOverApplications } from '../db/account-state.ts';
import type { Database } from '../db/client.ts';
import { isUnsettled, settleJobs } from '../db/settle.ts';
import { doorRefusal, hasRoom, recentlyAt, touchDoor } from '../db/spontaneous.ts';
import { findRow, recordStatus } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { type JobRow, type JobStatus, jobs } from '../db/tables/jobs.ts';
import { members } from '../db/tables/members.ts';
import { pushSubscriptions } from '../db/tables/push.ts';
import { isProvenApplication, takes, takesRow } from '../db/visibility.ts';
import type { Site } from '../env.ts';
import { DomainError } from '../errors.ts';
import { refusalOf } from '../http/session.ts';
import { answerToken, checkToken } from '../link-token.ts';
import {
  applicantLink,
  applicantLinksMail,
  newApplicationMail,
  offerFullMail,
  type Words,
} from '../mail/applications.ts';
import { keepOpenLink } from '../mail/employers.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { wordsToOwner } from '../mail/send-words.ts';
import { toPush } from '../push/to-push.ts';
import { sign } from '../sign.ts';
import { type JobWithOwner, jobWithOwner, requireWaiting } from './queries.ts';

export const applicationCause = (publicId: string): MailCause => `application:${publicId}`;

/** The application that is delivered, and what makes its mails and signs their links. */
export type Delivering = Site & { readonly publicId: string };

export type Delivery = JobWithOwner & Delivering & { readonly words: Words };

/**
 * Statements that deliver the application that `where` finds, for the batch that stores or confirms it: the first line of its
 * history, the employer's mail where the address is confirmed, and what devices of its people are told.
 */
export async function deliver(db: Database, delivery: Delivery, where: SQL | undefined) {
  const { job, owner, publicId, words, siteUrl, secret, now, replyDomain } = delivery;
  const byMail = replyDomain !== undefined;
  const expiresAt = addDays(now, ANSWER_LINK_DAYS);
  const token = await answerToken(publicId, owner, { secret, expiresAt });
  const lasting = { secret, expiresAt: addDays(now, OPEN_DAYS) };
  const ending = job.spontaneous ? keepOpenLink(await sign('keep-open', { sub: job.publicId }, lasting)) : null;
  const checking = { secret, expiresAt: addDays(now, CHECK_DAYS) };
  const taken = job.neededFrom ? checkJobsLink(await checkToken(owner, [job.publicId], checking)) : null;
  return [
    recordStatus(db, { status: 'sent', createdAt: now }, where),
    ...wordsToOwner(db, {
      where,
      cause: applicationCause(publicId),
      ...(words.email ? { replyTo: words.email } : {}),
      mail: newApplicationMail({ job, publicId, ...words, token, expiresAt, ending, taken, byMail, siteUrl }),
      siteUrl,
      now,
    }),
    toPush(db, {
      kind: 'applications',
      cause: applicationCause(publicId),
      title: 'Nuova candidatura',
      body: job.spontaneous ? 'È una candidatura spontanea.' : `Per “${job.title}”`,
      // Offers have there what ends an urgent one, and what leads to its applications.
      path: job.neededFrom === null ? receivedPath(job.publicId, publicId) : pagePath.ownJobs(),
      where: sql`EXISTS (SELECT 1 FROM ${applications} WHERE ${where}) AND (${pushSubscriptions.userId} = ${job.ownerId} OR ${pushSubscriptions.userId} IN (SELECT ${members.userId} FROM ${members} WHERE ${members.ownerId} = ${job.ownerId}))`,
      now,
    }),
  ] as const;
}

/** Statements that pause an offer with as many applications as its owner wants, and tell and ask the owner. */
export function limitOf(db: Database, { job: { id, title }, publicId, siteUrl, now }: Omit<Delivery, 'words'>) {
  const received = db.$count(applications, and(eq(applications.jobId, id), isProvenApplication()));
  const wanted = and(isNotNull(jobs.closeAfter), lte(jobs.closeAfter, received));
  const full = and(eq(jobs.id, id), eq(jobs.ownerStatus, 'open'), wanted);
  const owner = sql`${jobs} INNER JOIN ${users} ON ${users.id} = ${jobs.ownerId}`;
  return [
    toOutboxIf(db, sql`${owner} WHERE ${and(full, isNotNull(users.emailVerifiedAt))}`, {
      cause: `offer-full:${publicId}`,
      recipient: users.email,
      mail: offerFullMail({ title, siteUrl }),
      now,
    }),
    db.update(jobs).set({ ownerStatus: 'paused', updatedAt: now }).where(full).returning({ id: jobs.id }),
    settleJobs(db, and(eq(jobs.id, id), isUnsettled(now)), now),
  ] as const;
}

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
export async function confirmApplication(db: Database, delivering: Delivering): Promise<Confirmed> {
  const { publicId, siteUrl, secret, now } = delivering;
  const { application, job: waitingFor } = await requireWaiting(db, publicId);
  const jobPublicId = waitingFor.publicId;
  const found = await requireJob(db, jobPublicId);
  const { job } = found;
  if (application.deliveredAt !== null) return { jobPublicId, paused: false, takenOver: application.userId !== null };
  if (!takesRow(job, now)) throw await ended(db, job, now);
  const { name, email, phone, message, ticks, answers, cvKey } = application;
  await refuseAccount(db, email ?? '', job.ownerId);
  const words = { name: name ?? '', email, isProven: true, phone, message, ticks, answers, hasCv: cvKey !== null };
  const delivery = { ...found, ...delivering, words };
  // Finds other applications for the offer with this address, be it their own or the confirmed one of their account.
  const same = db
    .select({ id: others.id })
    .from(others)
    .leftJoin(users, eq(users.id, others.userId))
    .where(
      and(
        job.spontaneous ? recentlyAt(job.ownerId, now, others) : eq(others.jobId, application.jobId),
        ne(others.id, application.id),
        isNotNull(others.deliveredAt),
        isNull(others.deletedAt),
        sql`(${others.email} = ${email} OR (${users.email} = ${email} AND ${users.emailVerifiedAt} IS NOT NULL))`,
      ),
    );
  const own = eq(applications.id, application.id);
  const waits = and(own, isNull(applications.deliveredAt), sql`${openJobId(job.id, now)} IS NOT NULL`, notExists(same));
  // After the takeover: an account follows it on its own page.
  const withoutAccount = and(own, isNotNull(applications.deliveredAt), isNull(applications.userId));
  const [, , , , , , changed, , paused] = await db.batch([
    ...(await deliver(db, delivery, waits)),
    db.update(applications).set({ deliveredAt: now, statusAt: now }).where(waits).returning({ id: applications.id }),
    ...limitOf(db, delivery),
    takeOverApplications(db, eq(users.email, email ?? ''), now),
    toOutboxIf(db, sql`${applications} WHERE ${withoutAccount}`, {
      cause: `applicant-links:${publicId}`,
      recipient: email ?? '',
      mail: applicantLinksMail([
        { job, url: await applicantLink(application, { secret, siteUrl }), language: application.language },
      ]),
      now,
    }),
    ...touchDoor(db, job, now),
  ]);
  const { application: stored } = await requireWaiting(db, publicId);
  if (stored.deliveredAt !== null)
    return { jobPublicId, paused: changed.length > 0 && paused.length > 0, takenOver: stored.userId !== null };
  const { job: jobNow } = await requireJob(db, jobPublicId);
  const isFull = (await db.all(sql`SELECT 1 WHERE ${openJobId(job.id, now)} IS NOT NULL`)).length === 0;
  throw isFull ? await ended(db, jobNow, now) : sentBefore(job);
}

/**
 * Refuses what the account of a proved address may not do signed in either. A leaving one may apply: it may come back.
 * @throws DomainError `forbidden` for a suspended account, `conflict` for the people of the employer, invited ones too
 */
async function refuseAccount(db: Database, email: string, ownerId: number): Promise<void> {
  const account = await findRow(db, users, eq(users.email, email));
  // Anybody can register anybody's address: only the owner of a confirmed one is the person who is suspended.
  const refusal = account?.emailVerifiedAt && refusalOf({ ...account, deletedAt: null });
  if (refusal) throw refusal;
  const isTheirs = or(eq(members.email, email), eq(members.userId, account?.id ?? 0));
  const working = await db.$count(members, and(eq(members.ownerId, ownerId), isTheirs));
  if (account?.id === ownerId) throw ownOffer();
  if (working > 0) throw worksThere();
}

/** Key of an offer for a new application; null, which no row takes, where the offer has ended since it was read. */
export const openJobId = (id: number, now: Date) =>
  sql<number>`(SELECT ${jobs.id} FROM ${jobs} WHERE ${and(eq(jobs.id, id), takes(now), hasRoom(now))})`;

/** @throws DomainError `not-found` for an offer without a page */
export async function requireJob(db: Database, publicId: string): Promise<JobWithOwner> {
  const found = await jobWithOwner(db, publicId);
  if (found === null) throw new DomainError('not-found', NO_SUCH_JOB);
  return found;
}

/** Why an offer takes no applications, where it is not that its time is over. */
const ENDED: Partial<Record<JobStatus, string>> = {
  paused: 'Questa offerta è sospesa: per ora non riceve candidature.',
  closed: 'Il posto è occupato: questa offerta non riceve più candidature.',
};

const conflict = (message: string) => new DomainError('conflict', message);
type Ended = Pick<JobRow, 'ownerId' | 'status' | 'spontaneous'>;
export const ended = async (db: Database, job: Ended, now: Date): Promise<DomainError> =>
  conflict(
    job.spontaneous
      ? await doorRefusal(db, job, now)
      : (ENDED[job.status] ?? 'Questa offerta è scaduta: non riceve più candidature.'),
  );
export const sentBefore = ({ spontaneous }: Pick<JobRow, 'spontaneous'>) =>
  conflict(
    spontaneous
      ? `Ti sei già presentata/o qui negli ultimi ${OPEN_DAYS} giorni.`
      : 'Hai già inviato la candidatura per questa offerta.',
  );
export const ownOffer = () => conflict('Non puoi candidarti alla tua offerta.');
export const worksThere = () => conflict('Lavori alle offerte di questo datore di lavoro: non puoi candidarti qui.');
