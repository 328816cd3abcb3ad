import { and, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { answersOf, ticksOf } from '../../shared/application-questions.ts';
import type { CvType } from '../../shared/application-values.ts';
import type { ApplyBody } from '../../shared/apply-body.ts';
import { addDays } from '../../shared/dates.ts';
import { NO_SUCH_JOB } from '../../shared/job-words.ts';
import { ANSWER_LINK_DAYS } from '../../shared/link-days.ts';
import type { MailCause } from '../../shared/mail-kinds.ts';
import { type Database, isDatabaseDown } from '../db/client.ts';
import { deleteCvFiles, storeCv } from '../db/cv-files.ts';
import { isUnsettled, settleJobs } from '../db/settle.ts';
import { insertFrom } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import { type ApplicationRow, applicationEvents, applications } from '../db/tables/applications.ts';
import { type JobStatus, jobs } from '../db/tables/jobs.ts';
import { isOpen, isProvenApplication } from '../db/visibility.ts';
import { DomainError } from '../errors.ts';
import { answerToken } from '../link-token.ts';
import { newApplicationMail, offerFullMail, type Words } from '../mail/applications.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { wordsToAccount } from '../mail/send-words.ts';
import { type JobWithOwner, jobWithOwner } from './queries.ts';

export const applicationCause = (publicId: string): MailCause => `application:${publicId}`;

/** A CV that was checked, with the name and the type under which it is stored. */
export type SentCv = { readonly bytes: ArrayBuffer; readonly type: CvType; readonly name: string };

/** The words of an application, by what its offer asks now. */
export const statedIn = (
  job: JobWithOwner['job'],
  { message, ticks = [], answers = {} }: Omit<ApplyBody, 'phone'>,
) => ({
  message: message || null,
  ticks: ticksOf(job, ticks),
  answers: answersOf(job, answers),
});

/** Key of an offer for a new application; null, which no row takes, where the offer has ended since it was read. */
export const openJobId = (id: number, now: Date) =>
  sql<number>`(SELECT ${jobs.id} FROM ${jobs} WHERE ${and(eq(jobs.id, id), isOpen(now))})`;

export type Delivery = JobWithOwner & {
  readonly publicId: string;
  readonly words: Words;
  readonly siteUrl: string;
  /** Signs the link with which the employer answers from the mail. */
  readonly secret: string;
  readonly now: Date;
};

/**
 * Statements that deliver the application that `where` finds, for the batch that stores or confirms it: the first line of its
 * history, and the employer's mail where the address is confirmed.
 */
export async function deliver(db: Database, delivery: Delivery, where: SQL | undefined) {
  const { job, owner, publicId, words, siteUrl, secret, now } = delivery;
  const expiresAt = addDays(now, ANSWER_LINK_DAYS);
  const token = await answerToken(publicId, owner, { secret, expiresAt });
  const mail = newApplicationMail({ job, ...words, token, expiresAt, siteUrl });
  const employer = sql`${applications} INNER JOIN ${jobs} ON ${jobs.id} = ${applications.jobId} INNER JOIN ${users} ON ${users.id} = ${jobs.ownerId}`;
  return [
    insertFrom(
      db,
      applicationEvents,
      { applicationId: applications.id, status: 'sent', createdAt: now },
      sql`FROM ${applications} WHERE ${where}`,
    ),
    ...wordsToAccount(db, {
      from: employer,
      where,
      cause: applicationCause(publicId),
      ...(words.email ? { replyTo: words.email } : {}),
      mail,
      siteUrl,
      now,
    }),
  ] as const;
}

type Limit = Pick<Delivery, 'job' | 'publicId' | 'siteUrl' | 'now'>;

/** Statements that pause an offer with as many applications as its owner wants, and tell and ask the owner. */
export function limitOf(db: Database, { job: { id, title }, publicId, siteUrl, now }: Limit) {
  const received = db.$count(applications, and(eq(applications.jobId, id), isProvenApplication()));
  const full = and(
    eq(jobs.id, id),
    eq(jobs.ownerStatus, 'open'),
    isNotNull(jobs.closeAfter),
    lte(jobs.closeAfter, received),
  );
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

/**
 * Stores a CV before its row, so that a row never names a missing file; without a row it is deleted again, by the nightly cron
 * at the latest. @param unavailable said where the file cannot be stored
 * @throws DomainError `unavailable` at `cv` then; what `write` throws
 */
export async function withCv<Result>(
  bucket: R2Bucket,
  cv: SentCv | null,
  write: (file: CvColumns | null) => Promise<Result>,
  unavailable = NO_BUCKET,
): Promise<Result> {
  const cvKey = cv && (await storeCv(bucket, cv).catch(refuseCv(unavailable)));
  try {
    return await write(cv && { cvKey, cvName: cv.name, cvType: cv.type, cvSize: cv.bytes.byteLength });
  } catch (error) {
    // A database that did not answer may have stored the row all the same: then the nightly cron decides.
    if (!isDatabaseDown(error)) await deleteCvFiles(bucket, [cvKey]).catch(() => undefined);
    throw error;
  }
}

export type CvColumns = Pick<ApplicationRow, 'cvKey' | 'cvName' | 'cvType' | 'cvSize'>;

const NO_BUCKET =
  'In questo momento non riusciamo a ricevere il CV: la candidatura non è partita. Riprova tra poco, oppure inviala senza CV.';

const refuseCv =
  (message: string) =>
  (cause: unknown): never => {
    throw new DomainError('unavailable', message, [{ path: 'cv', message }], cause);
  };

/** Why an offer takes no applications, where it is not that its time is over. */
const ENDED: Partial<Record<JobStatus, string>> = {
  paused: 'Questa offerta è sospesa: per ora non riceve candidature.',
  closed: 'Il posto è occupato: questa offerta non riceve più candidature.',
};

export const ended = (status: JobStatus) =>
  new DomainError('conflict', ENDED[status] ?? 'Questa offerta è scaduta: non riceve più candidature.');

export const sentBefore = () => new DomainError('conflict', 'Hai già inviato la candidatura per questa offerta.');

/** @throws DomainError `not-found` for an offer without a page */
export async function requireJob(db: Database, publicId: string): Promise<JobWithOwner> {
  const found = await jobWithOwner(db, publicId);
  if (found === null) throw new DomainError('not-found', NO_SUCH_JOB);
  return found;
}
