import type { JobCategory } from '../../shared/job-values.ts';
import type { JobsQuery } from '../../shared/jobs.ts';
import type { Point } from '../../shared/places/distance.ts';
import { type Municipality, municipalityBySlug } from '../../shared/places/municipalities.ts';
import { resolvePlace } from '../../shared/places/resolve-place.ts';
import { TOWN_RADIUS_KM, townBySlug } from '../../shared/places/towns.ts';
import { wordsOf } from '../db/lists/words.ts';
import { invalidField } from '../errors.ts';

/** What a list shows, after every text has been given its one meaning. */
export type JobFilter = {
  /** Folded words, each of which must stand in the offer. */
  readonly words: readonly string[];
  /** A municipality named by the location text: its own offers and those that write its name. */
  readonly place: Municipality | null;
  /** Words of a location text that names no municipality. */
  readonly placeWords: readonly string[];
  readonly category: JobCategory | null;
  readonly type: string | null;
  readonly contract: string | null;
  readonly experience: string | null;
  /** What the offer must say that it comes with: `housing`, `meals`, `pay`, several `openings`. */
  readonly withs: readonly string[];
  readonly shift: string | null;
  /** Month in which work starts, `2027-06`. */
  readonly start: string | null;
  /** Where distances are measured from. */
  readonly origin: Point | null;
  /** `town`: offers without a position come in by their text only. `anywhere`: they stay in (specification, section 5). */
  readonly radius: { readonly km: number; readonly without: 'town' | 'anywhere' } | null;
};

/** @throws DomainError `invalid` for a town that is not one of the valley's */
export function toFilter(query: JobsQuery): JobFilter {
  const town = query.town === undefined ? null : municipalityBySlug(query.town);
  if (town === undefined) throw invalidField('town', 'Comune sconosciuto');
  const named = town ?? resolvePlace(query.location ?? '');
  const position = query.lat !== undefined && query.lon !== undefined ? { lat: query.lat, lon: query.lon } : null;
  const origin = position ?? (town ? (townBySlug(town.slug) ?? town) : null);
  return {
    words: wordsOf(query.search),
    place: named,
    placeWords: named ? [] : wordsOf(query.location),
    category: query.category ?? null,
    type: query.type ?? null,
    contract: query.contract ?? null,
    experience: query.experience ?? null,
    withs: (['housing', 'meals', 'pay', 'openings'] as const).filter((name) => query[name] !== undefined),
    shift: query.shift ?? null,
    start: query.start ?? null,
    origin,
    radius: radiusOf(query, town !== null),
  };
}

function radiusOf(query: JobsQuery, ofTown: boolean): JobFilter['radius'] {
  if (query.lat !== undefined) return query.radius === undefined ? null : { km: query.radius, without: 'anywhere' };
  return ofTown ? { km: query.radius ?? TOWN_RADIUS_KM, without: 'town' } : null;
}
