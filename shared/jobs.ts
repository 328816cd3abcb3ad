import * as mini from 'zod/mini';
import { DAY_MS, MONTH } from './dates.ts';
import { coordinateText, signedToken, statedFields } from './fields.ts';
import { JOB_FIELDS, PUBLIC_JOB_FIELDS } from './job-fields.ts';
import {
  COUNTED_FILTERS,
  type FilterParams,
  JOB_FILTER_NAMES,
  type JobFilterName,
  type JobFilterValue,
  jobFilter,
  valuesIn,
} from './job-filters.ts';
import {
  JOB_CATEGORIES,
  JOB_ID,
  JOB_OWNER_STATUSES,
  JOB_SORTS,
  JOB_STATUSES,
  MAX_SAVED,
  OF_HOUSING,
  resolveCategory,
  URGENT_DAYS,
} from './job-values.ts';
import { CHECK_DAYS } from './link-days.ts';
import { checkPosition, listParams, pageParams, searchText, similarTradeSchema, textParams } from './list-query.ts';
import { employerSchema } from './members.ts';
import { phoneParts } from './phone-parts.ts';
import { recordOf } from './records.ts';

/** An offer as everybody sees it. Times are ISO 8601 in UTC, `lat`/`lon` decimal degrees as text, pay in euro. */
export const publicJobSchema = mini.object({
  id: mini.string(),
  ...statedFields(PUBLIC_JOB_FIELDS),
  town: mini.nullable(mini.string()),
  lat: mini.nullable(mini.string()),
  lon: mini.nullable(mini.string()),
  postedDate: mini.string(),
  validThrough: mini.string(),
  open: mini.boolean(),
  status: mini.enum(JOB_STATUSES),
  confirmedAt: mini.nullable(mini.string()),
});
export type PublicJob = mini.infer<typeof publicJobSchema>;

/** How the account behind an offer answers applications; null before there are enough of them. */
export const employerAnswersSchema = mini.object({
  received: mini.int(),
  answered: mini.int(),
  /** Days within which at least half of them were answered; null where fewer were answered at all. */
  medianDays: mini.nullable(mini.int()),
});
export type EmployerAnswers = mini.infer<typeof employerAnswersSchema>;

export const jobDetailSchema = mini.object({
  ...publicJobSchema.shape,
  answers: mini.nullable(employerAnswersSchema),
  /** The public page of the account behind the offer; its website only where it has the name of the offer. */
  employerPage: mini.nullable(
    mini.object({ slug: mini.string(), name: mini.string(), website: mini.nullable(mini.string()) }),
  ),
  similarSearch: mini.string(),
  /** Unit group of ISCO-08 of the trade that the title names; null where that is not clear. */
  occupation: mini.nullable(mini.string()),
});
export type JobDetail = mini.infer<typeof jobDetailSchema>;

/** An offer without its long text: what a card shows of it. */
export const jobSummarySchema = mini.omit(mini.object(publicJobSchema.shape), { description: true });
export type JobSummary = mini.infer<typeof jobSummarySchema>;

/**
 * One number of `GET /api/jobs/counts`: open offers of a municipality, of a category, or of all where both are null. It is
 * the total of the list with the municipality's name as `location`, or with that `category`. What has none is left out.
 */
export const jobCountSchema = mini.object({
  town: mini.nullable(mini.string()),
  category: mini.nullable(mini.enum(JOB_CATEGORIES)),
  count: mini.int(),
});
export type JobCount = mini.infer<typeof jobCountSchema>;

const publishJobFields = mini.strictObject({
  ...JOB_FIELDS,
  lat: coordinateText(90),
  lon: coordinateText(180),
});

type Together = mini.infer<typeof publishJobFields>;

