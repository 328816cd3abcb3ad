import { appointment } from '../../shared/appointments.ts';
import type { Side } from '../../shared/conversations.ts';
import { addDays, clockTime } from '../../shared/dates.ts';
import type { Interview } from '../../shared/interviews.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { whatsappAddress } from '../../shared/phone-parts.ts';
import type { Site } from '../env.ts';
import { ownerMark } from '../link-token.ts';
import { type Appointment, placeOf } from '../mail/interviews.ts';
import { sign } from '../sign.ts';
import type { Meeting } from './queries.ts';

/** @param organizer address of the site, which organises */
export type Organised = Site & { readonly organizer: string };

/** Mark of a side as it is now: another one once its account has a new address or password, or has taken the application over. */
export function markOf({ owner, account, application }: Meeting, side: Side, secret: string): string {
  const guest = { publicId: application.publicId, email: application.email ?? '', tokenVersion: 0 };
  return ownerMark(side === 'employer' ? owner : (account ?? guest), secret);
}

const tokenOf = (meeting: Meeting, side: Side, { secret }: Site, expiresAt: Date): Promise<string> =>
  sign(
    'interview',
    { sub: meeting.interview.publicId, side, mark: markOf(meeting, side, secret) },
    { secret, expiresAt },
  );

/** Days that a mailed link lives after the last of the times. */
const LINK_DAYS = 30;

const nameFor = (side: Side, { name, job }: Meeting): string => (side === 'applicant' ? job.companyName : name);

/** The interview as one side reads of it in a mail, with the link to its page. */
export async function appointmentOf(meeting: Meeting, side: Side, site: Organised): Promise<Appointment> {
  const { interview, job, name, account, owner, application } = meeting;
  const { siteUrl, organizer } = site;
  const token = await tokenOf(meeting, side, site, addDays(new Date(Math.max(...interview.times)), LINK_DAYS));
  return {
    ...{ ...interview, side, title: job.title, other: nameFor(side, meeting), applicant: name, siteUrl, organizer },
    address: side === 'employer' ? owner.email : (account?.email ?? application.email),
    url: siteUrl + withQuery(pagePath.interview(), { token }),
  };
}

/** Another interview that somebody has at a time, in words. */
function busyAt(at: number, { interview, application }: Meeting, { sideOf, others }: Viewing): string | null {
  for (const other of others) {
    const { state, startsAt, minutes } = other.interview;
    const from = startsAt?.getTime() ?? 0;
    const meets = state === 'chosen' && from < at + interview.minutes * 60_000 && at < from + minutes * 60_000;
    if (meets && other.application.id !== application.id)
      return `Alle ${clockTime(new Date(from))} hai già un colloquio con ${nameFor(sideOf(other), other)}`;
  }
  return null;
}

/** The link to choose, and later the time, for somebody who left a number alone. */
async function whatsappOf(meeting: Meeting, site: Organised): Promise<string | null> {
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

type Viewing = Organised & {
  readonly sideOf: (meeting: Meeting) => Side;
  /** Interviews of the same person, which may overlap. */
  readonly others: readonly Meeting[];
  readonly mayPress: boolean;
};

/** An interview as somebody sees it, with a link that lives for a day. */
export async function toInterview(meeting: Meeting, viewing: Viewing): Promise<Interview> {
  const { interview, application, job } = meeting;
  const { state, minutes, way, startsAt, times, outcome } = interview;
  const { value: place, url: placeUrl } = placeOf(interview);
  const { mayPress, now } = viewing;
  // Nobody chooses a time any more.
  const isRefused = state === 'proposed' && application.status === 'rejected';
  const side = viewing.sideOf(meeting);
  return {
    application: application.publicId,
    ...{ side, state: isRefused ? ('withdrawn' as const) : state, minutes, way, place, placeUrl },
    times: times.map((time) => ({ at: new Date(time).toISOString(), busy: busyAt(time, meeting, viewing) })),
    startsAt: startsAt?.toISOString() ?? null,
    hasBegun: startsAt !== null && startsAt <= now,
    outcome: side === 'employer' ? outcome : null,
    jobTitle: job.title,
    name: nameFor(side, meeting),
    token: mayPress ? await tokenOf(meeting, side, viewing, addDays(now, 1)) : null,
    whatsapp: side === 'employer' && mayPress ? await whatsappOf(meeting, viewing) : null,
  };
}
