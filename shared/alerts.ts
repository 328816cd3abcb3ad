import * as mini from 'zod/mini';
import { linkToken } from './accounts.ts';
import { DEAD_END_LINK } from './end-link.ts';
import { emailField } from './fields.ts';
import { UNALERTED_FILTERS, type UnalertedFilter } from './job-filters.ts';
import { type JobsQuery, jobsQuery } from './jobs.ts';
import { ARTICLES } from './newsletter.ts';
import { roundPosition } from './places/distance.ts';
import { type Municipality, municipalityBySlug } from './places/municipalities.ts';
import { resolvePlaces } from './places/resolve-place.ts';
import { TOWN_RADIUS_KM } from './places/towns.ts';
import { migrateSearch, SEARCH_VERSION, type SearchParams } from './search-version.ts';
import { cleanLine } from './text.ts';

export const MAX_ALERTS = 10;
/** Days after which it is asked whether an alert is still wanted. */
export const ALERT_DAYS = 365;

/** Parts of a query that no alert looks for: the order and the pages of a list, and how a text is to be read. */
const PASSING = ['sort', 'limit', 'cursor', 'exact', 'v'] as const;

export type AlertSearch = Omit<JobsQuery, (typeof PASSING)[number] | UnalertedFilter>;

/** A search is kept as text, `v1:search=cuoco&location=Roma`: its version, and the query string of `GET /api/jobs`. */
const VERSION = `v${SEARCH_VERSION}`;

const MAX_SEARCH = 1500;

/** The search that a versioned text stands for; null where it stands for none. */
export function readAlertSearch(text: string): AlertSearch | null {
  const [, v = '', query = ''] = /^v(\d+):(.*)$/s.exec(text) ?? [];
  if (text.length > MAX_SEARCH) return null;
  const parsed = jobsQuery.safeParse(migrateSearch({ ...paramsOf(new URLSearchParams(query)), v }));
  if (!parsed.success) return null;
  const search: JobsQuery = parsed.data;
  for (const name of [...PASSING, ...UNALERTED_FILTERS]) Reflect.deleteProperty(search, name);
  return search.town !== undefined && municipalityBySlug(search.town) === undefined ? null : search;
}

const paramsOf = (query: URLSearchParams): SearchParams => Object.fromEntries(query.entries());

/**
 * The text that a search is kept as. Its place is resolved now, so that it goes on to mean what it meant when it was saved:
 * a location text or a CAP becomes the one municipality that it names, a town gets its radius, a position two decimals.
 */
export function writeAlertSearch(search: AlertSearch): string {
  const params = Object.entries(withPlace(search)).filter(([, value]) => value !== undefined && value !== '');
  // One order, whatever that of lists in the code is: the same search is the same text.
  const ordered = params
    .map(([name, value]): [string, string] => [name, [value].flat().map(String).sort().join()])
    .sort();
  return `${VERSION}:${new URLSearchParams(Object.fromEntries(ordered))}`;
}

function withPlace({ search, location, lat, lon, radius, ...rest }: AlertSearch): AlertSearch {
  const measured = lat !== undefined && lon !== undefined && radius !== undefined;
  const place = namedPlace(location);
  return {
    ...rest,
    search: cleanLine(search ?? ''),
    location: place?.name ?? cleanLine(location ?? ''),
    ...(measured ? { ...roundPosition({ lat, lon }), radius } : {}),
    ...(place && !measured ? { radius } : {}),
    ...(rest.town !== undefined && !measured ? { radius: radius ?? TOWN_RADIUS_KM } : {}),
  };
}

/** The one municipality that a location text or a CAP names; a CAP of several is kept as it is, and has no radius. */
function namedPlace(location: string | undefined): Municipality | undefined {
  const [place, ...others] = resolvePlaces(location ?? '');
  return others.length === 0 ? place : undefined;
}

