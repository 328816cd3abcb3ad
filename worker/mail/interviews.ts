import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { appointment } from '../../shared/appointments.ts';
import type { Side } from '../../shared/conversations.ts';
import { addDays, clockTime } from '../../shared/dates.ts';
import { fill, momentIn } from '../../shared/language-words.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { readPhone } from '../../shared/phone.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { cleanLine } from '../../shared/text.ts';
import type { InterviewRow } from '../db/tables/interviews.ts';
import type { Meeting } from '../db/talks.ts';
import type { Site } from '../env.ts';
import { ownerMark } from '../link-token.ts';
import { sign } from '../sign.ts';
import { followLink, mailTo } from './applications.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

/** Mark of a side as it is now: another one once its account has a new address or password, or has taken the application over. */
export function markOf({ owner, account, application }: Meeting, side: Side, secret: string): string {
  const guest = { publicId: application.publicId, email: application.email ?? '', tokenVersion: 0 };
  return ownerMark(side === 'employer' ? owner : (account ?? guest), secret);
}

export const tokenOf = (meeting: Meeting, side: Side, { secret }: Site, expiresAt: Date): Promise<string> =>
  sign(
    'interview',
    { sub: meeting.application.publicId, side, mark: markOf(meeting, side, secret) },
    { secret, expiresAt },
  );

/** Days that a mailed link lives after the last of the times. */
const LINK_DAYS = 30;

export const nameFor = (side: Side, { name, job }: Meeting): string => (side === 'applicant' ? job.companyName : name);

/** The interview as one side reads of it in a mail: its own address, null where it left none, and the page of it, in its language. */
export async function appointmentOf(meeting: Meeting, side: Side, site: Site) {
  const { interview, job, name, account, owner, application } = meeting;
  const { siteUrl, mailFrom: organizer } = site;
  const { publicId } = application;
  const token = await tokenOf(meeting, side, site, addDays(new Date(Math.max(...interview.times)), LINK_DAYS));
  const follow = side === 'applicant' ? await followLink(application, site) : null;
  return {
    ...{ ...interview, publicId, side, title: job.title, other: nameFor(side, meeting), applicant: name },
    ...{ siteUrl, organizer },
    address: side === 'employer' ? owner.email : (account?.email ?? application.email),
    // In another language it is the private page.
    url: follow?.language ? follow.url : siteUrl + withQuery(pagePath.interview(), { token }),
    language: follow?.language ?? null,
  };
}

export type Appointment = Awaited<ReturnType<typeof appointmentOf>>;

export type InterviewEvent = InterviewRow['state'] | 'tomorrow' | 'outcome';

/** Texts for an employer, who reads Italian; the others are in those of the languages. */
const TO_EMPLOYER = {
  declined: {
    subject: '{applicant}: nessuno degli orari va bene',
    heading: 'Proponine altri',
    first: 'Dalla candidatura proponi altri orari, oppure chiama.',
  },
  outcome: {
    subject: 'Com’è andata con {applicant}?',
    heading: 'Basta un tocco',
    first:
      'Apri la pagina e di’ com’è andato il colloquio{when}. Se la persona non si è presentata lo sai solo tu: non lo diciamo a nessuno.',
  },
};

function wordsOf(event: InterviewEvent, about: Appointment) {
  const { title, other, side, applicant, startsAt, language } = about;
  const { events, moved, goesToo } = mailTo(language).texts.interview;
  const when = startsAt && (language ? ` (${momentIn(language, startsAt)})` : ` di ${appointment(startsAt)}`);
  const values = { title, other, applicant, when: when ?? '', time: startsAt ? clockTime(startsAt) : '' };
  const filled = ({ subject, heading, first }: typeof events.chosen, more?: string) => ({
    ...{ subject: fill(subject, values), heading },
    paragraphs: [fill(first, values) + (more && startsAt ? ` ${more}` : '')] as const,
  });
  if (event === 'proposed') return filled(events.proposed, moved);
  if (event === 'chosen' || event === 'tomorrow') return filled(events[event]);
  if (event === 'declined' || event === 'outcome') return filled(TO_EMPLOYER[event]);
  const { own, ...ended } = events.ended;
  const isOwn = (event === 'cancelled') === (side === 'applicant');
  return filled(isOwn ? { ...ended, first: own } : ended, goesToo);
}

/** Address that a tap on the place of an interview opens: that of the call, the telephone, or a map. */
export function placeUrl(place: string): string {
  if (/^https:\/\/[a-z\d.-]+\.[a-z]+([/?#][^\s"<>\\]*)?$/i.test(place)) return place;
  const phone = /\p{L}/u.test(place) ? null : readPhone(place);
  return phone ? `tel:${phone}` : `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
}

/** Tells one side what has happened to an interview, with the calendar of a time that was chosen or is chosen no more. */
export function interviewMail(event: InterviewEvent, about: Appointment): Mail {
  const { side, title, other, times, minutes, place, startsAt, url, language } = about;
  const shown = event === 'proposed' || startsAt === null ? times.map((time) => new Date(time)) : [startsAt];
  const isReminder = event === 'tomorrow' || event === 'outcome';
  const { texts, compose } = mailTo(language);
  const { interview } = texts;
  const parts = {
    ...wordsOf(event, about),
    facts: [
      { label: texts.facts.offer, value: title },
      { label: side === 'employer' ? 'Con' : texts.facts.employer, value: other },
      ...shown.map((time) => {
        const when = language ? momentIn(language, time) : appointment(time);
        return { label: interview.when, value: fill(interview.length, { when, minutes }) };
      }),
      { label: texts.facts.place, value: place, url: placeUrl(place) },
    ],
    link: { label: event === 'proposed' ? interview.choose : interview.open, url },
  };
  return {
    ...(side === 'employer' ? composeMail({ ...parts, why: side }) : compose(side, parts)),
    calendar: isReminder ? null : interviewCalendar(event === 'chosen' ? 'REQUEST' : 'CANCEL', about),
  };
}

/** The chosen time as a calendar (RFC 5545) in UTC, which every program shows as the clock where it is; null before. */
export function interviewCalendar(method: 'REQUEST' | 'CANCEL' | 'PUBLISH', about: Appointment): string | null {
  const { publicId, sequence, startsAt: start, minutes, title, other, url, siteUrl, address, organizer } = about;
  if (start === null) return null;
  const calendar = ical({
    prodId: { company: SITE_NAME, product: 'Colloqui', language: 'IT' },
    method: ICalCalendarMethod[method],
  });
  calendar.createEvent({
    id: `${publicId}@${new URL(siteUrl).hostname}`,
    ...{ sequence, start, end: new Date(start.getTime() + minutes * 60_000), url, location: cleanLine(about.place) },
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: cleanLine(`Colloquio: ${title}, ${other}`),
    description: `Per cambiare o annullare: ${url}`,
    organizer: { name: SITE_NAME, email: organizer },
    attendees:
      address === null || method === 'PUBLISH'
        ? []
        : [{ email: address, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
  });
  return calendar.toString();
}
