import * as mini from 'zod/mini';
import { QUESTION_IDS, QUESTION_LIMITS } from './application-questions.ts';
import { APPLICATION_STATUSES, CV_TYPES, REFUSAL_REASON_IDS } from './application-values.ts';
import { day, emailField } from './fields.ts';
import { pageParams } from './list-query.ts';
import { recordOf } from './records.ts';
import { REQUIREMENT_LIMITS } from './requirement-values.ts';
import { cleanLine } from './text.ts';

export const tickSchema = mini.object({ what: mini.string(), preferred: mini.boolean(), has: mini.boolean() });

export const givenAnswerSchema = mini.object({ question: mini.enum(QUESTION_IDS), answer: mini.string() });

/** Longest text of a requirement with its level. */
const MOST_TICK = REQUIREMENT_LIMITS.length + 40;
const TOO_LONG = `Massimo ${QUESTION_LIMITS.answer} caratteri`;

const answer = mini.optional(
  mini.pipe(
    mini.pipe(
      mini.string('Risposta non valida').check(mini.maxLength(4 * QUESTION_LIMITS.answer, TOO_LONG)),
      mini.transform(cleanLine),
    ),
    mini.string().check(mini.maxLength(QUESTION_LIMITS.answer, TOO_LONG)),
  ),
);

const answers = mini.strictObject(
  recordOf(QUESTION_IDS, () => answer),
  'Risposte non valide',
);

/** A choice of a form: JSON says it as what it is, a form as text. */
export const choice = mini.optional(
  mini.union(
    [
      mini.boolean(),
      mini.pipe(
        mini.enum(['true', 'false', '']),
        mini.transform((text) => text === 'true'),
      ),
    ],
    'Scelta non valida',
  ),
);

/**
 * Parts of every application: requirements that are ticked, in the words of the offer, and answers by question. `nextSeason`: the
 * applicant wants to be asked for the next season; for an offer of a season alone.
 */
export const applyParts = {
  ticks: mini.optional(
    mini
      .array(
        mini.string('Requisito non valido').check(mini.maxLength(MOST_TICK, 'Requisito non valido')),
        'Requisiti non validi',
      )
      .check(mini.maxLength(REQUIREMENT_LIMITS.count + 1, 'Troppi requisiti')),
  ),
  answers: mini.optional(answers),
  nextSeason: choice,
};

/** Name of an applicant, and ways to be reached. */
export const contactFields = {
  name: mini.string(),
  email: mini.nullable(mini.string()),
  /** International form, `+393331234567`. */
  phone: mini.nullable(mini.string()),
  /** The number as people write it; left out where there is none. */
  phoneText: mini.optional(mini.string()),
};

/** A CV as it is shown: its bytes are another call's. */
export const cvSchema = mini.object({ name: mini.string(), type: mini.enum(CV_TYPES), size: mini.int() });

/** Days that a CV and a message are kept without being used, twelve months; the purge and the pages follow it. */
export const STORED_APPLICATION_DAYS = 365;

/** CV and message kept for the next application of an account. */
export const storedApplicationSchema = mini.object({
  cv: mini.nullable(cvSchema),
  message: mini.nullable(mini.string()),
  /** Day on which it goes unless it is used before; null where nothing is kept. */
  until: mini.nullable(mini.string()),
  /** Number of the last application; left out where none was given. */
  phone: mini.optional(mini.string()),
});
export type StoredApplication = mini.infer<typeof storedApplicationSchema>;

const STORED_PARTS = ['cv', 'message'] as const;
export type StoredPart = (typeof STORED_PARTS)[number];

export const deleteStoredBody = mini.strictObject({
  parts: mini
    .array(mini.enum(STORED_PARTS, 'Parte sconosciuta'), 'Di’ che cosa eliminare')
    .check(mini.minLength(1, 'Di’ che cosa eliminare'), mini.maxLength(STORED_PARTS.length, 'Troppe parti')),
});

export const ownApplicationSchema = mini.object({
  id: mini.string(),
  jobId: mini.string(),
  status: mini.enum(APPLICATION_STATUSES),
  statusAt: mini.string(),
  message: mini.nullable(mini.string()),
  answerNote: mini.nullable(mini.string()),
  reason: mini.nullable(mini.enum(REFUSAL_REASON_IDS)),
  /** When it was told that nothing was heard for fourteen days; null before, and once something was heard. */
  remindedAt: mini.nullable(mini.string()),
  cv: mini.nullable(cvSchema),
  ticks: mini.array(tickSchema),
  answers: mini.array(givenAnswerSchema),
  /** The applicant wants to be asked for the next season. */
  nextSeason: mini.boolean(),
  createdAt: mini.string(),
  /** Time at which the account took over this application, which was sent without one; null for any other. */
  takenOverAt: mini.nullable(mini.string()),
  /** Deleted: until when it can be taken back; null otherwise. */
  purgedAt: mini.nullable(mini.string()),
});
export type OwnApplication = mini.infer<typeof ownApplicationSchema>;

export const sentApplicationSchema = mini.object({
  ...ownApplicationSchema.shape,
  job: mini.object({
    title: mini.string(),
    companyName: mini.string(),
    location: mini.string(),
    /** `gone`: it has no page any more. */
    state: mini.enum(['open', 'ended', 'gone']),
    /** Of a spontaneous application: the public page of its employer. */
    employerSlug: mini.nullable(mini.string()),
  }),
  /** Number of lines that the two sides have written to each other. */
  lines: mini.int(),
  /** Earlier statuses, oldest first. */
  history: mini.array(mini.object({ status: mini.enum(APPLICATION_STATUSES), at: mini.string() })),
});
export type SentApplication = mini.infer<typeof sentApplicationSchema>;

export const applicantLinksBody = mini.strictObject({ email: emailField });

/** `GET /api/applications`: whose, sent from one day in Rome to another, both included, and which page. */
export const applicationsQuery = mini
  .strictObject({
    side: mini._default(mini.enum(['sent'], 'Elenco non valido'), 'sent'),
    from: day(),
    to: day(),
    ...pageParams(50),
  })
  .check(
    mini.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      error: 'L’ultimo giorno viene prima del primo',
      path: ['to'],
    }),
  );
