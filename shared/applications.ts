import * as mini from 'zod/mini';
import { REFUSAL_REASON_IDS } from './answer-texts.ts';
import { APPLICATION_STATUSES } from './application-values.ts';
import { applyParts, cvSchema, givenAnswerSchema, tickSchema } from './apply-schemas.ts';
import { emailField, optionalParagraph } from './fields.ts';
import { keepParts } from './kept-application.ts';
import { LIMITS } from './limits.ts';
import { listParams } from './list-query.ts';

export const applyBody = mini.strictObject({
  message: optionalParagraph(LIMITS.applicationMessage),
  ...applyParts,
  ...keepParts,
});
export type ApplyBody = mini.infer<typeof applyBody>;

/** An application as the person who sent it sees it. */
export const ownApplicationSchema = mini.object({
  id: mini.string(),
  jobId: mini.string(),
  status: mini.enum(APPLICATION_STATUSES),
  /** Time since which the application has its present status. */
  statusAt: mini.string(),
  message: mini.nullable(mini.string()),
  /** Line of the employer beside the present answer. */
  answerNote: mini.nullable(mini.string()),
  /** Reason of the present refusal, where the employer chose one. */
  reason: mini.nullable(mini.enum(REFUSAL_REASON_IDS)),
  /** When it was told that nothing was heard for fourteen days; null before, and once something was heard. */
  remindedAt: mini.nullable(mini.string()),
  cv: mini.nullable(cvSchema),
  ticks: mini.array(tickSchema),
  answers: mini.array(givenAnswerSchema),
  createdAt: mini.string(),
  /** Time at which the account took over this application, which was sent without one; null for any other. */
  takenOverAt: mini.nullable(mini.string()),
  /** Deleted: until when it can be taken back; null otherwise. */
  purgedAt: mini.nullable(mini.string()),
});
export type OwnApplication = mini.infer<typeof ownApplicationSchema>;

/** The same in the list of all that a person has sent. */
export const sentApplicationSchema = mini.object({
  ...ownApplicationSchema.shape,
  job: mini.object({
    title: mini.string(),
    companyName: mini.string(),
    location: mini.string(),
    /** `gone`: it has no page any more. */
    state: mini.enum(['open', 'ended', 'gone']),
  }),
  /** Earlier statuses, oldest first. */
  history: mini.array(mini.object({ status: mini.enum(APPLICATION_STATUSES), at: mini.string() })),
});
export type SentApplication = mini.infer<typeof sentApplicationSchema>;

/** Asks for the links of the applications that an address has sent without an account. */
export const applicantLinksBody = mini.strictObject({ email: emailField });

/** A calendar day of a period. */
const day = mini.optional(
  mini.iso
    .date('Data non valida')
    .check(mini.refine((text) => text >= '2020-01-01' && text < '2100-01-01', 'Data non valida')),
);

/** `GET /api/applications`: whose, sent from one day in Rome to another, both included, and which page. */
export const applicationsQuery = mini
  .strictObject({
    side: mini._default(mini.enum(['sent'], 'Elenco non valido'), 'sent'),
    from: day,
    to: day,
    limit: listParams.limit,
    cursor: listParams.cursor,
  })
  .check(
    mini.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      error: 'L’ultimo giorno viene prima del primo',
      path: ['to'],
    }),
  );
