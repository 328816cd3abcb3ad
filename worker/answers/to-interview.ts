import { appointment } from '../../shared/appointments.ts';
import type { Side } from '../../shared/conversations.ts';
import { addDays } from '../../shared/dates.ts';
import type { Interview } from '../../shared/interviews.ts';
import { whatsappAddress } from '../../shared/phone-parts.ts';
import type { InterviewRow } from '../db/tables/interviews.ts';
import type { Meeting } from '../db/talks.ts';
import type { Site } from '../env.ts';
import { appointmentOf, nameFor, placeUrl, tokenOf } from '../mail/interviews.ts';

/** True where another interview overlaps one at this time. */
const isBusy = (at: number, { applicationId, minutes: lasts }: InterviewRow, others: readonly Meeting[]): boolean =>
  others.some(({ interview: { applicationId: other, state, startsAt, minutes } }) => {
    const from = startsAt?.getTime() ?? 0;
    return other !== applicationId && state === 'chosen' && from < at + lasts * 60_000 && at < from + minutes * 60_000;
  });

/** The link to choose, and later the time, for somebody who left a number alone. */
async function whatsappOf(meeting: Meeting, site: Site): Promise<string | null> {
  const { phone, email, userId } = meeting.application;
  const { state, startsAt } = meeting.interview;
  if (phone === null || email !== null || userId !== null) return null;
  const { url, applicant, title } = await appointmentOf(meeting, 'applicant', site);
  const greeting = `Buongiorno ${applicant.split(' ')[0]}, `;
  if (state === 'proposed')
    return whatsappAddress(phone, `${greeting}per “${title}” scegli qui l’orario del colloquio: ${url}`);
  return state === 'chosen' && startsAt
    ? whatsappAddress(phone, `${greeting}il colloquio è ${appointment(startsAt)}. Se non puoi, dillo qui: ${url}`)
    : null;
}

type Viewing = Site & {
  readonly side: Side;
  /** Interviews of the same person, which may overlap. */
  readonly others: readonly Meeting[];
  readonly mayPress: boolean;
};

/** An interview as somebody sees it, with a link that lives for a day. */
export async function toInterview(meeting: Meeting, viewing: Viewing): Promise<Interview> {
  const { interview, application, job } = meeting;
  const { state, minutes, place, startsAt, times, outcome } = interview;
  const { side, others, mayPress, now } = viewing;
  // Nobody chooses a time any more.
  const isRefused = state === 'proposed' && application.status === 'rejected';
  return {
    application: application.publicId,
    ...{ side, state: isRefused ? ('withdrawn' as const) : state, minutes, place, placeUrl: placeUrl(place) },
    times: times.map((time) => ({ at: new Date(time).toISOString(), busy: isBusy(time, interview, others) })),
    startsAt: startsAt?.toISOString() ?? null,
    hasBegun: startsAt !== null && startsAt <= now,
    outcome: side === 'employer' ? outcome : null,
    jobTitle: job.title,
    name: nameFor(side, meeting),
    token: mayPress ? await tokenOf(meeting, side, viewing, addDays(now, 1)) : null,
    whatsapp: side === 'employer' && mayPress ? await whatsappOf(meeting, viewing) : null,
  };
}
