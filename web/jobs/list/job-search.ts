import { MONTH } from '../../../shared/dates.ts';
import {
  type FilterParams,
  JOB_FILTER_NAMES,
  type JobFilterName,
  jobFilter,
  UNALERTED_FILTERS,
  valuesIn,
} from '../../../shared/job-filters.ts';
import { pagePath, withQuery } from '../../../shared/paths.ts';
import { TOWN_RADIUS_KM, type Town } from '../../../shared/places/towns.ts';
import { searchPath } from '../../../shared/search-version.ts';
import {
  type ListSearch,
  listParams,
  readAddress,
  readListSearch,
  readRadius,
  type SearchParams,
  TICKED,
  VERSION_FIELD,
} from '../../lists/search-address.ts';

/** Value of each filter: a tick is on or off, several values are a list, any other is null if unset. */
type Filters = {
  readonly [Name in JobFilterName]: FilterParams<Name> extends 'true'
    ? boolean
    : FilterParams<Name> extends readonly string[]
      ? FilterParams<Name>
      : FilterParams<Name> | null;
};

export type JobSearch = ListSearch &
  Filters & {
    /** On the page of a town: its municipality's slug, and the km around it, null for the usual ones. */
    readonly around: { readonly town: string; readonly radius: number | null } | null;
  };

/** Filters that are groups of boxes in the form; a category is chosen by chips, of which one counts. */
const BOXES = JOB_FILTER_NAMES.filter((name) => {
  const { kind, panel } = jobFilter(name);
  return kind === 'several' && panel !== null;
});

function readFilter(name: JobFilterName, text: string): string | boolean | readonly string[] | null {
  const { kind, values = [] } = jobFilter(name);
  if (kind === 'tick') return text === TICKED;
  if (kind === 'month') return MONTH.test(text) ? text : null;
  if (kind === 'one') return values.find((value) => value === text) ?? null;
  return valuesIn(name, text);
}

const readFilters = (params: URLSearchParams) =>
  Object.fromEntries(JOB_FILTER_NAMES.map((name) => [name, readFilter(name, params.get(name) ?? '')])) as Filters;

export function withoutFilter(search: JobSearch, name: JobFilterName, value?: string): JobSearch {
  const { kind } = jobFilter(name);
  const left = value === undefined ? [] : chosenValues(search, name).filter((one) => one !== value);
  return { ...search, [name]: kind === 'several' ? left : kind === 'tick' ? false : null };
}

/** False for a tick that softens a filter (`unpaid`) while that filter is not set. */
export function isUsable(search: JobSearch, name: JobFilterName): boolean {
  const { alternatives } = jobFilter(name);
  return JOB_FILTER_NAMES.every((other) => other !== alternatives || Boolean(search[other]));
}

/** The values that a search asks for, as addresses and counts name them; none where it is nothing without another filter. */
export function chosenValues(search: JobSearch, name: JobFilterName): readonly string[] {
  const value = isUsable(search, name) && search[name];
  return value === true ? [TICKED] : [value || []].flat();
}

/** Reads a page's address: what cannot be read is ignored, so every address is a list. */
export function readJobSearch(address: URLSearchParams, defaultRadius?: number): JobSearch {
  const params = readAddress(address, BOXES);
  return { ...readListSearch(params, defaultRadius), ...readFilters(params), around: null };
}

/** The search as the parameters of a page's address; defaults, and the town that the path names, are left out. */
const jobSearchParams = (search: JobSearch): SearchParams =>
  listParams(
    { ...search, radius: search.around?.radius ?? search.radius },
    Object.fromEntries(JOB_FILTER_NAMES.map((name) => [name, chosenValues(search, name).join(',') || undefined])),
  );

const searchParams = (search: JobSearch): SearchParams => ({
  ...jobSearchParams(search),
  ...(search.around ? { town: search.around.town } : {}),
});

/** The search as the parameters of `GET /api/jobs`: the page of a town begins with the town itself. */
export const jobListParams = (search: JobSearch): SearchParams => ({
  ...searchParams(search),
  ...(search.around ? { sort: 'distance' } : {}),
});

export const jobSearchPath = (path: string, search: JobSearch): string => searchPath(path, jobSearchParams(search));

export const jobFilterParams = (search: JobSearch): SearchParams =>
  searchParams({ ...search, sort: null, cursor: null });

/** Address of the page that makes an alert of a search: what it looks for, not how it is read, sorted and paged. */
export function alertPath(search: JobSearch): string {
  const alerted = UNALERTED_FILTERS.reduce((left, name) => withoutFilter(left, name), search);
  return withQuery(pagePath.alerts(), jobFilterParams({ ...alerted, exact: false }));
}

export const isFiltered = (search: JobSearch): boolean =>
  Object.values(jobSearchParams(search)).some((value) => value !== undefined);

/** A search within so many km: around the visitor, the town of the page, or the municipality that was written. */
export function within(search: JobSearch, radius: number): JobSearch {
  const { near, around } = search;
  const at = near ? { near: { ...near, radius } } : around ? { around: { ...around, radius } } : { radius };
  return { ...search, ...at, cursor: null };
}

/** Address of a search of a bounded set, which everybody shares: no free text, position or cursor; null for others. */
export function sharedSearchPath(path: string, search: JobSearch, places: readonly string[]): string | null {
  const free = search.search !== '' || (search.location !== '' && !places.includes(search.location));
  return free || search.near !== null || search.cursor !== null ? null : jobSearchPath(path, search);
}

const OWN = ['search', 'exact', ...JOB_FILTER_NAMES, 'cursor'];

/** Reads the address of a town's page: words, filters and, where the page has a slider, radius; the place is its own. */
export function readTownSearch(address: URLSearchParams, { slug, chips }: Town): JobSearch {
  const params = readAddress(address, BOXES);
  const own = OWN.map((name): [string, string] => [name, params.get(name) ?? '']);
  const radius = chips === 'long' ? (readRadius(params) ?? TOWN_RADIUS_KM) : TOWN_RADIUS_KM;
  const search = readJobSearch(new URLSearchParams([[VERSION_FIELD.name, VERSION_FIELD.value], ...own]));
  return withRadius({ ...search, around: { town: slug, radius } }, radius);
}

/** The search of a town's page with a radius in km; the usual one is left out of its address. */
export const withRadius = (search: JobSearch, radius: number): JobSearch => ({
  ...search,
  around: search.around && { ...search.around, radius: radius === TOWN_RADIUS_KM ? null : radius },
});
