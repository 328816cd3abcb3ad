import { type CountedFilter, JOB_FILTER_NAMES, type JobFilterName, jobFilter } from '../../../shared/job-filters.ts';
import type { PostedWithin } from '../../../shared/job-values.ts';
import type { JobFiltersQuery } from '../../../shared/jobs.ts';
import type { Point } from '../../../shared/places/distance.ts';
import { type Municipality, municipalityBySlug } from '../../../shared/places/municipalities.ts';
import { isWholeValley, resolvePlaces } from '../../../shared/places/resolve-place.ts';
import { TOWN_RADIUS_KM, townBySlug } from '../../../shared/places/towns.ts';
import { storedFilter } from '../../../shared/stored-filters.ts';
import { wordsOf } from '../../db/lists/words.ts';
import { invalidField } from '../../errors.ts';
import type { FilterValue } from './stored-values.ts';

/** A radius in km around the origin, and what it lets in besides what lies within. */
type Radius = {
  readonly km: number;
  /** The places themselves come in, too: the radius widens them, and does not narrow. */
  readonly widens: boolean;
  /** Offers without a position stay in, as they may be near, but not on the page of a town. */
  readonly unknown: boolean;
};

/** Filter of a list besides the searched text, with every text resolved to one meaning. */
export type JobFilter = {
  /** Municipalities that a location text or a CAP names: their own offers and those that write their names. */
  readonly places: readonly Municipality[];
  /** Words of a location text that names no municipality. */
  readonly placeWords: readonly string[];
  /** Values that are stored with the offers and asked for: of one filter any will do. */
  readonly values: readonly FilterValue[];
  /** Value that offers are found by after the others, in place of that of the filter `of`. */
  readonly instead?: (FilterValue & { readonly of: JobFilterName }) | undefined;
  /** Days that an offer may be old. */
  readonly posted: PostedWithin | null;
  /** Origin of distances. */
  readonly origin: Point | null;
  /** The origin is a position that was sent, and not that of the place. */
  readonly fromPosition: boolean;
  readonly radius: Radius | null;
};

const STORED = JOB_FILTER_NAMES.filter((name) => storedFilter(name) !== null && !jobFilter(name).besides);

/** Filters that let in what another one leaves out. */
export const BESIDES = JOB_FILTER_NAMES.flatMap((filter) => {
  const of = JOB_FILTER_NAMES.find((name) => name === jobFilter(filter).besides);
  return of ? [{ filter, of, value: 'true' }] : [];
});

/** @throws DomainError `invalid` for a town that is not one of the valley's, and for a distance from nowhere */
export function toFilter(query: JobFiltersQuery & { readonly sort?: string | undefined }): JobFilter {
  const town = query.town === undefined ? null : municipalityBySlug(query.town);
  if (town === undefined) throw invalidField('town', 'Comune sconosciuto');
  const places = town ? [town] : resolvePlaces(query.location ?? '');
  const origin = originOf(query, places);
  if (origin === null && query.radius !== undefined) throw invalidField('radius', NOWHERE.radius);
  if (origin === null && query.sort === 'distance') throw invalidField('sort', NOWHERE.sort);
  return {
    places,
    placeWords: places.length > 0 || isWholeValley(query.location ?? '') ? [] : wordsOf(query.location),
    values: STORED.flatMap((filter) => [query[filter] ?? []].flat().map((value) => ({ filter, value }))),
    instead: BESIDES.find(({ filter, of }) => query[filter] && query[of]),
    posted: query.posted ?? null,
    origin,
    fromPosition: query.lat !== undefined,
    radius: radiusOf(query, town !== null),
  };
}

const NOWHERE = {
  radius: 'Il raggio ha bisogno di una posizione o di un comune',
  sort: "L'ordine per distanza ha bisogno di una posizione o di un comune",
};

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

/** Values that are asked for, those of one filter together. */
export function byFilter(values: readonly FilterValue[]): ReadonlyMap<CountedFilter, readonly FilterValue[]> {
  return Map.groupBy(values, ({ filter }) => filter);
}

/** A filter as parts of one list: what has all that it asks for, then what it lets in besides, where it does. */
export function partsOf({ instead, ...filter }: JobFilter): readonly [JobFilter, JobFilter | null] {
  if (!instead) return [filter, null];
  const { of, ...value } = instead;
  return [filter, { ...filter, values: filter.values.map((asked) => (asked.filter === of ? value : asked)) }];
}
