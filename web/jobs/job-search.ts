import { isCursor } from '../../shared/cursor.ts';
import {
  JOB_CONTRACTS,
  JOB_EXPERIENCES,
  JOB_TYPES,
  type JobCategory,
  type JobContract,
  type JobExperience,
  type JobSort,
  type JobType,
  POSTED_WITHIN,
  type PostedWithin,
  RADIUS,
  resolveCategory,
  SHIFTS,
  type Shift,
} from '../../shared/job-values.ts';
import { MONTH } from '../../shared/months.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { searchPath } from '../../shared/search-version.ts';
import { MAX_TEXT, type Near, readNear, readRadius, readSort } from '../lists/near.ts';
import { readAddress } from '../lists/search-address.ts';

/**
 * What a list page's address asks for. Pages ignore what they do not know or cannot read (decisions, section 2), so every
 * address is a list.
 */
export type JobSearch = {
  readonly search: string;
  readonly location: string;
  /** km around the municipality that `location` names; null for that place only. */
  readonly radius: number | null;
  /** The text is meant letter by letter. */
  readonly exact: boolean;
  readonly category: JobCategory | null;
  readonly type: JobType | null;
  readonly contract: JobContract | null;
  readonly experience: JobExperience | null;
  readonly pay: boolean;
  readonly housing: boolean;
  readonly meals: boolean;
  readonly openings: boolean;
  readonly shift: Shift | null;
  /** Month in which work starts, `2027-06`. */
  readonly start: string | null;
  readonly posted: PostedWithin | null;
  /** Null for the usual one: by relevance where there is a text, else newest first. */
  readonly sort: JobSort | null;
  readonly near: Near | null;
  /** On the page of a town: its municipality's slug, and the km around it, null for the usual ones. */
  readonly around: { readonly town: string; readonly radius: number | null } | null;
  readonly cursor: string | null;
};

/** Value of a box that is ticked, in forms and in addresses. */
export const TICKED = 'true';

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** Reads a page's address. */
export function readJobSearch(address: URLSearchParams, defaultRadius: number = RADIUS.default): JobSearch {
  const params = readAddress(address);
  const text = (name: string) => (params.get(name) ?? '').slice(0, MAX_TEXT);
  const ticked = (name: string) => params.get(name) === TICKED;
  const near = readNear(params, defaultRadius);
  const [search, location] = [text('search'), text('location')];
  const cursor = params.get('cursor');
  return {
    search,
    location,
    radius: near === null && location.trim() !== '' ? readRadius(params) : null,
    exact: search.trim() !== '' && ticked('exact'),
    category: resolveCategory(params.get('category') ?? ''),
    type: oneOf(JOB_TYPES, params.get('type')),
    contract: oneOf(JOB_CONTRACTS, params.get('contract')),
    experience: oneOf(JOB_EXPERIENCES, params.get('experience')),
    pay: ticked('pay'),
    housing: ticked('housing'),
    meals: ticked('meals'),
    openings: ticked('openings'),
    shift: oneOf(SHIFTS, params.get('shift')),
    start: MONTH.exec(params.get('start') ?? '')?.[0] ?? null,
    posted: oneOf(POSTED_WITHIN, params.get('posted')),
    sort: readSort(params, { search, location, near }),
    near,
    around: null,
    cursor: cursor !== null && isCursor(cursor) ? cursor : null,
  };
}

/** The search as the parameters of a page's address; defaults, and the town that the path names, are left out. */
function jobSearchParams(search: JobSearch): Record<string, string | number | undefined> {
  return {
    search: search.search.trim() || undefined,
    location: search.location.trim() || undefined,
    exact: search.exact ? TICKED : undefined,
    category: search.category ?? undefined,
    type: search.type ?? undefined,
    contract: search.contract ?? undefined,
    experience: search.experience ?? undefined,
    pay: search.pay ? TICKED : undefined,
    housing: search.housing ? TICKED : undefined,
    meals: search.meals ? TICKED : undefined,
    openings: search.openings ? TICKED : undefined,
    shift: search.shift ?? undefined,
    start: search.start ?? undefined,
    posted: search.posted ?? undefined,
    lat: search.near?.lat,
    lon: search.near?.lon,
    radius: search.near?.radius ?? search.around?.radius ?? search.radius ?? undefined,
    sort: search.sort ?? undefined,
    cursor: search.cursor ?? undefined,
  };
}

/** The search as the parameters of `GET /api/jobs`. */
export const jobListParams = (search: JobSearch): Record<string, string | number | undefined> => ({
  ...jobSearchParams(search),
  ...(search.around ? { town: search.around.town } : {}),
});

/** Address of a list page for a search. */
export const jobSearchPath = (path: string, search: JobSearch): string => searchPath(path, jobSearchParams(search));

/** The search as the parameters of `GET /api/jobs/filters`: without its order and its pages. */
export const jobFilterParams = (search: JobSearch): Record<string, string | number | undefined> =>
  jobListParams({ ...search, sort: null, cursor: null });

/** Address of the page that makes an alert of a search: what it looks for, not how it is read, sorted and paged. */
export const alertPath = (search: JobSearch): string =>
  withQuery(pagePath.alerts(), jobFilterParams({ ...search, posted: null, exact: false }));

/** Whether the search narrows, sorts or pages the list. */
export const isFiltered = (search: JobSearch): boolean =>
  Object.values(jobSearchParams(search)).some((value) => value !== undefined);

/**
 * Address of a search that everybody shares, one of a bounded set: no free text, no position, first page; null for others.
 * @param places values of `location` that the page itself offers
 */
export function sharedSearchPath(path: string, search: JobSearch, places: readonly string[]): string | null {
  const free = search.search !== '' || (search.location !== '' && !places.includes(search.location));
  return free || search.near !== null || search.cursor !== null ? null : jobSearchPath(path, search);
}
