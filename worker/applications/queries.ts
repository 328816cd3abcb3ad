import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { CvType } from '../../shared/application-values.ts';
import { writeCursor } from '../../shared/cursor.ts';
import { addDays, romeHour } from '../../shared/dates.ts';
import { pick } from '../../shared/records.ts';
import type { Database } from '../db/client.ts';
import { type Actor, readableOwners } from '../db/employers.ts';
import { type ListPage, pageOf } from '../db/list-page.ts';
import { recentlyAt } from '../db/spontaneous.ts';
import { findRow } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import {
  type ApplicationEventRow,
  type ApplicationRow,
  applicationEvents,
  applications,
  storedApplications,
} from '../db/tables/applications.ts';
import { conversationLines } from '../db/tables/conversations.ts';
import { employerPages } from '../db/tables/employers.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { isReadableBy } from '../db/visibility.ts';
import { DomainError } from '../errors.ts';

export type JobWithOwner = {
  readonly job: JobRow;
  readonly owner: { readonly publicId: string; readonly email: string; readonly tokenVersion: number };
};

export async function jobWithOwner(db: Database, publicId: string): Promise<JobWithOwner | null> {
  const [row] = await db
    .select({ job: jobs, owner: { publicId: users.publicId, email: users.email, tokenVersion: users.tokenVersion } })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.ownerId))
    .where(eq(jobs.publicId, publicId))
    .limit(1);
  return row && row.job.status !== 'hidden' && row.job.status !== 'deleted' ? row : null;
}

/** Address of an account, to which the employer answers, and whether it is confirmed; empty for one that has gone meanwhile. */
export async function addressOf(db: Database, userId: number) {
  const row = await findRow(db, users, eq(users.id, userId));
  return { email: row?.email ?? '', isProven: (row?.emailVerifiedAt ?? null) !== null };
}

export const ownApplication = (db: Database, jobId: number, userId: number) =>
  findRow(db, applications, and(eq(applications.jobId, jobId), eq(applications.userId, userId)));

type Sender = { readonly userId: number; readonly email: string; readonly isProven: boolean };

/** True where a person has sent an employer a spontaneous application in the last 90 days, by another of its doors too. */
export async function hasComeForward(db: Database, ownerId: number, sender: Sender, now: Date): Promise<boolean> {
  const own = sender.isProven
    ? or(eq(applications.userId, sender.userId), eq(applications.email, sender.email))
    : eq(applications.userId, sender.userId);
  const sent = and(
    recentlyAt(ownerId, now, applications),
    isNotNull(applications.deliveredAt),
    isNull(applications.deletedAt),
    own,
  );
  return (await db.$count(applications, sent)) > 0;
}

/** The account that has sent an application; null for the holder of the private link of one without an account. */
export type Applicant = number | null;

export const sentBy = (applicant: Applicant, publicId: string): SQL | undefined =>
  and(
    eq(applications.publicId, publicId),
    applicant === null
      ? and(isNull(applications.userId), isNotNull(applications.deliveredAt))
      : eq(applications.userId, applicant),
  );

const LISTED_JOB = {
  publicId: jobs.publicId,
  title: jobs.title,
  companyName: jobs.companyName,
  location: jobs.location,
  status: jobs.status,
  spontaneous: jobs.spontaneous,
  validThrough: jobs.validThrough,
  employerSlug: sql<
    string | null
  >`(SELECT ${employerPages.slug} FROM ${employerPages} WHERE ${employerPages.ownerId} = ${jobs.ownerId} AND ${employerPages.shown} AND ${jobs.spontaneous})`,
};

