import { isCursor } from '../../shared/cursor.ts';
import { type JobSort, RADIUS } from '../../shared/job-values.ts';
import { migrateSearch, SEARCH_VERSION } from '../../shared/search-version.ts';

export const VERSION_FIELD = { name: 'v', value: String(SEARCH_VERSION) } as const;

/** @param groups names of groups of boxes, of which a form sends each that is ticked: all count */
export function readAddress(address: URLSearchParams, groups: readonly string[] = []): URLSearchParams {
  const requested = Object.fromEntries([...address].reverse());
  for (const name of groups) if (address.has(name)) requested[name] = address.getAll(name).filter(Boolean).join(',');
  // An unknown version is read as far as possible.
  return new URLSearchParams(migrateSearch(requested) ?? requested);
}

/** The distance filter of a list, when it is on: the visitor's position in degrees and a radius in km. */
export type Near = { readonly lat: number; readonly lon: number; readonly radius: number };

/** Longest search text that a page takes from its address. */
const MAX_TEXT = 200;

/** Two decimals, about a kilometre: enough to measure from, and no address holds anybody's home. */
const degrees = (text: string | null, limit: number): number | null => {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Math.abs(value) <= limit ? Math.round(value * 100) / 100 : null;
};

/** The nearest step of the slider, in km; null where the address holds no radius. */
export function readRadius(params: URLSearchParams): number | null {
  const requested = Math.round(Number(params.get('radius')) / RADIUS.step) * RADIUS.step;
  return requested > 0 ? Math.min(RADIUS.max, Math.max(RADIUS.min, requested)) : null;
}

function readNear(params: URLSearchParams, defaultRadius: number): Near | null {
  const lat = degrees(params.get('lat'), 90);
  const lon = degrees(params.get('lon'), 180);
  if (lat === null || lon === null) return null;
  return { lat, lon, radius: readRadius(params) ?? defaultRadius };
}

export type ListSearch = {
  readonly search: string;
  readonly location: string;
  /** km around the municipality that `location` names; null for that place only. */
  readonly radius: number | null;
  /** The text is meant letter by letter. */
  readonly exact: boolean;
  /** Null for the usual one. */
  readonly sort: JobSort | null;
  readonly near: Near | null;
  readonly cursor: string | null;
};

export const TICKED = 'true';

export const readText = (params: URLSearchParams, name: string): string => (params.get(name) ?? '').slice(0, MAX_TEXT);

export function readListSearch(params: URLSearchParams, defaultRadius: number = RADIUS.default): ListSearch {
  const near = readNear(params, defaultRadius);
  const [search, location] = [readText(params, 'search'), readText(params, 'location')];
  const radius = near === null && location.trim() !== '' ? readRadius(params) : null;
  const cursor = params.get('cursor');
  return {
    search,
    location,
    radius,
    exact: search.trim() !== '' && params.get('exact') === TICKED,
    sort: readSort(params, { search, location, near, radius }),
    near,
    cursor: cursor !== null && isCursor(cursor) ? cursor : null,
  };
}

/** The order of a list where none is chosen: by relevance with a text, nearest first around a place, else newest first. */
export function usualSort({ search, near, radius }: Pick<ListSearch, 'search' | 'near' | 'radius'>): JobSort {
  if (search.trim() !== '') return 'relevance';
  return (near ?? radius) === null ? 'recent' : 'distance';
}

function readSort(
  params: URLSearchParams,
  search: Pick<ListSearch, 'search' | 'location' | 'near' | 'radius'>,
): JobSort | null {
  const requested = params.get('sort');
  if (requested === usualSort(search)) return null;
  if (requested === 'distance') return search.near !== null || search.location.trim() !== '' ? requested : null;
  return requested === 'title' || requested === 'location' || requested === 'recent' ? requested : null;
}

export type SearchParams = Record<string, string | number | undefined>;

/** A search as the parameters of addresses and calls; defaults are left out. */
export const listParams = (search: ListSearch, filters: SearchParams): SearchParams => ({
  search: search.search.trim() || undefined,
  location: search.location.trim() || undefined,
  exact: search.exact ? TICKED : undefined,
  ...filters,
  lat: search.near?.lat,
  lon: search.near?.lon,
  radius: search.near?.radius ?? search.radius ?? undefined,
  sort: search.sort ?? undefined,
  cursor: search.cursor ?? undefined,
});

export type Chosen<Filter, Search> = {
  readonly filter: Filter;
  readonly label: string;
  readonly off: (search: Search) => Search;
};

export const chosen = <Filter extends string, Search extends ListSearch>(
  filter: Filter,
  label: string | null | false,
  off: (now: Search) => NoInfer<Search>,
): Chosen<Filter, Search>[] => (label ? [{ filter, label, off: (now) => ({ ...off(now), cursor: null }) }] : []);

export function chosenPlaces<Search extends ListSearch>(
  search: Search,
): Chosen<'search' | 'location' | 'near', Search>[] {
  const { near, radius } = search;
  const text = search.search.trim();
  return [
    ...chosen('search', text && `“${text}”`, (now: Search) => ({ ...now, search: '', exact: false })),
    ...chosen('location', search.location.trim(), (now: Search) => ({ ...now, location: '', radius: null })),
    ...chosen('near', radius !== null && `Entro ${radius} km`, (now: Search) => ({ ...now, radius: null })),
    ...chosen('near', near !== null && `Entro ${near.radius} km da me`, (now: Search) => ({ ...now, near: null })),
  ];
}