function checkTogether(body: Together, context: mini.core.$RefinementCtx): void {
  const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (body.salaryMin === undefined && body.salaryMax !== undefined)
    issue('salaryMin', 'Scrivi anche da quanto: un massimo da solo non dice la paga.');
  if (body.salaryMin !== undefined && body.salaryMax !== undefined && body.salaryMax < body.salaryMin)
    issue('salaryMax', 'Il massimo è minore del minimo');
  if ((body.salaryMin ?? body.salaryMax) !== undefined && body.salaryPeriod === undefined)
    issue('salaryPeriod', 'Seleziona il periodo della paga');
  if (body.startDate !== undefined && body.endDate !== undefined && body.endDate < body.startDate)
    issue('endDate', "La fine è prima dell'inizio");
  if (body.employerKind === 'agenzia' && body.authorisation === undefined)
    issue('authorisation', 'Un’agenzia per il lavoro scrive la sua autorizzazione ministeriale');
  if (!body.housing && OF_HOUSING.some((name) => body[name] !== undefined))
    issue('housing', 'Spunta “Alloggio”: senza, della camera non si dice niente');
  checkUrgent(body, issue);
}

/** Checks what lets people decide at once, where somebody is needed at once: the hours, the pay and a telephone. */
function checkUrgent(
  { neededFrom: from, neededUntil: until, salaryMin, description }: Together,
  issue: (path: string, message: string) => void,
): void {
  if (from === undefined) {
    if (until !== undefined) issue('neededFrom', 'Scegli da quando ti serve');
    return;
  }
  if (until === undefined) issue('neededUntil', 'Scegli fino a quando ti serve');
  else if (until && until <= from) issue('neededUntil', 'La fine è prima dell’inizio');
  else if (Date.parse(until) - Date.parse(from) > URGENT_DAYS * DAY_MS)
    issue('neededUntil', `Al massimo ${URGENT_DAYS} giorni dopo l’inizio`);
  if (salaryMin === undefined) issue('salaryMin', 'Scrivi la paga: chi viene subito la sa prima');
  if (phoneParts(description).length === 1)
    issue('description', 'Scrivi nella descrizione un telefono: chi può venire ti chiama');
}

/** A new offer. `lastSeason`: the one of the last season that it is a copy of, whose pay is no word for this one. */
export const publishJobBody = mini
  .extend(publishJobFields, {
    lastSeason: mini.optional(mini.string().check(mini.regex(JOB_ID, 'Offerta sconosciuta'))),
  })
  .check(
    mini.superRefine(checkTogether),
    mini.refine(({ lastSeason, salaryMin }) => lastSeason === undefined || salaryMin !== undefined, {
      error: 'Scrivi la paga di questa stagione',
      path: ['salaryMin'],
    }),
  );
export type PublishJobBody = mini.infer<typeof publishJobBody>;

/** An edit is everything that is typed, and the revision that it was typed over: one of an older revision is refused. */
export const editJobBody = mini
  .extend(publishJobFields, { revision: mini.int('Versione non valida').check(mini.minimum(1, 'Versione non valida')) })
  .check(mini.superRefine(checkTogether));
export type EditJobBody = mini.infer<typeof editJobBody>;

export const setJobStatusBody = mini.strictObject({
  ownerStatus: mini.enum(JOB_OWNER_STATUSES, 'Scegli se aprire, sospendere o chiudere l’offerta'),
});
export type SetJobStatusBody = mini.infer<typeof setJobStatusBody>;

export const setJobCategoryBody = mini.strictObject({ category: mini.enum(JOB_CATEGORIES, 'Scegli una categoria') });
export type SetJobCategoryBody = mini.infer<typeof setJobCategoryBody>;

/** Thirty days more; `reopen` opens an offer that was paused or closed, too. */
export const renewJobBody = mini.strictObject({ reopen: mini.optional(mini.boolean('Valore non valido')) });
export type RenewJobBody = mini.infer<typeof renewJobBody>;

/**
 * An offer as its owner sees it. `ownerStatus` is what the owner wants, `status` what follows; `hiddenReason` is why an
 * administrator hid it; `waiting` is true for an urgent one that waits to be let out; `purgedAt` is when a deleted one is gone for good; `returners` is how many applicants of
 * its last season can be asked for this one; `proposedCategory` is the one that an offer under 'Altro' seems to belong to. `employer` is the one for whom the asking account works, null for its own; `mayChange` is false where it
 * may only read. Times are ISO 8601.
 */
