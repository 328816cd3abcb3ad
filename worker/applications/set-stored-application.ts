import { and, eq, isNull } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { StoredPart } from '../../shared/applications.ts';
import type { Database } from '../db/client.ts';
import { deleteCvFiles } from '../db/cv-files.ts';
import { storedApplications } from '../db/tables/applications.ts';
import { DomainError, invalidField } from '../errors.ts';
import { type CvColumns, type SentCv, withCv } from './deliver-application.ts';
import { storedApplication } from './queries.ts';

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
  const { userId, keep, useKeptCv: useStoredCv, message, now } = keeping;
  const words = message ? { message } : {};
  if (keep && (file || message)) {
    const stored = { ...file, ...words, usedAt: now };
    return [
      db
        .insert(storedApplications)
        .values({ userId, ...stored })
        .onConflictDoUpdate({ target: storedApplications.userId, set: stored }),
    ];
  }
  if (!useStoredCv && !message) return [];
  // The kept words, sent once more, are used as a kept CV is.
  const isUsed = useStoredCv ? undefined : eq(storedApplications.message, message ?? '');
  return [
    db
      .update(storedApplications)
      .set({ usedAt: now })
      .where(and(eq(storedApplications.userId, userId), isUsed)),
  ];
}

const NOT_STORED =
  'In questo momento non riusciamo a conservare il CV: la candidatura non è partita. Riprova tra poco, oppure togli la spunta da “Conserva quello che invii”.';

const GONE = 'Il CV che conservavi non c’è più: scegli il file, oppure invia senza CV.';
const UNREADABLE =
  'In questo momento non riusciamo a leggere il CV che conservi: la candidatura non è partita. Riprova tra poco, oppure scegli il file.';

/** The CV that an account keeps, whole, to be sent with an application. It was checked when it first came. */
export async function readStoredCv(db: Database, bucket: R2Bucket, userId: number): Promise<SentCv> {
  const stored = await storedApplication(db, userId);
  if (!stored?.cvKey || !stored.cvName || !stored.cvType) throw invalidField('cv', GONE);
  const bytes = await bucket
    .get(stored.cvKey)
    .then((file) => file?.arrayBuffer() ?? null)
    .catch((cause: unknown) => {
      throw new DomainError('unavailable', UNREADABLE, [{ path: 'cv', message: UNREADABLE }], cause);
    });
  if (bytes === null) throw invalidField('cv', GONE);
  return { bytes, type: stored.cvType, name: stored.cvName };
}

const NO_BUCKET = 'In questo momento il CV non si può eliminare. Riprova tra poco.';

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
      throw new DomainError('unavailable', NO_BUCKET, [], cause);
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
