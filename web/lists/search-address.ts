import { type JobSort, RADIUS } from '../../shared/job-values.ts';
import { migrateSearch, SEARCH_VERSION } from '../../shared/search-version.ts';

/** Name and value of the hidden field that a form by GET says its version with. */
export const VERSION_FIELD = { name: 'v', value: String(SEARCH_VERSION) } as const;

/** @param groups names of groups of boxes, of which a form sends each that is ticked: all count */
export function readAddress(address: URLSearchParams, groups: readonly string[] = []): URLSearchParams {
  const asked = Object.fromEntries([...address].reverse());
  for (const name of groups) if (address.has(name)) asked[name] = address.getAll(name).filter(Boolean).join(',');
  // An unknown version is read as far as possible.
  return new URLSearchParams(migrateSearch(asked) ?? asked);
}

/** The distance filter of a list, when it is on: the visitor's position in degrees and a radius in km. */
export type Near = { readonly lat: number; readonly lon: number; readonly radius: number };

/** Longest search text that a page takes from its address. */
export const MAX_TEXT = 200;

/** Two decimals, about a kilometre: enough to measure from, and no address holds anybody's home. */
const degrees = (text: string | null, limit: number): number | null => {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Math.abs(value) <= limit ? Math.round(value * 100) / 100 : null;
};

/** The nearest step of the slider, in km; null where the address holds no radius. */
export function readRadius(params: URLSearchParams): number | null {
  const asked = Math.round(Number(params.get('radius')) / RADIUS.step) * RADIUS.step;
  return asked > 0 ? Math.min(RADIUS.max, Math.max(RADIUS.min, asked)) : null;
}

/** Reads the distance filter of a page's address; null where it is off or cannot be read. */
export function readNear(params: URLSearchParams, defaultRadius: number): Near | null {
  const lat = degrees(params.get('lat'), 90);
  const lon = degrees(params.get('lon'), 180);
  if (lat === null || lon === null) return null;
  return { lat, lon, radius: readRadius(params) ?? defaultRadius };
}

type Sortable = { readonly search: string; readonly location: string; readonly near: Near | null };

/** The order that an address asks for; null is the usual one: by relevance where there is a text, else newest first. */
export function readSort(params: URLSearchParams, { search, location, near }: Sortable): JobSort | null {
  const asked = params.get('sort');
  if (asked === 'title' || asked === 'location') return asked;
  if (asked === 'distance') return near !== null || location.trim() !== '' ? asked : null;
  return asked === 'recent' && search.trim() !== '' ? asked : null;
}
