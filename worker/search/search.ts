import { romeMidnight } from '../../shared/dates.ts';
import { type JobSort, POSTED_WITHIN, RADIUS } from '../../shared/job-values.ts';
import { distanceKm, NO_POSITION_KM, type Point } from '../../shared/places/distance.ts';
import { MUNICIPALITIES, type Municipality } from '../../shared/places/municipalities.ts';
import { townBySlug } from '../../shared/places/towns.ts';
import type { SearchStep } from '../../shared/search-steps.ts';
import type { Total } from '../db/list-page.ts';
import type { TextTiers } from '../text-search/tiers.ts';
import type { WiderStep } from '../text-search/widen.ts';
import { type Expression, type Found, type OpenRow, type Test, testOf } from './expression.ts';
import { type Facet, facet, hasOneOf, tally, townFacet } from './facets.ts';
import type { Shown } from './open-index.ts';

/** A radius in km around the origin, and what it lets in besides what lies within. */
type Radius = {
  readonly km: number;
  /** The places themselves come in, too: the radius widens them, and does not narrow. */
  readonly widens: boolean;
  /** Rows without a position stay in, as they may be near, but not on the page of a town. */
  readonly unknown: boolean;
};

/** Question of a list, with every text resolved to its meaning. */
export type Question = Shown & {
  readonly text: TextTiers | null;
  /** Values that are asked for, by the name of their filter: of one filter any will do. */
  readonly facets: ReadonlyMap<string, readonly Facet[]>;
  /** Words that are asked for besides the text, by the name of their filter; `location` where a place names no municipality. */
  readonly words: ReadonlyMap<string, Expression>;
  /** Municipalities that are asked for: rows of theirs, and rows that write their names. */
  readonly places: readonly Municipality[];
  readonly origin: Point | null;
  /** The origin is a position that was sent, and not that of the place. */
  readonly fromPosition: boolean;
  readonly radius: Radius | null;
  /** Days that a row may be old. */
  readonly posted: string | null;
  /** Value that rows are found by after all others, in place of the values of the filter `of`. */
  readonly instead: { readonly of: string; readonly facet: Facet; readonly values: readonly Facet[] } | null;
};

export type Paging = {
  readonly sort: JobSort;
  /** True where what has less than everything follows what has all. */
  readonly stepped: boolean;
  readonly after: Place | null;
  readonly limit: number;
};

/** Place of a row in a list: its part, its value in the order of that part, and its key. */
export type Place = { readonly part: number; readonly value: number | string; readonly id: number };

/** Number of the last part, of rows that are let in after all others. */
const LET_IN = 1000;

const kmTo = (origin: Point, { lat, lon }: Pick<OpenRow, 'lat' | 'lon'>): number =>
  lat === null || lon === null ? NO_POSITION_KM : distanceKm(origin, { lat, lon });

/** Name of a condition: a filter, or `near`, a radius around the visitor's position. */
type Condition = { readonly name: string; readonly test: Test };

/** True for rows in the places asked for, or within `km` of the origin. */
function placeTest({ places, origin, radius }: Question, km: number | null): Test {
  const isNamed = hasOneOf(places.map(({ slug }) => townFacet(slug)));
  if (km === null || origin === null) return isNamed;
  const isWithin: Test = (row) => (row.lat === null ? (radius?.unknown ?? true) : kmTo(origin, row) <= km);
  return places.length > 0 && (radius?.widens ?? true) ? (row) => isNamed(row) || isWithin(row) : isWithin;
}

function conditionsOf(question: Question, found: Found, now: Date): Condition[] {
  const { facets, words, places, radius, posted, instead } = question;
  const conditions = [...facets].map(
    ([name, requested]): Condition => ({
      name,
      test: hasOneOf(instead?.of === name ? [...requested, instead.facet] : requested),
    }),
  );
  if (posted !== null) {
    const since = romeMidnight(now, Number(posted)).getTime();
    conditions.push({ name: 'posted', test: ({ postedAt }) => postedAt >= since });
  }
  for (const [name, expression] of words) conditions.push({ name, test: testOf(expression, found) });
  const { km, widens } = radius ?? { km: null, widens: true };
  if (places.length > 0) conditions.push({ name: 'location', test: placeTest(question, widens ? km : null) });
  if (!widens) conditions.push({ name: 'near', test: placeTest({ ...question, places: [] }, km) });
  return conditions;
}

