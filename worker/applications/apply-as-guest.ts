import { eq } from 'drizzle-orm';
import { addDays, romeDay } from '../../shared/dates.ts';
import type { GuestApplyBody } from '../../shared/guest-applications.ts';
import { type Database, isNullViolation, isUniqueViolation } from '../db/client.ts';
import { applications } from '../db/tables/applications.ts';
import { isOpenRow } from '../db/visibility.ts';
import { digest } from '../digest.ts';
import { confirmApplicationMail } from '../mail/guest-applications.ts';
import { toOutbox } from '../mail/outbox.ts';
import { newPublicId } from '../public-id.ts';
import { signLink } from '../signed-link.ts';
import { deliver, ended, limitOf, openJobId, requireJob, type SentCv, saidIn, withCv } from './deliver-application.ts';
import { UNDELIVERED_DAYS } from './purge-applications.ts';

type Application = {
  readonly jobPublicId: string;
  readonly body: GuestApplyBody;
  readonly cv: SentCv | null;
  readonly siteUrl: string;
  readonly secret: string;
  readonly now: Date;
};

/** `waiting`: until the mailed link is pressed. `paused`: it was the last that the employer wanted. */
type Applied = { readonly publicId: string; readonly waiting: boolean; readonly paused: boolean };

/**
 * Stores an application without an account. With an address it waits for the press of the mailed link; with a number alone it is
 * delivered as it is. Another one of the same contact is none of this function's business: the answer must not tell who applied.
 * Sent again it is the same one.
 * @throws DomainError `not-found`; `conflict` for an ended offer; `unavailable` if the CV cannot be stored
 */
export async function applyAsGuest(db: Database, bucket: R2Bucket, application: Application): Promise<Applied> {
  const { jobPublicId, body, cv, siteUrl, secret, now } = application;
  const found = await requireJob(db, jobPublicId);
  const { job } = found;
  if (!isOpenRow(job, now)) throw ended(job.status);
  const { name, email = null, phone = null } = body;
  const said = saidIn(job, body);
  const publicId = newPublicId();
  // A form without script makes up no key: there the same content on the same day is the same application.
  const sending =
    body.sending || JSON.stringify([name, email, phone, said, cv?.name, cv?.bytes.byteLength, romeDay(now)]);
  const sendingHash = await digest(JSON.stringify([job.id, sending]));
  const waiting = email !== null;
  const row = {
    publicId,
    jobId: openJobId(job.id, now),
    name,
    email,
    phone,
    sendingHash,
    ...said,
    statusAt: now,
    createdAt: now,
  };
  const where = eq(applications.publicId, publicId);
  try {
    return await withCv(bucket, cv, async (file) => {
      const insert = db.insert(applications).values({ ...row, ...file, deliveredAt: waiting ? null : now });
      if (waiting) {
        await db.batch([insert, toOutbox(db, { ...mailOf(), recipient: email, now })]);
        return { publicId, waiting, paused: false };
      }
      const words = { name, email, phone, ...said, hasCv: cv !== null };
      const delivery = { ...found, publicId, words, siteUrl, secret, now };
      const [, , paused] = await db.batch([insert, ...limitOf(db, delivery), ...deliver(db, delivery, where)]);
      return { publicId, waiting, paused: paused.length > 0 };
    });
  } catch (error) {
    if (isNullViolation(error, 'applications.job_id')) throw ended((await requireJob(db, jobPublicId)).job.status);
    if (!isUniqueViolation(error, 'applications.sending_hash')) throw error;
    const [first] = await db
      .select({ publicId: applications.publicId })
      .from(applications)
      .where(eq(applications.sendingHash, sendingHash))
      .limit(1);
    return { publicId: first?.publicId ?? publicId, waiting, paused: false };
  }

  function mailOf() {
    const expiresAt = addDays(now, UNDELIVERED_DAYS);
    const token = signLink({ purpose: 'confirm-application', subject: publicId, expiresAt }, secret);
    return {
      cause: `confirm-application:${publicId}`,
      mail: confirmApplicationMail({ job, token, expiresAt, siteUrl }),
    };
  }
}
