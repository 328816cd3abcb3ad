import { z } from 'zod';
import * as mini from 'zod/mini';
import { coordinateText, LIMITS, line, paragraph } from './fields.ts';
import {
  COUNTED_FILTERS,
  JOB_CATEGORIES,
  JOB_CONTRACTS,
  JOB_EXPERIENCES,
  JOB_ID,
  JOB_OWNER_STATUSES,
  JOB_SORTS,
  JOB_STATUSES,
  JOB_TYPES,
  MAX_SAVED,
  POSTED_WITHIN,
  resolveCategory,
  SALARY_PERIODS,
  SHIFTS,
} from './job-values.ts';
import { listParams, searchText, textParams } from './list-query.ts';
import { MONTH } from './months.ts';

/** An offer as everybody sees it. Times are ISO 8601 in UTC, `lat`/`lon` decimal degrees as text, pay in euro. */
export const publicJobSchema = z.object({
  id: z.string(),
  title: z.string(),
  companyName: z.string(),
  location: z.string(),
  town: z.string().nullable(),
  lat: z.string().nullable(),
  lon: z.string().nullable(),
  category: z.enum(JOB_CATEGORIES),
  type: z.enum(JOB_TYPES),
  experience: z.enum(JOB_EXPERIENCES),
  contract: z.enum(JOB_CONTRACTS),
  description: z.string(),
  postedDate: z.string(),
  validThrough: z.string(),
  open: z.boolean(),
  status: z.enum(JOB_STATUSES),
  salaryMin: z.number().nullable(),
  salaryMax: z.number().nullable(),
  salaryPeriod: z.enum(SALARY_PERIODS).nullable(),
  salaryNet: z.boolean(),
  housing: z.boolean(),
  meals: z.boolean(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  shifts: z.array(z.enum(SHIFTS)),
  openings: z.number().int().nullable(),
  confirmedAt: z.string().nullable(),
});
export type PublicJob = z.infer<typeof publicJobSchema>;

/** How the account behind an offer answers applications; null before there are enough of them. */
const employerAnswersSchema = z.object({
  received: z.number().int(),
  answered: z.number().int(),
  /** Days within which at least half of them were answered; null where fewer were answered at all. */
  medianDays: z.number().int().nullable(),
});
export type EmployerAnswers = z.infer<typeof employerAnswersSchema>;

/** An offer as `GET /api/jobs/{id}` answers it. */
export const jobDetailSchema = z.object({
  ...publicJobSchema.shape,
  answers: z.nullable(employerAnswersSchema),
  /** Text to search for offers like this one with. */
  similarSearch: z.string(),
});
export type JobDetail = z.infer<typeof jobDetailSchema>;

/** An offer without its long text: what a card shows of it. */
export const jobSummarySchema = z.object(publicJobSchema.shape).omit({ description: true });
export type JobSummary = z.infer<typeof jobSummarySchema>;

/**
 * One number of `GET /api/jobs/counts`: open offers of a municipality, of a category, or of all where both are null. It is
 * the total of the list with the municipality's name as `location`, or with that `category`. What has none is left out.
 */
export const jobCountSchema = z.object({
  town: z.string().nullable(),
  category: z.enum(JOB_CATEGORIES).nullable(),
  count: z.number().int(),
});
export type JobCount = z.infer<typeof jobCountSchema>;

const money = mini.pipe(
  mini.pipe(
    mini.number('Scrivi un importo in euro'),
    mini.transform((euro) => Math.round(euro * 100) / 100),
  ),
  mini
    .number()
    .check(mini.positive('Scrivi un importo maggiore di zero'), mini.maximum(1_000_000, 'Importo troppo alto')),
);

/** A calendar day from 2020 to 2099; offers are about the next months, and far dates are typing errors. */
const day = mini.iso
  .date('Data non valida')
  .check(mini.refine((text) => text >= '2020-01-01' && text < '2100-01-01', 'Data non valida'));

const publishJobFields = mini.strictObject({
  title: line('Inserisci il titolo', LIMITS.title),
  companyName: line("Inserisci il nome dell'azienda", LIMITS.companyName),
  location: line('Inserisci la località', LIMITS.location),
  category: mini.enum(JOB_CATEGORIES, 'Seleziona una categoria'),
  type: mini.enum(JOB_TYPES, 'Seleziona il tipo di lavoro'),
  experience: mini.enum(JOB_EXPERIENCES, 'Seleziona il livello di esperienza'),
  contract: mini.enum(JOB_CONTRACTS, 'Seleziona il tipo di contratto'),
  description: paragraph('Inserisci la descrizione', LIMITS.description),
  lat: coordinateText(90),
  lon: coordinateText(180),
  salaryMin: mini.optional(money),
  salaryMax: mini.optional(money),
  salaryPeriod: mini.optional(mini.enum(SALARY_PERIODS, 'Seleziona il periodo della paga')),
  salaryNet: mini.optional(mini.boolean('Valore non valido')),
  housing: mini.optional(mini.boolean('Valore non valido')),
  meals: mini.optional(mini.boolean('Valore non valido')),
  startDate: mini.optional(day),
  endDate: mini.optional(day),
  shifts: mini.optional(
    mini.pipe(
      mini
        .array(mini.enum(SHIFTS, 'Turno non valido'), 'Turno non valido')
        .check(mini.maxLength(SHIFTS.length, 'Turno non valido')),
      mini.transform((shifts) => [...new Set(shifts)]),
    ),
  ),
  openings: mini.optional(
    mini
      .int('Scrivi un numero intero')
      .check(mini.minimum(1, 'Almeno una persona'), mini.maximum(500, 'Numero troppo alto')),
  ),
});

type JobFields = Pick<
  mini.infer<typeof publishJobFields>,
  'salaryMin' | 'salaryMax' | 'salaryPeriod' | 'startDate' | 'endDate'
>;

/** What the fields of an offer must be together. */
function checkTogether(body: JobFields, context: mini.core.$RefinementCtx): void {
  const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (body.salaryMin !== undefined && body.salaryMax !== undefined && body.salaryMax < body.salaryMin)
    issue('salaryMax', 'Il massimo è minore del minimo');
  if ((body.salaryMin ?? body.salaryMax) !== undefined && body.salaryPeriod === undefined)
    issue('salaryPeriod', 'Seleziona il periodo della paga');
  if (body.startDate !== undefined && body.endDate !== undefined && body.endDate < body.startDate)
    issue('endDate', "La fine è prima dell'inizio");
}

export const publishJobBody = publishJobFields.check(mini.superRefine(checkTogether));
export type PublishJobBody = mini.infer<typeof publishJobBody>;

/** An edit is everything that is typed, and the revision that it was typed over: one of an older revision is refused. */
export const editJobBody = mini
  .extend(publishJobFields, { revision: mini.int('Versione non valida').check(mini.minimum(1, 'Versione non valida')) })
  .check(mini.superRefine(checkTogether));
export type EditJobBody = mini.infer<typeof editJobBody>;

/** Opens an offer again, pauses it, or closes it as the place is taken. */
export const setJobStatusBody = mini.strictObject({
  ownerStatus: mini.enum(JOB_OWNER_STATUSES, 'Scegli se aprire, sospendere o chiudere l’offerta'),
});
export type SetJobStatusBody = mini.infer<typeof setJobStatusBody>;

/** Thirty days more; `reopen` opens an offer that was paused or closed, too. */
export const renewJobBody = mini.strictObject({ reopen: mini.optional(mini.boolean('Valore non valido')) });
export type RenewJobBody = mini.infer<typeof renewJobBody>;

/**
 * An offer as its owner sees it. `ownerStatus` is what the owner wants, `status` what follows; `hiddenReason` is why an
 * administrator hid it; `purgedAt` is when a deleted one is gone for good. Times are ISO 8601.
 */
export const ownJobSchema = z.object({
  ...publicJobSchema.shape,
  ownerStatus: z.enum(JOB_OWNER_STATUSES),
  hiddenReason: z.string().nullable(),
  deletedAt: z.string().nullable(),
  purgedAt: z.string().nullable(),
  revision: z.number().int(),
  applications: z.number().int(),
});
export type OwnJob = z.infer<typeof ownJobSchema>;

/** Query of `GET /api/own-jobs`. */
export const ownJobsQuery = mini.strictObject({ limit: listParams.limit, cursor: listParams.cursor });
export type OwnJobsQuery = mini.infer<typeof ownJobsQuery>;

/** A box of a form: ticked, or not there. */
const ticked = mini.optional(mini.literal('true', 'Valore non valido'));

const { limit, cursor, ...nearParams } = listParams;

/** What a list of offers can be narrowed by. */
const jobSearchParams = {
  search: searchText,
  location: searchText,
  category: mini.optional(
    mini.pipe(
      mini.pipe(mini.string(), mini.transform(resolveCategory)),
      mini.enum(JOB_CATEGORIES, 'Categoria sconosciuta'),
    ),
  ),
  town: mini.optional(mini.string().check(mini.regex(/^[a-z-]{2,40}$/, 'Comune sconosciuto'))),
  type: mini.optional(mini.enum(JOB_TYPES, 'Tipo sconosciuto')),
  contract: mini.optional(mini.enum(JOB_CONTRACTS, 'Contratto sconosciuto')),
  experience: mini.optional(mini.enum(JOB_EXPERIENCES, 'Esperienza sconosciuta')),
  housing: ticked,
  meals: ticked,
  pay: ticked,
  openings: ticked,
  shift: mini.optional(mini.enum(SHIFTS, 'Turno sconosciuto')),
  start: mini.optional(mini.string().check(mini.regex(MONTH, 'Mese sconosciuto'))),
  posted: mini.optional(mini.enum(POSTED_WITHIN, 'Periodo sconosciuto')),
  ...nearParams,
  ...textParams,
};

type Position = { readonly lat?: number | undefined; readonly lon?: number | undefined };

/** A position is both of its numbers. What a radius is measured around is for who measures to say. */
function checkPosition({ lat, lon }: Position, context: mini.core.$RefinementCtx): void {
  if ((lat === undefined) === (lon === undefined)) return;
  context.addIssue({ code: 'custom', path: ['lat'], message: 'Servono sia lat sia lon' });
}

/**
 * Query of `GET /api/jobs` (decisions, section 2). `lat` and `lon` come together; `radius` in km needs them, a `town` or a
 * `location` that names a municipality. Without `sort`, by relevance where a text is searched for, else newest first.
 */
export const jobsQuery = mini
  .strictObject({
    ...jobSearchParams,
    sort: mini.optional(mini.enum(JOB_SORTS, 'Ordine sconosciuto')),
    limit,
    cursor,
  })
  .check(mini.superRefine(checkPosition));
export type JobsQuery = mini.infer<typeof jobsQuery>;

/** Query of `GET /api/jobs/filters`: a list's, without its order and its pages. */
export const jobFiltersQuery = mini.strictObject(jobSearchParams).check(mini.superRefine(checkPosition));
export type JobFiltersQuery = mini.infer<typeof jobFiltersQuery>;

const DROPPED = [...COUNTED_FILTERS, 'search', 'near'] as const;

/** A number of offers, with what would have to be dropped or widened to find them. */
const droppedFilterSchema = z.object({
  filter: z.enum(DROPPED),
  total: z.number().int(),
});
const widerRadiusSchema = z.object({ radius: z.number().int(), total: z.number().int() });

/**
 * How many open offers a search finds, and how many each value of each filter would, all the other filters applied. Values
 * are those of the query; municipalities (`location`) by their slug, ticks as `true`; what would find none is left out.
 * `dropped` and `wider` only where nothing is found: what one filter less, or a wider radius in km, would find.
 */
export const jobFiltersSchema = z.object({
  total: z.number().int(),
  /** The text that was searched for in place of the one asked for, as nothing holds all of its words. */
  corrected: z.string().nullable(),
  counts: z.record(z.enum(COUNTED_FILTERS), z.record(z.string(), z.number().int())),
  dropped: z.array(droppedFilterSchema),
  wider: z.array(widerRadiusSchema),
});
export type JobFilters = z.infer<typeof jobFiltersSchema>;

/** Query of `GET /api/jobs/saved`: ids with commas between them. */
export const savedJobsQuery = mini.strictObject({
  ids: mini.pipe(
    mini.pipe(
      mini.string('Quali offerte?'),
      mini.transform((text) => text.split(',')),
    ),
    mini
      .array(mini.string().check(mini.regex(JOB_ID, 'Offerta non valida')))
      .check(mini.maxLength(MAX_SAVED, `Al massimo ${MAX_SAVED} offerte`)),
  ),
});
