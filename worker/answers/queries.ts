import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { ReceivedQuery } from '../../shared/answers.ts';
import { writeCursor } from '../../shared/cursor.ts';
import type { Database } from '../db/client.ts';
import type { ListedPage } from '../db/lists/listed.ts';
import { users } from '../db/tables/accounts.ts';
import {
  type ApplicationEventRow,
  type ApplicationRow,
  applicationEvents,
  applications,
} from '../db/tables/applications.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { isOpenRow, isReceivedBy } from '../db/visibility.ts';
import { readCursor } from '../http/cursor.ts';

/** An application with the offer it is for and who sent it. */
export type ReceivedRow = {
  readonly application: ApplicationRow;
  readonly job: Pick<JobRow, 'publicId' | 'title' | 'companyName'>;
  readonly applicant: {
    readonly name: string;
    /** Null for one who left a number only. */
    readonly email: string | null;
  };
};

export type ReceivedWithHistory = ReceivedRow & { readonly history: readonly ApplicationEventRow[] };

const received = {
  application: applications,
  job: { publicId: jobs.publicId, title: jobs.title, companyName: jobs.companyName },
  applicant: {
    name: sql<string>`coalesce(${applications.name}, ${users.name})`,
    email: sql<string | null>`coalesce(${users.email}, ${applications.email})`,
  },
};

const ORDER = 'received';

/** One page of them, newest first. */
export async function receivedApplications(
  db: Database,
  ownerId: number,
  { job, status, limit, cursor }: ReceivedQuery,
): Promise<ListedPage<ReceivedWithHistory>> {
  const after = cursor === undefined ? null : readCursor(ORDER, cursor);
  const wanted = and(
    isReceivedBy(ownerId),
    job === undefined ? undefined : eq(jobs.publicId, job),
    status === undefined ? undefined : eq(applications.status, status),
  );
  // Not in one batch: D1 answers a batch by name, and these tables have columns of the same name.
  const found = await db
    .select(received)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(users, eq(users.id, applications.userId))
    .where(and(wanted, after === null ? undefined : lt(applications.id, after.id)))
    .orderBy(desc(applications.id))
    // One more than the page: it tells whether there is a next one.
    .limit(limit + 1);
  const [counted] = await db
    .select({ total: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(users, eq(users.id, applications.userId))
    .where(wanted);
  const rows = await withHistory(db, found.slice(0, limit));
  const last = found.length > limit ? rows.at(-1)?.application : undefined;
  const next = last ? writeCursor(ORDER, { after: '', id: last.id }) : null;
  return { rows, total: { total: counted?.total ?? 0, exact: true }, next };
}

async function withHistory(db: Database, rows: readonly ReceivedRow[]): Promise<ReceivedWithHistory[]> {
  if (rows.length === 0) return [];
  // One parameter, however many ids: D1 binds a hundred at most.
  const ids = JSON.stringify(rows.map(({ application }) => application.id));
  const events = await db
    .select()
    .from(applicationEvents)
    .where(inArray(applicationEvents.applicationId, sql`(SELECT value FROM json_each(${ids}))`))
    .orderBy(asc(applicationEvents.id));
  const byApplication = Map.groupBy(events, ({ applicationId }) => applicationId);
  return rows.map((row) => ({ ...row, history: byApplication.get(row.application.id) ?? [] }));
}

/** One of them; null for what is not there or somebody else's. */
export async function receivedApplication(
  db: Database,
  ownerId: number,
  publicId: string,
): Promise<ReceivedWithHistory | null> {
  const rows = await db
    .select(received)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(users, eq(users.id, applications.userId))
    .where(and(isReceivedBy(ownerId), eq(applications.publicId, publicId)))
    .limit(1);
  return (await withHistory(db, rows))[0] ?? null;
}

export type ReceivedCountRow = Pick<JobRow, 'publicId' | 'title'> & {
  readonly open: boolean;
  readonly count: number;
  readonly unread: number;
};

/** How many applications each offer of an employer has got, the newest offer first; none without any. */
export async function receivedCounts(db: Database, ownerId: number, now: Date): Promise<ReceivedCountRow[]> {
  const { publicId, title, status, validThrough } = jobs;
  const rows = await db
    .select({
      publicId,
      title,
      status,
      validThrough,
      count: count(),
      unread: sql<number>`sum(${applications.status} = 'sent')`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(users, eq(users.id, applications.userId))
    .where(isReceivedBy(ownerId))
    .groupBy(jobs.id)
    .orderBy(desc(jobs.id));
  return rows.map((row) => ({ ...row, open: isOpenRow(row, now) }));
}

/** Most applicants that are told at once. */
const MOST_TOLD = 100;

/** Applications for an own offer that wait for the last word, by public id, the oldest first; null where the offer is not the account's. */
export async function waitingFor(db: Database, ownerId: number, jobId: string): Promise<readonly string[] | null> {
  const own = and(eq(jobs.publicId, jobId), eq(jobs.ownerId, ownerId));
  if ((await db.$count(jobs, own)) === 0) return null;
  const rows = await db
    .select({ publicId: applications.publicId })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(users, eq(users.id, applications.userId))
    .where(and(own, isReceivedBy(ownerId), inArray(applications.status, ['sent', 'read', 'reviewing'])))
    .orderBy(asc(applications.id))
    .limit(MOST_TOLD);
  return rows.map(({ publicId }) => publicId);
}

const owners = alias(users, 'owners');

/** The application of a mailed link, even one that is no longer visible, so that the page can say why. */
export async function linkedApplication(db: Database, publicId: string) {
  // The id first: drizzle takes a joined row for missing if the first column of it is null.
  const { id, suspendedAt, deletedAt } = users;
  const [row] = await db
    .select({
      ...received,
      job: { ...received.job, status: jobs.status },
      account: { id, suspendedAt, deletedAt },
      owner: { id: owners.id, publicId: owners.publicId, email: owners.email, tokenVersion: owners.tokenVersion },
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(users, eq(users.id, applications.userId))
    .innerJoin(owners, eq(owners.id, jobs.ownerId))
    .where(eq(applications.publicId, publicId))
    .limit(1);
  return row ?? null;
}
