import * as mini from 'zod/mini';
import { romeMoments } from './appointments.ts';
import { SIDES } from './conversations.ts';
import { CHOOSE_TIME, isLocalTime, line, localTime } from './fields.ts';
import { INTERVIEW_STATES, OUTCOMES } from './interview-values.ts';
import { keysOf } from './records.ts';

const MINUTES = { from: 10, to: 240 };
const MOST_PLACE = 500;

const TIMES = ['time1', 'time2', 'time3'] as const;
type Times = Readonly<Record<(typeof TIMES)[number], string>>;

/** Empty of a time that is not proposed. */
const anotherTime = mini.string().check(mini.refine((text) => text === '' || isLocalTime(text), CHOOSE_TIME));

/** The moments that a proposal names, the earliest first. */
export const proposedTimes = (body: Times): number[] =>
  TIMES.flatMap((name) => romeMoments(body[name]))
    .map((moment) => moment.getTime())
    .sort((one, other) => one - other);

function refusalOf(shown: string, earlier: readonly string[]): string | null {
  if (!isLocalTime(shown)) return null;
  const [moment, again] = romeMoments(shown);
  const clock = shown.slice('2027-06-04T'.length);
  if (!moment) return `Quella notte l’orologio va avanti e le ${clock} non ci sono: scegli un’altra ora`;
  if (again) return `Quella notte l’orologio torna indietro e le ${clock} ci sono due volte: scegli un’altra ora`;
  if (moment.getTime() <= Date.now()) return 'È già passato';
  return earlier.includes(shown) ? 'È uguale a un altro orario' : null;
}

/** One to three times of an interview, as clocks in Rome show them, in fields that a form has as they are. */
export const proposeInterviewBody = mini
  .strictObject({
    time1: localTime(),
    time2: anotherTime,
    time3: anotherTime,
    minutes: mini
      .string()
      .check(
        mini.refine(
          (text) => /^\d{1,3}$/.test(text) && Number(text) >= MINUTES.from && Number(text) <= MINUTES.to,
          `Da ${MINUTES.from} a ${MINUTES.to} minuti`,
        ),
      ),
    /** An address, a telephone number, or an https link. */
    place: line('Scrivi dove vi vedete', MOST_PLACE),
  })
  .check(({ value, issues }) => {
    const texts = TIMES.map((name) => value[name]);
    for (const [at, name] of TIMES.entries()) {
      const message = refusalOf(value[name], texts.slice(0, at));
      if (message !== null) issues.push({ code: 'custom', input: value, path: [name], message });
    }
  });
export type ProposeInterviewBody = mini.output<typeof proposeInterviewBody>;

/** An interview as one of its two sides sees it; times ISO 8601 in UTC. */
export const interviewSchema = mini.object({
  /** Public id of the application. */
  application: mini.string(),
  side: mini.enum(SIDES),
  state: mini.enum(INTERVIEW_STATES),
  /** `busy`: something else is fixed for this side at that time. */
  times: mini.array(mini.object({ at: mini.string(), busy: mini.boolean() })),
  minutes: mini.int(),
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
