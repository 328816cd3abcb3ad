import { JOB_FILTER_NAMES, jobFilter } from '../../shared/job-filters.ts';
import type { JobFiltersQuery } from '../../shared/jobs.ts';
import type { Point } from '../../shared/places/distance.ts';
import { type Municipality, municipalityBySlug } from '../../shared/places/municipalities.ts';
import { isWholeValley, resolvePlaces } from '../../shared/places/resolve-place.ts';
import { TOWN_RADIUS_KM, townBySlug } from '../../shared/places/towns.ts';
import { storedFilter } from '../../shared/stored-filters.ts';
import { invalidField } from '../errors.ts';
import { facet } from '../search/facets.ts';
import { SHOWN_TO_EVERYBODY } from '../search/open-index.ts';
import type { LettingIn, Question, Radius } from '../search/search.ts';
import { wordsInColumn } from '../text-search/match-terms.ts';

const STORED = JOB_FILTER_NAMES.filter((name) => storedFilter(name) !== null && !jobFilter(name).alternatives);

/** Filters that let in what another one leaves out. */
export const LETTING_IN: readonly LettingIn[] = JOB_FILTER_NAMES.flatMap((name) => {
  const { alternatives } = jobFilter(name);
  return alternatives ? [{ facet: facet(name, 'true'), of: alternatives }] : [];
});

const NOWHERE = {
  radius: 'Il raggio ha bisogno di una posizione o di un comune',
  sort: "L'ordine per distanza ha bisogno di una posizione o di un comune",
};

/**
 * Meaning of a query for open offers, without its text.
 * @throws DomainError `invalid` for a town that is not one of the valley's, and for a distance from nowhere
 */
export function toQuestion(query: JobFiltersQuery & { readonly sort?: string | undefined }): Omit<Question, 'text'> {
  const town = query.town === undefined ? null : municipalityBySlug(query.town);
  if (town === undefined) throw invalidField('town', 'Comune sconosciuto');
  const { location = '', lat, posted = null } = query;
  const places = town ? [town] : resolvePlaces(location);
  const origin = originOf(query, places);
  if (origin === null && query.radius !== undefined) throw invalidField('radius', NOWHERE.radius);
  if (origin === null && query.sort === 'distance') throw invalidField('sort', NOWHERE.sort);
  const requested = (name: (typeof STORED)[number]) => [query[name] ?? []].flat().map((value) => facet(name, value));
  const instead = LETTING_IN.find(({ facet: { filter }, of }) => filter in query && of in query);
  const written = places.length > 0 || isWholeValley(location) ? null : wordsInColumn('place', location);
  return {
    facets: new Map(STORED.flatMap((name) => (requested(name).length > 0 ? [[name, requested(name)]] : []))),
    words: new Map(written ? [['location', written]] : []),
    places,
    origin,
    fromPosition: lat !== undefined,
    radius: radiusOf(query, town !== null),
    posted,
    instead: instead ? { ...instead, values: valuesOf(instead.of) } : null,
    ...SHOWN_TO_EVERYBODY.jobs,
  };
}

const valuesOf = (name: string) =>
  JOB_FILTER_NAMES.filter((each) => each === name).flatMap((each) =>
    (jobFilter(each).values ?? []).map((value) => facet(each, value)),
  );

/** The position that was sent, else that of the one municipality that is named. */
function originOf({ lat, lon }: JobFiltersQuery, places: readonly Municipality[]): Point | null {
  if (lat !== undefined && lon !== undefined) return { lat, lon };
  const [place, ...others] = places;
  return place && others.length === 0 ? (townBySlug(place.slug) ?? place) : null;
}

function radiusOf({ lat, radius }: JobFiltersQuery, ofTown: boolean): Radius | null {
  if (lat !== undefined) return radius === undefined ? null : { km: radius, widens: false, unknown: true };
  if (ofTown) return { km: radius ?? TOWN_RADIUS_KM, widens: true, unknown: false };
  return radius === undefined ? null : { km: radius, widens: true, unknown: true };
}