export const ownJobSchema = mini.object({
  ...publicJobSchema.shape,
  ...statedFields(JOB_FIELDS),
  ownerStatus: mini.enum(JOB_OWNER_STATUSES),
  hiddenReason: mini.nullable(mini.string()),
  waiting: mini.boolean(),
  deletedAt: mini.nullable(mini.string()),
  purgedAt: mini.nullable(mini.string()),
  revision: mini.int(),
  applications: mini.int(),
  returners: mini.int(),
  proposedCategory: mini.nullable(mini.enum(JOB_CATEGORIES)),
  employer: mini.nullable(employerSchema),
  mayChange: mini.boolean(),
});
export type OwnJob = mini.infer<typeof ownJobSchema>;

/** Query of `POST /api/jobs`: the membership by which one publishes for an employer; without it for oneself. */
export const publishJobQuery = mini.strictObject({
  employer: mini.optional(mini.string().check(mini.regex(JOB_ID, 'Scegli per chi pubblichi'))),
});

export const ownJobsQuery = mini.strictObject({
  /** Only this one, if it is the account's: a page that everybody sees asks so. */
  job: mini.optional(mini.string().check(mini.regex(JOB_ID, 'Offerta sconosciuta'))),
  status: mini.optional(mini.enum(JOB_STATUSES, 'Stato sconosciuto')),
  search: mini.optional(mini.string().check(mini.maxLength(120, 'Testo troppo lungo'))),
  ...pageParams(50),
});
export type OwnJobsQuery = mini.infer<typeof ownJobsQuery>;

type ValueFilter = { [Name in JobFilterName]: JobFilterValue<Name> extends 'true' ? never : Name }[JobFilterName];

/** Messages for a value that a filter has none of. A table of its own, as no list loads it. */
const REFUSED: Readonly<Record<ValueFilter, string>> = {
  category: 'Categoria sconosciuta',
  type: 'Tipo sconosciuto',
  contract: 'Contratto sconosciuto',
  experience: 'Esperienza sconosciuta',
  minPay: 'Paga sconosciuta',
  shift: 'Turno sconosciuto',
  licence: 'Patente sconosciuta',
  requirement: 'Requisito sconosciuto',
  start: 'Mese sconosciuto',
  posted: 'Periodo sconosciuto',
};

/** Categories in a text, whatever their case, as they are called; a part that is none stays. */
const categoriesIn = mini.pipe(
  mini.string(),
  mini.transform((text) =>
    text
      .split(',')
      .map((part) => resolveCategory(part) ?? part)
      .join(','),
  ),
);

/** A filter as a query asks for it; several values have commas between them, `Part-time,Weekend`. */
function filterParam(name: JobFilterName): mini.ZodMiniType {
  const { kind, values = [] } = jobFilter(name);
  const { [name]: refused }: Partial<Record<JobFilterName, string>> = REFUSED;
  if (kind === 'tick') return mini.literal('true', 'Valore non valido');
  if (kind === 'month') return mini.string().check(mini.regex(MONTH, refused));
  if (kind === 'one') return mini.enum(values, refused);
  const value = `(${values.join('|')})`;
  // Refused as a text: an array would name the place of the value besides the filter.
  const listed = mini.string().check(mini.regex(new RegExp(`^${value}(,${value})*$`), refused));
  return mini.pipe(
    mini.pipe(
      name === 'category' ? mini.pipe(categoriesIn, listed) : listed,
      mini.transform((text) => valuesIn(name, text)),
    ),
    mini.array(mini.enum(values)),
  );
}

const filterParams = recordOf(JOB_FILTER_NAMES, (name) => mini.optional(filterParam(name))) as {
  readonly [Name in JobFilterName]: mini.ZodMiniOptional<mini.ZodMiniType<FilterParams<Name>, FilterParams<Name>>>;
};

const { limit, cursor, ...nearParams } = listParams;

const jobSearchParams = {
  search: searchText,
  location: searchText,
  town: mini.optional(mini.string().check(mini.regex(/^[a-z-]{2,40}$/, 'Comune sconosciuto'))),
  ...filterParams,
  ...nearParams,
  ...textParams,
};

