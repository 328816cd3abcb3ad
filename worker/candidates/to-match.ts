import { CANDIDATE_TICK_FILTERS, CANDIDATE_WORD_FILTERS } from '../../shared/candidate-fields.ts';
import type { CandidateFiltersQuery, CandidatesQuery } from '../../shared/candidates.ts';
import { type Point, roundPosition } from '../../shared/places/distance.ts';
import { isWholeValley, resolvePlaces } from '../../shared/places/resolve-place.ts';
import { allOf, anyFacet, facet, inCells, inPlaces, wordsOf } from '../db/lists/words.ts';
import type { CandidateText } from '../db/search-texts.ts';
import { invalidField } from '../errors.ts';
import { beginning, inColumns } from '../text-search/match-terms.ts';

/** MATCH terms of the words of a text in a column, each of them the beginning of one. */
const wordsIn = (column: CandidateText, text: string | undefined): string[] =>
  wordsOf(text).map((word) => inColumns([column], beginning(word)));

/**
 * MATCH text of the search index for a query's filters; null where nothing is filtered. A radius around a position narrows
 * what a location names, one around a municipality widens it.
 * @param near cells within the query's radius, where it has one
 */
export function toMatch(query: CandidateFiltersQuery, near: readonly string[] | null): string | null {
  const places = resolvePlaces(query.location ?? '');
  const written = isWholeValley(query.location ?? '') ? [] : wordsIn('place', query.location);
  const named = places.length > 0 ? [inPlaces(places)] : written;
  const around = near === null ? [] : [inCells(near)];
  const widens = near !== null && query.lat === undefined;
  return allOf([
    ...CANDIDATE_WORD_FILTERS.flatMap((name) => wordsIn(name, query[name])),
    ...CANDIDATE_TICK_FILTERS.filter((name) => query[name]).map((name) => anyFacet([facet('with', name)])),
    ...(widens ? [[...named, ...around].join(' OR ')] : [...named, ...around]),
  ]);
}

/**
 * Origin of distances: the position that was sent, else the one municipality that the location names.
 * @throws DomainError `invalid` for a distance without an origin
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
