import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { isRomeHour, romeDay, romeHour } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { users } from '../db/tables/accounts.ts';
import { interviews } from '../db/tables/interviews.ts';
import { type InterviewEvent, interviewMail, type Side } from '../mail/interviews.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { wordsToAccount } from '../mail/send-words.ts';
import { isTomorrow, isUnjudged, type Meeting, meetings } from './queries.ts';
import { appointmentOf, type Organised } from './to-interview.ts';

const KINDS = { tomorrow: 'interview-tomorrow', outcome: 'interview-outcome' } as const;

type Mailing = {
  readonly side: Side;
  readonly event: InterviewEvent;
  readonly where: SQL | undefined;
  readonly site: Organised;
};

/** Statements that mail one side what has happened, where its address is confirmed; none for an applicant with a number alone. */
export async function mailsTo(db: Database, meeting: Meeting, { side, event, where, site }: Mailing) {
  const { interview, owner, account } = meeting;
  const { siteUrl, now } = site;
  const about = await appointmentOf(meeting, side, site);
  const kind = event === 'tomorrow' || event === 'outcome' ? KINDS[event] : 'interview';
  const cause = `${kind}:${interview.publicId}:${interview.sequence}:${side}` as const;
  const mail = { cause, mail: interviewMail(event, about), now };
  const happened = and(eq(interviews.publicId, interview.publicId), where);
  const person = side === 'employer' ? owner : account;
  if (person === null)
    return about.address === null
      ? []
      : [toOutboxIf(db, sql`${interviews} WHERE ${happened}`, { recipient: about.address, ...mail })];
  const from = sql`${interviews} INNER JOIN ${users} ON ${users.id} = ${person.id}`;
  return [...wordsToAccount(db, { from, where: happened, siteUrl, ...mail })];
}

/** Hour in Rome of the evening before. */
const EVENING = 18;

/** Reminds both sides of the interviews of tomorrow, from six in the evening on. */
export async function sendDayBefore(db: Database, site: Organised): Promise<void> {
  if (!isRomeHour(site.now, EVENING)) return;
  const due = isTomorrow(site.now, romeHour(romeDay(site.now), EVENING));
  await sendOnce(db, due, { column: 'remindedAt', event: 'tomorrow', sides: ['applicant', 'employer'], site });
}

/** Asks employers how the interviews of two days ago went. */
export const sendOutcomeMails = (db: Database, site: Organised): Promise<void> =>
  sendOnce(db, isUnjudged(site.now), { column: 'outcomeMailAt', event: 'outcome', sides: ['employer'], site });

type Once = Omit<Mailing, 'side' | 'where'> & {
  readonly column: 'remindedAt' | 'outcomeMailAt';
  readonly sides: readonly Side[];
};

/** One batch for each interview: one that has changed since it was read is left alone. */
async function sendOnce(db: Database, due: SQL | undefined, { column, sides, ...mailing }: Once): Promise<void> {
  const { now } = mailing.site;
  for (const meeting of await meetings(db, due)) {
    const isAsRead = and(eq(interviews.id, meeting.interview.id), eq(interviews.sequence, meeting.interview.sequence));
    const mails = [];
    for (const side of sides)
      mails.push(...(await mailsTo(db, meeting, { ...mailing, side, where: eq(interviews[column], now) })));
    const noted = db
      .update(interviews)
      .set({ [column]: now })
      .where(and(isAsRead, isNull(interviews[column])));
    await db.batch([noted, ...mails]);
  }
}
