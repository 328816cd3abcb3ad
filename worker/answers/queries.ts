import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lte,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { ReceivedCount, ReceivedQuery } from '../../shared/answers.ts';
import { MOST_NOTIFIED } from '../../shared/application-values.ts';
import { writeCursor } from '../../shared/cursor.ts';
import { pick } from '../../shared/records.ts';
import type { Database } from '../db/client.ts';
import { isOfOne, type Owners } from '../db/employers.ts';
import { type ListPage, pageOf } from '../db/list-page.ts';
import { isAmong } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import { type ApplicationEventRow, applicationEvents, applications } from '../db/tables/applications.ts';
import { jobs } from '../db/tables/jobs.ts';
import { isOpenRow, isReceivedApplication, isReceivedBy } from '../db/visibility.ts';
import { invalidField } from '../errors.ts';
import { MOST_ROWS } from '../http/csv.ts';
import { readCursor } from '../http/cursor.ts';

export type ReceivedRow = Omit<Awaited<ReturnType<typeof selectReceived>>[number], 'unread'>;

/** One line of its history; `by` is the name of the account that did it for the employer, where it is still there. */
type EventRow = ApplicationEventRow & { readonly by: string | null };

export type ReceivedWithHistory = ReceivedRow & { readonly history: readonly EventRow[] };

const received = {
  application: applications,
  job: pick(jobs, ['publicId', 'title', 'companyName', 'description', 'ownerId', 'spontaneous']),
  applicant: {
    name: sql<string>`coalesce(${applications.name}, ${users.name})`,
    // Null for one who left a number only.
    email: sql<string | null>`coalesce(${users.email}, ${applications.email})`,
    // A link that was mailed to the address was pressed: without an account always, as it is delivered then.
    isProven:
      sql<boolean>`iif(${applications.userId} IS NULL, ${applications.email} IS NOT NULL, ${users.emailVerifiedAt} IS NOT NULL)`.mapWith(
        Boolean,
      ),
  },
};

const selectReceived = (db: Database, unread = sql<number>`${applications.status} = 'sent'`) =>
  db
    .select({ ...received, unread })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(users, eq(users.id, applications.userId));

const ORDER = 'received';

/**
 * Place in the list: whether the row was still to be read when the first page was asked for, and its key. Opening an application on
 * one page would move it to the next one otherwise, where it would be seen again.
 */
type Place = { readonly moment: number; readonly unread: boolean; readonly id: number };

/** The moment and the flag are one number, as a cursor has room for one value before the key. */
const writePlace = ({ moment, unread, id }: Place): string =>
  writeCursor(ORDER, { after: 2 * moment + (unread ? 1 : 0), id });

function readPlace(cursor: string): Place {
  const { after, id } = readCursor(ORDER, cursor);
  if (typeof after !== 'number') throw invalidField('cursor', 'Cursore non valido');
  return { moment: Math.floor(after / 2), unread: after % 2 === 1, id };
}

/**
 * Condition for applications that nobody had read at a moment. The history is asked of those alone that have changed since, which
 * are few; of the others their present status says it.
 */
const wasUnread = (moment: number): SQL<number> => sql`
  CASE WHEN coalesce(${applications.statusAt}, ${applications.createdAt}) <= ${moment} THEN ${applications.status} = 'sent'
  ELSE coalesce((
    SELECT ${applicationEvents.status} FROM ${applicationEvents}
    WHERE ${applicationEvents.applicationId} = ${applications.id} AND ${applicationEvents.createdAt} <= ${moment}
    ORDER BY ${applicationEvents.id} DESC LIMIT 1
  ), 'sent') = 'sent' END`;