const conditionsWithText = (question: Question, found: Found, now: Date): Condition[] => [
  ...(question.text ? [{ name: 'search', test: testOf(question.text.all, found) }] : []),
  ...conditionsOf(question, found, now),
];

/** Rows that may be shown and that are known whole: those beyond what a pattern was read of are not. */
export function shownRows(
  index: readonly OpenRow[],
  { audience, hidden }: Shown,
  found: Found,
  now: Date,
): readonly OpenRow[] {
  const time = now.getTime();
  return index.filter(
    ({ id, validThrough, facets }) =>
      validThrough > time && id > found.since && !hidden.has(id) && (audience === null || facets.includes(audience)),
  );
}

export function findRows(
  index: readonly OpenRow[],
  { question, found, now }: { readonly question: Question; readonly found: Found; readonly now: Date },
): readonly OpenRow[] {
  const conditions = conditionsWithText(question, found, now);
  return shownRows(index, question, found, now).filter((row) => conditions.every(({ test }) => test(row)));
}

function valueIn(sort: JobSort, question: Question): (row: OpenRow, tier: number) => number | string {
  const { origin, places, radius } = question;
  if (sort === 'title') return ({ titleKey }) => titleKey;
  if (sort === 'location') return ({ locationKey }) => locationKey;
  // A text that says nothing leaves the list around a place as it is.
  const isNearest = sort === 'distance' || (sort === 'relevance' && radius !== null);
  if (!isNearest || origin === null) return () => 0;
  // The page of a town lists its own offers first, wherever distances start.
  const own = radius && !radius.unknown ? places[0] && townFacet(places[0].slug) : undefined;
  return (row) => (own && row.lat !== null && row.facets.includes(own) ? -1 : kmTo(origin, row));
}

/** How much worse each tier is than the best, in preferences. */
const TIER_VALUES = [0, 1, 3, 5];

/** Distance that weighs as much as one preference, or as one trade less like the one asked for. */
const KM_OF_A_PREFERENCE = 10;

/** Value of a row in the order of a text: the tier that it is in, less what it has of what comes first, more what lies between. */
function relevanceIn(
  { preferred, from }: TextTiers,
  found: Found,
  origin: Point | null,
): (row: OpenRow, tier: number) => number {
  const origins = origin ? [origin] : from;
  const preferences = preferred.map(({ match, weight }) => ({
    test: testOf(match, found),
    weight,
  }));
  return (row, tier) => {
    const score = preferences.reduce((sum, { test, weight }) => sum + (test(row) ? weight : 0), 0);
    // Of two that say as much the nearer comes first.
    const km = origins.length === 0 ? 0 : Math.min(...origins.map((point) => kmTo(point, row)));
    return (TIER_VALUES[tier] ?? 0) - score + km / (NO_POSITION_KM + 1);
  };
}