/**
 * Query of `GET /api/jobs` (docs/product.md#lists-of-the-api). `lat` and `lon` come together; `radius` in km needs them, a
 * `town` or a `location` that names a municipality. Without `sort`, by relevance where a text is searched for, nearest
 * first within a radius or from a position, else newest first.
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

export const DROPPED_FILTERS = [...COUNTED_FILTERS, 'search', 'near'] as const;

/** A number of offers, with what would have to be dropped or widened to find them. */
const droppedFilterSchema = mini.object({
  filter: mini.enum(DROPPED_FILTERS),
  total: mini.int(),
});
const widerRadiusSchema = mini.object({ radius: mini.int(), total: mini.int() });

/**
 * How many open offers a search finds, and how many each value of each filter would, all the other filters applied. Values
 * are those of the query; municipalities (`location`) by their slug, ticks as `true`; what would find none is left out.
 * Only where nothing is found: `dropped` and `wider`, what one filter less, or a wider radius in km, would find; and `similar`, the
 * trades of the text by themselves and those that are near to them, as far as there are offers of them.
 */
export const jobFiltersSchema = mini.object({
  total: mini.int(),
  /** False where a text finds more offers than are read for one request: at least `total`, and no value is counted. */
  exact: mini.boolean(),
  /** The text that was searched for in place of the one asked for, as nothing holds all of its words. */
  corrected: mini.nullable(mini.string()),
  counts: mini.record(mini.enum(COUNTED_FILTERS), mini.record(mini.string(), mini.int())),
  dropped: mini.array(droppedFilterSchema),
  wider: mini.array(widerRadiusSchema),
  similar: mini.array(similarTradeSchema),
});
export type JobFilters = mini.infer<typeof jobFiltersSchema>;

const savedIds = mini
  .array(mini.string().check(mini.regex(JOB_ID, 'Offerta non valida')))
  .check(mini.maxLength(MAX_SAVED, `Al massimo ${MAX_SAVED} offerte`));

/** Query of `GET /api/jobs/:id/similar`. */
export const similarQuery = mini.strictObject({ near: mini.optional(mini.literal('true', 'Valore non valido')) });

/** Query of `GET /api/jobs/saved`: ids with commas between them. */
export const savedJobsQuery = mini.strictObject({
  ids: mini.pipe(
    mini.pipe(
      mini.string('Quali offerte?'),
      mini.transform((text) => text.split(',')),
    ),
    savedIds,
  ),
});

/** Offers that an account saves, the last one first, and those it takes off its list. */
export const changeSavedBody = mini.strictObject({ add: savedIds, remove: savedIds });

/** Offers that an account has saved, the last one first; ended and deleted ones among them. */
export const savedListSchema = mini.object({ ids: mini.array(mini.string()) });

/** Days that the chart of an offer shows, today among them. */
export const STATS_DAYS = 30;

/** One day in Rome of an offer: how often its page was looked at, how many applications came. */
const jobDaySchema = mini.object({ day: mini.string(), views: mini.int(), applications: mini.int() });
export type JobDay = mini.infer<typeof jobDaySchema>;

/** The last days of an offer, oldest first, those without anything too. */
export const jobStatsSchema = mini.array(jobDaySchema);

export const viewCountedSchema = mini.object({ counted: mini.boolean() });

export const EXPIRED_CHECK = `Questo link è scaduto: valeva ${CHECK_DAYS} giorni. Chiedine uno nuovo, oppure accedi al tuo account.`;
export const ENDED_CHECK =
  'Questo link non vale più: da allora l’account ha cambiato email o password, o è uscito da tutti i dispositivi. Chiedine uno nuovo.';
export const FORGED_CHECK = 'Questo link non è valido per questa offerta: aprilo di nuovo dalla email.';

/** Answer of an owner through a mailed link: the offer is still open, or the place is taken. */
export const checkJobBody = mini.strictObject({
  token: signedToken(FORGED_CHECK),
  open: mini.boolean('Valore non valido'),
});
export type CheckJobBody = mini.infer<typeof checkJobBody>;
