import { COUNTED_FILTERS, type CountedFilter, POSTED_WITHIN, RADIUS } from '../../../shared/job-values.ts';
import type { JobFilters } from '../../../shared/jobs.ts';
import { distanceKm, type Point } from '../../../shared/places/distance.ts';
import { MUNICIPALITIES } from '../../../shared/places/municipalities.ts';
import { townBySlug } from '../../../shared/places/towns.ts';
import { cellPosition } from '../../db/lists/facets.ts';
import { type Facts, readFacts } from '../facts.ts';
import type { JobFilter } from '../filter.ts';

/** An open offer as it is counted: what it can be filtered by, the windows of days it is in, and its position. */
export type Countable = {
  readonly facts: Facts;
  /** Index in `POSTED_WITHIN` of the first window it is in; none for older ones. */
  readonly age: number;
  readonly cell: string | null;
};

/** Reads `facts:age` or `facts:age@cell`. */
export function readCountable(text: string): Countable {
  const [said = '', cell] = text.split('@');
  const [facts = '', age] = said.split(':');
  return { facts: readFacts(facts), age: Number(age), cell: cell || null };
}

/** Filters that are tried one by one; `near` is a radius around the visitor's position. */
type Tried = CountedFilter | 'near';
type Test = (offer: Countable) => boolean;

/** Values of an offer that each filter would find it by. */
const VALUES: Readonly<Record<CountedFilter, (offer: Countable) => readonly string[]>> = {
  category: ({ facts }) => (facts.category ? [facts.category] : []),
  type: ({ facts }) => (facts.type ? [facts.type] : []),
  contract: ({ facts }) => (facts.contract ? [facts.contract] : []),
  experience: ({ facts }) => (facts.experience ? [facts.experience] : []),
  location: ({ facts }) => facts.towns,
  pay: ({ facts }) => (facts.pay ? ['true'] : []),
  housing: ({ facts }) => (facts.housing ? ['true'] : []),
  meals: ({ facts }) => (facts.meals ? ['true'] : []),
  openings: ({ facts }) => (facts.openings ? ['true'] : []),
  shift: ({ facts }) => facts.shifts,
  start: ({ facts }) => (facts.start ? [facts.start] : []),
  posted: ({ age }) => POSTED_WITHIN.slice(age),
};

/** Kilometres from a point to cells, each measured once. */
function measureFrom(origin: Point): (cell: string) => number {
  const known = new Map<string, number>();
  return (cell) => {
    const km = known.get(cell) ?? distanceKm(origin, cellPosition(cell));
    known.set(cell, km);
    return km;
  };
}

/** Whether an offer lies in the places asked for, or within `km` of the origin; the same rules as of the list. */
function placeTest({ places, origin, radius }: JobFilter, km: number | null): Test {
  const named = new Set(places.map(({ slug }) => slug));
  const isNamed: Test = ({ facts }) => facts.towns.some((slug) => named.has(slug));
  if (km === null || origin === null) return isNamed;
  const measure = measureFrom(origin);
  const isWithin: Test = ({ cell }) => (cell === null ? (radius?.unknown ?? true) : measure(cell) <= km);
  return named.size > 0 && (radius?.widens ?? true) ? (offer) => isNamed(offer) || isWithin(offer) : isWithin;
}

/**
 * Municipalities that an offer would be found by, as the list would find it: those it names, and with a radius around the
 * place those that it is within that of.
 */
function placesFinding({ radius, places }: JobFilter): (offer: Countable) => readonly string[] {
  if (radius === null || !radius.widens || places.length === 0) return VALUES.location;
  const known = new Map<string, readonly string[]>();
  const near = (cell: string): readonly string[] => {
    const slugs =
      known.get(cell) ??
      ORIGINS.filter(([, at]) => distanceKm(at, cellPosition(cell)) <= radius.km).map(([slug]) => slug);
    known.set(cell, slugs);
    return slugs;
  };
  return ({ facts, cell }) => {
    if (cell === null) return radius.unknown ? ORIGINS.map(([slug]) => slug) : facts.towns;
    return [...new Set([...facts.towns, ...near(cell)])];
  };
}

const ORIGINS = MUNICIPALITIES.map((place): readonly [string, Point] => [place.slug, townBySlug(place.slug) ?? place]);

/** What each filter that is set asks of an offer. */
function testsOf(filter: JobFilter, km: number | null): Map<Tried, Test> {
  const tests = new Map<Tried, Test>();
  const asked: Partial<Record<CountedFilter, string | null>> = {
    category: filter.category,
    type: filter.type,
    contract: filter.contract,
    experience: filter.experience,
    shift: filter.shift,
    start: filter.start,
    posted: filter.posted,
    ...Object.fromEntries(filter.ticks.map((name) => [name, 'true'])),
  };
  for (const name of COUNTED_FILTERS) {
    const value = asked[name];
    if (value) tests.set(name, (offer) => VALUES[name](offer).includes(value));
  }
  const widens = filter.radius?.widens ?? true;
  if (filter.places.length > 0) tests.set('location', placeTest(filter, widens ? km : null));
  if (filter.radius && !widens) tests.set('near', placeTest({ ...filter, places: [] }, km));
  return tests;
}

/** The total, the counts of every value with all other filters applied, and what one filter less would find. */
export type FilterCounts = Pick<JobFilters, 'total' | 'counts' | 'dropped'>;

/** Counts offers that the text finds. `dropped` names filters that are set, whatever the total. */
export function countFilters(
  offers: readonly Countable[],
  filter: JobFilter,
  km = filter.radius?.km ?? null,
): FilterCounts {
  const tests = [...testsOf(filter, km)];
  const values = { ...VALUES, location: placesFinding(filter) };
  const counts: FilterCounts['counts'] = emptyCounts();
  const without = new Map<Tried, number>();
  let total = 0;
  for (const offer of offers) {
    const failed = tests.filter(([, test]) => !test(offer)).map(([name]) => name);
    if (failed.length > 1) continue;
    const [only] = failed;
    if (only === undefined) total++;
    else without.set(only, (without.get(only) ?? 0) + 1);
    for (const name of COUNTED_FILTERS) {
      if (only !== undefined && only !== name) continue;
      for (const value of values[name](offer)) counts[name][value] = (counts[name][value] ?? 0) + 1;
    }
  }
  const dropped = [...without].map(([name, more]) => ({ filter: name, total: total + more }));
  return { total, counts, dropped };
}

/** No filter, no value. */
export const emptyCounts = (): FilterCounts['counts'] => ({
  category: {},
  type: {},
  contract: {},
  experience: {},
  location: {},
  pay: {},
  housing: {},
  meals: {},
  openings: {},
  shift: {},
  start: {},
  posted: {},
});

/** What each wider radius would find, where it finds more than the one before; none without anything to measure from. */
export function widerRadii(offers: readonly Countable[], filter: JobFilter, total: number): JobFilters['wider'] {
  // Around a position a radius narrows: without one there is no wider.
  const measured = filter.radius !== null || (filter.places.length === 1 && !filter.fromPosition);
  if (filter.origin === null || !measured) return [];
  const wider: JobFilters['wider'] = [];
  let found = total;
  const first = Math.floor((filter.radius?.km ?? 0) / RADIUS.step) * RADIUS.step + RADIUS.step;
  for (let km = first; km <= RADIUS.max; km += RADIUS.step) {
    const more = countFilters(offers, filter, km).total;
    if (more > found) wider.push({ radius: km, total: more });
    found = Math.max(found, more);
  }
  return wider;
}
