import * as mini from 'zod/mini';
import { REFUSAL_REASON_IDS } from './application-values.ts';
import { romeMoments } from './dates.ts';
import { line } from './fields.ts';
import { ENDINGS, INTERVIEW_STATES, INTERVIEW_WAYS, type InterviewWay, OUTCOMES } from './interview-values.ts';
import { readPhone } from './phone.ts';
import { keysOf } from './records.ts';

const MINUTES = { from: 10, to: 240 };
const MOST_PLACE = 300;
const day = mini.optional(mini.string().check(mini.regex(/^(20[2-9]\d-\d\d-\d\d)?$/, 'Data non valida')));
const time = mini.optional(mini.string().check(mini.regex(/^(\d\d:\d\d)?$/, 'Ora non valida')));

type Proposed = { readonly [Field in `${'day' | 'time'}${1 | 2 | 3}`]?: string | undefined };

/** The moments of a proposal, each with the field that a refusal is about; those that were left empty are left out. */
const momentsOf = (body: Proposed) =>
  ([1, 2, 3] as const)
    .map((number) => ({ number, day: body[`day${number}`] ?? '', time: body[`time${number}`] ?? '' }))
    .filter(({ number, day, time }) => number === 1 || day !== '' || time !== '')
    .map((typed) => ({ ...typed, moments: romeMoments(typed.day, typed.time).map((moment) => moment.getTime()) }));

export const proposedTimes = (body: Proposed): number[] =>
  momentsOf(body)
    .flatMap(({ moments }) => moments)
    .sort((one, other) => one - other);

function refusals(body: Proposed & { readonly way: InterviewWay; readonly place: string }): [string, string][] {
  const found = momentsOf(body);
  const wrong = found.flatMap(({ number, day, time, moments: [moment, again] }, index): [string, string][] => {
    const [dayField, timeField] = [`day${number}`, `time${number}`];
    if (day === '') return [[dayField, 'Scegli il giorno']];
    if (time === '') return [[timeField, 'Scegli l’ora']];
    if (moment === undefined)
      return romeMoments(day, '12:00').length === 0 || time > '23:59'
        ? [[dayField, 'Data non valida']]
        : [[timeField, `Quella notte l’orologio va avanti e le ${time} non ci sono: scegli un’altra ora`]];
    if (again !== undefined)
      return [
        [timeField, `Quella notte l’orologio torna indietro e le ${time} ci sono due volte: scegli un’altra ora`],
      ];
    if (moment <= Date.now())
      return [[day < new Date().toISOString().slice(0, 10) ? dayField : timeField, 'È già passato']];
    const earlier = found.slice(0, index).some(({ moments }) => moments.includes(moment));
    return earlier ? [[timeField, 'È uguale a un altro orario']] : [];
  });
  return isPlace(body) ? wrong : [...wrong, ['place', PLACE_REFUSALS[body.way]]];
}

const PLACE_REFUSALS: Readonly<Record<InterviewWay, string>> = {
  place: 'Scrivi dove vi vedete',
  phone: 'Scrivi un numero di telefono valido',
  link: 'Scrivi un link che comincia con https://',
};

function isPlace({ way, place }: { readonly way: InterviewWay; readonly place: string }): boolean {
  if (way === 'phone') return readPhone(place) !== null;
  return way === 'place' || (/^https:\/\/[a-z\d.-]+\.[a-z]+([/?#][^\s"<>\\]*)?$/i.test(place));
}

/** One to three times of an interview, as clocks in Rome show them, in fields that a form has as they are. */
export const proposeInterviewBody = mini
  .strictObject({
    ...{ day1: day, time1: time, day2: day, time2: time, day3: day, time3: time },
    minutes: mini
      .string()
      .check(
        mini.refine(
          (text) => /^\d{1,3}$/.test(text) && Number(text) >= MINUTES.from && Number(text) <= MINUTES.to,
          `Da ${MINUTES.from} a ${MINUTES.to} minuti`,
        ),
      ),
    way: mini.enum(keysOf(INTERVIEW_WAYS), 'Scegli come vi sentite'),
    place: line(PLACE_REFUSALS.place, MOST_PLACE),
  })
  .check(({ value, issues }) => {
    for (const [field, message] of refusals(value as Parameters<typeof refusals>[0]))
      issues.push({ code: 'custom', input: value, path: [field], message });
  });
export type ProposeInterviewBody = mini.output<typeof proposeInterviewBody>;

/** What a page without script sends with a press: a time, an ending or an outcome; and the reason of a refusal. */
export const pressBody = mini.object({
  choice: mini.union([mini.enum([...ENDINGS, ...keysOf(OUTCOMES)]), mini.iso.datetime()]),
  reason: mini.catch(mini.optional(mini.enum(REFUSAL_REASON_IDS)), undefined),
});

/** An interview as one of its two sides sees it; times ISO 8601 in UTC. */
export const interviewSchema = mini.object({
  /** Public id of the application. */
  application: mini.string(),
  side: mini.enum(['applicant', 'employer']),
  state: mini.enum(INTERVIEW_STATES),
  /** `busy`: what else this side has at that time, in words. */
  times: mini.array(mini.object({ at: mini.string(), busy: mini.nullable(mini.string()) })),
  minutes: mini.int(),
  way: mini.enum(keysOf(INTERVIEW_WAYS)),
  place: mini.string(),
  /** What a tap on the place opens. */
  placeUrl: mini.string(),
  startsAt: mini.nullable(mini.string()),
  /** True once a chosen time has begun. */
  hasBegun: mini.boolean(),
  /** Only the employer reads it. */
  outcome: mini.nullable(mini.enum(keysOf(OUTCOMES))),
  jobTitle: mini.string(),
  /** The other side. */
  name: mini.string(),
  /** Token of the page where this side presses; null for somebody who may only read. */
  token: mini.nullable(mini.string()),
  /** Conversation with the ready text for an applicant without an address, whom no mail reaches. */
  whatsapp: mini.nullable(mini.string()),
});
export type Interview = mini.infer<typeof interviewSchema>;
