import * as mini from 'zod/mini';
import { linkToken } from './accounts.ts';
import { CANDIDATE_FIELDS, PUBLIC_CANDIDATE_FIELDS } from './candidate-fields.ts';
import { BLOCK_KINDS, CANDIDATE_AUDIENCES, CANDIDATE_FILTERS } from './candidate-values.ts';
import { coordinateText, emailField, line, optionalEmail, paragraph, signedToken, statedFields } from './fields.ts';
import { JOB_SORTS } from './job-values.ts';
import { LIMITS } from './limits.ts';
import { checkPosition, listParams, searchText, similarTradeSchema, textParams } from './list-query.ts';
import { foldText } from './text.ts';

/** A profile as everybody sees it. Times are ISO 8601 in UTC, `lat`/`lon` decimal degrees as text, to a kilometre. */
export const publicCandidateSchema = mini.object({
  id: mini.string(),
  ...statedFields(PUBLIC_CANDIDATE_FIELDS),
  /** When `availableUntil` was said; both are null once that day, in Rome, is over. */
  availableSince: mini.nullable(mini.string()),
  town: mini.nullable(mini.string()),
  lat: mini.nullable(mini.string()),
  lon: mini.nullable(mini.string()),
  postedDate: mini.string(),
  /** Told to the companies that may see such a profile. */
  companiesOnly: mini.optional(mini.literal(true)),
});
export type PublicCandidate = mini.infer<typeof publicCandidateSchema>;

/**
 * Answer of `POST /api/candidates`. `manageToken` opens the profile to anybody who has it; it is sent only here, to a
 * person without an account, and null for an account.
 */
export const publishedCandidateSchema = mini.object({
  ...publicCandidateSchema.shape,
  manageToken: mini.nullable(mini.string()),
});
export type PublishedCandidate = mini.infer<typeof publishedCandidateSchema>;

export const publishCandidateBody = mini.strictObject({
  ...CANDIDATE_FIELDS,
  lat: coordinateText(90),
  lon: coordinateText(180),
});
export type PublishCandidateBody = mini.infer<typeof publishCandidateBody>;

const { limit, cursor, ...nearParams } = listParams;

const candidateSearchParams = {
  search: searchText,
  location: searchText,
  skills: searchText,
  available: mini.optional(mini.literal('true', 'Valore non valido')),
  ...nearParams,
  ...textParams,
};

/**
 * Query of `GET /api/candidates` (docs/product.md#lists-of-the-api). `lat` and `lon` come together; `radius` in km needs
 * them or a `location` that names a municipality.
 */
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
const foundProfiles = { total: mini.int(), exact: mini.boolean() };

/**
 * How many profiles for everybody a search finds. Only where that is none: `dropped` and `wider`, what one filter less, or a wider
 * radius in km, would find; and `similar`, the trades of the text by themselves and those that are near to them, as far as there are
 * profiles of them.
 */
export const candidateFiltersSchema = mini.object({
  ...foundProfiles,
  /** The text that was searched for in place of the one asked for, as nothing holds all of its words. */
  corrected: mini.nullable(mini.string()),
  dropped: mini.array(mini.object({ filter: mini.enum(CANDIDATE_FILTERS), ...foundProfiles })),
  wider: mini.array(mini.object({ radius: mini.int(), ...foundProfiles })),
  similar: mini.array(similarTradeSchema),
});
export type CandidateFilters = mini.infer<typeof candidateFiltersSchema>;

export const candidateMessageBody = mini.strictObject({
  name: line('Inserisci il tuo nome', LIMITS.name),
  email: emailField,
  message: paragraph('Scrivi un messaggio', LIMITS.candidateMessage),
});
export type CandidateMessageBody = mini.infer<typeof candidateMessageBody>;

export const sentMessageSchema = mini.object({ id: mini.string(), createdAt: mini.string() });
export type SentMessage = mini.infer<typeof sentMessageSchema>;

/**
 * A profile as the person it is about sees it; `purgedAt` is when a deleted one is gone for good, `hiddenReason` why the
 * editors, or a report, have hidden it.
 */
export const ownCandidateSchema = mini.object({
  ...publicCandidateSchema.shape,
  ...statedFields(CANDIDATE_FIELDS),
  audience: mini.enum(CANDIDATE_AUDIENCES),
  status: mini.enum(['open', 'companies', 'hidden', 'deleted']),
  purgedAt: mini.nullable(mini.string()),
  hiddenReason: mini.nullable(mini.string()),
  /** True once the link that was mailed to `email` was used: messages are forwarded from then on. */
  emailConfirmed: mini.boolean(),
  /** Of what is typed: an edit names the one that it began with. */
  revision: mini.number(),
});
export type OwnCandidate = mini.infer<typeof ownCandidateSchema>;

export const renewedCandidateLinkSchema = mini.object({ manageToken: mini.string() });

const RELOAD = 'Ricarica la pagina e riprova';

/**
 * Changes the named fields of a profile. `hidden` shows or hides it, and takes a deletion back. Typed fields need the
 * `revision` that the edit began with; an empty `email` or `experience` removes it.
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
    const stored = kind === 'domain' ? domainIn(value) : value;
    const message = kind === 'domain' ? BAD_DOMAIN : 'Scrivi il nome dell’azienda';
    if (foldText(stored) === '') context.issues.push({ code: 'custom', path: ['value'], message, input: value });
    return { kind, value: stored };
  }),
);
export type BlockCompanyBody = mini.infer<typeof blockCompanyBody>;

export const blockedCompanySchema = mini.object({
  id: mini.string(),
  kind: mini.enum(BLOCK_KINDS),
  value: mini.string(),
});
export type BlockedCompany = mini.infer<typeof blockedCompanySchema>;

/** Of a link of a warning that is too old, incomplete or made up, or whose profile is gone: nobody is told which. */
export const DEAD_KEEP_LINK = 'Questo link non è più valido: il profilo non c’è più, oppure manca una parte del link.';

export const keepCandidateBody = mini.strictObject({ token: signedToken(DEAD_KEEP_LINK, 200) });
export type KeepCandidateBody = mini.infer<typeof keepCandidateBody>;

export const DEAD_CANDIDATE_EMAIL_LINK =
  'Per confermare l’indirizzo apri il link che ti abbiamo mandato per email: quello che hai visto pubblicando il profilo non basta.';

export const confirmCandidateEmailBody = mini.strictObject({ token: linkToken(DEAD_CANDIDATE_EMAIL_LINK) });
export type ConfirmCandidateEmailBody = mini.infer<typeof confirmCandidateEmailBody>;
