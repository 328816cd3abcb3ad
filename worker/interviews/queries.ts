import { and, desc, eq, gt, isNotNull, isNull, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { addDays, romeDay, romeHour } from '../../shared/dates.ts';
import { pick } from '../../shared/records.ts';
import type { Database } from '../db/client.ts';
import { type Actor, isOfOne, readableOwners } from '../db/employers.ts';
import { users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { type InterviewRow, interviews } from '../db/tables/interviews.ts';
import { jobs } from '../db/tables/jobs.ts';
import { isReceivedApplication } from '../db/visibility.ts';

const publishers = alias(users, 'publishers');
const ACCOUNT = ['id', 'publicId', 'email', 'tokenVersion'] as const;
/** Most that a list has, the newest: nobody has as many to come. */
const MOST = 200;

const selectWith = (db: Database) =>
  db
    .select({
      interview: interviews,
      application: pick(applications, ['id', 'publicId', 'userId', 'email', 'phone', 'status']),
      name: sql<string>`coalesce(${applications.name}, ${users.name})`,
      account: pick(users, ACCOUNT),
      job: pick(jobs, ['publicId', 'title', 'companyName', 'ownerId']),
      owner: pick(publishers, [...ACCOUNT, 'name']),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(publishers, eq(publishers.id, jobs.ownerId))
    .leftJoin(users, eq(users.id, applications.userId))
    .leftJoin(interviews, eq(interviews.applicationId, applications.id));

type Row = Awaited<ReturnType<typeof selectWith>>[number];
/** An application with its two sides, and its interview. */
export type Meeting = Omit<Row, 'interview'> & { readonly interview: InterviewRow };

/** Condition for applications about which the two sides may meet: of an offer that is not hidden, and not withdrawn. */
const isLive = (): SQL | undefined =>
  and(isReceivedApplication(), notInArray(jobs.status, ['hidden', 'deleted']), ne(applications.status, 'withdrawn'));

/** An application of one of the employers that somebody may read, with its interview if there is one. */
export const applicationFor = async (db: Database, actor: Actor, publicId: string): Promise<Row | null> =>
  (
    await selectWith(db).where(
      and(isLive(), eq(applications.publicId, publicId), isOfOne(jobs.ownerId, readableOwners(actor))),
    )
  )[0] ?? null;

export const meetings = async (db: Database, where: SQL | undefined): Promise<Meeting[]> =>
  (await selectWith(db)
    .where(and(isLive(), isNotNull(interviews.id), where))
    .orderBy(desc(interviews.id))
    .limit(MOST)) as Meeting[];

export const meetingOf = async (db: Database, publicId: string): Promise<Meeting | null> =>
  (await meetings(db, eq(interviews.publicId, publicId)))[0] ?? null;

/** The interview of an application without an account; none of one that an account has taken over. */
export const linkedMeetings = (db: Database, applicationId: string): Promise<Meeting[]> =>
  meetings(db, and(eq(applications.publicId, applicationId), isNull(applications.userId)));

/** Interviews of an account, on either side. */
export const meetingsOfAccount = (db: Database, actor: Actor): Promise<Meeting[]> =>
  meetings(db, or(eq(applications.userId, actor.id), isOfOne(jobs.ownerId, readableOwners(actor))));

export const ofApplicant = ({ application: { userId, email, id } }: Meeting): SQL | undefined =>
  userId !== null
    ? eq(applications.userId, userId)
    : and(isNull(applications.userId), email === null ? eq(applications.id, id) : eq(applications.email, email));

export const ofEmployer = ({ job }: Meeting): SQL => eq(jobs.ownerId, job.ownerId);

/** Interviews of tomorrow in Rome that were chosen before this evening, and of which nobody was reminded yet. */
export const isTomorrow = (now: Date, evening: Date): SQL | undefined =>
  and(
    isChosen(romeHour(romeDay(now, 1), 0), romeHour(romeDay(now, 2), 0)),
    lt(interviews.changedAt, evening),
    isNull(interviews.remindedAt),
  );

/** Interviews that began two days ago in Rome, or some more, and about whose end nobody has said anything. */
export const isUnjudged = (now: Date): SQL | undefined =>
  and(
    isChosen(addDays(now, -FORGOTTEN_DAYS), romeHour(romeDay(now, -1), 0)),
    notInArray(applications.status, ['hired', 'rejected']),
    isNull(interviews.outcome),
    isNull(interviews.askedAt),
  );

const FORGOTTEN_DAYS = 20;

const isChosen = (from: Date, to: Date): SQL | undefined =>
  and(
    eq(interviews.state, 'chosen'),
    gt(interviews.startsAt, new Date(from.getTime() - 1)),
    lt(interviews.startsAt, to),
  );
