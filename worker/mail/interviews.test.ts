import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, test } from 'vitest';
import { type Appointment, interviewCalendar, interviewMail } from './interviews.ts';

const about = (given: Partial<Appointment> = {}): Appointment => ({
  ...{ publicId: 'k3v9x2m7q1zt', applicationId: 1, times: [0], minutes: 45, place: 'Via Roma 1' },
  ...{ state: 'chosen', sequence: 3, changedAt: new Date(0), startsAt: new Date(0) },
  ...{ remindedAt: null, outcome: null, side: 'applicant', title: 'Cuoca', other: 'Trattoria' },
  ...{ applicant: 'Rosa', address: 'rosa@example.org', organizer: 'avvisi@example.org' },
  ...{ url: 'https://example.org/colloquio?token=a.b-c_d', siteUrl: 'https://example.org' },
  language: null,
  ...given,
});

type Method = Parameters<typeof interviewCalendar>[0];
const written = (method: Method, given: Partial<Appointment>) => interviewCalendar(method, about(given)) ?? '';

/** Events that two readers find in a calendar. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent');
  const event = new ICAL.Event(events[0] as ICAL.Component);
  const others = Object.values(nodeIcal.sync.parseICS(text)).filter((each) => each?.type === 'VEVENT');
  return { calendar, events, event, others };
}

/** Time of a clock in Rome, by the platform's own calendar. */
const inRome = (date: Date) =>
  date.toLocaleString('it-IT', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'short' });

describe('a calendar', () => {
  test.each([
    ['winter', '2027-01-15T08:00:00Z', '15/01/27, 09:00'],
    ['summer', '2027-07-15T07:00:00Z', '15/07/27, 09:00'],
    ['before the clocks go forward', '2027-03-28T00:30:00Z', '28/03/27, 01:30'],
    ['after the clocks went forward', '2027-03-28T01:30:00Z', '28/03/27, 03:30'],
    ['before the clocks go back', '2027-10-30T23:30:00Z', '31/10/27, 01:30'],
    ['after the clocks went back', '2027-10-31T02:30:00Z', '31/10/27, 03:30'],
  ])('of %s shows the hour of Rome in both readers', (_, at, shown) => {
    const startsAt = new Date(at);
    const { event, others } = read(written('REQUEST', { startsAt }));
    expect(event.startDate.toJSDate()).toEqual(startsAt);
    expect(event.endDate.toJSDate().getTime() - startsAt.getTime()).toBe(45 * 60_000);
    expect(others).toHaveLength(1);
    expect(others[0]).toMatchObject({ uid: 'k3v9x2m7q1zt@example.org', summary: 'Colloquio: Cuoca, Trattoria' });
    expect(new Date(String((others[0] as { start: Date }).start.toISOString()))).toEqual(startsAt);
    expect(inRome(event.startDate.toJSDate())).toBe(shown);
  });

  test('asks for an appointment, and cancels the same one', () => {
    for (const [method, sequence, status] of [
      ['REQUEST', 3, 'CONFIRMED'],
      ['CANCEL', 4, 'CANCELLED'],
    ] as const) {
      const { calendar, events } = read(written(method, { sequence }));
      expect(calendar.getFirstPropertyValue('method')).toBe(method);
      const fieldOf = (name: string) => events[0]?.getFirstPropertyValue(name);
      expect([fieldOf('uid'), fieldOf('sequence'), fieldOf('status')]).toEqual([
        'k3v9x2m7q1zt@example.org',
        sequence,
        status,
      ]);
      expect(String(fieldOf('organizer'))).toBe('mailto:avvisi@example.org');
      expect(String(fieldOf('attendee')).toLowerCase()).toBe('mailto:rosa@example.org');
    }
    expect(written('PUBLISH', {})).not.toContain('rosa@example.org');
  });

  test.each([
    'a; b, c \\ d',
    'riga\nBEGIN:VEVENT\nEND:VEVENT',
    'riga\r\nATTENDEE:mailto:x@example.org\r\nMETHOD:CANCEL',
    'riga\u2028UID:altro',
    '“è” 🏔️ '.repeat(40).trim(),
    '":; ^n ^ \\ fine',
  ])('holds the text %j as one text', (text) => {
    const calendar = written('REQUEST', { title: text, other: text, place: text });
    const { events, event, others } = read(calendar);
    const line = text.replace(/\s*[\r\n\u2028]+\s*/g, ' ');
    expect(events).toHaveLength(1);
    expect(
      events[0]
        ?.getAllProperties()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(PROPERTIES);
    expect(event.summary).toBe(`Colloquio: ${line}, ${line}`);
    expect(event.location).toBe(line);
    expect(others).toMatchObject([{ uid: 'k3v9x2m7q1zt@example.org', summary: event.summary }]);
    for (const each of calendar.split('\r\n')) expect(new TextEncoder().encode(each).length).toBeLessThanOrEqual(75);
    expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});

const PROPERTIES = [
  ...['attendee', 'description', 'dtend', 'dtstamp', 'dtstart', 'location'],
  ...['organizer', 'sequence', 'status', 'summary', 'uid', 'url'],
];

describe('a mail', () => {
  test('has a calendar where a time was chosen, or is chosen no more, and none else', () => {
    const methodOf = (event: Parameters<typeof interviewMail>[0], given: Partial<Appointment> = {}) =>
      /METHOD:(\w+)/.exec(interviewMail(event, about(given)).calendar ?? '')?.[1] ?? null;
    expect([methodOf('chosen'), methodOf('cancelled'), methodOf('withdrawn')]).toEqual(['REQUEST', 'CANCEL', 'CANCEL']);
    // In place of one that was chosen before.
    expect(methodOf('proposed')).toBe('CANCEL');
    for (const event of ['proposed', 'declined', 'withdrawn'] as const)
      expect(methodOf(event, { startsAt: null })).toBeNull();
    expect([methodOf('tomorrow'), methodOf('outcome')]).toEqual([null, null]);
  });

  test('has its times, and a place to tap', () => {
    const startsAt = new Date('2027-07-15T07:00:00Z');
    const of = (given: Partial<Appointment>) => interviewMail('chosen', about({ startsAt, ...given }));
    expect(of({}).subject).toBe('Colloquio di giovedì 15 luglio 2027, ore 9:00: Cuoca');
    expect(of({}).html).toContain('href="https://www.openstreetmap.org/search?query=Via%20Roma%201"');
    for (const place of ['javascript:alert(1)', 'http://x.example', 'https://x.example/"><b>'])
      expect(of({ place }).html).toContain(
        `href="https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`,
      );
    expect(of({ place: '333 123 4567' }).html).toContain('href="tel:+393331234567">333 123 4567</a>');
    expect(of({ place: 'https://meet.example.org/x' }).html).toContain('href="https://meet.example.org/x"');
  });
});
