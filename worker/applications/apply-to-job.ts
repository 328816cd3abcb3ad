import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { CvType } from '../../shared/application-values.ts';
import { addDays } from '../../shared/dates.ts';
import { type Account, isActive } from '../db/accounts.ts';
import { type Database, isDatabaseDown, isNullViolation, isUniqueViolation } from '../db/client.ts';
import { deleteCvFiles, storeCv } from '../db/cv-files.ts';
import { isUnsettled, settleJobs } from '../db/settle.ts';
import { users } from '../db/tables/accounts.ts';
import { type ApplicationRow, applicationEvents, applications } from '../db/tables/applications.ts';
import { type JobStatus, jobs } from '../db/tables/jobs.ts';
import { isOpen, isOpenRow, isReceivedApplication } from '../db/visibility.ts';
import { DomainError } from '../errors.ts';
import { refusalOf } from '../http/session.ts';
import { ANSWER_LINK_DAYS, answerToken, ownerMark } from '../link-token.ts';
import { newApplicationMail, offerFullMail } from '../mail/applications.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { wordsToAccount } from '../mail/send-words.ts';
import { newPublicId } from '../public-id.ts';
import { addressOf, type JobWithOwner, jobWithOwner, ownApplication } from './queries.ts';

/** Cause of the mail that tells who published an offer of an application. */
export const applicationCause = (publicId: string): string => `application:${publicId}`;

/** A CV that was checked, with the name and the type under which it is stored. */
export type SentCv = { readonly bytes: ArrayBuffer; readonly type: CvType; readonly name: string };

type Application = {
  readonly jobPublicId: string;
  readonly applicant: Account;
  readonly message?: string | undefined;
  readonly cv: SentCv | null;
  readonly siteUrl: string;
  /** Signs the link with which the employer answers from the mail. */
  readonly secret: string;
  readonly now: Date;
};

/** Why an offer takes no applications, where it is not that its time is over. */
const ENDED: Partial<Record<JobStatus, string>> = {
  paused: 'Questa offerta è sospesa: per ora non riceve candidature.',
  closed: 'Il posto è occupato: questa offerta non riceve più candidature.',
};

/**
 * Stores an application with its CV, the beginning of its history, and the employer's mail where the address is confirmed.
 * The last of those that the employer wants pauses the offer.
 * @returns `paused` true where the offer has paused
 * @throws DomainError `not-found`; `conflict` for an ended offer, one's own offer or a second application; `forbidden` for
 * a suspended or leaving account; `unavailable` if the CV cannot be stored
 */