export async function receivedApplications(
  db: Database,
  owners: Owners,
  { job, status, limit, cursor }: ReceivedQuery,
  now: Date,
): Promise<ListPage<ReceivedWithHistory>> {
  const after = cursor === undefined ? null : readPlace(cursor);
  const moment = after?.moment ?? now.getTime();
  const unread = wasUnread(moment);
  const wanted = and(
    isReceivedBy(owners),
    job === undefined ? undefined : eq(jobs.publicId, job),
    status === undefined ? undefined : eq(applications.status, status),
  );
  const next = after && sql`(${unread}, ${applications.id}) < (${after.unread ? 1 : 0}, ${after.id})`;
  // Not in one batch: D1 answers a batch by name, and these tables have columns of the same name.
  const found = await selectReceived(db, unread)
    .where(and(wanted, next ?? undefined))
    .orderBy(desc(unread), desc(applications.id))
    .limit(limit + 1);
  const [counted] = await db
    .select({ total: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(wanted);
  const page = pageOf(found, {
    limit,
    total: counted?.total ?? 0,
    next: ({ unread, application: { id } }) => writePlace({ moment, unread: unread === 1, id }),
  });
  return { ...page, rows: await withHistory(db, page.rows) };
}

async function withHistory(db: Database, rows: readonly ReceivedRow[]): Promise<ReceivedWithHistory[]> {
  if (rows.length === 0) return [];
  const events = await db
    .select({ ...getTableColumns(applicationEvents), by: users.name })
    .from(applicationEvents)
    .leftJoin(users, eq(users.id, applicationEvents.actorId))
    .where(
      isAmong(
        applicationEvents.applicationId,
        rows.map(({ application }) => application.id),
      ),
    )
    .orderBy(asc(applicationEvents.id));
  const byApplication = Map.groupBy(events, ({ applicationId }) => applicationId);
  return rows.map((row) => ({ ...row, history: byApplication.get(row.application.id) ?? [] }));
}

export async function receivedApplication(
  db: Database,
  owners: Owners,
  publicId: string,
): Promise<ReceivedWithHistory | null> {
  const rows = await selectReceived(db)
    .where(and(isReceivedBy(owners), eq(applications.publicId, publicId)))
    .limit(1);
  return (await withHistory(db, rows))[0] ?? null;
}

export type FileRow = Awaited<ReturnType<typeof receivedForFile>>[number];

/** Applications for one offer, or for all of these employers, newest first: as many as a file holds, and one more. */
export const receivedForFile = (db: Database, owners: Owners, job: string | undefined) =>
  db
    .select({ ...received, job: pick(jobs, ['title', 'companyName']) })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(users, eq(users.id, applications.userId))
    .where(and(isReceivedBy(owners), job === undefined ? undefined : eq(jobs.publicId, job)))
    .orderBy(desc(applications.id))
    .limit(MOST_ROWS + 1);

/** How many applications each offer of these employers has got, the newest offer first; none without any. */
export async function receivedCounts(db: Database, owners: Owners, now: Date): Promise<ReceivedCount[]> {
  const { publicId: jobId, title: jobTitle, status, validThrough } = jobs;
  const unread = sql<number>`sum(${applications.status} = 'sent')`;
  const rows = await db
    .select({ jobId, jobTitle, status, validThrough, count: count(), unread })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(isReceivedBy(owners))
    .groupBy(jobs.id)
    .orderBy(desc(jobs.id));
  return rows.map(({ status, validThrough, ...row }) => ({ ...row, open: isOpenRow({ status, validThrough }, now) }));
}

export const receivedAmong = (db: Database, owners: Owners, publicIds: readonly string[]): Promise<ReceivedRow[]> =>
  selectReceived(db).where(and(isReceivedBy(owners), isAmong(applications.publicId, publicIds)));

/**
 * Applications for an offer of one of these accounts that wait for the last word, the oldest first, with its owner; null where the
 * offer is nobody's of them.
 */
export async function waitingFor(
  db: Database,
  owners: Owners,
  jobId: string,
): Promise<{ readonly ownerId: number; readonly waiting: readonly ReceivedRow[] } | null> {
  const own = and(eq(jobs.publicId, jobId), isOfOne(jobs.ownerId, owners));
  const [job] = await db.select({ ownerId: jobs.ownerId }).from(jobs).where(own).limit(1);
  if (!job) return null;
  const waiting = await selectReceived(db)
    .where(and(own, isReceivedBy(owners), inArray(applications.status, ['sent', 'read', 'reviewing'])))
    .orderBy(asc(applications.id))
    .limit(MOST_NOTIFIED);
  return { ...job, waiting };
}

const publishers = alias(users, 'publishers');

/** The application of a mailed link, even one that is no longer visible, so that the page can say why. */
export async function linkedApplication(db: Database, publicId: string) {
  // The id first: drizzle takes a joined row for missing if the first column of it is null.
  const { id, suspendedAt, deletedAt } = users;
  const [row] = await db
    .select({
      ...received,
      job: { ...received.job, status: jobs.status },
      account: { id, suspendedAt, deletedAt },
      owner: pick(publishers, ['id', 'publicId', 'email', 'tokenVersion']),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(users, eq(users.id, applications.userId))
    .innerJoin(publishers, eq(publishers.id, jobs.ownerId))
    .where(eq(applications.publicId, publicId))
    .limit(1);
  return row ?? null;
}

export const isUnanswered = (deliveredBy: Date): SQL | undefined =>
  and(
    isNull(applications.answeredAt),
    lte(applications.deliveredAt, deliveredBy),
    inArray(applications.status, ['sent', 'read']),
    isReceivedApplication(),
  );

type OverdueQuery = {
  readonly deliveredBy: Date;
  readonly deliveredSince: Date;
  readonly notRemindedSince: Date;
  readonly limit: number;
};

export type OverdueRow = Awaited<ReturnType<typeof overdueApplications>>[number];

/**
 * Late applications without a reminder, oldest first, with offer and owner. Leaves out offers whose owner got a
 * reminder about any application since `notRemindedSince`.
 */
export const overdueApplications = (
  db: Database,
  { deliveredBy, deliveredSince, notRemindedSince, limit }: OverdueQuery,
) =>
  db
    .select({
      application: applications,
      job: pick(jobs, ['id', 'publicId', 'title', 'companyName']),
      applicant: received.applicant,
      owner: pick(publishers, ['id', 'emailVerifiedAt']),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(publishers, eq(publishers.id, jobs.ownerId))
    .leftJoin(users, eq(users.id, applications.userId))
    .where(
      and(
        isUnanswered(deliveredBy),
        gte(applications.deliveredAt, deliveredSince),
        isNull(applications.remindedAt),
        notInArray(jobs.status, ['hidden', 'deleted']),
        sql`NOT EXISTS (SELECT 1 FROM ${applications} AS other WHERE other.job_id = ${applications.jobId} AND other.reminded_at > ${notRemindedSince.getTime()})`,
      ),
    )
    .orderBy(asc(applications.deliveredAt))
    .limit(limit);
