import { and, eq, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { ApplyBody } from '../../shared/apply-body.ts';
import { type Account, isActive } from '../db/accounts.ts';
import { type Database, isCheckViolation, isNullViolation, isUniqueViolation } from '../db/client.ts';
import { employerOf } from '../db/employers.ts';
import { users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { isOpenRow } from '../db/visibility.ts';
import { DomainError } from '../errors.ts';
import { refusalOf } from '../http/session.ts';
import { newPublicId } from '../public-id.ts';
import {
  deliver,
  ended,
  limitOf,
  openJobId,
  requireJob,
  type SentCv,
  sentBefore,
  statedIn,
  withCv,
} from './deliver-application.ts';
import { addressOf, ownApplication } from './queries.ts';

type Application = {
  readonly jobPublicId: string;
  readonly applicant: Account;
  readonly body: ApplyBody;
  readonly cv: SentCv | null;
  readonly siteUrl: string;
  readonly secret: string;
  /** Statements that are written with it, or not at all. */
  readonly also?: readonly BatchItem<'sqlite'>[];
  readonly now: Date;
};

export const ownOffer = () => new DomainError('conflict', 'Non puoi candidarti alla tua offerta.');
export const worksThere = () =>
  new DomainError('conflict', 'Lavori alle offerte di questo datore di lavoro: non puoi candidarti qui.');

/** @throws DomainError `conflict` for the owner of an offer, and for people who work for the owner */
export function refuseOwnPeople(account: Account, ownerId: number): void {
  if (ownerId === account.id) throw ownOffer();
  if (employerOf(account, ownerId) !== null) throw worksThere();
}

/**
 * Stores an application with its CV and history, and mails the employer. @returns whether the offer has paused with it
 * @throws DomainError `not-found`; `conflict` for an ended offer, one's own offer or a second application; `forbidden` for
 * a suspended or leaving account; `unavailable` if the CV cannot be stored
 */
export async function applyToJob(db: Database, bucket: R2Bucket, application: Application) {
  const { jobPublicId, applicant, body, cv, siteUrl, secret, also = [], now } = application;
  const found = await requireJob(db, jobPublicId);
  const { job } = found;
  if (!isOpenRow(job, now)) throw ended(job.status);
  refuseOwnPeople(applicant, job.ownerId);
  // The index refuses a second one all the same; this saves storing its file.
  const [before, address] = await Promise.all([ownApplication(db, job.id, applicant.id), addressOf(db, applicant.id)]);
  if (before) throw sentBefore();
  const publicId = newPublicId();
  const answers = statedIn(job, body);
  const { phone } = body;
  const words = { name: applicant.name, ...address, phone, ...answers, hasCv: cv !== null };
  // The account may have been suspended or deleted since it was read: the table refuses a row of nobody.
  const active = sql<number>`(SELECT ${users.id} FROM ${users} WHERE ${and(eq(users.id, applicant.id), isActive())})`;
  const delivery = { ...found, publicId, words, siteUrl, secret, now };
  try {
    return await withCv(bucket, cv, async (file) => {
      const [rows, , paused] = await db.batch([
        db
          .insert(applications)
          .values({
            publicId,
            jobId: openJobId(job.id, now),
            userId: active,
            phone,
            ...answers,
            deliveredAt: now,
            statusAt: now,
            createdAt: now,
            ...file,
          })
          .returning(),
        ...limitOf(db, delivery),
        ...(await deliver(db, delivery, eq(applications.publicId, publicId))),
        ...also,
      ]);
      if (!rows[0]) throw new Error('applyToJob: the insert returned no row');
      return { row: rows[0], paused: paused.length > 0 };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'applications.job_id')) throw sentBefore();
    if (isNullViolation(error, 'applications.job_id')) throw ended((await requireJob(db, jobPublicId)).job.status);
    if (isCheckViolation(error, 'applications_applicant')) throw await restrictedNow(db, applicant);
    throw error;
  }
}

/** Why an account that could apply when it asked cannot any more. */
async function restrictedNow(db: Database, { id }: Account): Promise<DomainError> {
  const [state] = await db.select().from(users).where(eq(users.id, id)).limit(1);
  return (state && refusalOf(state)) ?? new DomainError('forbidden', 'Questo account non esiste più.');
}
