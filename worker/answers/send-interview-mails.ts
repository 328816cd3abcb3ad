import type { SQL } from 'drizzle-orm';
import { SIDES, type Side } from '../../shared/conversations.ts';
import { romeDay, romeHour } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { interviews } from '../db/tables/interviews.ts';
import type { Meeting } from '../db/talks.ts';
import type { Site } from '../env.ts';
import { appointmentOf, type InterviewEvent, interviewMail } from '../mail/interviews.ts';
import { wordsToApplicant, wordsToOwner } from '../mail/send-words.ts';
import { isAsRead, isTomorrow, isUnjudged, isWritten, meetings } from './interview-queries.ts';

type Mailing = { readonly side: Side; readonly event: InterviewEvent; readonly site: Site };

/** Statements that mail one side what has happened, where its address is confirmed; none for an applicant with a number alone. */
export async function mailsTo(db: Database, meeting: Meeting, { side, event, site }: Mailing) {
  const { interview, application } = meeting;
  const kind = event === 'tomorrow' || event === 'outcome' ? (`interview-${event}` as const) : 'interview';
  const words = {
    cause: `${kind}:${application.publicId}:${interview.sequence}:${side}` as const,
    where: isWritten(interview, site.now),
    mail: interviewMail(event, await appointmentOf(meeting, side, site)),
    ...site,
  };
  return side === 'employer' ? wordsToOwner(db, words) : wordsToApplicant(db, words);
}

/** Hour in Rome of the evening before. */
const EVENING = 18;

/** Reminds both sides of the interviews of tomorrow, from six in the evening on. */
export async function sendDayBefore(db: Database, site: Site): Promise<void> {
  const evening = romeHour(romeDay(site.now), EVENING);
  if (site.now >= evening) await remind(db, isTomorrow(site.now, evening), { event: 'tomorrow', sides: SIDES, site });
}

/** Asks employers how the interviews of two days ago went. */
export const sendOutcomeMails = (db: Database, site: Site): Promise<void> =>
  remind(db, isUnjudged(site.now), { event: 'outcome', sides: ['employer'], site });

type Reminding = Pick<Mailing, 'event' | 'site'> & { readonly sides: readonly Side[] };

/** One batch of each: an interview that has changed since it was read is left alone. */
async function remind(db: Database, which: SQL | undefined, { sides, ...mailing }: Reminding): Promise<void> {
  for (const meeting of await meetings(db, which)) {
    const mails = await Promise.all(sides.map((side) => mailsTo(db, meeting, { side, ...mailing })));
    const reminded = db.update(interviews).set({ remindedAt: mailing.site.now }).where(isAsRead(meeting.interview));
    await db.batch([reminded, ...mails.flat()]);
  }
}
