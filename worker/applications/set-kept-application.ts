import { and, eq, isNull } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { KeptPart } from '../../shared/applications.ts';
import type { Database } from '../db/client.ts';
import { deleteCvFiles } from '../db/cv-files.ts';
import { keptApplications } from '../db/tables/applications.ts';
import { DomainError, invalidField } from '../errors.ts';
import { type CvColumns, type SentCv, withCv } from './deliver-application.ts';
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
  const before = await keptApplication(db, userId);
  const result = await withCv(bucket, cv, (file) => send(statementsOf(db, keeping, file)), NOT_KEPT);
  // The nightly cron finds a file that stays behind.
  await deleteCvFiles(bucket, [before?.cvKey ?? null]).catch(() => undefined);
  return result;
}

function statementsOf(db: Database, keeping: Keeping, file: CvColumns | null): readonly BatchItem<'sqlite'>[] {
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

const NOT_KEPT =
  'In questo momento non riusciamo a conservare il CV: la candidatura non è partita. Riprova tra poco, oppure togli la spunta da “Conserva quello che invii”.';

const GONE = 'Il CV che conservavi non c’è più: scegli il file, oppure invia senza CV.';
const UNREADABLE =
  'In questo momento non riusciamo a leggere il CV che conservi: la candidatura non è partita. Riprova tra poco, oppure scegli il file.';

/** The CV that an account keeps, whole, to be sent with an application. It was checked when it first came. */
export async function readKeptCv(db: Database, bucket: R2Bucket, userId: number): Promise<SentCv> {
  const kept = await keptApplication(db, userId);
  if (!kept?.cvKey || !kept.cvName || !kept.cvType) throw invalidField('cv', GONE);
  const bytes = await bucket
    .get(kept.cvKey)
    .then((file) => file?.arrayBuffer() ?? null)
    .catch((cause: unknown) => {
      throw new DomainError('unavailable', UNREADABLE, [{ path: 'cv', message: UNREADABLE }], cause);
    });
  if (bytes === null) throw invalidField('cv', GONE);
  return { bytes, type: kept.cvType, name: kept.cvName };
}

const NO_BUCKET = 'In questo momento il CV non si può eliminare. Riprova tra poco.';

/**
 * Deletes parts of what an account keeps. The file goes first: a CV that is said to be deleted is.
 * @throws DomainError `unavailable` where the bucket does not answer: then nothing is deleted
 */
export async function deleteKeptApplication(
  db: Database,
  bucket: R2Bucket,
  { userId, parts }: { userId: number; parts: readonly KeptPart[] },
): Promise<void> {
  const kept = await keptApplication(db, userId);
  if (kept === null) return;
  const own = eq(keptApplications.userId, userId);
  const cvKey = parts.includes('cv') ? kept.cvKey : null;
  if (cvKey !== null)
    await deleteCvFiles(bucket, [cvKey]).catch((cause: unknown) => {
      throw new DomainError('unavailable', NO_BUCKET, [], cause);
    });
  await db.batch([
    // A CV that was kept meanwhile is another one.
    db
      .update(keptApplications)
      .set({ cvKey: null, cvName: null, cvType: null, cvSize: null })
      .where(and(own, eq(keptApplications.cvKey, cvKey ?? ''))),
    ...(parts.includes('message') ? [db.update(keptApplications).set({ message: null }).where(own)] : []),
    db.delete(keptApplications).where(and(own, isNull(keptApplications.cvKey), isNull(keptApplications.message))),
  ]);
}
