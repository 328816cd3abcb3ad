import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { RefusalReason } from '../../shared/application-values.ts';
import { OUTCOMES, type Outcome } from '../../shared/interview-values.ts';
import { type ProposeInterviewBody, proposedTimes } from '../../shared/interviews.ts';
import { readPhone } from '../../shared/phone.ts';
import { isKeyOf } from '../../shared/records.ts';
import type { Database } from '../db/client.ts';
import { type Actor, type Owners, recordAudit, worksForOthers } from '../db/employers.ts';
import { recordStatus } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { type InterviewRow, interviews } from '../db/tables/interviews.ts';
import { jobs } from '../db/tables/jobs.ts';
import type { Site } from '../env.ts';
import { DomainError } from '../errors.ts';
import { refuseReader } from '../http/callers.ts';
import { unheardCause } from '../mail/applications.ts';
import { type InterviewEvent, interviewCalendar, interviewMail, type Side } from '../mail/interviews.ts';
import { dropUnsent, toOutboxIf } from '../mail/outbox.ts';
import { wordsToAccount } from '../mail/send-words.ts';
import { newPublicId } from '../public-id.ts';
import type { Sender } from '../settings.ts';
import { applicationFor, type Meeting, meetings } from './queries.ts';
import { appointmentOf } from './to-interview.ts';

type Organised = Site & { readonly organizer: Sender };

type Telling = {
  readonly event: InterviewEvent;
  readonly kind: 'proposed' | 'chosen' | 'ended' | 'tomorrow' | 'outcome';
  /** Condition of the interview under which it is told. */
  readonly where: SQL | undefined;
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly organizer: Sender } | undefined;
};

/** Statements that mail one side what has happened, where its address is confirmed; none for an applicant with a number alone. */
export async function tell(db: Database, meeting: Meeting, side: Side, telling: Telling & { readonly site: Site }) {
  const { event, kind, calendar, site } = telling;
  const { interview, application, owner, account } = meeting;
  const { siteUrl, now } = site;
  const person = side === 'employer' ? owner : account;
  const address = person?.email ?? application.email;
  const about = await appointmentOf(meeting, side, site);
  const file =
    calendar && interview.startsAt
      ? interviewCalendar(calendar.method, about, { organizer: calendar.organizer, attendee: address, siteUrl })
      : null;
  const cause = `interview-${kind}:${interview.publicId}:${interview.sequence}:${side}` as const;
  const mail = { cause, mail: interviewMail(event, about, file), now };
  const where = and(eq(interviews.publicId, interview.publicId), telling.where);
  if (person) {
    const from = sql`${interviews} INNER JOIN ${users} ON ${users.id} = ${person.id}`;
    return [...wordsToAccount(db, { from, where, siteUrl, ...mail })];
  }
  return address === null ? [] : [toOutboxIf(db, sql`${interviews} WHERE ${where}`, { recipient: address, ...mail })];
}

type Proposing = Organised & {
  readonly actor: Actor;
  readonly publicId: string;
  readonly body: ProposeInterviewBody;
};

/**
 * Proposes times to an applicant, in place of what was proposed or chosen before, which is cancelled. It is an answer: the application
 * is under review from then on.
 * @throws DomainError `not-found`; `forbidden` for an account that only reads
 */
export async function proposeInterview(db: Database, { actor, publicId, body, organizer, ...site }: Proposing) {
  const found = await applicationFor(db, actor, publicId);
  if (found === null) throw new DomainError('not-found', 'Questa candidatura non c’è più.');
  refuseReader(actor, found.job.ownerId);
  const { interview: before, application } = found;
  const { now } = site;
  const { way } = body;
  const place = way === 'phone' ? (readPhone(body.place) ?? body.place) : body.place;
  const proposed = { times: proposedTimes(body), minutes: Number(body.minutes), way, place };
  const isSame = before?.state === 'proposed' && sameProposal(before) === sameProposal(proposed);
  if (before && isSame) return { ...found, interview: before };
  const cancelled = before?.state === 'chosen' && before.startsAt && before.startsAt > now ? before.startsAt : null;
  // Of one that is over the appointment stays in the calendars.
  const isNew = before === null || (before.state === 'chosen' && cancelled === null);
  const row: Omit<InterviewRow, 'id'> = {
    ...proposed,
    publicId: isNew ? newPublicId() : before.publicId,
    applicationId: application.id,
    state: 'proposed',
    sequence: (before?.sequence ?? -1) + 1,
    changedAt: now,
    startsAt: null,
    remindedAt: null,
    askedAt: null,
    outcome: null,
    createdAt: before?.createdAt ?? now,
  };
  const told = { ...found, interview: { id: 0, ...row, startsAt: cancelled } };
  const where = and(eq(interviews.sequence, row.sequence), eq(interviews.changedAt, now));
  const calendar = { method: 'CANCEL', organizer } as const;
  const own = eq(applications.id, application.id);
  const isFirst = and(own, inArray(applications.status, ['sent', 'read']));
  await db.batch([
    db
      .insert(interviews)
      .values(row)
      // Somebody else may have proposed since it was read.
      .onConflictDoUpdate({
        target: interviews.applicationId,
        set: row,
        setWhere: eq(interviews.sequence, before?.sequence ?? -1),
      }),
    ...(await tell(db, told, 'applicant', { event: 'proposed', kind: 'proposed', where, calendar, site })),
    ...(cancelled
      ? await tell(db, told, 'employer', { event: 'withdrawn', kind: 'ended', where, calendar, site })
      : []),
    recordStatus(db, { status: 'reviewing', createdAt: now, actorId: actor.id }, isFirst),
    db
      .update(applications)
      .set({
        status: 'reviewing',
        statusAt: now,
        answeredAt: sql`coalesce(${applications.answeredAt}, ${now.getTime()})`,
      })
      .where(isFirst),
    dropUnsent(db, unheardCause(application.publicId)),
    ...(worksForOthers(actor)
      ? [
          recordAudit(db, {
            actor,
            deed: 'answer-application',
            from: sql`${applications} INNER JOIN ${jobs} ON ${jobs.id} = ${applications.jobId}`,
            where: own,
            target: applications.publicId,
            now,
          }),
        ]
      : []),
  ]);
  const [stored] = await meetings(db, own);
  if (!stored) throw new DomainError('not-found', 'Questa candidatura non c’è più.');
  return stored;
}

