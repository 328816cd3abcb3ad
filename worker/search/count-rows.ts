import { RADIUS } from '../../shared/job-values.ts';
import { distanceKm, type Point } from '../../shared/places/distance.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { townBySlug } from '../../shared/places/towns.ts';
import { type Bits, both, count, either, hasBit, members } from './bits.ts';
import { FACETS, type Facet, LETTING_IN, townFacet } from './facets.ts';
import type { OpenIndex } from './open-index.ts';
import {
  conditionsOf,
  havingOneOf,
  kmFrom,
  postedWithin,
  type Question,
  rowsIn,
  rowsOf,
  type Searched,
  visible,
} from './search.ts';

export type Counts = {
  readonly total: number;
  /** False where a text finds more than was read: then the total is at least so much, and nothing else is counted. */
  readonly exact: boolean;
  /** Rows that each value would find, with all other filters applied. */
  readonly counts: ReadonlyMap<Facet, number>;
  /** Rows that the question would find without one of its conditions, `search` being the text. */
  readonly dropped: readonly { readonly filter: string; readonly total: number }[];
  /** Rows within wider radii, where each finds more than the one before. */
  readonly wider: readonly { readonly radius: number; readonly total: number }[];
};

/** Counts what a question finds, and what it would find with one thing changed. */
export function countRows(index: OpenIndex, searched: Searched): Counts {
  const { question, found, now } = searched;
  const { letIn, radius, fromPosition, places } = question;
  const open = visible(index, searched);
  const conditions = conditionsOf(index, searched);
  const without = (...names: string[]): Bits =>
    [...conditions].reduce((left, [name, rows]) => (names.includes(name) ? left : both(left, rows)), open);
  const all = without();
  const total = count(all);
  if (found.since > 0) return { total, exact: false, counts: new Map(), dropped: [], wider: [] };
  const others = new Map([...conditions.keys()].map((name) => [name, without(name)]));
  const beside = (filter: string): Bits => others.get(filter) ?? all;
  const isAround = radius !== null && places.length > 0 && !fromPosition;
  const countNear = isAround ? countingNear(index, beside('location'), radius) : null;
  const countIn = (each: Facet): number => {
    const tick = LETTING_IN.find((one) => one.facet === each);
    if (tick) return count(beside(tick.of), either(conditions.get(tick.of) ?? open, rowsOf(index, each)));
    if (each.filter === 'location' && countNear) return countNear(each);
    const rows = beside(each.filter);
    if (each.filter === 'posted') return count(rows, postedWithin(index, each.value, now));
    // A row that is let in is found by every value of the filter that leaves it out.
    return count(rows, each.filter === letIn?.of ? havingOneOf(index, [each, letIn.facet]) : rowsOf(index, each));
  };
  const counted = [...FACETS.values()].map((each) => [each, countIn(each)] as const);
  const counts = new Map(counted.filter(([, found]) => found > 0));
  if (total > 0) return { total, exact: true, counts, dropped: [], wider: [] };
  const dropped = [...others].map(([filter, rows]) => ({ filter, total: count(rows) }));
  const wider = widerRadii(index, question, without('near', fromPosition ? '' : 'location'));
  return { total, exact: true, counts, dropped: dropped.filter((each) => each.total > 0), wider };
}

const ORIGINS: ReadonlyMap<Facet, Point> = new Map(
  MUNICIPALITIES.map((town) => [townFacet(town.slug), townBySlug(town.slug) ?? town]),
);

/** Counts, of some rows, those that the search around a town finds: its own, and those within the radius. */
function countingNear(
  index: OpenIndex,
  rows: Bits,
  { km, unknown }: NonNullable<Question['radius']>,
): (town: Facet) => number {
  const { spots, spotOf } = index;
  const atSpot = spots.map(() => 0);
  const spotIn = (some: Bits) => members(some).map((row) => spotOf[row] ?? 0);
  for (const spot of spotIn(rows)) atSpot[spot] = (atSpot[spot] ?? 0) + 1;
  return (town) => {
    const origin = ORIGINS.get(town);
    const isNear = spots.map((spot) => (spot && origin ? distanceKm(origin, spot) <= km : unknown));
    const own = spotIn(both(rows, rowsOf(index, town))).filter((spot) => !isNear[spot]).length;
    return atSpot.reduce((sum, rowsThere, spot) => sum + (isNear[spot] ? rowsThere : 0), own);
  };
}

/** Totals of wider radii, where each finds more than the one before. @param beside rows of all other conditions */
function widerRadii(index: OpenIndex, question: Question, beside: Bits): Counts['wider'] {
  const { radius, places, fromPosition, origin } = question;
  // Around a position a radius narrows: without one there is no wider.
  const isMeasured = radius !== null || (places.length === 1 && !fromPosition);
  if (origin === null || !isMeasured) return [];
  const away = kmFrom(index, [origin]);
  // Found by every radius: rows that name the place, and those that may be anywhere.
  const always = either(
    fromPosition ? index.none : rowsIn(index, places),
    radius?.unknown === false ? index.none : index.nowhere,
  );
  const distances = members(beside).map((row) => (hasBit(always, row) ? 0 : (away[row] ?? 0)));
  const wider: { radius: number; total: number }[] = [];
  const first = Math.floor((radius?.km ?? 0) / RADIUS.step) * RADIUS.step + RADIUS.step;
  for (let km = first; km <= RADIUS.max; km += RADIUS.step) {
    const total = distances.filter((distance) => distance <= km).length;
    if (total > (wider.at(-1)?.total ?? 0)) wider.push({ radius: km, total });
  }
  return wider;
}
