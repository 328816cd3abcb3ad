import { z } from 'zod';
import { linkToken } from './accounts.ts';
import { DEAD_END_LINK } from './end-link.ts';
import { emailField } from './fields.ts';
import { type JobsQuery, jobsQuery } from './jobs.ts';
import { roundPosition } from './places/distance.ts';
import { municipalityBySlug } from './places/municipalities.ts';
import { resolvePlace } from './places/resolve-place.ts';
import { TOWN_RADIUS_KM } from './places/towns.ts';
import { cleanLine } from './text.ts';

/** Alerts that one address may have. */
export const MAX_ALERTS = 10;
/** Days in which the link that confirms an alert works. */
export const CONFIRM_DAYS = 7;
/** Days after which it is asked whether an alert is still wanted, and for which it goes on without an answer. */
export const ALERT_DAYS = 365;
export const ASKED_DAYS = 14;

type Params = Readonly<Record<string, string>>;

/** What an alert looks for: the query of a list of offers, without its order and its pages. */
export type AlertSearch = Omit<JobsQuery, 'sort' | 'limit' | 'cursor'>;

/**
 * A search is kept as text, `v1:search=cuoco&location=Breno`: a version, and the query string of `GET /api/jobs`. Today's
 * version, and how the parameters of each version that is stored somewhere become those of today.
 */
const VERSION = 'v1';
const VERSIONS: Readonly<Record<string, (params: Params) => Params>> = { v1: (params) => params };

const MAX_SEARCH = 1500;

/** The search that a versioned text stands for; null where it stands for none. */
export function readAlertSearch(text: string): AlertSearch | null {
  const [, version = '', query = ''] = /^(v\d+):(.*)$/s.exec(text) ?? [];
  const toToday = VERSIONS[version];
  if (!toToday || text.length > MAX_SEARCH) return null;
  const parsed = jobsQuery.safeParse(toToday(Object.fromEntries(new URLSearchParams(query).entries())));
  if (!parsed.success) return null;
  const { sort: _order, limit: _page, cursor: _after, ...search } = parsed.data;
  return search.town !== undefined && municipalityBySlug(search.town) === undefined ? null : search;
}

/**
 * The text that a search is kept as. Its place is resolved now, so that it goes on to mean what it meant when it was saved:
 * a location text becomes the municipality that it names, a town gets its radius, a position two decimals.
 */
export function writeAlertSearch(search: AlertSearch): string {
  const params = Object.entries(withPlace(search)).filter(([, value]) => value !== undefined && value !== '');
  // One order: the same search is the same text.
  const ordered = params.map(([name, value]): [string, string] => [name, String(value)]).sort();
  return `${VERSION}:${new URLSearchParams(Object.fromEntries(ordered))}`;
}

function withPlace({ search, location, lat, lon, radius, ...rest }: AlertSearch): AlertSearch {
  const measured = lat !== undefined && lon !== undefined && radius !== undefined;
  return {
    ...rest,
    search: cleanLine(search ?? ''),
    location: resolvePlace(location ?? '')?.name ?? cleanLine(location ?? ''),
    ...(measured ? { ...roundPosition({ lat, lon }), radius } : {}),
    ...(rest.town !== undefined && !measured ? { radius: radius ?? TOWN_RADIUS_KM } : {}),
  };
}

/** The search that a page's address asks for; what it does not know or cannot read is left out, as on every page. */
export function searchInAddress(address: URLSearchParams): AlertSearch {
  const params = new Map([...address.entries()].filter(([, value]) => value !== ''));
  while (params.size > 0) {
    const asked = Object.fromEntries(params);
    const found = readAlertSearch(`${VERSION}:${new URLSearchParams(asked)}`);
    if (found) return found;
    const issues = jobsQuery.safeParse(asked).error?.issues ?? [];
    const refused = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [issue.path[0]]));
    // Nothing else is refused but a town that does not exist, and a text that is too long.
    for (const name of refused.length > 0 ? refused : params.has('town') ? ['town', 'radius'] : [...params.keys()])
      params.delete(String(name));
  }
  return {};
}

const BAD_SEARCH = 'Questa ricerca non si può salvare: torna all’elenco e riprova.';

const savedSearch = z.string(BAD_SEARCH).transform((text, context) => {
  const search = readAlertSearch(text);
  if (search) return writeAlertSearch(search);
  context.addIssue({ code: 'custom', message: BAD_SEARCH });
  return z.NEVER;
});

export const createAlertBody = z.strictObject({ email: emailField, search: savedSearch });
export type CreateAlertBody = z.input<typeof createAlertBody>;

/** An alert as whoever receives it sees it; times ISO 8601 in UTC. */
export const alertSchema = z.object({
  id: z.string(),
  search: z.string(),
  paused: z.boolean(),
  /** Offers published before it are not new: when it was asked for, or last resumed. */
  since: z.string(),
  /** When it is asked whether it is still wanted. */
  endsAt: z.string(),
  /** When it ends, as that was asked and nobody has said so; null before. */
  purgedAt: z.string().nullable(),
});
export type Alert = z.infer<typeof alertSchema>;

/** The alerts of one address; null where an account has not proved its own, or a link's has none any more. */
export const ownAlertsSchema = z.object({ email: z.string().nullable(), alerts: z.array(alertSchema) });
export type OwnAlerts = z.infer<typeof ownAlertsSchema>;

/** `created` false where a mailed link must confirm it first. */
export const createdAlertSchema = z.object({ message: z.string(), created: z.boolean() });
export type CreatedAlert = z.infer<typeof createdAlertSchema>;

/** Of a link that is expired, used, replaced by a newer one or made up. */
export const DEAD_ALERT_LINK =
  'Questo link non è più valido: vale sette giorni e una volta sola. Se hai già confermato, l’avviso è attivo.';

export const confirmAlertBody = z.strictObject({ token: linkToken(DEAD_ALERT_LINK) });
export type ConfirmAlertBody = z.infer<typeof confirmAlertBody>;

/** `manageToken` opens the page of the address's alerts. */
export const confirmedAlertSchema = z.object({ message: z.string(), manageToken: z.string() });
export type ConfirmedAlert = z.infer<typeof confirmedAlertSchema>;

export const setAlertBody = z.strictObject({ paused: z.boolean('Valore non valido') });
export type SetAlertBody = z.infer<typeof setAlertBody>;

/** Query of the calls that end something: the signed token of a mail. */
export const endQuery = z.object({ token: z.string(DEAD_END_LINK) });
