import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { appointment, clockTime } from '../../shared/dates.ts';
import { INTERVIEW_WAYS } from '../../shared/interview-values.ts';
import { phoneText } from '../../shared/phone.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { cleanLine } from '../../shared/text.ts';
import type { InterviewRow } from '../db/tables/interviews.ts';
import type { Sender } from '../settings.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

export type Side = 'applicant' | 'employer';

/** An interview as one side reads of it. */
export type Appointment = Pick<
  InterviewRow,
  'publicId' | 'times' | 'minutes' | 'way' | 'place' | 'startsAt' | 'sequence'
> & {
  readonly side: Side;
  readonly title: string;
  readonly companyName: string;
  /** Name of the applicant. */
  readonly name: string;
  /** Address of the page of this side. */
  readonly url: string;
};

type Words = { readonly subject: string; readonly heading: string; readonly first: string; readonly label: string };

const otherOf = ({ side, name, companyName }: Appointment): string => (side === 'applicant' ? companyName : name);
const whenOf = ({ startsAt }: Appointment): string => (startsAt === null ? '' : ` di ${appointment(startsAt)}`);

const ended =
  (by: Side) =>
  (about: Appointment): Words => ({
    subject: `Colloquio annullato: ${about.title}`,
    heading: 'Non si fa più',
    first: `${about.side === by ? 'Hai annullato' : `${otherOf(about)} ha annullato`} il colloquio${whenOf(about)}.${about.startsAt ? ' Con l’allegato sparisce anche dal calendario.' : ''} ${about.side === 'employer' ? 'Dalla candidatura puoi proporre altri orari.' : 'Non devi fare altro.'}`,
    label: 'Apri il colloquio',
  });

const EVENTS = {
  proposed: ({ title, companyName, name, startsAt }) => ({
    subject: `Colloquio per “${title}”: scegli l’orario`,
    heading: startsAt === null ? 'Quando puoi?' : 'L’orario cambia',
    first: `Ciao ${name}, ${companyName} vuole parlare con te: apri la pagina e premi l’orario che ti va bene, o di’ che non va bene nessuno. ${startsAt === null ? '' : 'L’orario che avevi scelto non vale più. '}Chi ha il link può scegliere al posto tuo: non inoltrare questa email.`,
    label: 'Scegli l’orario',
  }),
  chosen: (about) => ({
    subject: `Colloquio${whenOf(about)}: ${about.title}`,
    heading: 'È fissato',
    first: `Apri l’allegato per metterlo nel calendario. Se cambia qualcosa dillo dalla pagina: ${otherOf(about)} lo sa subito.`,
    label: 'Apri il colloquio',
  }),
  declined: ({ name, title }) => ({
    subject: `${name}: nessuno di questi orari va bene`,
    heading: 'Proponine altri',
    first: `Per il colloquio di “${title}” non può in nessuno degli orari che hai proposto. Dalla candidatura ne proponi altri.`,
    label: 'Apri il colloquio',
  }),
  cancelled: ended('applicant'),
  withdrawn: ended('employer'),
  tomorrow: (about) => ({
    subject: `Domani alle ${about.startsAt ? clockTime(about.startsAt) : ''}: colloquio per “${about.title}”`,
    heading: 'A domani',
    first: `Se non puoi, dillo adesso dalla pagina: ${otherOf(about)} lo sa subito.`,
    label: 'Apri il colloquio',
  }),
  outcome: (about) => ({
    subject: `Com’è andata con ${about.name}?`,
    heading: 'Basta un tocco',
    first: `Apri la pagina e di’ com’è andato il colloquio${whenOf(about)}. Se la persona non si è presentata lo sai solo tu: non lo diciamo a nessuno.`,
    label: 'Di’ com’è andata',
  }),
} as const satisfies Readonly<Record<string, (about: Appointment) => Words>>;
export type InterviewEvent = keyof typeof EVENTS;

/** The place in words, and what a tap on it opens: a map, the telephone, or the call. */
export function placeOf({ way, place }: Pick<InterviewRow, 'way' | 'place'>) {
  if (way === 'link') return { value: place, url: place };
  return way === 'phone'
    ? { value: phoneText(place), url: `tel:${place}` }
    : { value: place, url: `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}` };
}

/** Tells one side of an interview what has happened to it. */
export function interviewMail(event: InterviewEvent, about: Appointment, calendar: string | null = null): Mail {
  const { side, title, times, minutes, way, startsAt, url } = about;
  const { subject, heading, first, label } = EVENTS[event](about);
  const shown = event === 'proposed' || startsAt === null ? times.map((time) => new Date(time)) : [startsAt];
  return {
    ...composeMail({
      why: side === 'applicant' ? 'applicant' : 'employer',
      subject,
      heading,
      paragraphs: [first],
      facts: [
        { label: 'Offerta', value: title },
        { label: side === 'applicant' ? 'Chi offre' : 'Con', value: otherOf(about) },
        ...shown.map((time) => ({ label: 'Quando', value: `${appointment(time)} (${minutes} minuti)` })),
        { label: INTERVIEW_WAYS[way], ...placeOf(about) },
      ],
      link: { label, url },
    }),
    calendar,
  };
}

type Method = 'REQUEST' | 'CANCEL' | 'PUBLISH';
type Parties = { readonly organizer: Sender; readonly attendee: string | null; readonly siteUrl: string };

/**
 * The chosen time as a calendar (RFC 5545) for one side, in UTC, which every program shows as the clock there. The site organises it,
 * so that neither side learns the other's address.
 */
export function interviewCalendar(
  method: Method,
  about: Appointment,
  { organizer, attendee, siteUrl }: Parties,
): string {
  const { publicId, sequence, title, minutes, way, startsAt, url } = about;
  const { value: place } = placeOf(about);
  const start = startsAt ?? new Date(0);
  const calendar = ical({ prodId: { company: SITE_NAME, product: 'Colloqui', language: 'IT' } });
  calendar.method(ICalCalendarMethod[method]);
  const event = calendar.createEvent({
    id: `${publicId}@${new URL(siteUrl).hostname}`,
    sequence,
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    summary: cleanLine(`Colloquio: ${title}, ${otherOf(about)}`),
    location: cleanLine(place),
    description: cleanLine(`${INTERVIEW_WAYS[way]}: ${place}. Per cambiare o annullare: ${url}`),
    url,
  });
  if (method === 'CANCEL') event.status(ICalEventStatus.CANCELLED);
  event.organizer(organizer);
  if (attendee !== null) event.createAttendee({ email: attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
  return calendar.toString();
}
