import { eq } from 'drizzle-orm';
import { addDays, romeDay } from '../../shared/dates.ts';
import type { GuestApplyBody } from '../../shared/guest-applications.ts';
import { UNDELIVERED_DAYS } from '../../shared/link-days.ts';
import { type Database, isNullViolation, isUniqueViolation } from '../db/client.ts';
import { type ApplicationRow, applications } from '../db/tables/applications.ts';
import { isOpenRow } from '../db/visibility.ts';
import { digest, digestOfBytes } from '../digest.ts';
import { DomainError } from '../errors.ts';
import { type Counter, countStored } from '../http/daily-cap.ts';
import { confirmApplicationMail } from '../mail/applications.ts';
import { toOutbox } from '../mail/outbox.ts';
import { newPublicId } from '../public-id.ts';
import { sign } from '../sign.ts';
import { deliver, ended, openJobId, requireJob, type SentCv, statedIn, withCv } from './deliver-application.ts';

type Application = {
  readonly jobPublicId: string;
  readonly body: GuestApplyBody;
  readonly cv: SentCv | null;
  /** Counters of the day that one more stored application counts under. */
  readonly counters: readonly Counter[];
  readonly refuseTooMany: () => Promise<void>;
  readonly siteUrl: string;
  readonly secret: string;
  readonly now: Date;
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

/** Everything that an application says, its file by its bytes. */
async function contentOf({ name, email, phone, message, ticks, answers }: GuestApplyBody, cv: SentCv | null) {
  const file = cv && [cv.name, await digestOfBytes(cv.bytes)];
  return digest(JSON.stringify([name, email, phone, message, ticks, answers, file]));
}

/**
 * Stores an application without an account. With an address it waits for the press of the mailed link; the answer never tells
 * who applied. Sent again it is the same one: by the key of the browser, else by the same content on the same day.
 * @throws DomainError `not-found`; `conflict` for an ended offer, or the key of another content; `unavailable` for the CV
 */
export async function applyAsGuest(db: Database, bucket: R2Bucket, application: Application): Promise<Applied> {
  const { jobPublicId, body, cv, counters, refuseTooMany, siteUrl, secret, now } = application;
  const found = await requireJob(db, jobPublicId);
  const { job } = found;
  const contentHash = await contentOf(body, cv);
  const key = body.sending || null;
  const sendingHash = await digest(JSON.stringify([job.id, key ?? [contentHash, romeDay(now)]]));
  const before = async (): Promise<Applied | null> => {
    const [row] = await db.select().from(applications).where(eq(applications.sendingHash, sendingHash)).limit(1);
    if (row && row.contentHash !== contentHash) throw new DomainError('conflict', OTHER_CONTENT);
    return row ? repeated(row, key !== null) : null;
  };
  const first = await before();
  if (first) return first;
  if (!isOpenRow(job, now)) throw ended(job.status);
  await refuseTooMany();
  const { name, email = null, phone = null } = body;
  const answers = statedIn(job, body);
  const publicId = newPublicId();
  const waiting = email !== null;
  const row = {
    publicId,
    jobId: openJobId(job.id, now),
    name,
    email,
    phone,
    sendingHash,
    contentHash,
    ...answers,
    statusAt: now,
    createdAt: now,
  };
  const where = eq(applications.publicId, publicId);
  try {
    return await withCv(bucket, cv, async (file) => {
      const insert = db.insert(applications).values({ ...row, ...file, deliveredAt: waiting ? null : now });
      const counted = countStored(db, counters, now);
      if (waiting) {
        const expiresAt = addDays(now, UNDELIVERED_DAYS);
        const token = await sign('confirm-application', { sub: publicId }, { secret, expiresAt });
        const mail = confirmApplicationMail({ token, expiresAt, siteUrl });
        const cause = `confirm-application:${publicId}` as const;
        await db.batch([insert, counted, toOutbox(db, { cause, recipient: email, mail, now })]);
        return { state: 'waiting', linked: null };
      }
      const words = { name, email, isProven: false, phone, ...answers, hasCv: cv !== null };
      const delivery = { ...found, publicId, words, siteUrl, secret, now };
      await db.batch([insert, counted, ...(await deliver(db, delivery, where))]);
      return { state: 'sent', linked: publicId };
    });
  } catch (error) {
    if (isNullViolation(error, 'applications.job_id')) throw ended((await requireJob(db, jobPublicId)).job.status);
    const same = isUniqueViolation(error, 'applications.sending_hash') ? await before() : null;
    if (same === null) throw error;
    return same;
  }
}
