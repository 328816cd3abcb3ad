import { COUNTED_FILTERS, type CountedFilter, jobFilter } from '../../../shared/job-filters.ts';
import { POSTED_WITHIN, RADIUS } from '../../../shared/job-values.ts';
import type { JobFilters } from '../../../shared/jobs.ts';
import { distanceKm, type Point } from '../../../shared/places/distance.ts';
import { MUNICIPALITIES } from '../../../shared/places/municipalities.ts';
import { townBySlug } from '../../../shared/places/towns.ts';
import { cellPosition } from '../../db/lists/words.ts';
import { type FilterValue, readCodes } from './stored-values.ts';
import { BESIDES, byFilter, type JobFilter } from './to-filter.ts';

/** An open offer as it is counted: every value that a filter finds it by, and its position. */
export type Countable = { readonly values: readonly FilterValue[]; readonly cell: string | null };

/**
 * Reads codes and an age: the index in `POSTED_WITHIN` of the first window that includes the offer. Equal ones, frequent in
 * one list, are read once.
 */
export function codesReader(): (codes: string, age: number) => readonly FilterValue[] {
  const known = new Map<string, readonly FilterValue[]>();
  return (codes, age) => {
    const said = `${codes}:${age}`;
    const values = known.get(said) ?? readValues(codes, age);
    known.set(said, values);
    return values;
  };
}

function readValues(codes: string, age: number): FilterValue[] {
  const windows = POSTED_WITHIN.slice(age).map((value): FilterValue => ({ filter: 'posted', value }));
  return [...readCodes(codes), ...windows];
}

/** Filters that are tried one by one; `near` is a radius around the visitor's position. */
type Tried = CountedFilter | 'near';
type Test = (offer: Countable) => boolean;

const slugsOf = ({ values }: Countable): string[] =>
  values.filter(({ filter }) => filter === 'location').map(({ value }) => value);

/** Kilometres from a point to cells, each measured once. */
function measureFrom(origin: Point): (cell: string) => number {
  const known = new Map<string, number>();
  return (cell) => {
    const km = known.get(cell) ?? distanceKm(origin, cellPosition(cell));
    known.set(cell, km);
    return km;
  };
}

/** True if an offer is in the places asked for, or within `km` of the origin; the same rules as those of the list. */
function placeTest({ places, origin, radius }: JobFilter, km: number | null): Test {
  const named = new Set(places.map(({ slug }) => slug));
  const isNamed: Test = (offer) => slugsOf(offer).some((slug) => named.has(slug));
  if (km === null || origin === null) return isNamed;
  const measure = measureFrom(origin);
  const isWithin: Test = ({ cell }) => (cell === null ? (radius?.unknown ?? true) : measure(cell) <= km);
  return named.size > 0 && (radius?.widens ?? true) ? (offer) => isNamed(offer) || isWithin(offer) : isWithin;
}

/**
 * Further municipalities whose search with this radius finds an offer: those within the radius of the offer. Null where
 * a place finds only the offers that name it.
 */
function placesFinding({ radius, places }: JobFilter): ((offer: Countable) => readonly string[]) | null {
  if (radius === null || !radius.widens || places.length === 0) return null;
  const known = new Map<string, readonly string[]>();
  const near = (cell: string): readonly string[] => {
    const slugs =
      known.get(cell) ??
      ORIGINS.filter(([, at]) => distanceKm(at, cellPosition(cell)) <= radius.km).map(([slug]) => slug);
    known.set(cell, slugs);
    return slugs;
  };
  return ({ cell }) => {
    if (cell === null) return radius.unknown ? ORIGINS.map(([slug]) => slug) : [];
    return near(cell);
  };
}

/** Every value that an offer would be found by, those aside that let in what others leave out. */
function valuesFinding(filter: JobFilter): (offer: Countable) => readonly FilterValue[] {
  const places = placesFinding(filter);
  const { instead } = filter;
  // An offer that is let in is found by every value of the filter that leaves it out.
  const letIn = instead ? (jobFilter(instead.of).values ?? []).map((value) => ({ filter: instead.of, value })) : [];
  return (offer) => {
    const values = instead && has(offer, instead) ? [...offer.values, ...letIn] : offer.values;
    if (places === null) return values;
    const named = slugsOf(offer);
    const around = places(offer).filter((slug) => !named.includes(slug));
    return [...values, ...around.map((value): FilterValue => ({ filter: 'location', value }))];
  };
}

const ORIGINS = MUNICIPALITIES.map((place): readonly [string, Point] => [place.slug, townBySlug(place.slug) ?? place]);

const has = ({ values }: Countable, asked: FilterValue): boolean =>
  values.some(({ filter, value }) => filter === asked.filter && value === asked.value);

/** Conditions of the filters that are set. */
function testsOf(filter: JobFilter, km: number | null): Map<Tried, Test> {
  const tests = new Map<Tried, Test>();
  const { values, posted, instead } = filter;
  const within: FilterValue[] = posted === null ? [] : [{ filter: 'posted', value: posted }];
  for (const [name, asked] of byFilter([...values, ...within])) {
    const found = instead?.of === name ? [...asked, instead] : asked;
    tests.set(name, (offer) => found.some((value) => has(offer, value)));
  }
  const widens = filter.radius?.widens ?? true;
  if (filter.places.length > 0) tests.set('location', placeTest(filter, widens ? km : null));
  if (filter.radius && !widens) tests.set('near', placeTest({ ...filter, places: [] }, km));
  return tests;
}

/** True if an offer is found by all filters that are set, as the list finds it. */
export function passesAll(filter: JobFilter): Test {
  const tests = [...testsOf(filter, filter.radius?.km ?? null).values()];
  return (offer) => tests.every((test) => test(offer));
}

const LETS_IN: ReadonlySet<CountedFilter> = new Set(BESIDES.map(({ filter }) => filter));

/** The total, the counts of every value with all other filters applied, and what one filter less would find. */
export type FilterCounts = Pick<JobFilters, 'total' | 'counts' | 'dropped'>;

/** Counts offers that the text finds. `dropped` names filters that are set, whatever the total. */
export function countFilters(
  offers: readonly Countable[],
  filter: JobFilter,
  km = filter.radius?.km ?? null,
): FilterCounts {
  const tests = [...testsOf(filter, km)];
  const valuesOf = valuesFinding(filter);
  const counts: FilterCounts['counts'] = emptyCounts();
  const without = new Map<Tried, number>();
  let total = 0;
  for (const offer of offers) {
    const failed = tests.filter(([, test]) => !test(offer)).map(([name]) => name);
    if (failed.length > 1) continue;
    const [only] = failed;
    if (only === undefined) total++;
    else without.set(only, (without.get(only) ?? 0) + 1);
    const found = valuesOf(offer).filter(
      ({ filter }) => !LETS_IN.has(filter) && (only === undefined || only === filter),
    );
    const besides = BESIDES.filter((each) => only === undefined || (only === each.of && has(offer, each)));
    for (const { filter, value } of [...found, ...besides]) counts[filter][value] = (counts[filter][value] ?? 0) + 1;
  }
  const dropped = [...without].map(([name, more]) => ({ filter: name, total: total + more }));
  return { total, counts, dropped };
}

/** No filter, no value. */
export const emptyCounts = (): FilterCounts['counts'] =>
  Object.fromEntries(COUNTED_FILTERS.map((name) => [name, {}])) as FilterCounts['counts'];

/** Totals of wider radii, each if it finds more than the one before; none without an origin. */
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
