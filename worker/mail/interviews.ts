import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { appointment } from '../../shared/appointments.ts';
import type { Side } from '../../shared/conversations.ts';
import { clockTime } from '../../shared/dates.ts';
import { INTERVIEW_WAYS } from '../../shared/interview-values.ts';
import { phoneText } from '../../shared/phone.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { cleanLine } from '../../shared/text.ts';
import type { InterviewRow } from '../db/tables/interviews.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

/** An interview as one side reads of it. */
export type Appointment = InterviewRow & {
  readonly side: Side;
  readonly title: string;
  /** Names of the other side and of the applicant. */
  readonly other: string;
  readonly applicant: string;
  /** Address of this side; null where it left none. */
  readonly address: string | null;
  /** Page of this side. */
  readonly url: string;
  readonly siteUrl: string;
  /** Address of the site, which organises: so neither side learns the other's. */
  readonly organizer: string;
};

export type InterviewEvent = InterviewRow['state'] | 'tomorrow' | 'outcome';

/** Subject, heading and first paragraph. */
function wordsOf(event: InterviewEvent, about: Appointment): readonly [string, string, string] {
  const { title, other, side, applicant, startsAt } = about;
  const when = startsAt === null ? '' : ` di ${appointment(startsAt)}`;
  switch (event) {
    case 'proposed':
      return [
        `Colloquio per “${title}”: scegli l’orario`,
        startsAt === null ? 'Quando puoi?' : 'L’orario cambia',
        `Ciao ${applicant}, apri la pagina e premi l’orario che ti va bene, o di’ che non va bene nessuno.${startsAt === null ? '' : ' Quello che avevi scelto non vale più.'} Chi ha il link può scegliere al posto tuo: non inoltrare questa email.`,
      ];
    case 'chosen':
      return [
        `Colloquio${when}: ${title}`,
        'È fissato',
        `Apri l’allegato per metterlo nel calendario. Se cambia qualcosa dillo dalla pagina: ${other} lo sa subito.`,
      ];
    case 'declined':
      return [
        `${applicant}: nessuno degli orari va bene`,
        'Proponine altri',
        'Dalla candidatura proponi altri orari, oppure chiama.',
      ];
    case 'tomorrow':
      return [
        `Domani alle ${startsAt && clockTime(startsAt)}: colloquio per “${title}”`,
        'A domani',
        `Se non puoi, dillo adesso dalla pagina: ${other} lo sa subito.`,
      ];
    case 'outcome':
      return [
        `Com’è andata con ${applicant}?`,
        'Basta un tocco',
        `Apri la pagina e di’ com’è andato il colloquio${when}. Se la persona non si è presentata lo sai solo tu: non lo diciamo a nessuno.`,
      ];
    default:
      return [
        `Colloquio annullato: ${title}`,
        'Non si fa più',
        `${(event === 'cancelled') === (side === 'applicant') ? 'Hai annullato' : `${other} ha annullato`} il colloquio${when}.${startsAt === null ? '' : ' Con l’allegato sparisce anche dal calendario.'}`,
      ];
  }
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
