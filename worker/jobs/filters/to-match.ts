import { windowFacet } from '../../db/job-windows.ts';
import { allOf, anyFacet, facet, inCells, inPlaces } from '../../db/lists/words.ts';
import { stem } from '../../text-search/inflect.ts';
import { beginning, inColumns } from '../../text-search/match-terms.ts';
import type { OpenOffer } from './queries.ts';
import { facetsFinding } from './stored-values.ts';
import { byFilter, type JobFilter } from './to-filter.ts';

/** MATCH term of a location text that names no municipality; null without one. */
export const placeText = ({ placeWords }: JobFilter): string | null =>
  allOf(placeWords.map((word) => inColumns(['place'], beginning(word))));

/** The same of an offer in hand: its place and its municipalities are what the index holds of it there. */
export function placeWordsTest({ placeWords }: JobFilter): (offer: OpenOffer) => boolean {
  const beginnings = placeWords.map(stem);
  return ({ locationKey, values }) => {
    const towns = values.flatMap(({ filter, value }) => (filter === 'location' ? value.split('-') : []));
    const words = beginnings.length === 0 ? [] : [...locationKey.split(' '), ...towns];
    return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
  };
}

/** Filter as the search index reads it. */
type FilterMatch = {
  /** MATCH text; null where nothing is filtered. */
  readonly filters: string | null;
  /** The one facet, or the window of days, that is all it asks for. */
  readonly only: string | null;
};

/** @param near cells within the filter's radius, where it has one */
export function toMatch(filter: JobFilter, near: readonly string[] | null): FilterMatch {
  const facets = [...byFilter(filter.values).values()].map((values) => values.flatMap(facetsFinding));
  const others = [placeText(filter), ...placeTerms(filter, near)].filter((term) => term !== null);
  const filters = allOf([...facets.map(anyFacet), ...others]);
  const words = facets.every((each) => each.length === 1) ? facets.flat() : [];
  const single = filter.posted === null ? [...words, ...onlyPlace(filter)] : [windowFacet(filter.posted)];
  const alone = single.length === 1 && facets.length + others.length === (filter.posted === null ? 1 : 0);
  return { filters, only: alone ? (single[0] ?? null) : null };
}

/** True if a filter asks for nothing, so that all open offers, or all that the text finds, are shown. */
export const asksNothing = (filter: JobFilter): boolean =>
  filter.posted === null && filter.radius === null && toMatch(filter, null).filters === null;

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
