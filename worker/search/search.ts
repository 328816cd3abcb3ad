import { romeMidnight } from '../../shared/dates.ts';
import { type JobSort, POSTED_WITHIN, RADIUS } from '../../shared/job-values.ts';
import { distanceKm, NO_POSITION_KM, type Point } from '../../shared/places/distance.ts';
import { MUNICIPALITIES, type Municipality } from '../../shared/places/municipalities.ts';
import { townBySlug } from '../../shared/places/towns.ts';
import type { SearchStep } from '../../shared/search-steps.ts';
import type { Total } from '../db/list-page.ts';
import type { Expression, Step, TextTiers } from './expression.ts';
import { FACETS, type Facet, facet, LETTING_IN, townFacet } from './facets.ts';

export function tally() {
  const numbers: number[] = [];
  return {
    add({ index }: Facet): void {
      numbers[index] = (numbers[index] ?? 0) + 1;
    },
    counts(): ReadonlyMap<Facet, number> {
      const all = [...FACETS.values()].map((each) => [each, numbers[each.index] ?? 0] as const);
      return new Map(all.filter(([, count]) => count > 0));
    },
  };
}

function hasOneOf(wanted: Iterable<Facet>): (row: { readonly facets: readonly Facet[] }) => boolean {
  const [first, ...more] = wanted;
  if (first && more.length === 0) return ({ facets }) => facets.includes(first);
  const isWanted = new Uint8Array(FACETS.size);
  for (const { index } of wanted) isWanted[index] = 1;
  return ({ facets }) => facets.some(({ index }) => isWanted[index] === 1);
}

/** All that filters, counts and orders read of an open offer or a profile. */
export type OpenRow = {
  /** Grows with recency. */
  readonly id: number;
  readonly facets: readonly Facet[];
  readonly lat: number | null;
  readonly lon: number | null;
  /** Milliseconds. */
  readonly postedAt: number;
  /** Milliseconds; of a profile, which has no end, infinity. */
  readonly validThrough: number;
  readonly titleKey: string;
  readonly locationKey: string;
  /** Euro, the most that is said; null where it cannot be said, as of every profile. */
  readonly yearlyPay: number | null;
  readonly hourlyPay: number | null;
  readonly weeklyHours: number | null;
};

export type Found = {
  readonly ids: ReadonlyMap<string, ReadonlySet<number>>;
  /** A pattern finds more than were read: only rows with a higher key than this are known. Zero where all are. */
  readonly since: number;
};

export const NOTHING_SEARCHED: Found = { ids: new Map(), since: 0 };

const NO_IDS: ReadonlySet<number> = new Set();

export type Test = (row: OpenRow) => boolean;

export function testOf(expression: Expression, found: Found): Test {
  if ('words' in expression) {
    const ids = found.ids.get(expression.words) ?? NO_IDS;
    return ({ id }) => ids.has(id);
  }
  if ('facets' in expression) return hasOneOf(expression.facets);
  if ('number' in expression) {
    const { number, from, to } = expression;
    return ({ [number]: value }) => value !== null && value >= from && value <= to;
  }
  if ('only' in expression) {
    const [only, but] = [testOf(expression.only, found), testOf(expression.but, found)];
    return (row) => only(row) && !but(row);
  }
  const isAll = 'all' in expression;
  const tests = (isAll ? expression.all : expression.any).map((part) => testOf(part, found));
  return isAll ? (row) => tests.every((test) => test(row)) : (row) => tests.some((test) => test(row));
}

/** Question of a list, with every text resolved to its meaning. */
export type Question = {
  /** Facet of all rows that the client may see; null where every open row may be seen. */
  readonly audience: Facet | null;
  /** Keys of rows that keep the client out. */
  readonly hidden: ReadonlySet<number>;
  readonly text: TextTiers | null;
  /** Values that are asked for, by the name of their filter: of one filter any will do. */
  readonly facets: ReadonlyMap<string, readonly Facet[]>;
  /** Words that are asked for besides the text, by the name of their filter; `location` where a place names no municipality. */
  readonly words: ReadonlyMap<string, Expression>;
  /** Municipalities that are asked for: rows of theirs, and rows that write their names. */
  readonly places: readonly Municipality[];
  readonly origin: Point | null;
  /** The origin is a position that was sent, and not that of the place: then a radius narrows the places, and else it widens them. */
  readonly fromPosition: boolean;
  /** Distance from the origin. Rows without a position stay in, as they may be near (`unknown`), but not on the page of a town. */
  readonly radius: { readonly km: number; readonly unknown: boolean } | null;
  /** Days that a row may be old. */
  readonly posted: string | null;
  /** Value that rows are found by after all others, in place of the values of the filter `of`. */
  readonly instead: (typeof LETTING_IN)[number] | null;
};

