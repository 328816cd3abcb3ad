import { and, eq } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { type Database, isDatabaseDown } from '../db/client.ts';
import { deleteCvFiles, storeCv } from '../db/cv-files.ts';
import { keptApplications } from '../db/tables/applications.ts';
import { DomainError } from '../errors.ts';
import type { SentCv } from './deliver-application.ts';
import { keptApplication } from './queries.ts';

type Keeping = {
  readonly userId: number;
  readonly keep?: boolean | undefined;
  readonly useKeptCv?: boolean | undefined;
  readonly message?: string | undefined;
  /** The CV as it is sent, new or the one that is kept. */
  readonly cv: SentCv | null;
  readonly now: Date;
};

type KeptFile = Pick<typeof keptApplications.$inferInsert, 'cvKey' | 'cvName' | 'cvType' | 'cvSize'>;

/**
 * Keeps the CV and message of an application for the next one if the person asks for it, else notes their use. A part that is not
 * sent stays kept as it is. A file belongs to one row, so that the CV is stored once more.
 * @param send stores the application with these statements, so that nothing is kept of one that was not sent
 * @throws DomainError `unavailable` if the CV cannot be stored, and what `send` throws
 */
export async function keepWith<Result>(
  db: Database,
  bucket: R2Bucket,
  keeping: Keeping,
  send: (also: readonly BatchItem<'sqlite'>[]) => Promise<Result>,
): Promise<Result> {
  const { userId, cv } = keeping;
  if (!keeping.keep || keeping.useKeptCv || cv === null) return send(statementsOf(db, keeping, null));
  const before = await keptApplication(db, userId);
  const cvKey = await storeCv(bucket, cv).catch(noBucket);
  const file = { cvKey, cvName: cv.name, cvType: cv.type, cvSize: cv.bytes.byteLength };
  let result: Result;
  try {
    result = await send(statementsOf(db, keeping, file));
  } catch (error) {
    // A database that did not answer may have stored the row all the same: then the nightly cron decides.
    if (!isDatabaseDown(error)) await deleteCvFiles(bucket, [cvKey]).catch(() => undefined);
    throw error;
  }
  // The nightly cron finds a file that stays behind.
  await deleteCvFiles(bucket, [before?.cvKey ?? null]).catch(() => undefined);
  return result;
}

function statementsOf(db: Database, keeping: Keeping, file: KeptFile | null): readonly BatchItem<'sqlite'>[] {
  const { userId, keep, useKeptCv, message, now } = keeping;
  const words = message ? { message } : {};
  if (keep && (file || message)) {
    const kept = { ...file, ...words, usedAt: now };
    return [
      db
        .insert(keptApplications)
        .values({ userId, ...kept })
        .onConflictDoUpdate({ target: keptApplications.userId, set: kept }),
    ];
  }
  if (!useKeptCv && !message) return [];
  // The kept words, sent once more, are used as a kept CV is.
  const isUsed = useKeptCv ? undefined : eq(keptApplications.message, message ?? '');
  return [
    db
      .update(keptApplications)
      .set({ usedAt: now })
      .where(and(eq(keptApplications.userId, userId), isUsed)),
  ];
}

const NO_BUCKET =
  'In questo momento non riusciamo a conservare il CV: la candidatura non è partita. Riprova tra poco, oppure togli la spunta da “Conserva quello che invii”.';

function noBucket(cause: unknown): never {
  throw new DomainError('unavailable', NO_BUCKET, [{ path: 'cv', message: NO_BUCKET }], cause);
}
