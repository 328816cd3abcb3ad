import { and, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { RefusalReason } from '../../shared/application-values.ts';
import { SIDES, type Side } from '../../shared/conversations.ts';
import { OUTCOMES } from '../../shared/interview-values.ts';
import { type ProposeInterviewBody, proposedTimes } from '../../shared/interviews.ts';
import { isKeyOf, pick } from '../../shared/records.ts';
import type { Database } from '../db/client.ts';
import { type Actor, isOfOne, readableOwners } from '../db/employers.ts';
import { applications } from '../db/tables/applications.ts';
import { type InterviewRow, interviews } from '../db/tables/interviews.ts';
import { jobs } from '../db/tables/jobs.ts';
import { isLive, type Meeting, talks } from '../db/talks.ts';
import type { Site } from '../env.ts';
import { DomainError } from '../errors.ts';
import { refuseReader } from '../http/callers.ts';
import { setAnswered } from '../mail/set-answered.ts';
import { isAsRead, isWritten, meetingOf, meetings } from './interview-queries.ts';
import { receivedAmong } from './queries.ts';
import { mailsTo } from './send-interview-mails.ts';
import { setApplicationStatuses } from './set-application-status.ts';

const gone = () => new DomainError('not-found', 'Questa candidatura non c’è più.');

type Proposing = { readonly actor: Actor; readonly publicId: string; readonly body: ProposeInterviewBody };

/**
 * Proposes times to an applicant in place of what was proposed or chosen before. It is an answer: the application is under review
 * from then on. @throws DomainError `not-found`; `forbidden` for an account that only reads; `conflict` where it changed meanwhile
 */
export async function proposeInterview(
  db: Database,
  { actor, publicId, body }: Proposing,
  site: Site,
): Promise<Meeting> {
  const readable = isOfOne(jobs.ownerId, readableOwners(actor));
  const [found] = await talks(db, and(eq(applications.publicId, publicId), isLive(), readable));
  if (!found) throw gone();
  refuseReader(actor, found.job.ownerId);
  const { now } = site;
  const { interview: before, application } = found;
  const proposed = { times: proposedTimes(body), minutes: Number(body.minutes), place: body.place };
  const isThis = (known: InterviewRow) => known.state === 'proposed' && sameness(known) === sameness(proposed);
  if (before && isThis(before)) return { ...found, interview: before };
  const chosen = before?.state === 'chosen' ? before.startsAt : null;
  // One that is over is not cancelled.
  const replaced = chosen !== null && chosen > now ? chosen : null;
  const row: InterviewRow = {
    ...proposed,
    applicationId: application.id,
    state: 'proposed',
    startsAt: null,
    changedAt: now,
    remindedAt: null,
    outcome: null,
    sequence: (before?.sequence ?? -1) + 1,
  };
  const renewed = { ...found, interview: { ...row, startsAt: replaced } };
  await db.batch([
    db
      .insert(interviews)
      .values(row)
      .onConflictDoUpdate({
        target: interviews.applicationId,
        set: row,
        // Somebody else may have changed it since it was read.
        setWhere: eq(interviews.sequence, row.sequence - 1),
      }),
    ...(await mailsTo(db, renewed, { side: 'applicant', event: 'proposed', site })),
    ...(replaced ? await mailsTo(db, renewed, { side: 'employer', event: 'withdrawn', site }) : []),
    ...setAnswered(db, {
      publicId,
      where: isWritten(row, now),
      status: 'reviewing',
      over: ['sent', 'read', 'rejected'],
      actor,
      now,
    }),
  ]);
  const stored = await meetingOf(db, publicId);
  if (!stored) throw gone();
  // Another request may have stored the same a moment before.
  if (!isThis(stored.interview))
    throw new DomainError('conflict', 'Nel frattempo il colloquio è cambiato: guardalo prima di proporre altri orari.');
  return stored;
}

const sameness = (proposed: Pick<InterviewRow, 'times' | 'minutes' | 'place'>): string =>
  JSON.stringify(pick(proposed, ['times', 'minutes', 'place']));

type Press = { readonly side: Side; readonly choice: string; readonly reason: RefusalReason | undefined };

/** Does what a side has pressed, if it still can be done: the first press counts. @returns whether it is so now */
export async function pressInterview(
  db: Database,
  meeting: Meeting,
  { side, choice, reason }: Press,
  site: Site,
): Promise<boolean> {
  const { interview, application, job } = meeting;
  const change = changeOf(meeting, side, choice, site.now);
  const { publicId } = application;
  if (change?.outcome && change.outcome !== 'absent') {
    const { outcome: status } = change;
    const owners = [job.ownerId] as const;
    await setApplicationStatuses(db, await receivedAmong(db, owners, [publicId]), {
      owners,
      actor: null,
      status,
      reason: status === 'rejected' ? reason : undefined,
      where: sql`EXISTS (SELECT 1 FROM ${interviews} WHERE ${isAsRead(interview)})`,
      after: changing(db, interview, change, site.now),
      ...site,
    });
  } else if (change) await applyChange(db, meeting, change, site);
  const after = await meetingOf(db, publicId);
  return after !== null && isSo(after.interview, choice);
}

/** Changes an interview and tells both sides, in one batch, unless it has changed since it was read. */
async function applyChange(db: Database, meeting: Meeting, change: Change, site: Site): Promise<void> {
  const interview = { ...meeting.interview, ...change, sequence: meeting.interview.sequence + 1 };
  const { state: event, startsAt } = interview;
  // The other side alone reads of the end of a proposal that was never fixed.
  const notified = startsAt !== null ? SIDES : ([event === 'withdrawn' ? 'applicant' : 'employer'] as const);
  const mails = (change.state ? notified : []).map((side) =>
    mailsTo(db, { ...meeting, interview }, { side, event, site }),
  );
  await db.batch([changing(db, meeting.interview, change, site.now), ...(await Promise.all(mails)).flat()]);
}

const changing = (db: Database, interview: InterviewRow, change: Change, now: Date) =>
  db
    .update(interviews)
    .set({ ...change, sequence: interview.sequence + 1, changedAt: now })
    .where(isAsRead(interview));

/** Cancels what is still to come of applications that were withdrawn, deleted or refused, so that it leaves the calendars. */
export async function cancelOfEnded(db: Database, site: Site): Promise<void> {
  const isAhead = and(eq(interviews.state, 'chosen'), gt(interviews.startsAt, site.now));
  const isEnded = or(inArray(applications.status, ['withdrawn', 'rejected']), isNotNull(applications.deletedAt));
  for (const meeting of await meetings(db, isAhead, isEnded))
    await applyChange(
      db,
      meeting,
      { state: meeting.application.status === 'rejected' ? 'withdrawn' : 'cancelled' },
      site,
    );
}

type Change = Partial<Pick<InterviewRow, 'state' | 'startsAt' | 'outcome'>>;

/** Columns that a press changes; null where it can change nothing. */
function changeOf({ interview, application }: Meeting, side: Side, choice: string, now: Date): Change | null {
  const { state, startsAt, times, outcome } = interview;
  const hasBegun = startsAt !== null && startsAt <= now;
  const isOpen = state === 'proposed' || (state === 'chosen' && !hasBegun);
  if (side === 'employer') {
    if (choice === 'withdrawn') return isOpen ? { state: 'withdrawn' } : null;
    return state === 'chosen' && hasBegun && outcome === null && isKeyOf(OUTCOMES, choice) ? { outcome: choice } : null;
  }
  if (choice === 'cancelled') return isOpen && state === 'chosen' ? { state: 'cancelled' } : null;
  if (choice === 'declined') return state === 'proposed' ? { state: 'declined' } : null;
  if (application.status === 'rejected') return null;
  const time = times.map((each) => new Date(each)).find((each) => each > now && each.toISOString() === choice);
  return state === 'proposed' && time ? { state: 'chosen', startsAt: time } : null;
}

const isSo = ({ state, startsAt, outcome }: InterviewRow, choice: string): boolean =>
  [state, outcome, state === 'chosen' && startsAt?.toISOString()].some((now) => now === choice);
