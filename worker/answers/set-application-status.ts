import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import {
  ANSWERS,
  type Answer,
  APPLICATION_STATUS_LABELS,
  type ApplicationStatus,
  type EmployerStatus,
  type RefusalReason,
} from '../../shared/application-values.ts';
import { pagePath } from '../../shared/paths.ts';
import type { Database } from '../db/client.ts';
import { type Actor, isOfOne, type Owners, readableOwners } from '../db/employers.ts';
import { recordStatus } from '../db/statements.ts';
import { applications } from '../db/tables/applications.ts';
import { jobs } from '../db/tables/jobs.ts';
import { pushSubscriptions } from '../db/tables/push.ts';
import { isReceivedApplication } from '../db/visibility.ts';
import type { Site } from '../env.ts';
import { DomainError } from '../errors.ts';
import { refuseReader } from '../http/callers.ts';
import { applicationAnsweredMail, followLink } from '../mail/applications.ts';
import { wordsToApplicant } from '../mail/send-words.ts';
import { setAnswered } from '../mail/set-answered.ts';
import { newPublicId } from '../public-id.ts';
import { toPush } from '../push/to-push.ts';
import { type ReceivedRow, type ReceivedWithHistory, receivedAmong, receivedApplication } from './queries.ts';

type Saying = Site & {
  readonly owners: Owners;
  readonly actor: Actor | null;
  readonly status: EmployerStatus;
  readonly note?: string | undefined;
  readonly reason?: RefusalReason | undefined;
  readonly seen?: ApplicationStatus | undefined;
  /** Refuses another answer than the first, as a mailed link does: signed-in people may correct it. */
  readonly onlyFirst?: boolean;
  /** Changes nothing where this does not hold. */
  readonly where?: SQL;
  /** Statement of the same batch, after all others. */
  readonly after?: BatchItem<'sqlite'>;
};

type Setting = Saying & { readonly publicId: string };

export const isAnswer = (status: ApplicationStatus): status is Answer => ANSWERS.some((answer) => answer === status);

/**
 * Says what an application is, with its line of history and, for an answer, the mail that tells an applicant whose address is
 * confirmed: one batch, in which the database decides whether anything changes. The same status again changes nothing, and
 * reading takes back no answer.
 * @throws DomainError `not-found`; `forbidden` for an account that only reads; `conflict` where it was withdrawn, or answered before and
 *   `onlyFirst`, or by somebody else since it was seen
 */
export async function setApplicationStatus(db: Database, setting: Setting): Promise<ReceivedWithHistory> {
  const { owners, actor, publicId } = setting;
  const readable = actor === null ? owners : readableOwners(actor);
  const found = await receivedApplication(db, readable, publicId);
  if (found === null) throw new DomainError('not-found', GONE);
  if (actor !== null) refuseReader(actor, found.job.ownerId);
  const { seen } = setting;
  if (seen && seen !== found.application.status && isAnswer(found.application.status) && isAnswer(setting.status))
    requireStatus(found, setting);
  await say(db, found, setting);
  return requireStatus(await receivedApplication(db, readable, publicId), setting);
}

/**
 * Says the same of several, one after the other: each is a batch of its own, and one that was withdrawn or deleted since it was read
 * keeps nobody else waiting.
 * @returns how many are now what was said, and how many of those left no address that an answer could go to
 */
export async function setApplicationStatuses(
  db: Database,
  found: readonly ReceivedRow[],
  saying: Saying,
): Promise<{ readonly count: number; readonly unmailed: number }> {
  for (const row of found) await say(db, row, saying);
  const ids = found.map(({ application }) => application.publicId);
  const stated = (await receivedAmong(db, saying.owners, ids)).filter((row) => hasStatus(row, saying.status));
  const unmailed = isAnswer(saying.status) ? stated.filter(({ applicant }) => applicant.email === null).length : 0;
  return { count: stated.length, unmailed };
}

const hasStatus = ({ application }: ReceivedRow, status: EmployerStatus): boolean =>
  application.status === status || (status === 'read' && isAnswer(application.status));

/** Statuses that an answer replaces: the one it was given over, or any before the first answer. */
const unansweredOr = (status: ApplicationStatus): ApplicationStatus[] =>
  isAnswer(status) ? [status] : ['sent', 'read'];

async function say(db: Database, found: ReceivedRow, saying: Saying): Promise<void> {
  const { owners, actor, status, note, reason, onlyFirst = false, siteUrl, secret, now, replyDomain } = saying;
  const { job, applicant, application } = found;
  const { publicId } = application;
  const where = and(
    eq(applications.publicId, publicId),
    isReceivedApplication(),
    inArray(applications.jobId, db.select({ id: jobs.id }).from(jobs).where(isOfOne(jobs.ownerId, owners))),
    // Somebody else may have answered since it was read. A line in their own words decides nothing.
    inArray(applications.status, isAnswer(status) ? unansweredOr(onlyFirst ? 'sent' : application.status) : ['sent']),
    ne(applications.status, status),
    saying.where,
  );
  if (!isAnswer(status)) {
    await db.batch([
      recordStatus(db, { status, createdAt: now, actorId: actor?.id ?? null }, where),
      db.update(applications).set({ status, statusAt: now }).where(where),
    ]);
    return;
  }
  const answer = {
    // Cause of this one request, which changes the status once or not at all.
    cause: `application-answer:${publicId}:${newPublicId()}` as const,
    mail: applicationAnsweredMail({
      job,
      name: applicant.name,
      status,
      note: note || null,
      reason: reason ?? null,
      corrects: isAnswer(application.status),
      byMail: replyDomain !== undefined,
      link: await followLink(application, { secret, siteUrl }),
    }),
    now,
  };
  await db.batch([
    ...wordsToApplicant(db, { where, siteUrl, ...answer }),
    toPush(db, {
      kind: 'answers',
      cause: answer.cause,
      title: 'Hai una risposta alla tua candidatura',
      body: `Per “${job.title}”`,
      // Devices list there what was sent from them without an account.
      path: sql`iif(topic.value ->> 'about' IS NULL, ${pagePath.applications()}, ${pagePath.savedJobs()})`,
      where: sql`EXISTS (SELECT 1 FROM ${applications} WHERE ${where} AND ifnull(${applications.publicId} = topic.value ->> 'about', ${applications.userId} = ${pushSubscriptions.userId}))`,
      now,
    }),
    ...setAnswered(db, { publicId, where, status, note, reason, actor, now }),
    ...(saying.after ? [saying.after] : []),
  ]);
}

const GONE = 'Questa candidatura non c’è più.';

function requireStatus(
  row: ReceivedWithHistory | null,
  { status, onlyFirst, note, reason }: Setting,
): ReceivedWithHistory {
  if (row === null) throw new DomainError('not-found', GONE);
  const { status: now, answerNote, reason: given } = row.application;
  // An answer in words that were not stored.
  const isOther = (note && note !== answerNote) || (reason && reason !== given);
  if (now === 'withdrawn')
    throw new DomainError('conflict', 'La candidatura è stata ritirata da chi l’ha inviata: non serve più rispondere.');
  if (onlyFirst && now !== status)
    throw new DomainError('conflict', 'Hai già risposto a questa candidatura. Per cambiare la risposta accedi.');
  if (isAnswer(status) && (now !== status || isOther))
    throw new DomainError(
      'conflict',
      `Nel frattempo un’altra persona ha risposto: ${APPLICATION_STATUS_LABELS[now]}. Guarda la sua risposta prima di cambiarla.`,
    );
  return row;
}
