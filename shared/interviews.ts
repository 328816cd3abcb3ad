import * as mini from 'zod/mini';
import { romeMoments } from './appointments.ts';
import { romeDay } from './dates.ts';
import { line } from './fields.ts';
import { INTERVIEW_STATES, INTERVIEW_WAYS, OUTCOMES } from './interview-values.ts';
import { readPhone } from './phone.ts';
import { keysOf } from './records.ts';

const MINUTES = { from: 10, to: 240 };
const MOST_PLACE = 500;

/** Empty of a time that is not proposed. */
const day = mini.string().check(mini.regex(/^(20[2-9]\d-\d\d-\d\d)?$/, 'Data non valida'));
const time = mini.string().check(mini.regex(/^(\d\d:\d\d)?$/, 'Ora non valida'));
const timeFields = { day1: day, time1: time, day2: day, time2: time, day3: day, time3: time };
type Times = Readonly<Record<keyof typeof timeFields, string>>;

const momentsOf = (body: Times) =>
  ([1, 2, 3] as const)
    .map((number) => ({ number, day: body[`day${number}`], time: body[`time${number}`] }))
    .filter(({ number, day, time }) => number === 1 || day !== '' || time !== '')
    .map((typed) => ({ ...typed, moments: romeMoments(typed.day, typed.time).map((moment) => moment.getTime()) }));

/** The moments that a proposal names, the earliest first. */
export const proposedTimes = (body: Times): number[] =>
  momentsOf(body)
    .flatMap(({ moments }) => moments)
    .sort((one, other) => one - other);

/** Faults of the times, each with its field. */
const refusalsOf = (body: Times) =>
  momentsOf(body).flatMap(({ number, day, time, moments: [moment, again] }, index, all): [string, string][] => {
    const at = (field: 'day' | 'time', text: string): [string, string][] => [[`${field}${number}`, text]];
    if (day === '') return at('day', 'Scegli il giorno');
    if (time === '') return at('time', 'Scegli l’ora');
    if (romeMoments(day, '12:00').length === 0) return at('day', 'Data non valida');
    if (time > '23:59' || !/:[0-5]/.test(time)) return at('time', 'Ora non valida');
    if (moment === undefined)
      return at('time', `Quella notte l’orologio va avanti e le ${time} non ci sono: scegli un’altra ora`);
    if (again)
      return at('time', `Quella notte l’orologio torna indietro e le ${time} ci sono due volte: scegli un’altra ora`);
    if (moment <= Date.now()) return at(day < romeDay(new Date()) ? 'day' : 'time', 'È già passato');
    const isEarlier = all.slice(0, index).some(({ moments }) => moments.includes(moment));
    return isEarlier ? at('time', 'È uguale a un altro orario') : [];
  });

const PLACES = {
  place: { is: () => true, refusal: 'Scrivi dove vi vedete' },
  phone: { is: (text: string) => readPhone(text) !== null, refusal: 'Scrivi un numero di telefono valido' },
  link: {
    is: (text: string) => /^https:\/\/[a-z\d.-]+\.[a-z]+([/?#][^\s"<>\\]*)?$/i.test(text),
    refusal: 'Scrivi un link che comincia con https://',
  },
};

/** One to three times of an interview, as clocks in Rome show them, in fields that a form has as they are. */
export const proposeInterviewBody = mini
  .strictObject({
    ...timeFields,
    minutes: mini
      .string()
      .check(
        mini.refine(
          (text) => /^\d{1,3}$/.test(text) && Number(text) >= MINUTES.from && Number(text) <= MINUTES.to,
          `Da ${MINUTES.from} a ${MINUTES.to} minuti`,
        ),
      ),
    way: mini.enum(keysOf(INTERVIEW_WAYS), 'Scegli come vi sentite'),
    place: line(PLACES.place.refusal, MOST_PLACE),
  })
  .check(({ value, issues }) => {
    const { is, refusal } = PLACES[value.way];
    for (const [field, message] of [...refusalsOf(value), ...(is(value.place) ? [] : [['place', refusal] as const])])
      issues.push({ code: 'custom', input: value, path: [field], message });
  });
export type ProposeInterviewBody = mini.output<typeof proposeInterviewBody>;

/** An interview as one of its two sides sees it; times ISO 8601 in UTC. */
export const interviewSchema = mini.object({
  /** Public id of the application. */
  application: mini.string(),
  side: mini.enum(['applicant', 'employer']),
  state: mini.enum(INTERVIEW_STATES),
  /** `busy`: what else is fixed for this side at that time, in words. */
  times: mini.array(mini.object({ at: mini.string(), busy: mini.nullable(mini.string()) })),
  minutes: mini.int(),
  way: mini.enum(keysOf(INTERVIEW_WAYS)),
  place: mini.string(),
  /** Address that a tap on the place opens. */
  placeUrl: mini.string(),
  startsAt: mini.nullable(mini.string()),
  hasBegun: mini.boolean(),
  /** For the employer alone. */
  outcome: mini.nullable(mini.enum(keysOf(OUTCOMES))),
  jobTitle: mini.string(),
  /** The other side. */
  name: mini.string(),
  /** Token of the link by which this side presses; null for somebody who may only read. */
  token: mini.nullable(mini.string()),
  /** Conversation with the ready text, for an applicant whom no mail reaches. */
  whatsapp: mini.nullable(mini.string()),
});
export type Interview = mini.infer<typeof interviewSchema>;
