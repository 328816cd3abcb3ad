import { RADIUS } from '../../shared/job-values.ts';
import type { Point } from '../../shared/places/distance.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { townBySlug } from '../../shared/places/towns.ts';
import { type Bits, both, count, either } from './bits.ts';
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
  rowsWithin,
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

/** Points that distances from each municipality start at. */
const ORIGINS: ReadonlyMap<Facet, Point> = new Map(
  MUNICIPALITIES.map((town) => [townFacet(town.slug), townBySlug(town.slug) ?? town]),
);

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
  const around = places.length > 0 && !fromPosition ? radius : null;
  const countIn = (each: Facet): number => {
    const tick = LETTING_IN.find((one) => one.facet === each);
    if (tick) return count(beside(tick.of), either(conditions.get(tick.of) ?? open, rowsOf(index, each)));
    const rows = beside(each.filter);
    const origin = ORIGINS.get(each);
    if (around && origin)
      return count(rows, either(rowsOf(index, each), rowsWithin(index, around, kmFrom(index, [origin]))));
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

/** Totals of wider radii, where each finds more than the one before. @param beside rows of all other conditions */
function widerRadii(index: OpenIndex, question: Question, beside: Bits): Counts['wider'] {
  const { radius, places, fromPosition, origin } = question;
  // Around a position a radius narrows: without one there is no wider.
  const isMeasured = radius !== null || (places.length === 1 && !fromPosition);
  if (origin === null || !isMeasured) return [];
  const away = kmFrom(index, [origin]);
  const named = rowsIn(index, fromPosition ? [] : places);
  const wider: { radius: number; total: number }[] = [];
  const first = Math.floor((radius?.km ?? 0) / RADIUS.step) * RADIUS.step + RADIUS.step;
  for (let km = first; km <= RADIUS.max; km += RADIUS.step) {
    const total = count(beside, either(named, rowsWithin(index, { unknown: true, ...radius, km }, away)));
    if (total > (wider.at(-1)?.total ?? 0)) wider.push({ radius: km, total });
  }
  return wider;
}
