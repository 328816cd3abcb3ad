import type { CandidatesQuery } from '../../shared/candidates.ts';
import { resolvePlace } from '../../shared/places/resolve-place.ts';
import { allOf, inCells, inPlace, wordIn, wordsOf } from '../db/lists/words.ts';

/**
 * MATCH text of the search index for a query; null where nothing is filtered. A search is for the name or the profession,
 * and for what the card says besides: the skills.
 * @param near cells within the query's radius, where it has one
 */
export function toMatch(query: CandidatesQuery, near: readonly string[] | null): string | null {
  const place = resolvePlace(query.location ?? '');
  return allOf([
    ...wordsOf(query.search).map((word) => wordIn('{name title skills}', word)),
    ...wordsOf(query.skills).map((word) => wordIn('skills', word)),
    ...(place ? [inPlace(place)] : wordsOf(query.location).map((word) => wordIn('location', word))),
    ...(near ? [inCells(near)] : []),
  ]);
}