/** Rows that a client may see at all. */
export type Audience = Pick<Question, 'audience' | 'hidden'>;

export type Paging = {
  readonly sort: JobSort;
  /** True where what has less than everything follows what has all. */
  readonly stepped: boolean;
  readonly after: Hit | null;
  readonly limit: number;
};

/** Hit of a row in a list: its part, its value in the order of that part, and its key. */
export type Hit = { readonly part: number; readonly value: number | string; readonly id: number };

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
  return places.length > 0 ? (row) => isNamed(row) || isWithin(row) : isWithin;
}

function conditionsOf(question: Question, found: Found, now: Date): Condition[] {
  const { text, facets, words, places, fromPosition, radius, posted, instead } = question;
  const conditions: Condition[] = text ? [{ name: 'search', test: testOf(text.all, found) }] : [];
  for (const [name, requested] of facets)
    conditions.push({ name, test: hasOneOf(instead?.of === name ? [...requested, instead.facet] : requested) });
  if (posted !== null) {
    const since = romeMidnight(now, Number(posted)).getTime();
    conditions.push({ name: 'posted', test: ({ postedAt }) => postedAt >= since });
  }
  for (const [name, expression] of words) conditions.push({ name, test: testOf(expression, found) });
  const km = radius?.km ?? null;
  if (places.length > 0) conditions.push({ name: 'location', test: placeTest(question, fromPosition ? null : km) });
  if (fromPosition && km !== null) conditions.push({ name: 'near', test: placeTest({ ...question, places: [] }, km) });
  return conditions;
}

/** Rows that the client may see and that are known whole: those beyond what a pattern was read of are not. */
export function visibleRows(
  index: readonly OpenRow[],
  { audience, hidden }: Audience,
  found: Found,
  now: Date,
): readonly OpenRow[] {
  const time = now.getTime();
  return index.filter(
    ({ id, validThrough, facets }) =>
      validThrough > time && id > found.since && !hidden.has(id) && (audience === null || facets.includes(audience)),
  );
}

/** A question, the words of it that were found, and the time. */
export type Searched = { readonly question: Question; readonly found: Found; readonly now: Date };

type Paged = Searched & { readonly paging: Paging };

export function findRows(index: readonly OpenRow[], { question, found, now }: Searched): readonly OpenRow[] {
  const conditions = conditionsOf(question, found, now);
  return visibleRows(index, question, found, now).filter((row) => conditions.every(({ test }) => test(row)));
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
  const preferences = preferred.map(({ match, weight }) => ({ test: testOf(match, found), weight }));
  return (row, tier) => {
    const score = preferences.reduce((sum, { test, weight }) => sum + (test(row) ? weight : 0), 0);
    // Of two that say as much the nearer comes first.
    const km = origins.length === 0 ? 0 : Math.min(...origins.map((point) => kmTo(point, row)));
    return (TIER_VALUES[tier] ?? 0) - score + km / (NO_POSITION_KM + 1);
  };
}

