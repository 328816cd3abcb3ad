import * as mini from 'zod/mini';
import {
  EMPLOYER_PAGE_KINDS,
  EMPLOYER_PAGE_STATUSES,
  isVatNumber,
  MOST_A_MONTH,
  MOST_TRADES,
  OPEN_WAYS,
  websiteOf,
} from './employer-values.ts';
import { day, field, line, optionalLine, optionalParagraph, signedToken, statedFields } from './fields.ts';
import { JOB_CATEGORIES, JOB_ID } from './job-values.ts';
import { employerAnswersSchema, jobSummarySchema } from './jobs.ts';
import { LIMITS } from './limits.ts';
import { pageParams, searchText } from './list-query.ts';
import { employerSchema } from './members.ts';
import { municipalityBySlug } from './places/municipalities.ts';
import { pick } from './records.ts';

/** One line that may be left empty, stored as `read` understands it; refused where that is null. */
const readLine = (refused: string, read: (text: string) => string | null) =>
  mini.pipe(
    optionalLine(LIMITS.website),
    mini.pipe(
      mini.transform((text: string | undefined) => text && read(text)),
      mini.optional(mini.string(refused)),
    ),
  );

const NO_TRADE = 'Scrivi almeno un mestiere';

const vatDigits = (text: string): string | null => {
  const digits = text.replace(/^it/i, '').replaceAll(' ', '');
  return isVatNumber(digits) ? digits : null;
};

/** The fields of an employer's page that everybody reads: the rules and messages of a body; row, answer, export and form follow from them. */
export const PUBLIC_EMPLOYER_FIELDS = {
  name: field('Nome', 'text', line('Scrivi il nome', LIMITS.companyName)),
  kind: field('Chi sei', 'choice', mini.enum(EMPLOYER_PAGE_KINDS, 'Scegli chi sei')),
  town: field(
    'Comune',
    'choice',
    mini
      .string('Scegli il comune')
      .check(mini.refine((slug) => municipalityBySlug(slug) !== undefined, 'Scegli il comune')),
  ),
  category: field('Settore', 'choice', mini.enum(JOB_CATEGORIES, 'Scegli il settore')),
  text: field('Chi siete e com’è lavorare da voi', 'text', optionalParagraph(LIMITS.employerText)),
  directions: field('Come arrivare', 'text', optionalParagraph(LIMITS.directions)),
  website: field(
    'Sito web',
    'text',
    readLine('Scrivi l’indirizzo del sito, per esempio www.esempio.it: deve aprirsi con https', websiteOf),
  ),
  vatNumber: field(
    'Partita IVA',
    'text',
    readLine('La partita IVA ha 11 cifre, e l’ultima non torna con le altre: controllala', vatDigits),
  ),
};

const MONTHLY = `Da 1 a ${MOST_A_MONTH} persone al mese`;

/** All fields of a page: those of spontaneous applications come last, which are off without a `way`. */
export const EMPLOYER_FIELDS = {
  ...PUBLIC_EMPLOYER_FIELDS,
  way: field('Come si presentano', 'choice', mini.optional(mini.enum(OPEN_WAYS, 'Scegli come vuoi che si presentino'))),
  contact: field('Numero, oppure giorni e orari', 'text', optionalLine(LIMITS.website)),
  monthly: field(
    'Quante al mese, al massimo',
    'number',
    mini.optional(mini.int(MONTHLY).check(mini.minimum(1, MONTHLY), mini.maximum(MOST_A_MONTH, MONTHLY))),
  ),
  trades: field(
    'Mestieri',
    'list',
    mini.optional(
      mini
        .array(line('Scrivi il mestiere', LIMITS.skill.length), NO_TRADE)
        .check(mini.maxLength(MOST_TRADES, `Al massimo ${MOST_TRADES} mestieri`)),
    ),
  ),
  pausedUntil: field('In pausa fino al', 'day', day()),
};

