import { CANDIDATE_TICK_FILTERS, CANDIDATE_WORD_FILTERS } from '../../shared/candidate-values.ts';
import type { CandidateFiltersQuery, CandidatesQuery } from '../../shared/candidates.ts';
import { type Point, roundPosition } from '../../shared/places/distance.ts';
import type { Municipality } from '../../shared/places/municipalities.ts';
import { isWholeValley, resolvePlaces } from '../../shared/places/resolve-place.ts';
import { invalidField } from '../errors.ts';
import type { Expression } from '../search/expression.ts';
import { facet } from '../search/facets.ts';
import { SHOWN_TO_EVERYBODY } from '../search/open-index.ts';
import type { Question } from '../search/search.ts';
import { wordsInColumn } from '../text-search/match-terms.ts';

type Query = CandidateFiltersQuery & Pick<CandidatesQuery, 'sort'>;

/**
 * Meaning of a query for profiles, without its text. A radius around a position narrows what a location names, one around a
 * municipality widens it.
 * @throws DomainError `invalid` for a distance without an origin
 */
export function toQuestion(query: Query): Omit<Question, 'text'> {
  const { location = '', lat, radius } = query;
  const places = resolvePlaces(location);
  const written = places.length > 0 || isWholeValley(location) ? null : wordsInColumn('place', location);
  const fields = CANDIDATE_WORD_FILTERS.map((name) => [name, wordsInColumn(name, query[name] ?? '')] as const);
  const words = [...fields, ['location', written] as const].flatMap(([name, expression]): [string, Expression][] =>
    expression ? [[name, expression]] : [],
  );
  const ticks = CANDIDATE_TICK_FILTERS.filter((name) => query[name]);
  return {
    facets: new Map(ticks.map((name) => [name, [facet(name, 'true')]])),
    words: new Map(words),
    places,
    origin: originOf(query, places),
    fromPosition: lat !== undefined,
    radius: radius === undefined ? null : { km: radius, widens: lat === undefined, unknown: true },
    posted: null,
    instead: null,
    ...SHOWN_TO_EVERYBODY.candidates,
  };
}

function originOf({ lat, lon, radius, sort }: Query, [place, ...others]: readonly Municipality[]): Point | null {
  if (lat !== undefined && lon !== undefined) return { lat, lon };
  if (place && others.length === 0) return roundPosition(place);
  if (radius !== undefined) throw invalidField('radius', 'Il raggio ha bisogno di una posizione o di un comune');
  if (sort === 'distance')
    throw invalidField('sort', "L'ordine per distanza ha bisogno di una posizione o di un comune");
  return null;
}