export async function applyToJob(
  db: Database,
  bucket: R2Bucket,
  application: Application,
): Promise<{ readonly row: ApplicationRow; readonly paused: boolean }> {
  const { jobPublicId, applicant, cv, siteUrl, secret, now } = application;
  const { job, owner } = await requireJob(db, jobPublicId);
  if (!isOpenRow(job, now)) throw ended(job.status);
  if (job.ownerId === applicant.id) throw new DomainError('conflict', 'Non puoi candidarti alla tua offerta.');
  // The index refuses a second one all the same; this saves storing its file.
  const [before, email] = await Promise.all([ownApplication(db, job.id, applicant.id), addressOf(db, applicant.id)]);
  if (before) throw sentBefore();
  const publicId = newPublicId();
  const message = application.message || null;
  const expiresAt = addDays(now, ANSWER_LINK_DAYS);
  const link = { applicationId: publicId, expiresAt, mark: ownerMark(owner, secret) };
  const mail = newApplicationMail({
    job,
    applicantName: applicant.name,
    message,
    hasCv: cv !== null,
    token: answerToken(link, secret),
    expiresAt,
    siteUrl,
  });
  // The offer may have ended since it was read: then there is no id, and no row without one.
  const openJob = sql<number>`(SELECT ${jobs.id} FROM ${jobs} WHERE ${and(eq(jobs.id, job.id), isOpen(now))})`;
  // Nor may its account have been suspended or deleted since.
  const active = sql<number>`(SELECT ${users.id} FROM ${users} WHERE ${and(eq(users.id, applicant.id), isActive())})`;
  const employer = sql`${applications} INNER JOIN ${jobs} ON ${jobs.id} = ${applications.jobId} INNER JOIN ${users} ON ${users.id} = ${jobs.ownerId}`;
  const where = eq(applications.publicId, publicId);
  // The file is stored first, so that a row never names a missing one. Without a row it is deleted again, by the nightly
  // cron at the latest.
  const cvKey = cv && (await storeCv(bucket, cv).catch(noBucket));
  const file = cv && { cvKey, cvName: cv.name, cvType: cv.type, cvSize: cv.bytes.byteLength };
  try {
    const limit = limitOf(db, { jobId: job.id, title: job.title, applicationId: publicId, siteUrl, now });
    const [rows, , , paused] = await db.batch([
      db
        .insert(applications)
        .values({
          publicId,
          jobId: openJob,
          userId: active,
          message,
          deliveredAt: now,
          statusAt: now,
          createdAt: now,
          ...file,
        })
        .returning(),
      db
        .insert(applicationEvents)
        .select(
          sql`SELECT NULL, ${applications.id}, 'sent', ${now.getTime()}, NULL FROM ${applications} WHERE ${where}`,
        ),
      ...limit,
      ...wordsToAccount(db, {
        from: employer,
        where,
        cause: applicationCause(publicId),
        replyTo: email,
        mail,
        siteUrl,
        now,
      }),
    ]);
    if (!rows[0]) throw new Error('applyToJob: the insert returned no row');
    return { row: rows[0], paused: paused.length > 0 };
  } catch (error) {
    // A database that did not answer may have stored the row all the same: then the nightly cron decides.
    if (!isDatabaseDown(error)) await deleteCvFiles(bucket, [cvKey]).catch(() => undefined);
    if (isUniqueViolation(error, 'applications.job_id')) throw sentBefore();
    if (isNullViolation(error, 'applications.job_id')) throw ended((await requireJob(db, jobPublicId)).job.status);
    if (isNullViolation(error, 'applications.user_id')) throw await restrictedNow(db, applicant);
    throw error;
  }
}

type Limit = {
  readonly jobId: number;
  readonly title: string;
  readonly applicationId: string;
  readonly siteUrl: string;
  readonly now: Date;
};

/** Statements that pause an offer with as many applications as its owner wants, and tell and ask the owner. */
function limitOf(db: Database, { jobId, title, applicationId, siteUrl, now }: Limit) {
  const received = db.$count(applications, and(eq(applications.jobId, jobId), isReceivedApplication()));
  const full = and(
    eq(jobs.id, jobId),
    eq(jobs.ownerStatus, 'open'),
    isNotNull(jobs.closeAfter),
    lte(jobs.closeAfter, received),
  );
  const owner = sql`${jobs} INNER JOIN ${users} ON ${users.id} = ${jobs.ownerId}`;
  return [
    toOutboxIf(db, sql`${owner} WHERE ${and(full, isNotNull(users.emailVerifiedAt))}`, {
      cause: `offer-full:${applicationId}`,
      recipient: users.email,
      mail: offerFullMail({ title, siteUrl }),
      now,
    }),
    db.update(jobs).set({ ownerStatus: 'paused', updatedAt: now }).where(full).returning({ id: jobs.id }),
    settleJobs(db, and(eq(jobs.id, jobId), isUnsettled(now)), now),
  ] as const;
}

/** Why an account that could apply when it asked cannot any more. */
async function restrictedNow(db: Database, { id }: Account): Promise<DomainError> {
  const [state] = await db.select().from(users).where(eq(users.id, id)).limit(1);
  return (state && refusalOf(state)) ?? new DomainError('forbidden', 'Questo account non esiste più.');
}

async function requireJob(db: Database, publicId: string): Promise<JobWithOwner> {
  const found = await jobWithOwner(db, publicId);
  if (found === null) throw new DomainError('not-found', "L'offerta che stai cercando non esiste o è stata rimossa.");
  return found;
}

const ended = (status: JobStatus) =>
  new DomainError('conflict', ENDED[status] ?? 'Questa offerta è scaduta: non riceve più candidature.');

const sentBefore = () => new DomainError('conflict', 'Hai già inviato la candidatura per questa offerta.');

const NO_BUCKET =
  'In questo momento non riusciamo a ricevere il CV: la candidatura non è partita. Riprova tra poco, oppure inviala senza CV.';

function noBucket(cause: unknown): never {
  throw new DomainError('unavailable', NO_BUCKET, [{ path: 'cv', message: NO_BUCKET }], cause);
}
