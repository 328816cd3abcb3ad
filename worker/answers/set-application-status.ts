import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
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
import { type Actor, isOfOne, type Owners, readableOwners, recordAudit } from '../db/employers.ts';
import { recordStatus } from '../db/statements.ts';
import { applications } from '../db/tables/applications.ts';
import { jobs } from '../db/tables/jobs.ts';
import { pushSubscriptions } from '../db/tables/push.ts';
import { isReceivedApplication } from '../db/visibility.ts';
import type { Site } from '../env.ts';
import { DomainError } from '../errors.ts';
import { refuseReader } from '../http/callers.ts';
import { applicationAnsweredMail, followLink, unheardCause } from '../mail/applications.ts';
import { dropUnsent } from '../mail/outbox.ts';
import { wordsToApplicant } from '../mail/send-words.ts';
import { newPublicId } from '../public-id.ts';
import { toPush } from '../push/to-push.ts';
import { type ReceivedRow, type ReceivedWithHistory, receivedApplication } from './queries.ts';

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
  const stated: ReceivedRow[] = [];
  for (const row of found) if ((await say(db, row, saying)) || hasStatus(row, saying.status)) stated.push(row);
  const unmailed = isAnswer(saying.status) ? stated.filter(({ applicant }) => applicant.email === null).length : 0;
  return { count: stated.length, unmailed };
}

const hasStatus = ({ application }: ReceivedRow, status: EmployerStatus): boolean =>
  application.status === status || (status === 'read' && isAnswer(application.status));

/** Statuses that an answer replaces: the one it was given over, or any before the first answer. */
const unansweredOr = (status: ApplicationStatus): ApplicationStatus[] =>
  isAnswer(status) ? [status] : ['sent', 'read'];

async function say(db: Database, found: ReceivedRow, saying: Saying): Promise<boolean> {
  const { owners, actor, status, note, reason, onlyFirst = false, siteUrl, secret, now, replyDomain } = saying;
  const { job, applicant, application } = found;
  const changes = and(
    eq(applications.id, application.id),
    isReceivedApplication(),
    inArray(applications.jobId, db.select({ id: jobs.id }).from(jobs).where(isOfOne(jobs.ownerId, owners))),
    // Somebody else may have answered since it was read. A line in their own words decides nothing.
    inArray(applications.status, isAnswer(status) ? unansweredOr(onlyFirst ? 'sent' : application.status) : ['sent']),
    ne(applications.status, status),
    saying.where,
  );
  const stated = recordStatus(db, { status, createdAt: now, actorId: actor?.id ?? null }, changes);
  const become = (columns: SQLiteUpdateSetSource<typeof applications>) =>
    db
      .update(applications)
      .set({ status, statusAt: now, ...columns })
      .where(changes)
      .returning({ id: applications.id });
  if (!isAnswer(status)) return (await db.batch([stated, become({})]))[1].length > 0;
  const answer = {
    // Cause of this one request, which changes the status once or not at all.
    cause: `application-answer:${application.publicId}:${newPublicId()}` as const,
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
  const statements = [
    stated,
    // Drops the unsent mail to the applicant that nothing was heard.
    dropUnsent(db, unheardCause(application.publicId)),
    ...wordsToApplicant(db, { where: changes, siteUrl, ...answer }),
    toPush(db, {
      kind: 'answers',
      cause: answer.cause,
      title: 'Hai una risposta alla tua candidatura',
      body: `Per “${job.title}”`,
      // Devices list there what was sent from them without an account.
      path: sql`iif(topic.value ->> 'about' IS NULL, ${pagePath.applications()}, ${pagePath.savedJobs()})`,
      where: sql`EXISTS (SELECT 1 FROM ${applications} WHERE ${changes} AND ifnull(${applications.publicId} = topic.value ->> 'about', ${applications.userId} = ${pushSubscriptions.userId}))`,
      now,
    }),
    become({
      answerNote: note || null,
      reason: reason ?? null,
      answeredAt: sql`coalesce(${applications.answeredAt}, ${now.getTime()})`,
    }),
  ] as const;
  const audited = recordAudit(db, {
    actor,
    deed: 'answer-application',
    // The answer of this moment.
    where: and(eq(applications.id, application.id), eq(applications.status, status), eq(applications.statusAt, now)),
    now,
  });
  const others = [...audited, ...(saying.after ? [saying.after] : [])];
  return (await db.batch([...statements, ...others]))[8].length > 0;
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