/** A row as a list has it; null for a row that is not in it. */
function hitIn({ question, paging: { sort, stepped }, found, now }: Paged): (row: OpenRow) => Hit | null {
  const { text, instead } = question;
  // Tiers and steps are in place of the text.
  const conditions = conditionsOf({ ...question, text: null }, found, now);
  const tiers = text?.tiers.map((tier) => testOf(tier, found)) ?? [() => true];
  const steps = ((stepped && text?.steps) || []).map(({ match, from, ranked }) => ({
    test: testOf(match, found),
    from,
    ranked: ranked?.map((each) => testOf(each, found)),
  }));
  const valueAt = sort === 'relevance' && text ? relevanceIn(text, found, question.origin) : valueIn(sort, question);
  const isPaid = instead && hasOneOf(question.facets.get(instead.of) ?? []);
  return (row) => {
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
  (a: Hit, b: Hit): number => {
    if (a.part !== b.part) return a.part - b.part;
    if (a.value !== b.value) return a.value < b.value ? -1 : 1;
    const isByKey = (sort === 'title' || sort === 'location') && (a.part === 0 || a.part === LET_IN);
    return isByKey ? a.id - b.id : b.id - a.id;
  };

export type FoundPage = { readonly hits: readonly Hit[]; readonly isLast: boolean; readonly total: Total };

export function searchPage(index: readonly OpenRow[], paged: Paged): FoundPage {
  const { question, paging, found, now } = paged;
  const { sort, after, limit } = paging;
  const all = visibleRows(index, question, found, now)
    .map(hitIn(paged))
    .filter((each) => each !== null);
  const isOther = (part: number) => part > 0 && question.text?.steps[part - 1]?.kind === 'similar';
  const isAnswer = question.text?.answeredBySimilar || !all.every(({ part }) => isOther(part));
  const listed = isAnswer ? all : [];
  const order = orderOf(sort);
  const next = after === null ? listed : listed.filter((each) => order(after, each) < 0);
  const hits = next.toSorted(order).slice(0, limit);
  const total = listed.filter(({ part }) => part === 0 || part === LET_IN).length;
  return { hits, isLast: hits.length === next.length, total: { total, exact: found.since === 0 } };
}

/** The steps that the rows of a page belong to; none where all of them have everything. */
export function stepsOf(hits: readonly Hit[], steps: readonly Step[]): SearchStep[] {
  const listed: SearchStep[] = [];
  for (const { part } of hits) {
    const { kind, words }: Pick<SearchStep, 'kind' | 'words'> =
      part === LET_IN ? { kind: 'unpaid', words: [] } : (steps[part - 1] ?? { kind: 'exact', words: [] });
    const last = listed.at(-1);
    if (last?.kind === kind) listed[listed.length - 1] = { ...last, count: last.count + 1 };
    else listed.push({ kind, words, count: 1 });
  }
  return listed.every(({ kind }) => kind === 'exact') ? [] : listed;
}

const ORIGINS = MUNICIPALITIES.map((town): readonly [Facet, Point] => [
  townFacet(town.slug),
  townBySlug(town.slug) ?? town,
]);

/**
 * Municipalities besides its own whose search with this radius finds a row: those within the radius of the row. Null where a
 * place finds only the rows that name it.
 */
function townsFinding({ radius, fromPosition, places }: Question): ((row: OpenRow) => readonly Facet[]) | null {
  if (radius === null || fromPosition || places.length === 0) return null;
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

const LETS_IN: ReadonlySet<string> = new Set(LETTING_IN.map(({ facet: { filter } }) => filter));

/** Counts what a question finds, and what it would find with one thing changed. */
export function countRows(index: readonly OpenRow[], { question, found, now }: Searched): Counts {
  const conditions = conditionsOf(question, found, now);
  const rows = visibleRows(index, question, found, now);
  const visitFinding = facetsFinding(question, now);
  const { add, counts } = tally();
  const without = new Map(conditions.map(({ name }) => [name, 0]));
  let total = 0;
  // The one condition that the row at hand fails.
  let failed: string | null = null;
  const addFinding = (each: Facet) => {
    if ((failed === null || failed === each.filter) && !LETS_IN.has(each.filter)) add(each);
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
    for (const { facet: each, of } of LETTING_IN)
      if (failed === null || (failed === of && row.facets.includes(each))) add(each);
  }
  if (found.since > 0) return { total, exact: false, counts: new Map(), dropped: [], wider: [] };
  if (total > 0) return { total, exact: true, counts: counts(), dropped: [], wider: [] };
  const dropped = [...without].flatMap(([filter, more]) => (more > 0 ? [{ filter, total: more }] : []));
  return { total, exact: true, counts: counts(), dropped, wider: widerRadii(rows, conditions, question) };
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
