import { z } from 'zod';
import * as mini from 'zod/mini';
import { BLOCK_KINDS, CANDIDATE_AUDIENCES, CANDIDATE_FILTERS } from './candidate-values.ts';
import { coordinateText, emailField, LIMITS, line, optionalEmail, optionalParagraph, paragraph } from './fields.ts';
import { JOB_SORTS } from './job-values.ts';
import { listParams, searchText, textParams } from './list-query.ts';
import { cleanLine, foldText } from './text.ts';

/** A profile as everybody sees it. Times are ISO 8601 in UTC, `lat`/`lon` decimal degrees as text, to a kilometre. */
export const publicCandidateSchema = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  location: z.string(),
  town: z.string().nullable(),
  lat: z.string().nullable(),
  lon: z.string().nullable(),
  skills: z.array(z.string()),
  experience: z.string().nullable(),
  postedDate: z.string(),
  /** Told to the companies that may see such a profile. */
  companiesOnly: z.literal(true).optional(),
});
export type PublicCandidate = z.infer<typeof publicCandidateSchema>;

/**
 * Answer of `POST /api/candidates`. `manageToken` opens the profile to whoever holds it: it is told this once, to who
 * published without an account; null for who has one.
 */
export const publishedCandidateSchema = z.object({
  ...publicCandidateSchema.shape,
  manageToken: z.string().nullable(),
});
export type PublishedCandidate = z.infer<typeof publishedCandidateSchema>;

const NO_SKILL = 'Inserisci almeno una competenza';

/** Without empty texts, and of those that differ in their case only the first. */
function distinct(texts: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const text of texts) {
    const key = text.toLocaleLowerCase('it');
    if (text !== '' && !known.has(key)) known.set(key, text);
  }
  return [...known.values()];
}

/** Skills on one line each. */
const skillList = mini
  .pipe(
    mini.array(mini.string(NO_SKILL), NO_SKILL),
    mini.transform((skills) => distinct(skills.map(cleanLine))),
  )
  .check(
    mini.superRefine((skills, context) => {
      const issue = (message: string) => context.addIssue({ code: 'custom', message });
      if (skills.length === 0) issue(NO_SKILL);
      else if (skills.length > LIMITS.skill.count) issue(`Massimo ${LIMITS.skill.count} competenze`);
      else if (skills.some((skill) => skill.length > LIMITS.skill.length))
        issue(`Massimo ${LIMITS.skill.length} caratteri per ogni competenza: separale con una virgola`);
    }),
  );

export const publishCandidateBody = mini.strictObject({
  name: line('Inserisci nome e cognome', LIMITS.name),
  title: line('Inserisci la tua professione', LIMITS.title),
  location: line('Inserisci il comune di residenza', LIMITS.location),
  skills: skillList,
  experience: optionalParagraph(LIMITS.candidateExperience),
  email: optionalEmail(undefined),
  lat: coordinateText(90),
  lon: coordinateText(180),
  audience: mini.optional(mini.enum(CANDIDATE_AUDIENCES, 'Scegli chi può vedere il profilo')),
});
export type PublishCandidateBody = mini.infer<typeof publishCandidateBody>;

const { limit, cursor, ...nearParams } = listParams;

/** What a list of profiles can be narrowed by. */
const candidateSearchParams = {
  search: searchText,
  location: searchText,
  skills: searchText,
  ...nearParams,
  ...textParams,
};

type Position = { readonly lat?: number | undefined; readonly lon?: number | undefined };

/** A position is both of its numbers. */
function checkPosition({ lat, lon }: Position, context: mini.core.$RefinementCtx): void {
  if ((lat === undefined) === (lon === undefined)) return;
  context.addIssue({ code: 'custom', path: ['lat'], message: 'Servono sia lat sia lon' });
}

/** Query of `GET /api/candidates` (decisions, section 2). `lat` and `lon` come together; `radius` in km needs them or a `location` that names a municipality. */
export const candidatesQuery = mini
  .strictObject({
    ...candidateSearchParams,
    sort: mini.optional(mini.enum(JOB_SORTS, 'Ordine sconosciuto')),
    limit,
    cursor,
  })
  .check(mini.superRefine(checkPosition));
export type CandidatesQuery = mini.infer<typeof candidatesQuery>;

/** Query of `GET /api/candidates/filters`: a list's, without its order and its pages. */
export const candidateFiltersQuery = mini.strictObject(candidateSearchParams).check(mini.superRefine(checkPosition));
export type CandidateFiltersQuery = mini.infer<typeof candidateFiltersQuery>;

/** A number of profiles; `exact` false: at least `total`, as their list says. */
const foundProfiles = { total: z.number().int(), exact: z.boolean() };

/**
 * How many profiles for everybody a search finds. `dropped` and `wider` only where that is none: what one filter less, or
 * a wider radius in km, would find.
 */