const applicationsWithJob = (db: Database, where: SQL | undefined) =>
  db
    .select({
      application: applications,
      job: LISTED_JOB,
      lines: db.$count(conversationLines, eq(conversationLines.applicationId, applications.id)),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(where);

export type ApplicationWithJob = Awaited<ReturnType<typeof applicationsWithJob>>[number];

/** @throws DomainError `not-found`, also for what somebody else has sent: that it exists is nobody else's business */
export async function requireSentApplication(
  db: Database,
  publicId: string,
  applicant: Applicant,
): Promise<ApplicationWithJob> {
  const [row] = await applicationsWithJob(db, sentBy(applicant, publicId));
  if (!row) throw new DomainError('not-found', NO_APPLICATION);
  return row;
}

/** The application of a mailed link, pressed already or not. */
export async function requireWaiting(db: Database, publicId: string): Promise<ApplicationWithJob> {
  const [row] = await applicationsWithJob(db, and(eq(applications.publicId, publicId), isNull(applications.deletedAt)));
  if (!row)
    throw new DomainError(
      'not-found',
      'Questa candidatura non c’è più: dopo sette giorni senza conferma la cancelliamo.',
    );
  return row;
}

/** The application of a private link, whosever it is now; null where it is gone. */
export async function applicationOfLink(db: Database, publicId: string): Promise<ApplicationWithJob | null> {
  const delivered = and(eq(applications.publicId, publicId), isNotNull(applications.deliveredAt));
  const [row] = await applicationsWithJob(db, delivered);
  return row ?? null;
}

export type StoredCv = { readonly key: string; readonly name: string; readonly type: CvType };

const CV_COLUMNS = ['cvKey', 'cvName', 'cvType'] as const;

/** The file of a row; null of one without. */
export const storedCvOf = ({
  cvKey: key,
  cvName: name,
  cvType: type,
}: Pick<ApplicationRow, (typeof CV_COLUMNS)[number]>): StoredCv | null =>
  key && name && type ? { key, name, type } : null;

/**
 * The CV of an application, for its sender and for the people of the employer who received it.
 * @param caller null for the holder of its private link, which `readCaller` has checked
 * @throws DomainError `not-found`
 */
export async function requireCv(db: Database, publicId: string, caller: Actor | null): Promise<StoredCv> {
  const [row] = await db
    .select(pick(applications, CV_COLUMNS))
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      caller === null
        ? sentBy(null, publicId)
        : and(
            eq(applications.publicId, publicId),
            or(eq(applications.userId, caller.id), isReadableBy(readableOwners(caller))),
          ),
    )
    .limit(1);
  return required(row && storedCvOf(row));
}

function required(cv: StoredCv | null | undefined): StoredCv {
  if (!cv) throw new DomainError('not-found', 'Questo CV non esiste o è stato eliminato.');
  return cv;
}

const NO_APPLICATION = 'Questa candidatura non esiste o è stata eliminata.';

/** Delivered applications of an address without an account, by public id with their offers, the newest first. */
export const guestApplicationsOf = (db: Database, email: string) =>
  db
    .select({
      publicId: applications.publicId,
      language: applications.language,
      job: { title: jobs.title, companyName: jobs.companyName },
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.email, email), isNull(applications.userId), isNotNull(applications.deliveredAt)))
    .orderBy(desc(applications.id))
    .limit(MOST_LINKS);

const MOST_LINKS = 20;

/** Order of a person's applications, newest first; cursors are bound to it. */
export const SENT = 'sent';

type SentQuery = {
  readonly userId: number;
  /** First and last day in Rome, as `YYYY-MM-DD`. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly after: number | null;
  readonly limit: number;
};

const dayAfter = (day: string): Date => romeHour(addDays(new Date(day), 1).toISOString().slice(0, 10), 0);

/** One page of what an account has sent, newest first, with what waits to be purged. */
export async function sentApplications(
  db: Database,
  { userId, from, to, after, limit }: SentQuery,
): Promise<ListPage<ApplicationWithJob>> {
  const mine = and(
    eq(applications.userId, userId),
    from === undefined ? undefined : gte(applications.createdAt, romeHour(from, 0)),
    to === undefined ? undefined : lt(applications.createdAt, dayAfter(to)),
  );
  const [total, found] = await Promise.all([
    db.$count(applications, mine),
    applicationsWithJob(db, and(mine, after === null ? undefined : lt(applications.id, after)))
      .orderBy(desc(applications.id))
      .limit(limit + 1),
  ]);
  return pageOf(found, { limit, total, next: ({ application: { id } }) => writeCursor(SENT, { after: id, id }) });
}

/** Histories of applications, in order; at most a page of them at once. */
export const eventsOf = async (db: Database, ids: readonly number[]): Promise<ApplicationEventRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(applicationEvents)
        .where(inArray(applicationEvents.applicationId, [...ids]))
        .orderBy(asc(applicationEvents.id));

/** Lines of a conversation that the applicant reads, oldest first. */
export const writtenAbout = (db: Database, applicationId: number) =>
  db
    .select({ side: conversationLines.side, text: conversationLines.text, at: conversationLines.createdAt })
    .from(conversationLines)
    .where(
      and(
        eq(conversationLines.applicationId, applicationId),
        or(isNull(conversationLines.heldFrom), eq(conversationLines.side, 'applicant')),
      ),
    )
    .orderBy(asc(conversationLines.id));

export const storedApplication = (db: Database, userId: number) =>
  findRow(db, storedApplications, eq(storedApplications.userId, userId));

export async function lastPhone(db: Database, userId: number): Promise<string | null> {
  const [row] = await db
    .select({ phone: applications.phone })
    .from(applications)
    .where(and(eq(applications.userId, userId), isNotNull(applications.phone), isNull(applications.deletedAt)))
    .orderBy(desc(applications.id))
    .limit(1);
  return row?.phone ?? null;
}

/** The CV that an account keeps. @throws DomainError `not-found` if there is none */
export async function requireStoredCv(db: Database, userId: number): Promise<StoredCv> {
  const stored = await storedApplication(db, userId);
  return required(stored && storedCvOf(stored));
}
