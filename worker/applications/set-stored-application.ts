import { and, eq, isNull } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { CvType } from '../../shared/application-values.ts';
import type { StoredPart } from '../../shared/applications.ts';
import { type Database, isDatabaseDown } from '../db/client.ts';
import { deleteCvFiles, storeCv } from '../db/cv-files.ts';
import { type ApplicationRow, storedApplications } from '../db/tables/applications.ts';
import { DomainError, invalidField } from '../errors.ts';
import { storedApplication, storedCvOf } from './queries.ts';

export type SentCv = { readonly bytes: ArrayBuffer; readonly type: CvType; readonly name: string };

type CvColumns = Pick<ApplicationRow, 'cvKey' | 'cvName' | 'cvType' | 'cvSize'>;

const NO_BUCKET =
  'In questo momento non riusciamo a ricevere il CV: la candidatura non è partita. Riprova tra poco, oppure inviala senza CV.';

/** Refusal at the field of the CV, for a bucket that does not answer. */
const refuseCv =
  (message: string) =>
  (cause: unknown): never => {
    throw new DomainError('unavailable', message, [{ path: 'cv', message }], cause);
  };

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

type Keeping = {
  readonly userId: number;
  readonly keep?: boolean | undefined;
  readonly useKeptCv?: boolean | undefined;
  readonly message?: string | undefined;
  /** The CV as it is sent, new or the one that is kept. */
  readonly cv: SentCv | null;
  readonly now: Date;
};

/**
 * Keeps the CV and message of an application for the next one if the person asks for it, else notes their use. A part that is not
 * sent stays kept as it is. A file belongs to one row, so that the CV is stored once more.
 * @param send stores the application with these statements, so that nothing is kept of one that was not sent
 */
export async function keepWith<Result>(
  db: Database,
  bucket: R2Bucket,
  keeping: Keeping,
  send: (also: readonly BatchItem<'sqlite'>[]) => Promise<Result>,
): Promise<Result> {
  const { userId, cv } = keeping;
  if (!keeping.keep || keeping.useKeptCv || cv === null) return send(statementsOf(db, keeping, null));
  const before = await storedApplication(db, userId);
  const result = await withCv(bucket, cv, (file) => send(statementsOf(db, keeping, file)), NOT_STORED);
  // The nightly cron finds a file that stays behind.
  await deleteCvFiles(bucket, [before?.cvKey ?? null]).catch(() => undefined);
  return result;
}

function statementsOf(db: Database, keeping: Keeping, file: CvColumns | null): readonly BatchItem<'sqlite'>[] {
  const { userId, keep, useKeptCv: useStoredCv, message, now: usedAt } = keeping;
  if (keep && (file || message)) {
    const set = { ...file, ...(message ? { message } : {}), usedAt };
    const target = storedApplications.userId;
    const row = { userId, ...set };
    return [db.insert(storedApplications).values(row).onConflictDoUpdate({ target, set })];
  }
  if (!useStoredCv && !message) return [];
  // The kept words, sent once more, are used as a kept CV is.
  const isUsed = useStoredCv ? undefined : eq(storedApplications.message, message ?? '');
  const where = and(eq(storedApplications.userId, userId), isUsed);
  return [db.update(storedApplications).set({ usedAt }).where(where)];
}

const NOT_STORED =
  'In questo momento non riusciamo a conservare il CV: la candidatura non è partita. Riprova tra poco, oppure togli la spunta da “Conserva quello che invii”.';

const GONE = 'Il CV che conservavi non c’è più: scegli il file, oppure invia senza CV.';
const UNREADABLE =
  'In questo momento non riusciamo a leggere il CV che conservi: la candidatura non è partita. Riprova tra poco, oppure scegli il file.';

/** The CV that an account keeps, whole, to be sent with an application. It was checked when it first came. */
export async function readStoredCv(db: Database, bucket: R2Bucket, userId: number): Promise<SentCv> {
  const stored = await storedApplication(db, userId);
  const cv = stored && storedCvOf(stored);
  if (!cv) throw invalidField('cv', GONE);
  const bytes = await bucket
    .get(cv.key)
    .then((file) => file?.arrayBuffer() ?? null)
    .catch(refuseCv(UNREADABLE));
  if (bytes === null) throw invalidField('cv', GONE);
  return { bytes, type: cv.type, name: cv.name };
}

const NOT_DELETED = 'In questo momento il CV non si può eliminare. Riprova tra poco.';

/**
 * Deletes parts of what an account keeps. The file goes first: a CV that is said to be deleted is.
 * @throws DomainError `unavailable` where the bucket does not answer: then nothing is deleted
 */
export async function deleteStoredApplication(
  db: Database,
  bucket: R2Bucket,
  { userId, parts }: { userId: number; parts: readonly StoredPart[] },
): Promise<void> {
  const stored = await storedApplication(db, userId);
  if (stored === null) return;
  const own = eq(storedApplications.userId, userId);
  const cvKey = parts.includes('cv') ? stored.cvKey : null;
  if (cvKey !== null)
    await deleteCvFiles(bucket, [cvKey]).catch((cause: unknown) => {
      throw new DomainError('unavailable', NOT_DELETED, [], cause);
    });
  await db.batch([
    // A CV that was kept meanwhile is another one.
    db
      .update(storedApplications)
      .set({ cvKey: null, cvName: null, cvType: null, cvSize: null })
      .where(and(own, eq(storedApplications.cvKey, cvKey ?? ''))),
    ...(parts.includes('message') ? [db.update(storedApplications).set({ message: null }).where(own)] : []),
    db.delete(storedApplications).where(and(own, isNull(storedApplications.cvKey), isNull(storedApplications.message))),
  ]);
}
