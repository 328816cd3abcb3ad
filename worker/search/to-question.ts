import { CANDIDATE_TICK_FILTERS, CANDIDATE_WORD_FILTERS } from '../../shared/candidate-values.ts';
import type { CandidateFiltersQuery } from '../../shared/candidates.ts';
import { JOB_FILTER_NAMES, jobFilter } from '../../shared/job-filters.ts';
import type { JobFiltersQuery } from '../../shared/jobs.ts';
import { type Point, roundPosition } from '../../shared/places/distance.ts';
import { type Municipality, municipalityBySlug } from '../../shared/places/municipalities.ts';
import { isWholeValley, resolvePlaces } from '../../shared/places/resolve-place.ts';
import { TOWN_RADIUS_KM, townBySlug } from '../../shared/places/towns.ts';
import { storedFilter } from '../../shared/stored-filters.ts';
import { invalidField } from '../errors.ts';
import { wordsInColumn } from '../text-search/match-terms.ts';
import type { Expression } from './expression.ts';
import { type Facet, facet } from './facets.ts';
import { SHOWN_TO_EVERYBODY } from './open-index.ts';
import type { LettingIn, Question } from './search.ts';

/** Meaning of a query, without its text. */
export type Requested = Omit<Question, 'text'>;
type Sorted<Query> = Query & { readonly sort?: string | undefined };

const NEEDS_ORIGIN = 'ha bisogno di una posizione o di un comune';

/**
 * The place that a query asks for. A radius around a position narrows what a location names, one around a municipality widens it.
 * @param positionOf where distances from a municipality start
 * @throws DomainError `invalid` for a distance from nowhere
 */
function placeOf(
  query: Sorted<Pick<JobFiltersQuery, 'location' | 'lat' | 'lon' | 'radius'>>,
  places: readonly Municipality[],
  positionOf: (place: Municipality) => Point,
) {
  const { location = '', lat, lon, radius } = query;
  const [place, ...others] = places;
  const named = place && others.length === 0 ? positionOf(place) : null;
  const origin = lat !== undefined && lon !== undefined ? { lat, lon } : named;
  if (origin === null && radius !== undefined) throw invalidField('radius', `Il raggio ${NEEDS_ORIGIN}`);
  if (origin === null && query.sort === 'distance') throw invalidField('sort', `L'ordine per distanza ${NEEDS_ORIGIN}`);
  return {
    places,
    origin,
    fromPosition: lat !== undefined,
    radius: radius === undefined ? null : { km: radius, widens: lat === undefined, unknown: true },
    written: places.length > 0 || isWholeValley(location) ? null : wordsInColumn('place', location),
  };
}

const wordsOf = (conditions: Readonly<Record<string, Expression | null>>): Question['words'] =>
  new Map(Object.entries(conditions).flatMap(([name, words]) => (words ? [[name, words]] : [])));

const STORED = JOB_FILTER_NAMES.filter((name) => storedFilter(name) !== null && !jobFilter(name).alternatives);

/** Filters that let in what another one leaves out. */
export const LETTING_IN: readonly LettingIn[] = JOB_FILTER_NAMES.flatMap((name) => {
  const { alternatives } = jobFilter(name);
  return alternatives ? [{ facet: facet(name, 'true'), of: alternatives }] : [];
});

const valuesOf = (name: string): Facet[] =>
  JOB_FILTER_NAMES.filter((each) => each === name).flatMap((each) =>
    (jobFilter(each).values ?? []).map((value) => facet(each, value)),
  );

/** @throws DomainError `invalid` for a town that is not one of the valley's, and for a distance from nowhere */
export function jobQuestion(query: Sorted<JobFiltersQuery>): Requested {
  const town = query.town === undefined ? null : municipalityBySlug(query.town);
  if (town === undefined) throw invalidField('town', 'Comune sconosciuto');
  const places = town ? [town] : resolvePlaces(query.location ?? '');
  const { written, ...place } = placeOf(query, places, (each) => townBySlug(each.slug) ?? each);
  const ofTown = town && !place.fromPosition && { km: query.radius ?? TOWN_RADIUS_KM, widens: true, unknown: false };
  const requested = (name: (typeof STORED)[number]) => [query[name] ?? []].flat().map((value) => facet(name, value));
  const instead = LETTING_IN.find(({ facet: { filter }, of }) => filter in query && of in query);
  return {
    ...place,
    facets: new Map(STORED.flatMap((name) => (requested(name).length > 0 ? [[name, requested(name)]] : []))),
    words: wordsOf({ location: written }),
    radius: ofTown || place.radius,
    posted: query.posted ?? null,
    instead: instead ? { ...instead, values: valuesOf(instead.of) } : null,
    ...SHOWN_TO_EVERYBODY.jobs,
  };
}

/** @throws DomainError `invalid` for a distance from nowhere */
export function candidateQuestion(query: Sorted<CandidateFiltersQuery>): Requested {
  const { written, ...place } = placeOf(query, resolvePlaces(query.location ?? ''), roundPosition);
  const fields = CANDIDATE_WORD_FILTERS.map((name) => [name, wordsInColumn(name, query[name] ?? '')]);
  const ticks = CANDIDATE_TICK_FILTERS.filter((name) => query[name]);
  return {
    ...place,
    facets: new Map(ticks.map((name) => [name, [facet(name, 'true')]])),
    words: wordsOf({ ...Object.fromEntries(fields), location: written }),
    posted: null,
    instead: null,
    ...SHOWN_TO_EVERYBODY.candidates,
  };
}
