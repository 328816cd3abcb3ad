import { and, eq, gte, isNotNull, isNull, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Side } from '../../shared/conversations.ts';
import { addDays, romeDay, romeHour } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { isOfOne, type Owners } from '../db/employers.ts';
import { applications } from '../db/tables/applications.ts';
import { type InterviewRow, interviews } from '../db/tables/interviews.ts';
import { jobs } from '../db/tables/jobs.ts';
import { isLive, type Meeting, talks } from '../db/talks.ts';

export const meetings = async (db: Database, where: SQL | undefined, which = isLive()): Promise<Meeting[]> =>
  (await talks(db, and(isNotNull(interviews.applicationId), where, which))).flatMap(({ interview, ...talk }) =>
    interview === null ? [] : [{ ...talk, interview }],
  );

export const meetingOf = async (db: Database, publicId: string): Promise<Meeting | null> =>
  (await meetings(db, eq(applications.publicId, publicId)))[0] ?? null;

/** Condition for the interviews of an account on both sides. */
export const ofAccount = (id: number, owners: Owners): SQL | undefined =>
  or(eq(applications.userId, id), isOfOne(jobs.ownerId, owners));

/** All interviews of a side of one: of the employer, or of the applicant, by account or without one by address. */
export function meetingsOf(db: Database, side: Side, { job, application }: Meeting): Promise<Meeting[]> {
  const { userId, email } = application;
  const guest = and(isNull(applications.userId), eq(applications.email, email ?? ''));
  const applicant = userId === null ? guest : eq(applications.userId, userId);
  return meetings(db, side === 'employer' ? eq(jobs.ownerId, job.ownerId) : applicant);
}

/** Condition for an interview that nobody has changed since it was read. */
export const isAsRead = ({ applicationId, sequence }: InterviewRow): SQL | undefined =>
  and(eq(interviews.applicationId, applicationId), eq(interviews.sequence, sequence));

/** Condition for the application of an interview that has become this one now: nothing else happens where somebody was faster. */
export const isWritten = (interview: InterviewRow, now: Date): SQL | undefined =>
  and(
    eq(applications.id, interview.applicationId),
    sql`EXISTS (SELECT 1 FROM ${interviews} WHERE ${and(
      isAsRead(interview),
      // Two presses may share a moment.
      eq(interviews.state, interview.state),
      or(eq(interviews.changedAt, now), eq(interviews.remindedAt, now)),
    )})`,
  );

/** Interviews of tomorrow in Rome that were fixed before this evening, and of which nobody was reminded. */
export const isTomorrow = (now: Date, evening: Date): SQL | undefined =>
  and(
    isFixed(romeHour(romeDay(now, 1), 0), romeHour(romeDay(now, 2), 0)),
    lt(interviews.changedAt, evening),
    ne(applications.status, 'rejected'),
    isNull(interviews.remindedAt),
  );

/** Days after which nobody is asked any more how it went. */
const FORGOTTEN_DAYS = 20;

/** Interviews of the day before yesterday in Rome, or earlier, of which nobody has said how they went. */
export const isUnjudged = (now: Date): SQL | undefined =>
  and(
    isFixed(addDays(now, -FORGOTTEN_DAYS), romeHour(romeDay(now, -1), 0)),
    notInArray(applications.status, ['hired', 'rejected']),
    isNull(interviews.outcome),
    or(isNull(interviews.remindedAt), lt(interviews.remindedAt, interviews.startsAt)),
  );

const isFixed = (from: Date, to: Date): SQL | undefined =>
  and(eq(interviews.state, 'chosen'), gte(interviews.startsAt, from), lt(interviews.startsAt, to));