/** `revision`: of the version that is changed, 0 for a page that begins. */
const employerFields = mini.strictObject({
  ...EMPLOYER_FIELDS,
  revision: mini.int('Versione non valida').check(mini.minimum(0, 'Versione non valida')),
});
export type EmployerBody = mini.infer<typeof employerFields>;

export const employerBody = employerFields.check(({ value: { way, contact, monthly, trades = [] }, issues }) => {
  const issue = (path: keyof EmployerBody, message: string) =>
    issues.push({ code: 'custom', path: [path], message, input: way });
  if (way !== undefined && trades.length === 0) issue('trades', NO_TRADE);
  if (way !== undefined && monthly === undefined) issue('monthly', MONTHLY);
  if (way !== undefined && way !== 'form' && !contact) issue('contact', 'Scrivi il numero, oppure giorni e orari');
});

export const endEmployerBody = mini.strictObject({ ended: mini.boolean('Valore non valido') });

export const saveEmployerQuery = mini.strictObject({
  employer: mini.optional(mini.string().check(mini.regex(JOB_ID, 'Scegli di chi è la pagina'))),
});

export const DEAD_OPEN_LINK = 'Questo link non vale più: apri quello dell’ultima email, oppure accedi al tuo account.';
export const opennessBody = mini.strictObject({
  token: signedToken(DEAD_OPEN_LINK),
  open: mini.boolean('Valore non valido'),
});

const stated = statedFields(PUBLIC_EMPLOYER_FIELDS);

/** A page as its people see it. `pageEmployer` is the one for whom the asking account works, null for its own page. */
export const ownEmployerSchema = mini.object({
  id: mini.string(),
  ...statedFields(EMPLOYER_FIELDS),
  slug: mini.string(),
  status: mini.enum(EMPLOYER_PAGE_STATUSES),
  hiddenReason: mini.nullable(mini.string()),
  purgedAt: mini.nullable(mini.string()),
  /** Until when it is open to spontaneous applications; null where it is not. */
  openUntil: mini.nullable(mini.string()),
  revision: mini.int(),
  employer: mini.nullable(employerSchema),
  mayChange: mini.boolean(),
});
export type OwnEmployer = mini.infer<typeof ownEmployerSchema>;

/** An employer in the list of all. */
export const employerSummarySchema = mini.object({
  id: mini.string(),
  slug: mini.string(),
  ...pick(stated, ['name', 'kind', 'town', 'category'] as const),
  openJobs: mini.int(),
});
export type EmployerSummary = mini.infer<typeof employerSummarySchema>;

/** An employer's page as everybody sees it. `past`: titles of offers that are over, the last first. */
export const employerDetailSchema = mini.object({
  id: mini.string(),
  slug: mini.string(),
  ...stated,
  /** Domain at which somebody has confirmed an address; null where the editors have confirmed the page. */
  confirmedDomain: mini.nullable(mini.string()),
  answers: mini.nullable(employerAnswersSchema),
  jobs: mini.array(jobSummarySchema),
  /** How to come forward without an offer; null where that is not wanted. `jobId` is what the calls of applications name. */
  spontaneous: mini.nullable(
    mini.object({
      jobId: mini.string(),
      way: mini.enum(OPEN_WAYS),
      contact: mini.nullable(mini.string()),
      trades: mini.array(mini.string()),
      /** Why it is not possible now, and from when on again; null where it is. */
      closed: mini.nullable(mini.string()),
    }),
  ),
  past: mini.array(mini.object({ title: mini.string(), postedDate: mini.string() })),
});
export type EmployerDetail = mini.infer<typeof employerDetailSchema>;

/** `search` and `location`: of a search for offers that found nothing. */
export const employersQuery = mini.strictObject({
  search: searchText,
  location: searchText,
  category: mini.optional(mini.enum(JOB_CATEGORIES, 'Categoria sconosciuta')),
  ...pageParams(50),
});
export type EmployersQuery = mini.infer<typeof employersQuery>;