const sameProposal = ({
  times,
  minutes,
  way,
  place,
}: Pick<InterviewRow, 'times' | 'minutes' | 'way' | 'place'>): string => JSON.stringify([times, minutes, way, place]);

/** Answers an application for its employer, as by hand. */
export type SetStatus = (
  db: Database,
  setting: Site & {
    readonly owners: Owners;
    readonly actor: null;
    readonly publicId: string;
    readonly status: Exclude<Outcome, 'absent'>;
    readonly reason?: RefusalReason | undefined;
  },
) => Promise<unknown>;

type Press = Organised & {
  readonly side: Side;
  readonly choice: string;
  readonly reason: RefusalReason | undefined;
  readonly setStatus: SetStatus;
};

/** Does what a side has pressed, if it still can be done: the first press counts. @returns whether it is so now */
export async function pressInterview(
  db: Database,
  meeting: Meeting,
  { side, choice, reason, setStatus, organizer, ...site }: Press,
): Promise<boolean> {
  const { interview, application, job } = meeting;
  const { now } = site;
  const change = changeOf(interview, { side, choice, now });
  if (change === null) return isSo(interview, choice);
  if (change.outcome && change.outcome !== 'absent' && application.status !== change.outcome) {
    const { publicId } = application;
    await setStatus(db, { owners: [job.ownerId], actor: null, publicId, status: change.outcome, reason, ...site });
  }
  const next = { ...meeting, interview: { ...interview, ...change, sequence: interview.sequence + 1 } };
  const changed = db
    .update(interviews)
    .set({ ...change, sequence: next.interview.sequence, changedAt: now })
    .where(and(eq(interviews.id, interview.id), eq(interviews.sequence, interview.sequence)))
    .returning({ id: interviews.id });
  const told = [];
  if (change.state) {
    const where = and(
      ...[eq(interviews.sequence, next.interview.sequence), eq(interviews.changedAt, now)],
      eq(interviews.state, change.state),
    );
    const method = change.state === 'chosen' ? 'REQUEST' : 'CANCEL';
    const kind = change.state === 'chosen' ? 'chosen' : 'ended';
    const telling = { event: change.state, kind, where, calendar: { method, organizer }, site } as const;
    // What was never fixed is told to the other side alone.
    const sides: Side[] = next.interview.startsAt
      ? ['applicant', 'employer']
      : [side === 'employer' ? 'applicant' : 'employer'];
    for (const each of sides) told.push(...(await tell(db, next, each, telling)));
  }
  const [rows] = await db.batch([changed, ...told]);
  return rows.length === 1;
}

type Change = {
  readonly state?: Exclude<InterviewRow['state'], 'proposed'>;
  readonly startsAt?: Date;
  readonly outcome?: Outcome;
};

/** What a press changes; null where it changes nothing. */
function changeOf(
  { state, startsAt, times, outcome }: InterviewRow,
  { side, choice, now }: Pick<Press, 'side' | 'choice' | 'now'>,
): Change | null {
  const isAhead = startsAt === null || startsAt > now;
  if (side === 'employer') {
    if (choice === 'withdrawn')
      return (state === 'proposed' || state === 'chosen') && isAhead ? { state: choice } : null;
    const isOpen = state === 'chosen' && !isAhead && outcome === null;
    return isOpen && isKeyOf(OUTCOMES, choice) ? { outcome: choice } : null;
  }
  if (choice === 'cancelled') return state === 'chosen' && isAhead ? { state: choice } : null;
  if (state !== 'proposed') return null;
  if (choice === 'declined') return { state: choice };
  const time = times.find((each) => each > now.getTime() && isTime(each, choice));
  return time === undefined ? null : { state: 'chosen', startsAt: new Date(time) };
}

const isTime = (time: number, choice: string): boolean => new Date(time).toISOString() === choice;

const isSo = ({ state, startsAt, outcome }: InterviewRow, choice: string): boolean =>
  state === choice ||
  outcome === choice ||
  (state === 'chosen' && startsAt !== null && isTime(startsAt.getTime(), choice));
