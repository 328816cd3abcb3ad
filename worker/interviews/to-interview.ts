import { appointment, clockTime } from '../../shared/dates.ts';
import type { Interview } from '../../shared/interviews.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { whatsappTo } from '../../shared/phone-parts.ts';
import type { Site } from '../env.ts';
import { ownerMark } from '../link-token.ts';
import { type Appointment, placeOf, type Side } from '../mail/interviews.ts';
import { sign } from '../sign.ts';
import type { Meeting } from './queries.ts';

/** Mark of a side as it is now: another one once its account has a new address or password, or has taken the application over. */
export function markOf({ owner, account, application }: Meeting, side: Side, secret: string): string {
  const guest = { publicId: application.publicId, email: application.email ?? '', tokenVersion: 0 };
  return ownerMark(side === 'employer' ? owner : (account ?? guest), secret);
}

const tokenOf = (meeting: Meeting, side: Side, { secret, expiresAt }: { secret: string; expiresAt: Date }) =>
  sign(
    'interview',
    { sub: meeting.interview.publicId, side, mark: markOf(meeting, side, secret) },
    { secret, expiresAt },
  );

const DAY_MS = 86_400_000;
/** Days that a mailed link lives after the last of the times. */
const LINK_DAYS = 30;

/** The interview as a mail tells it to one side, with the link to its page. */
export async function appointmentOf(meeting: Meeting, side: Side, { secret, siteUrl }: Site): Promise<Appointment> {
  const { interview, job, name } = meeting;
  const expiresAt = new Date(Math.max(...interview.times) + LINK_DAYS * DAY_MS);
  const token = await tokenOf(meeting, side, { secret, expiresAt });
  const { title, companyName } = job;
  return { ...interview, side, title, companyName, name, url: siteUrl + withQuery(pagePath.interview(), { token }) };
}

const nameFor = (side: Side, { name, job }: Meeting): string => (side === 'applicant' ? job.companyName : name);

/** What else a side has at a time, in words: an interview that is fixed, and for the employer one that is proposed. */
function busyAt(
  at: number,
  { interview, application }: Meeting,
  side: Side,
  others: readonly Meeting[],
): string | null {
  for (const other of others) {
    const { state, startsAt, times, minutes } = other.interview;
    const isProposed = state === 'proposed' && side === 'employer';
    const taken = state === 'chosen' && startsAt ? [startsAt.getTime()] : isProposed ? times : [];
    const met = taken.find((time) => time < at + interview.minutes * 60_000 && at < time + minutes * 60_000);
    if (met !== undefined && other.application.id !== application.id)
      return `Alle ${clockTime(new Date(met))} hai già ${isProposed ? 'proposto' : ''} un colloquio con ${nameFor(side, other)}`;
  }
  return null;
}

async function whatsappOf(meeting: Meeting, site: Site): Promise<string | null> {
  const { application, interview, job, name } = meeting;
  const { phone, email, userId } = application;
  if (phone === null || email !== null || userId !== null) return null;
  const { url } = await appointmentOf(meeting, 'applicant', site);
  const greeting = `Buongiorno ${name.split(' ')[0]}, `;
  if (interview.state === 'proposed')
    return whatsappTo(phone, `${greeting}per “${job.title}” scegli qui l’orario del colloquio: ${url}`);
  if (interview.state !== 'chosen' || !interview.startsAt) return null;
  return whatsappTo(phone, `${greeting}ci vediamo ${appointment(interview.startsAt)}. Se non puoi, dillo qui: ${url}`);
}

type Viewing = Site & {
  readonly side: Side;
  /** Interviews of the same person, for what overlaps. */
  readonly others: readonly Meeting[];
  /** False for somebody who may only read. */
  readonly mayPress: boolean;
};

/** An interview as one side sees it, with a link for a day. */
export async function toInterview(meeting: Meeting, { side, others, mayPress, ...site }: Viewing): Promise<Interview> {
  const { interview, application, job } = meeting;
  const { state, minutes, way, startsAt, outcome } = interview;
  const { value: place, url: placeUrl } = placeOf(interview);
  const expiresAt = new Date(site.now.getTime() + DAY_MS);
  return {
    application: application.publicId,
    side,
    state,
    times: interview.times.map((time) => ({
      at: new Date(time).toISOString(),
      busy: busyAt(time, meeting, side, others),
    })),
    minutes,
    way,
    place,
    placeUrl,
    startsAt: startsAt?.toISOString() ?? null,
    hasBegun: startsAt !== null && startsAt <= site.now,
    outcome: side === 'employer' ? outcome : null,
    jobTitle: job.title,
    name: nameFor(side, meeting),
    token: mayPress ? await tokenOf(meeting, side, { secret: site.secret, expiresAt }) : null,
    whatsapp: side === 'employer' && mayPress ? await whatsappOf(meeting, site) : null,
  };
}