/** The search that a page's address asks for, as it would be kept; what it does not know or cannot read is left out, as on every page. */
export function searchInAddress(address: URLSearchParams): AlertSearch {
  const given = paramsOf(address);
  // An unknown version, too, is read as far as possible.
  const params = new Map(Object.entries(migrateSearch(given) ?? given).filter(([, value]) => value !== ''));
  params.delete('v');
  while (params.size > 0) {
    const left = Object.fromEntries(params);
    const found = readAlertSearch(`${VERSION}:${new URLSearchParams(left)}`);
    if (found) return readAlertSearch(writeAlertSearch(found)) ?? found;
    const { size } = params;
    for (const name of refusedNames(left)) params.delete(name);
    // A search that stays invalid after its wrong parameters are taken away cannot be read at all.
    if (params.size === size) return {};
  }
  return {};
}

/** Names of the parameters to drop from a refused search so that the rest can be read. */
function refusedNames(left: SearchParams): string[] {
  const issues = jobsQuery.safeParse(left).error?.issues ?? [];
  const refused = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(0, 1).map(String),
  );
  // A position is both of its numbers, and half of one is refused by the name of the other.
  if (refused.includes('lat') || refused.includes('lon')) {
    const measured = left.town !== undefined || namedPlace(left.location) !== undefined;
    return [...refused, 'lat', 'lon', ...(measured ? [] : ['radius'])];
  }
  if (refused.length > 0) return refused;
  // Nothing else is refused but a town that does not exist, and a text that is too long.
  return left.town === undefined ? Object.keys(left) : ['town', 'radius'];
}

const BAD_SEARCH = 'Questa ricerca non si può salvare: torna all’elenco e riprova.';

const savedSearch = mini.pipe(
  mini.string(BAD_SEARCH),
  mini.transform((text, context) => {
    if (text === ARTICLES) return ARTICLES;
    const search = readAlertSearch(text);
    if (search) return writeAlertSearch(search);
    context.issues.push({ code: 'custom', message: BAD_SEARCH, input: text });
    return mini.NEVER;
  }),
);

export const createAlertBody = mini.strictObject({ email: emailField, search: savedSearch });
export type CreateAlertBody = mini.input<typeof createAlertBody>;

/** The part of it that people type: the address of the page has the search. */
export const alertEmailBody = mini.pick(createAlertBody, { email: true });

export const alertSchema = mini.object({
  id: mini.string(),
  search: mini.string(),
  paused: mini.boolean(),
  /** Offers published before it are not new: when it was asked for, or last resumed. */
  since: mini.string(),
  /** When it is asked whether it is still wanted. */
  endsAt: mini.string(),
  /** End of the alert, once its recipient was asked to renew it and has not answered; null before. */
  purgedAt: mini.nullable(mini.string()),
  /** Token that a device names it by. */
  deviceToken: mini.string(),
});
export type Alert = mini.infer<typeof alertSchema>;

/** The alerts of one address; null where an account has not proved its own, or a link's has none any more. */
export const ownAlertsSchema = mini.object({ email: mini.nullable(mini.string()), alerts: mini.array(alertSchema) });
export type OwnAlerts = mini.infer<typeof ownAlertsSchema>;

/** `created` false where a mailed link must confirm it first. */
export const createdAlertSchema = mini.object({ message: mini.string(), created: mini.boolean() });
export type CreatedAlert = mini.infer<typeof createdAlertSchema>;

/** Refusal of a link that is expired, used, replaced by a newer one or made up. */
export const DEAD_ALERT_LINK =
  'Questo link non è più valido: vale sette giorni e una volta sola. Se hai già confermato, l’avviso è attivo.';

export const confirmAlertBody = mini.strictObject({ token: linkToken(DEAD_ALERT_LINK) });
export type ConfirmAlertBody = mini.infer<typeof confirmAlertBody>;

export const confirmedAlertSchema = mini.object({ message: mini.string(), manageToken: mini.string() });
export type ConfirmedAlert = mini.infer<typeof confirmedAlertSchema>;

export const setAlertBody = mini.strictObject({ paused: mini.boolean('Valore non valido') });
export type SetAlertBody = mini.infer<typeof setAlertBody>;

/** Query of the calls that end something: the signed token of a mail. */
export const endQuery = mini.object({ token: mini.string(DEAD_END_LINK) });