function place(question: Question, { sort, stepped }: Paging, found: Found, conditions: readonly Condition[]) {
  const { text, instead } = question;
  const tiers = text?.tiers.map((tier) => testOf(tier, found)) ?? [() => true];
  const wider = (stepped && text?.wider) || [];
  const steps = wider.map(({ match, from, ranked }) => ({
    test: testOf(match, found),
    from,
    ranked: ranked?.map((each) => testOf(each, found)),
  }));
  const valueAt = sort === 'relevance' && text ? relevanceIn(text, found, question.origin) : valueIn(sort, question);
  const isPaid = instead && hasOneOf(question.facets.get(instead.of) ?? []);
  return (row: OpenRow): Place | null => {
    if (!conditions.every(({ test }) => test(row))) return null;
    const { id } = row;
    const tier = tiers.findIndex((test) => test(row));
    if (isPaid && !isPaid(row)) return tier < 0 ? null : { id, part: LET_IN, value: valueAt(row, tier) };
    if (tier >= 0) return { id, part: 0, value: valueAt(row, tier) };
    const step = steps.findIndex(({ test }) => test(row));
    if (step < 0) return null;
    const { from, ranked } = steps[step] ?? {};
    const value = valueAt(row, 0);
    const km = from ? Math.min(...from.map((town) => kmTo(town, row))) : 0;
    const rank = (ranked?.findIndex((test) => test(row)) ?? 0) + km / KM_OF_A_PREFERENCE;
    return { id, part: step + 1, value: typeof value === 'number' ? rank + value : value };
  };
}

/** The order of a list: part after part, in each by value, then newest first; by title and place the oldest first. */
const orderOf =
  (sort: JobSort) =>
  (a: Place, b: Place): number => {
    if (a.part !== b.part) return a.part - b.part;
    if (a.value !== b.value) return a.value < b.value ? -1 : 1;
    const isByKey = (sort === 'title' || sort === 'location') && (a.part === 0 || a.part === LET_IN);
    return isByKey ? a.id - b.id : b.id - a.id;
  };

export type FoundPage = {
  readonly places: readonly Place[];
  readonly isLast: boolean;
  readonly total: Total;
};

export function searchPage(
  index: readonly OpenRow[],
  { question, paging, found, now }: { question: Question; paging: Paging; found: Found; now: Date },
): FoundPage {
  const { sort, after, limit } = paging;
  const conditions = conditionsOf(question, found, now);
  const placeOf = place(question, paging, found, conditions);
  const all = shownRows(index, question, found, now)
    .map(placeOf)
    .filter((each) => each !== null);
  const isOther = (part: number) => part > 0 && question.text?.wider[part - 1]?.kind === 'similar';
  const isAnswer = question.text?.answeredBySimilar || !all.every(({ part }) => isOther(part));
  const listed = isAnswer ? all : [];
  const order = orderOf(sort);
  const next = after === null ? listed : listed.filter((each) => order(after, each) < 0);
  const places = next.toSorted(order).slice(0, limit);
  const total = listed.filter(({ part }) => part === 0 || part === LET_IN).length;
  return {
    places,
    isLast: places.length === next.length,
    total: { total, exact: found.since === 0 },
  };
}

/** The steps that the rows of a page belong to; none where all of them have everything. */
export function stepsOf(places: readonly Place[], wider: readonly WiderStep[]): SearchStep[] {
  const steps: SearchStep[] = [];
  for (const { part } of places) {
    const { kind, words }: Pick<SearchStep, 'kind' | 'words'> =
      part === LET_IN ? { kind: 'unpaid', words: [] } : (wider[part - 1] ?? { kind: 'exact', words: [] });
    const last = steps.at(-1);
    if (last?.kind === kind) steps[steps.length - 1] = { ...last, count: last.count + 1 };
    else steps.push({ kind, words, count: 1 });
  }
  return steps.every(({ kind }) => kind === 'exact') ? [] : steps;
}

const ORIGINS = MUNICIPALITIES.map((town): readonly [Facet, Point] => [
  townFacet(town.slug),
  townBySlug(town.slug) ?? town,
]);

/**
 * Municipalities besides its own whose search with this radius finds a row: those within the radius of the row. Null where a
 * place finds only the rows that name it.
 */
function townsFinding({ radius, places }: Question): ((row: OpenRow) => readonly Facet[]) | null {
  if (radius === null || !radius.widens || places.length === 0) return null;
  const known = new Map<string, readonly Facet[]>();
  return (row) => {
    const { lat, lon } = row;
    if (lat === null) return radius.unknown ? ORIGINS.map(([town]) => town) : [];
    const position = `${lat} ${lon}`;
    const near = known.get(position) ?? ORIGINS.filter(([, at]) => kmTo(at, row) <= radius.km).map(([town]) => town);
    known.set(position, near);
    return near;
  };
}

