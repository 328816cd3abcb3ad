import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { ANSWERS, type Answer, type EmployerStatus } from '../../shared/application-values.ts';
import type { Database } from '../db/client.ts';
import { users } from '../db/tables/accounts.ts';
import { applicationEvents, applications } from '../db/tables/applications.ts';
import { jobs } from '../db/tables/jobs.ts';
import { isReceivedApplication } from '../db/visibility.ts';
import { DomainError } from '../errors.ts';
import { applicationAnsweredMail } from '../mail/applications.ts';
import { wordsToAccount } from '../mail/send-words.ts';
import { newPublicId } from '../public-id.ts';
import { type ReceivedWithHistory, receivedApplication } from './queries.ts';

type Setting = {
  readonly ownerId: number;
  readonly publicId: string;
  readonly status: EmployerStatus;
  /** Line that goes with an answer. */
  readonly note?: string | undefined;
  /** Refuses another answer than the first, as a mailed link does: who signs in may correct it. */
  readonly onlyFirst?: boolean;
  readonly siteUrl: string;
  readonly now: Date;
};

const isAnswer = (status: EmployerStatus): status is Answer => ANSWERS.some((answer) => answer === status);

/**
 * Says what an application is, with its line of history and, for an answer, the mail that tells an applicant whose address is
 * confirmed: one batch, in which the database decides whether anything changes. The same status again changes nothing, and
 * reading takes back no answer.
 * @throws DomainError `not-found`; `conflict` where it was withdrawn, or answered before and `onlyFirst`
 */
export async function setApplicationStatus(db: Database, setting: Setting): Promise<ReceivedWithHistory> {
  const { ownerId, publicId, status, note, onlyFirst = false, siteUrl, now } = setting;
  const found = await receivedApplication(db, ownerId, publicId);
  if (found === null) throw new DomainError('not-found', 'Questa candidatura non c’è più.');
  const changes = and(
    eq(applications.publicId, publicId),
    isReceivedApplication(),
    inArray(applications.jobId, db.select({ id: jobs.id }).from(jobs).where(eq(jobs.ownerId, ownerId))),
    isAnswer(status) ? notInArray(applications.status, [status, 'withdrawn']) : eq(applications.status, 'sent'),
    onlyFirst ? isNull(applications.answeredAt) : undefined,
  );
  const time = now.getTime();
  const said = db
    .insert(applicationEvents)
    .select(sql`SELECT NULL, ${applications.id}, ${status}, ${time}, NULL FROM ${applications} WHERE ${changes}`);
  if (!isAnswer(status)) {
    await db.batch([said, db.update(applications).set({ status, statusAt: now }).where(changes)]);
  } else {
    const { job, applicant, application } = found;
    const corrects = application.answeredAt !== null;
    await db.batch([
      said,
      ...wordsToAccount(db, {
        from: sql`${applications} INNER JOIN ${users} ON ${users.id} = ${applications.userId}`,
        where: changes,
        // Cause of this one request, which changes the status once or not at all.
        cause: `application-answer:${newPublicId()}`,
        mail: applicationAnsweredMail({ job, name: applicant.name, status, note: note || null, corrects, siteUrl }),
        siteUrl,
        now,
      }),
      db
        .update(applications)
        .set({
          status,
          statusAt: now,
          answerNote: note || null,
          answeredAt: sql`coalesce(${applications.answeredAt}, ${time})`,
        })
        .where(changes),
    ]);
  }
  return requireSaid(await receivedApplication(db, ownerId, publicId), setting);
}

/** Returns the row if it has the wanted status, else refuses. */
function requireSaid(row: ReceivedWithHistory | null, { status, onlyFirst }: Setting): ReceivedWithHistory {
  if (row === null) throw new DomainError('not-found', 'Questa candidatura non c’è più.');
  const now = row.application.status;
  if (now === 'withdrawn')
    throw new DomainError('conflict', 'La candidatura è stata ritirata da chi l’ha inviata: non serve più rispondere.');
  if (onlyFirst && now !== status)
    throw new DomainError('conflict', 'Hai già risposto a questa candidatura. Per cambiare la risposta accedi.');
  return row;
}
