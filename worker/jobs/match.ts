import { windowFacet } from '../db/job-windows.ts';
import { facet } from '../db/lists/facets.ts';
import { allOf, anyFacet, inCells, inPlaces } from '../db/lists/words.ts';
import { beginning, inColumns } from '../search/match.ts';
import type { JobFilter } from './filter.ts';

/** MATCH term of a location text that names no municipality; null without one. */
export const placeText = ({ placeWords }: JobFilter): string | null =>
  allOf(placeWords.map((word) => inColumns(['place'], beginning(word))));

/** What a filter asks of the search index. */
type FilterMatch = {
  /** MATCH text; null where nothing is filtered. */
  readonly filters: string | null;
  /** The one facet, or the window of days, that is all it asks for. */
  readonly only: string | null;
};

/** @param near cells within the filter's radius, where it has one */
export function toMatch(filter: JobFilter, near: readonly string[] | null): FilterMatch {
  const facets = facetsAsked(filter);
  const others = [placeText(filter), ...placeTerms(filter, near)].filter((term) => term !== null);
  const filters = allOf([...facets.map((word) => anyFacet([word])), ...others]);
  const single = filter.posted === null ? [...facets, ...onlyPlace(filter)] : [windowFacet(filter.posted)];
  const alone = single.length === 1 && facets.length + others.length === (filter.posted === null ? 1 : 0);
  return { filters, only: alone ? (single[0] ?? null) : null };
}

/** Whether a filter asks for nothing: what its text finds, and all open offers without one. */
export const asksNothing = (filter: JobFilter): boolean =>
  filter.posted === null && filter.radius === null && toMatch(filter, null).filters === null;

/** The values that are asked for, as words of the index. */
const facetsAsked = (filter: JobFilter): string[] =>
  [
    filter.category && facet('category', filter.category),
    filter.type && facet('type', filter.type),
    filter.contract && facet('contract', filter.contract),
    filter.experience && facet('experience', filter.experience),
    filter.shift && facet('shift', filter.shift),
    filter.start && facet('start', filter.start),
    ...filter.ticks.map((name) => facet('with', name)),
  ].filter((word) => word !== null);

/** The one municipality that is asked for, where nothing around it is. */
const onlyPlace = ({ places, radius }: JobFilter): string[] =>
  radius === null && places.length === 1 ? places.map(({ slug }) => facet('town', slug)) : [];

/** Place and radius: around a place they widen each other, around a position they narrow. */
function placeTerms({ places, radius }: JobFilter, near: readonly string[] | null): string[] {
  const named = places.length > 0 ? [inPlaces(places)] : [];
  if (radius === null) return named;
  if (!radius.widens) return [...named, inCells(near ?? [])];
  const within = radius.unknown
    ? [inCells(near ?? [])]
    : near?.length
      ? [anyFacet(near.map((cell) => facet('cell', cell)))]
      : [];
  return [[...named, ...within].join(' OR ')];
}