export const candidateFiltersSchema = z.object({
  ...foundProfiles,
  /** The text that was searched for in place of the one asked for, as nothing holds all of its words. */
  corrected: z.string().nullable(),
  dropped: z.array(z.object({ filter: z.enum(CANDIDATE_FILTERS), ...foundProfiles })),
  wider: z.array(z.object({ radius: z.number().int(), ...foundProfiles })),
});
export type CandidateFilters = z.infer<typeof candidateFiltersSchema>;

/** A message to a candidate (specification, section 3). */
export const candidateMessageBody = mini.strictObject({
  name: line('Inserisci il tuo nome', LIMITS.name),
  email: emailField,
  message: paragraph('Scrivi un messaggio', LIMITS.candidateMessage),
});
export type CandidateMessageBody = mini.infer<typeof candidateMessageBody>;

/** Answer to who wrote it: that it is stored, and when. */
export const sentMessageSchema = z.object({ id: z.string(), createdAt: z.string() });
export type SentMessage = z.infer<typeof sentMessageSchema>;

/**
 * A profile as the person it is about sees it; `purgedAt` is when a deleted one is gone for good, `hiddenReason` why the
 * editors, or a report, have hidden it.
 */
export const ownCandidateSchema = z.object({
  ...publicCandidateSchema.shape,
  status: z.enum(['open', 'companies', 'hidden', 'deleted']),
  audience: z.enum(CANDIDATE_AUDIENCES),
  email: z.string().nullable(),
  purgedAt: z.string().nullable(),
  hiddenReason: z.string().nullable(),
  /** Of what is typed: an edit names the one that it began with. */
  revision: z.number(),
});
export type OwnCandidate = z.infer<typeof ownCandidateSchema>;

const RELOAD = 'Ricarica la pagina e riprova';

/**
 * Changes what it names of a profile. `hidden` shows it or hides it, and takes a deletion back. What was typed needs the
 * `revision` that the edit began with; an empty `email` or `experience` takes it away.
 */
export const changeCandidateBody = mini
  .extend(mini.partial(publishCandidateBody), {
    email: optionalEmail(null),
    hidden: mini.optional(mini.boolean('Scegli se mostrare il profilo')),
    revision: mini.optional(mini.int(RELOAD).check(mini.positive(RELOAD))),
  })
  .check(
    mini.superRefine(({ hidden, revision, ...typed }, context) => {
      const edited = Object.values(typed).some((value) => value !== undefined);
      const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
      if (edited && revision === undefined) issue('revision', RELOAD);
      if (!edited && hidden === undefined) issue('hidden', 'Non c’è niente da cambiare');
    }),
  );
export type ChangeCandidateBody = mini.infer<typeof changeCandidateBody>;

const BAD_DOMAIN = 'Scrivi un dominio come azienda.it, oppure un’email dell’azienda';
const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/** The domain of an address of the web or of a mail, in the form of the DNS; empty where there is none. */
function domainIn(text: string): string {
  const address = text.replace(/^[a-z]+:\/\//i, '').replace(/^.*@/, '');
  try {
    const { hostname } = new URL(`https://${address}`);
    const domain = hostname.replace(/^www\.|\.$/g, '');
    return DOMAIN.test(domain) ? domain : '';
  } catch {
    return '';
  }
}

/** A company that must not see a profile: its name, or a domain (of an address, only that is kept). */
export const blockCompanyBody = mini.pipe(
  mini.strictObject({
    kind: mini.enum(BLOCK_KINDS, 'Scegli se è un nome o un dominio email'),
    value: line('Scrivi chi non deve vedere il profilo', LIMITS.companyName),
  }),
  mini.transform(({ kind, value }, context) => {
    if (kind === 'domain') {
      const domain = domainIn(value);
      if (domain === '') context.issues.push({ code: 'custom', path: ['value'], message: BAD_DOMAIN, input: value });
      return { kind, value: domain };
    }
    if (foldText(value) === '')
      context.issues.push({ code: 'custom', path: ['value'], message: 'Scrivi il nome dell’azienda', input: value });
    return { kind, value };
  }),
);
export type BlockCompanyBody = mini.infer<typeof blockCompanyBody>;

/** A company that a profile keeps out. */
export const blockedCompanySchema = z.object({ id: z.string(), kind: z.enum(BLOCK_KINDS), value: z.string() });
export type BlockedCompany = z.infer<typeof blockedCompanySchema>;

/** Of a link of a warning that is too old, incomplete or made up, or whose profile is gone: nobody is told which. */
export const DEAD_KEEP_LINK = 'Questo link non è più valido: il profilo non c’è più, oppure manca una parte del link.';

export const keepCandidateBody = mini.strictObject({
  token: mini.string(DEAD_KEEP_LINK).check(mini.minLength(1, DEAD_KEEP_LINK), mini.maxLength(200, DEAD_KEEP_LINK)),
});
export type KeepCandidateBody = mini.infer<typeof keepCandidateBody>;
