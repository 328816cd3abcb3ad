import type { CandidateFiltersQuery, CandidatesQuery } from '../../shared/candidates.ts';
import { type Point, roundPosition } from '../../shared/places/distance.ts';
import { isWholeValley, resolvePlaces } from '../../shared/places/resolve-places.ts';
import { allOf, inCells, inPlaces, wordsOf } from '../db/lists/words.ts';
import { invalidField } from '../errors.ts';
import { beginning, inColumns } from '../search/match.ts';

/**
 * MATCH text of the search index for a query's filters; null where nothing is filtered. A radius around a position narrows
 * what a location names, one around a municipality widens it.
 * @param near cells within the query's radius, where it has one
 */
export function toMatch(query: CandidateFiltersQuery, near: readonly string[] | null): string | null {
  const places = resolvePlaces(query.location ?? '');
  const words = isWholeValley(query.location ?? '') ? [] : wordsOf(query.location);
  const named = places.length > 0 ? [inPlaces(places)] : words.map((word) => inColumns(['place'], beginning(word)));
  const around = near === null ? [] : [inCells(near)];
  const widens = near !== null && query.lat === undefined;
  return allOf([
    ...wordsOf(query.skills).map((word) => inColumns(['skills'], beginning(word))),
    ...(widens ? [[...named, ...around].join(' OR ')] : [...named, ...around]),
  ]);
}

/**
 * Where distances are measured from: the position that was sent, else the one municipality that the location names.
 * @throws DomainError `invalid` for a distance from nowhere
 */
export function originOf({
  lat,
  lon,
  location,
  radius,
  sort,
}: CandidateFiltersQuery & Pick<CandidatesQuery, 'sort'>): Point | null {
  if (lat !== undefined && lon !== undefined) return { lat, lon };
  const [place, ...others] = resolvePlaces(location ?? '');
  if (place && others.length === 0) return roundPosition(place);
  if (radius !== undefined) throw invalidField('radius', 'Il raggio ha bisogno di una posizione o di un comune');
  if (sort === 'distance')
    throw invalidField('sort', "L'ordine per distanza ha bisogno di una posizione o di un comune");
  return null;
}
