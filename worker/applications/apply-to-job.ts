import { and, eq, inArray, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { answersOf, ticksOf } from '../../shared/application-questions.ts';
import type { ApplyBody } from '../../shared/apply-body.ts';
import { addDays, romeDay } from '../../shared/dates.ts';
import type { GuestApplyBody } from '../../shared/guest-applications.ts';
import { isSeasonal } from '../../shared/job-values.ts';
import { spokenText } from '../../shared/language-words.ts';
import { UNDELIVERED_DAYS } from '../../shared/link-days.ts';
import { type Account, isActive } from '../db/accounts.ts';
import { type Database, isCheckViolation, isNullViolation, isUniqueViolation } from '../db/client.ts';
import { employerOf } from '../db/employers.ts';
import { touchDoor } from '../db/spontaneous.ts';
import { findRow } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import { type ApplicationRow, applications } from '../db/tables/applications.ts';
import { takesRow } from '../db/visibility.ts';
import { digest, digestOfBytes } from '../digest.ts';
import { DomainError } from '../errors.ts';
import { type Counter, countStored } from '../http/daily-cap.ts';
import { refusalOf } from '../http/session.ts';
import { confirmApplicationMail } from '../mail/applications.ts';
import { toOutbox } from '../mail/outbox.ts';
import { newPublicId } from '../public-id.ts';
import { sign } from '../sign.ts';
import {
  type Delivering,
  deliver,
  ended,
  limitOf,
  openJobId,
  ownOffer,
  requireJob,
  sentBefore,
  worksThere,
} from './deliver-application.ts';
import { addressOf, hasComeForward, type JobWithOwner, ownApplication } from './queries.ts';
import { type SentCv, withCv } from './set-stored-application.ts';

type Application = Omit<Delivering, 'publicId'> & { readonly jobPublicId: string; readonly cv: SentCv | null };

type OfAccount = Application & {
  readonly applicant: Account;
  readonly body: ApplyBody;
  /** Statements that are written with it, or not at all. */
  readonly also?: readonly BatchItem<'sqlite'>[];
};

/** @throws DomainError `conflict` for the owner of an offer, and for people who work for the owner */
export function refuseOwnPeople(account: Account, ownerId: number): void {
  if (ownerId === account.id) throw ownOffer();
  if (employerOf(account, ownerId) !== null) throw worksThere();
}

/** The words of an application, by what its offer asks now. */
const statedIn = (
  job: JobWithOwner['job'],
  { message, ticks = [], answers = {}, nextSeason = false }: Omit<ApplyBody, 'phone'>,
) => ({
  message: message || null,
  ticks: ticksOf(job, ticks),
  answers: answersOf(job, answers),
  nextSeason: nextSeason && isSeasonal(job),
});

/**
 * Stores an application with its CV and history, and mails the employer. @returns whether the offer has paused with it
 * @throws DomainError `not-found`; `conflict` for an ended offer, one's own offer or a second application; `forbidden` for
 * a suspended or leaving account; `unavailable` if the CV cannot be stored
 */
export async function applyToJob(db: Database, bucket: R2Bucket, application: OfAccount) {
  const { jobPublicId, applicant, body, cv, also = [], now } = application;
  const found = await requireJob(db, jobPublicId);
  const { job } = found;
  if (!takesRow(job, now)) throw await ended(db, job, now);
  refuseOwnPeople(applicant, job.ownerId);
  // The index refuses a second one all the same; this saves storing its file.
  const [before, address] = await Promise.all([ownApplication(db, job.id, applicant.id), addressOf(db, applicant.id)]);
  if (before) throw sentBefore(job);
  if (job.spontaneous && (await hasComeForward(db, job.ownerId, { userId: applicant.id, ...address }, now)))
    throw sentBefore(job);
  const publicId = newPublicId();
  const answers = statedIn(job, body);
  const { phone } = body;
  const words = { name: applicant.name, ...address, phone, ...answers, hasCv: cv !== null };
  // The account may have been suspended or deleted since it was read: the table refuses a row of nobody.
  const active = sql<number>`(SELECT ${users.id} FROM ${users} WHERE ${and(eq(users.id, applicant.id), isActive())})`;
  const sent = { publicId, jobId: openJobId(job.id, now), userId: active, phone, ...answers };
  const delivery = { ...application, ...found, publicId, words };
  try {
    return await withCv(bucket, cv, async (file) => {
      const [rows, , paused] = await db.batch([
        db
          .insert(applications)
          .values({ ...sent, ...file, deliveredAt: now, statusAt: now, createdAt: now })
          .returning(),
        ...limitOf(db, delivery),
        ...(await deliver(db, delivery, eq(applications.publicId, publicId))),
        ...also,
        ...touchDoor(db, job, now),
      ]);
      if (!rows[0]) throw new Error('applyToJob: the insert returned no row');
      return { row: rows[0], paused: paused.length > 0 };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'applications.job_id')) throw sentBefore(job);
    if (isNullViolation(error, 'applications.job_id'))
      throw await ended(db, (await requireJob(db, jobPublicId)).job, now);
    if (isCheckViolation(error, 'applications_applicant')) throw await restrictedNow(db, applicant);
    throw error;
  }
}

async function restrictedNow(db: Database, { id }: Account): Promise<DomainError> {
  const state = await findRow(db, users, eq(users.id, id));
  return (state && refusalOf(state)) ?? new DomainError('forbidden', 'Questo account non esiste più.');
}

type OfGuest = Application & {
  readonly body: GuestApplyBody;
  /** Counters of the day that one more stored application counts under. */
  readonly counters: readonly Counter[];
  readonly refuseTooMany: () => Promise<void>;
};

type Applied = {
  /** `waiting`: until the mailed link is pressed. */
  readonly state: 'sent' | 'waiting';
  /** Public id for its private link; null for one that the sender has not proved to be the same. */
  readonly linked: string | null;
};

const OTHER_CONTENT =
  'Questa candidatura è già stata inviata con altri dati. Ricarica la pagina per prepararne un’altra: quello che hai scritto resta.';

/**
 * Outcome of a row that was stored before. Only a key proves that the same person asks, and none does with an address: anybody
 * may have typed that, and another person may have pressed its link.
 */
function repeated({ publicId, deliveredAt, email }: ApplicationRow, hasKey: boolean): Applied {
  if (deliveredAt === null) return { state: 'waiting', linked: null };
  return { state: 'sent', linked: hasKey && email === null ? publicId : null };
}

/** Everything that an application says, its file by its bytes; a field that is left out is one that is left empty. */
async function contentOf(job: JobWithOwner['job'], body: GuestApplyBody, cv: SentCv | null) {
  const { name, email, phone, language, italian } = body;
  const { message, ticks, answers, nextSeason } = statedIn(job, body);
  const file = cv && [cv.name, await digestOfBytes(cv.bytes)];
  return digest(JSON.stringify([name, email, phone, message, ticks, answers, nextSeason, language, italian, file]));
}

/**
 * Stores an application without an account. With an address it waits for the press of the mailed link; the answer never tells
 * who applied. Sent again it is the same one: by the key of the browser, or by the content of one without a key on the same day.
 * @throws DomainError `not-found`; `conflict` for an ended offer, or the key of another content; `unavailable` for the CV
 */
export async function applyAsGuest(db: Database, bucket: R2Bucket, application: OfGuest): Promise<Applied> {
  const { jobPublicId, body, cv, counters, refuseTooMany, siteUrl, secret, now } = application;
  const found = await requireJob(db, jobPublicId);
  const { job } = found;
  const contentHash = await contentOf(job, body, cv);
  const hashOf = (which: unknown) => digest(JSON.stringify([job.id, which]));
  const withoutKey = await hashOf([contentHash, romeDay(now)]);
  const sendingHash = body.sending ? await hashOf(body.sending) : withoutKey;
  const before = async (): Promise<Applied | null> => {
    const row = await findRow(db, applications, inArray(applications.sendingHash, [sendingHash, withoutKey]));
    if (row && row.contentHash !== contentHash) throw new DomainError('conflict', OTHER_CONTENT);
    return row ? repeated(row, row.sendingHash !== withoutKey) : null;
  };
  const first = await before();
  if (first) return first;
  if (!takesRow(job, now)) throw await ended(db, job, now);
  await refuseTooMany();
  const { name, email = null, phone = null, language = null, italian } = body;
  const spoken = language && italian ? spokenText(language, italian) : null;
  const answers = statedIn(job, { ...body, message: [spoken, body.message].filter(Boolean).join('\n\n') });
  const publicId = newPublicId();
  const sent = {
    publicId,
    jobId: openJobId(job.id, now),
    name,
    email,
    phone,
    language,
    sendingHash,
    contentHash,
    ...answers,
  };
  try {
    return await withCv(bucket, cv, async (file) => {
      const deliveredAt = email === null ? now : null;
      const row = { ...sent, ...file, deliveredAt, statusAt: now, createdAt: now };
      const stored = [db.insert(applications).values(row), countStored(db, counters, now)] as const;
      if (email !== null) {
        const expiresAt = addDays(now, UNDELIVERED_DAYS);
        const token = await sign('confirm-application', { sub: publicId }, { secret, expiresAt });
        const mail = confirmApplicationMail({ token, expiresAt, siteUrl, language });
        const cause = `confirm-application:${publicId}` as const;
        await db.batch([...stored, toOutbox(db, { cause, recipient: email, mail, now })]);
        return { state: 'waiting', linked: null };
      }
      const words = { name, email, isProven: false, phone, ...answers, hasCv: cv !== null };
      const delivery = { ...application, ...found, publicId, words };
      await db.batch([
        ...stored,
        ...(await deliver(db, delivery, eq(applications.publicId, publicId))),
        ...touchDoor(db, job, now),
      ]);
      return { state: 'sent', linked: publicId };
    });
  } catch (error) {
    if (isNullViolation(error, 'applications.job_id'))
      throw await ended(db, (await requireJob(db, jobPublicId)).job, now);
    const same = isUniqueViolation(error, 'applications.sending_hash') ? await before() : null;
    if (same === null) throw error;
    return same;
  }
}
