import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { appointment } from '../../shared/appointments.ts';
import type { Side } from '../../shared/conversations.ts';
import { addDays, clockTime } from '../../shared/dates.ts';
import { INTERVIEW_WAYS } from '../../shared/interview-values.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { phoneText } from '../../shared/phone.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { cleanLine } from '../../shared/text.ts';
import type { InterviewRow } from '../db/tables/interviews.ts';
import type { Meeting } from '../db/talks.ts';
import type { Site } from '../env.ts';
import { ownerMark } from '../link-token.ts';
import { sign } from '../sign.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

/** @param organizer address of the site, which organises */
export type Organised = Site & { readonly organizer: string };

/** Mark of a side as it is now: another one once its account has a new address or password, or has taken the application over. */
export function markOf({ owner, account, application }: Meeting, side: Side, secret: string): string {
  const guest = { publicId: application.publicId, email: application.email ?? '', tokenVersion: 0 };
  return ownerMark(side === 'employer' ? owner : (account ?? guest), secret);
}

export const tokenOf = (meeting: Meeting, side: Side, { secret }: Site, expiresAt: Date): Promise<string> =>
  sign(
    'interview',
    { sub: meeting.interview.publicId, side, mark: markOf(meeting, side, secret) },
    { secret, expiresAt },
  );

/** Days that a mailed link lives after the last of the times. */
const LINK_DAYS = 30;

export const nameFor = (side: Side, { name, job }: Meeting): string => (side === 'applicant' ? job.companyName : name);

/** The interview as one side reads of it in a mail: its own address, null where it left none, and the link to its page. */
export async function appointmentOf(meeting: Meeting, side: Side, site: Organised) {
  const { interview, job, name, account, owner, application } = meeting;
  const { siteUrl, organizer } = site;
  const token = await tokenOf(meeting, side, site, addDays(new Date(Math.max(...interview.times)), LINK_DAYS));
  return {
    ...{ ...interview, side, title: job.title, other: nameFor(side, meeting), applicant: name, siteUrl, organizer },
    address: side === 'employer' ? owner.email : (account?.email ?? application.email),
    url: siteUrl + withQuery(pagePath.interview(), { token }),
  };
}

export type Appointment = Awaited<ReturnType<typeof appointmentOf>>;

export type InterviewEvent = InterviewRow['state'] | 'tomorrow' | 'outcome';

/** Subject, heading and first paragraph. */
function wordsOf(event: InterviewEvent, about: Appointment): readonly [string, string, string] {
  const { title, other, side, applicant, startsAt } = about;
  const when = startsAt === null ? '' : ` di ${appointment(startsAt)}`;
  const ended = [
    `Colloquio annullato: ${title}`,
    'Non si fa più',
    `${(event === 'cancelled') === (side === 'applicant') ? 'Hai annullato' : `${other} ha annullato`} il colloquio${when}.${startsAt === null ? '' : ' Con l’allegato sparisce anche dal calendario.'}`,
  ] as const;
  const words: Readonly<Record<InterviewEvent, readonly [string, string, string]>> = {
    proposed: [
      `Colloquio per “${title}”: scegli l’orario`,
      startsAt === null ? 'Quando puoi?' : 'L’orario cambia',
      `Ciao ${applicant}, apri la pagina e premi l’orario che ti va bene, o di’ che non va bene nessuno.${startsAt === null ? '' : ' Quello che avevi scelto non vale più.'} Chi ha il link può scegliere al posto tuo: non inoltrare questa email.`,
    ],
    chosen: [
      `Colloquio${when}: ${title}`,
      'È fissato',
      `Apri l’allegato per metterlo nel calendario. Se cambia qualcosa dillo dalla pagina: ${other} lo sa subito.`,
    ],
    declined: [
      `${applicant}: nessuno degli orari va bene`,
      'Proponine altri',
      'Dalla candidatura proponi altri orari, oppure chiama.',
    ],
    tomorrow: [
      `Domani alle ${startsAt && clockTime(startsAt)}: colloquio per “${title}”`,
      'A domani',
      `Se non puoi, dillo adesso dalla pagina: ${other} lo sa subito.`,
    ],
    outcome: [
      `Com’è andata con ${applicant}?`,
      'Basta un tocco',
      `Apri la pagina e di’ com’è andato il colloquio${when}. Se la persona non si è presentata lo sai solo tu: non lo diciamo a nessuno.`,
    ],
    cancelled: ended,
    withdrawn: ended,
  };
  return words[event];
}

/** The place in words, and what a tap on it opens: a map, the telephone, or the call. */
export function placeOf({ way, place }: Pick<InterviewRow, 'way' | 'place'>) {
  if (way === 'link') return { value: place, url: place };
  return way === 'phone'
    ? { value: phoneText(place), url: `tel:${place}` }
    : { value: place, url: `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}` };
}

/** Tells one side what has happened to an interview, with the calendar of a time that was chosen or is chosen no more. */
export function interviewMail(event: InterviewEvent, about: Appointment): Mail {
  const { side, title, other, times, minutes, way, startsAt, url } = about;
  const [subject, heading, first] = wordsOf(event, about);
  const shown = event === 'proposed' || startsAt === null ? times.map((time) => new Date(time)) : [startsAt];
  const isReminder = event === 'tomorrow' || event === 'outcome';
  return {
    ...composeMail({
      why: side,
      ...{ subject, heading, paragraphs: [first] },
      facts: [
        { label: 'Offerta', value: title },
        { label: 'Con', value: other },
        ...shown.map((time) => ({ label: 'Quando', value: `${appointment(time)} (${minutes} minuti)` })),
        { label: INTERVIEW_WAYS[way], ...placeOf(about) },
      ],
      link: { label: event === 'proposed' ? 'Scegli l’orario' : 'Apri il colloquio', url },
    }),
    calendar: isReminder ? null : interviewCalendar(event === 'chosen' ? 'REQUEST' : 'CANCEL', about),
  };
}

/** The chosen time as a calendar (RFC 5545) in UTC, which every program shows as the clock where it is; null before. */
export function interviewCalendar(method: 'REQUEST' | 'CANCEL' | 'PUBLISH', about: Appointment): string | null {
  const { publicId, sequence, startsAt: start, minutes, title, other, way, url, siteUrl, address, organizer } = about;
  if (start === null) return null;
  const place = cleanLine(placeOf(about).value);
  const calendar = ical({
    prodId: { company: SITE_NAME, product: 'Colloqui', language: 'IT' },
    method: ICalCalendarMethod[method],
  });
  calendar.createEvent({
    id: `${publicId}@${new URL(siteUrl).hostname}`,
    ...{ sequence, start, end: new Date(start.getTime() + minutes * 60_000), url, location: place },
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: cleanLine(`Colloquio: ${title}, ${other}`),
    description: cleanLine(`${INTERVIEW_WAYS[way]}: ${place}. Per cambiare o annullare: ${url}`),
    organizer: { name: SITE_NAME, email: organizer },
    attendees:
      address === null || method === 'PUBLISH'
        ? []
        : [{ email: address, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
  });
  return calendar.toString();
}
