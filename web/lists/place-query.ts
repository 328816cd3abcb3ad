import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Place } from './find-place.ts';
import type { ListSearch } from './search-address.ts';

/** The municipality that a location text names, with the document at first; the table of places comes when it is needed. */
export const placeOptions = (location: string) =>
  queryOptions<Place | null>({
    queryKey: ['place', location.trim()],
    queryFn: async () => (await import('./find-place.ts')).findPlace(location),
    enabled: location.trim() !== '',
    meta: { optional: true },
  });

export const usePlace = (location: string): Place | null => useQuery(placeOptions(location)).data ?? null;

export type Measured = Pick<ListSearch, 'location' | 'near' | 'radius' | 'sort'>;

function fromPlace<Search extends Measured>(search: Search, place: Place | null | undefined): Search {
  if (place || !needsPlace(search)) return search;
  return { ...search, radius: null, sort: search.sort === 'distance' ? null : search.sort };
}

const needsPlace = ({ location, near, radius, sort }: Measured): boolean =>
  near === null && location.trim() !== '' && (radius !== null || sort === 'distance');

/** The search, measured only from a place that there is. While that is being looked up it stays as it is, and its list is not `enabled`. */
export function useMeasured<Search extends Measured>(search: Search) {
  const { data, isLoading } = useQuery(placeOptions(search.location));
  return { search: isLoading ? search : fromPlace(search, data), enabled: !(isLoading && needsPlace(search)) };
}

/** Measures a search for a page that loads its data, and the place itself, which the edge puts into the document. */
export async function loadMeasured<Search extends Measured>(client: QueryClient, search: Search): Promise<Search> {
  if (search.location.trim() === '') return search;
  const options = placeOptions(search.location);
  const place = client.prefetchQuery(options);
  if (import.meta.env.SSR || needsPlace(search)) await place;
  return fromPlace(search, client.getQueryData(options.queryKey));
}