function facetsFinding(question: Question, now: Date): (row: OpenRow, visit: (each: Facet) => void) => void {
  const { instead } = question;
  const towns = townsFinding(question);
  const windows = POSTED_WITHIN.map(
    (days) => [romeMidnight(now, Number(days)).getTime(), facet('posted', days)] as const,
  );
  return (row, visit) => {
    for (const each of row.facets) visit(each);
    for (const [since, window] of windows) if (row.postedAt >= since) visit(window);
    // A row that is let in is found by every value of the filter that leaves it out.
    if (instead && row.facets.includes(instead.facet)) for (const each of instead.values) visit(each);
    if (towns) for (const town of towns(row)) if (!row.facets.includes(town)) visit(town);
  };
}

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

/** A tick that lets in what the filter `of` leaves out. */
export type LettingIn = { readonly facet: Facet; readonly of: string };

type Counting = {
  readonly question: Question;
  readonly found: Found;
  readonly now: Date;
  /** Each is counted where it lets in more. */
  readonly lettingIn: readonly LettingIn[];
};

/** Counts what a question finds, and what it would find with one thing changed. */
export function countRows(index: readonly OpenRow[], { question, found, now, lettingIn }: Counting): Counts {
  const conditions = conditionsWithText(question, found, now);
  const rows = shownRows(index, question, found, now);
  const letsIn = new Set(lettingIn.map(({ facet }) => facet.filter));
  const visitFinding = facetsFinding(question, now);
  const { add, counts: counted } = tally();
  const without = new Map(conditions.map(({ name }) => [name, 0]));
  let total = 0;
  // The one condition that the row at hand fails.
  let failed: string | null = null;
  const addFinding = (each: Facet) => {
    if ((failed === null || failed === each.filter) && !letsIn.has(each.filter)) add(each);
  };
  for (const row of rows) {
    failed = null;
    let failures = 0;
    for (const { name, test } of conditions)
      if (!test(row)) {
        failed = name;
        failures++;
        if (failures > 1) break;
      }
    if (failures > 1) continue;
    if (failed === null) total++;
    else without.set(failed, (without.get(failed) ?? 0) + 1);
    visitFinding(row, addFinding);
    for (const { facet: each, of } of lettingIn)
      if (failed === null || (failed === of && row.facets.includes(each))) add(each);
  }
  const counts = counted();
  if (found.since > 0) return { total, exact: false, counts: new Map(), dropped: [], wider: [] };
  if (total > 0) return { total, exact: true, counts, dropped: [], wider: [] };
  const dropped = [...without].flatMap(([filter, more]) => (more > 0 ? [{ filter, total: more }] : []));
  return { total, exact: true, counts, dropped, wider: widerRadii(rows, conditions, question) };
}

function widerRadii(rows: readonly OpenRow[], conditions: readonly Condition[], question: Question): Counts['wider'] {
  const { radius, places, fromPosition, origin } = question;
  // Around a position a radius narrows: without one there is no wider.
  const isMeasured = radius !== null || (places.length === 1 && !fromPosition);
  if (origin === null || !isMeasured) return [];
  const isMoved = ({ name }: Condition) => name === 'near' || (name === 'location' && !fromPosition);
  const others = conditions.filter((condition) => !isMoved(condition));
  const near = rows.filter((row) => others.every(({ test }) => test(row)));
  const wider: { radius: number; total: number }[] = [];
  const first = Math.floor((radius?.km ?? 0) / RADIUS.step) * RADIUS.step + RADIUS.step;
  for (let km = first; km <= RADIUS.max; km += RADIUS.step) {
    const total = near.filter(placeTest(fromPosition ? { ...question, places: [] } : question, km)).length;
    if (total > (wider.at(-1)?.total ?? 0)) wider.push({ radius: km, total });
  }
  return wider;
}
