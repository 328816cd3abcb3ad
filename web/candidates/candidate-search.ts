import {
  CANDIDATE_FIELD_FILTERS,
  CANDIDATE_FIELDS,
  type CandidateFieldFilter,
  type CandidateFilter,
  isTickFilter,
} from '../../shared/candidate-fields.ts';
import type { CandidateFilters } from '../../shared/candidates.ts';
import { isCursor } from '../../shared/cursor.ts';
import { type JobSort, RADIUS } from '../../shared/job-values.ts';
import { searchPath } from '../../shared/search-version.ts';
import { MAX_TEXT, type Near, readAddress, readNear, readRadius, readSort } from '../lists/search-address.ts';

/** Search that the page's address asks for; what cannot be read is ignored, so every address is a list. */
export type CandidateSearch = Readonly<Record<CandidateFieldFilter, string>> & {
  readonly search: string;
  readonly location: string;
  /** km around the municipality that `location` names; null for that place only. */
  readonly radius: number | null;
  /** The text is meant letter by letter. */
  readonly exact: boolean;
  /** Null for the usual one: by relevance where there is a text, else newest first. */
  readonly sort: JobSort | null;
  readonly near: Near | null;
  readonly cursor: string | null;
};

const fieldFilters = <Value>(read: (name: CandidateFieldFilter) => Value) =>
  Object.fromEntries(CANDIDATE_FIELD_FILTERS.map((name) => [name, read(name)])) as Record<CandidateFieldFilter, Value>;

/** Value of a tick that is on, in forms and in addresses; the empty text where it is off. */
const TICKED = 'true';

export function readCandidateSearch(address: URLSearchParams): CandidateSearch {
  const params = readAddress(address);
  const near = readNear(params, RADIUS.default);
  const text = (name: string) => (params.get(name) ?? '').slice(0, MAX_TEXT);
  const [search, location] = [text('search'), text('location')];
  const cursor = params.get('cursor');
  return {
    search,
    location,
    radius: near === null && location.trim() !== '' ? readRadius(params) : null,
    exact: search.trim() !== '' && params.get('exact') === 'true',
    ...fieldFilters((name) => (isTickFilter(name) && params.get(name) !== TICKED ? '' : text(name))),
    sort: readSort(params, { search, location, near }),
    near,
    cursor: cursor !== null && isCursor(cursor) ? cursor : null,
  };
}

/** The search as a query string's parameters, for addresses of pages and for the API alike; defaults are left out. */
export function candidateSearchParams(search: CandidateSearch): Record<string, string | number | undefined> {
  return {
    search: search.search.trim() || undefined,
    location: search.location.trim() || undefined,
    exact: search.exact ? 'true' : undefined,
    ...fieldFilters((name) => search[name].trim() || undefined),
    lat: search.near?.lat,
    lon: search.near?.lon,
    radius: search.near?.radius ?? search.radius ?? undefined,
    sort: search.sort ?? undefined,
    cursor: search.cursor ?? undefined,
  };
}

/** The search as the parameters of `GET /api/candidates/filters`: without its order and its pages. */
export const candidateFilterParams = (search: CandidateSearch): Record<string, string | number | undefined> =>
  candidateSearchParams({ ...search, sort: null, cursor: null });

export const candidateSearchPath = (path: string, search: CandidateSearch): string =>
  searchPath(path, candidateSearchParams(search));

export const isFiltered = (search: CandidateSearch): boolean =>
  Object.values(candidateSearchParams(search)).some((value) => value !== undefined);

export const withoutPanel = (search: CandidateSearch): CandidateSearch => ({
  ...search,
  ...fieldFilters((name) => (isTickFilter(name) ? '' : search[name])),
  near: null,
  radius: null,
  sort: null,
  cursor: null,
});

type ChosenFilter = {
  readonly filter: CandidateFilter;
  readonly label: string;
  readonly without: CandidateSearch;
};

export function chosenFilters(search: CandidateSearch): readonly ChosenFilter[] {
  const { near, radius } = search;
  const on = (filter: CandidateFilter, label: string | false, off: Partial<CandidateSearch>): ChosenFilter[] =>
    label ? [{ filter, label, without: { ...search, cursor: null, ...off } }] : [];
  const text = search.search.trim();
  return [
    ...on('search', text && `“${text}”`, { search: '', exact: false }),
    ...on('location', search.location.trim(), { location: '', radius: null }),
    ...on('near', radius !== null && `Entro ${radius} km`, { radius: null }),
    ...on('near', near !== null && `Entro ${near.radius} km da me`, { near: null }),
    ...CANDIDATE_FIELD_FILTERS.flatMap((name) => {
      const said = search[name].trim();
      const words = isTickFilter(name) ? '' : said;
      return on(name, said && `${CANDIDATE_FIELDS[name].filter.chip}${words}`, { [name]: '' });
    }),
  ];
}

export const NEAREST = 3;

/** The same search within so many km. */
export const within = (search: CandidateSearch, radius: number): CandidateSearch => ({
  ...search,
  cursor: null,
  ...(search.near ? { near: { ...search.near, radius } } : { radius }),
});

/** The same search, the nearest first, only as far around as it finds somebody; null where it never does. */
export function nearestSearch(
  search: CandidateSearch,
  others: Pick<CandidateFilters, 'wider'> | undefined,
): CandidateSearch | null {
  const radius = others?.wider[0]?.radius;
  return radius === undefined ? null : { ...within(search, radius), sort: 'distance' };
}
