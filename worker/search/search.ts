import { romeDay, romeMidnight } from '../../shared/dates.ts';
import type { JobSort } from '../../shared/job-values.ts';
import { distanceKm, NO_POSITION_KM, type Point } from '../../shared/places/distance.ts';
import type { Municipality } from '../../shared/places/municipalities.ts';
import type { SearchStep } from '../../shared/search-steps.ts';
import type { Total } from '../db/list-page.ts';
import { type Bits, between, both, butNot, count, either, hasBit, members, next, noBits, setBit } from './bits.ts';
import type { Expression, Step, TextTiers } from './expression.ts';
import { type Facet, facet, type LETTING_IN, townFacet } from './facets.ts';
import type { Found, Kind, OpenIndex } from './open-index.ts';

const LATEST = Number.POSITIVE_INFINITY;

/** Distance from an origin. Rows without a position stay in, as they may be near (`unknown`), but not on the page of a town. */
type Radius = { readonly km: number; readonly unknown: boolean };

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
  /** Municipalities whose urgent offers come first: those of the list, also where they are asked for within its text. */
  readonly firstIn: readonly Municipality[];
  readonly origin: Point | null;
  /** The origin is a position that was sent, and not that of the place: then a radius narrows the places, and else it widens them. */
  readonly fromPosition: boolean;
  readonly radius: Radius | null;
  /** Days that a row may be old. */
  readonly posted: string | null;
  /** Only profiles of people who can start at once, today in Rome. */
  readonly available: boolean;
  /** Value that lets rows in after all others, which have none of the values of the filter `of`. */
  readonly letIn: (typeof LETTING_IN)[number] | null;
};

/** All that a list asks for but its text. */
export type Requested = Omit<Question, 'text'>;

/** Asks for nothing: every open row is an answer. */
const EVERYTHING: Question = {
  audience: null,
  hidden: new Set(),
  text: null,
  facets: new Map(),
  words: new Map(),
  places: [],
  firstIn: [],
  origin: null,
  fromPosition: false,
  radius: null,
  posted: null,
  available: false,
  letIn: null,
};

/** All that everybody may see: every open offer, and the profiles that are not for companies only. */
export const FOR_EVERYBODY: Readonly<Record<Kind, Question>> = {
  jobs: EVERYTHING,
  candidates: { ...EVERYTHING, audience: facet('audience', 'open') },
};

export const FOR_COMPANIES = facet('audience', 'companies');

/** A question, the words of it that were found, and the time. */
export type Searched = { readonly question: Question; readonly found: Found; readonly now: Date };

export const rowsOf = ({ having, none }: OpenIndex, { index }: Facet): Bits => having[index] ?? none;

export const havingOneOf = (index: OpenIndex, facets: readonly Facet[]): Bits =>
  facets.reduce((rows, each) => either(rows, rowsOf(index, each)), index.none);

function rowsWith({ rowOf }: OpenIndex, ids: Iterable<number>): Bits {
  const bits = noBits(rowOf.size);
  for (const id of ids) {
    const row = rowOf.get(id);
    if (row !== undefined) setBit(bits, row);
  }
  return bits;
}

/** Rows that a condition finds. */
function matching(index: OpenIndex, expression: Expression, found: Found): Bits {
  const of = (part: Expression) => matching(index, part, found);
  if ('words' in expression) return rowsWith(index, found.ids.get(expression.words) ?? []);
  if ('facets' in expression) return havingOneOf(index, expression.facets);
  if ('number' in expression) return between(index.columns[expression.number], expression.from, expression.to);
  if ('only' in expression) return butNot(of(expression.only), of(expression.but));
  if ('all' in expression) return expression.all.map(of).reduce(both, index.all);
  return expression.any.map(of).reduce(either, index.none);
}

/** Distance of each row from the nearest of some points. Loops, as counts ask it for every municipality. */
export function kmFrom({ spots, spotOf }: OpenIndex, origins: readonly Point[]): Float64Array {
  const km = new Float64Array(spots.length).fill(NO_POSITION_KM);
  for (const [n, spot] of spots.entries())
    if (spot) for (const origin of origins) km[n] = Math.min(km[n] ?? NO_POSITION_KM, distanceKm(origin, spot));
  const away = new Float64Array(spotOf.length);
  for (let row = 0; row < away.length; row++) away[row] = km[spotOf[row] ?? 0] ?? NO_POSITION_KM;
  return away;
}

export const rowsIn = (index: OpenIndex, places: readonly Municipality[]): Bits =>
  havingOneOf(
    index,
    places.map(({ slug }) => townFacet(slug)),
  );

/** Rows within a radius, by their distances. */
export const rowsWithin = (index: OpenIndex, { km, unknown }: Radius, away: Float64Array): Bits =>
  either(between(away, 0, km), unknown ? index.nowhere : index.none);

/** Rows that each condition of a question finds, by its name: a filter, or `near`, a radius around the visitor's position. */
export function conditionsOf(index: OpenIndex, { question, found, now }: Searched): Map<string, Bits> {
  const { text, facets, words, places, origin, fromPosition, radius, posted, available, letIn } = question;
  const conditions = new Map<string, Bits>();
  if (text) conditions.set('search', matching(index, text.all, found));
  for (const [name, requested] of facets)
    conditions.set(name, havingOneOf(index, letIn?.of === name ? [...requested, letIn.facet] : requested));
  if (posted !== null) conditions.set('posted', postedWithin(index, posted, now));
  if (available) conditions.set('available', between(index.columns.availableUntil, Date.parse(romeDay(now)), LATEST));
  for (const [name, expression] of words) conditions.set(name, matching(index, expression, found));
  const near = radius && origin && rowsWithin(index, radius, kmFrom(index, [origin]));
  const named = rowsIn(index, places);
  if (places.length > 0) conditions.set('location', near && !fromPosition ? either(named, near) : named);
  if (near && fromPosition) conditions.set('near', near);
  return conditions;
}

export const postedWithin = ({ columns }: OpenIndex, days: string, now: Date): Bits =>
  between(columns.postedAt, romeMidnight(now, Number(days)).getTime(), LATEST);

/** Rows that the client may see and that are known whole: those beyond what a pattern was read of are not. */
export function visible(index: OpenIndex, { question: { audience, hidden }, found, now }: Searched): Bits {
  const open = butNot(between(index.columns.validThrough, now.getTime() + 1, LATEST), rowsWith(index, hidden));
  const known = found.since > 0 ? both(open, between(index.columns.id, found.since + 1, LATEST)) : open;
  return audience === null ? known : both(known, havingOneOf(index, [audience]));
}

/** Rows that have everything that a question asks for. */
const answers = (index: OpenIndex, searched: Searched): Bits =>
  [...conditionsOf(index, searched).values()].reduce(both, visible(index, searched));

export const countFound = (index: OpenIndex, searched: Searched): number => count(answers(index, searched));

/** Keys of the rows that have everything, newest first. */
export const findIds = (index: OpenIndex, searched: Searched): number[] =>
  members(answers(index, searched)).map((row) => index.columns.id[row] ?? 0);

export type Paging = {
  readonly sort: JobSort;
  /** True where what has less than everything follows what has all. */
  readonly stepped: boolean;
  readonly after: Hit | null;
  readonly limit: number;
};

/** Hit of a row in a list: its part, its value in the order of that part, and its key. */
export type Hit = { readonly part: number; readonly value: number | string; readonly id: number };

/** Number of the last part, of rows that are let in after all others, and of the first one, of urgent offers of the place asked for. */
const LET_IN = 1000;
const URGENT = -1;
const URGENT_FACET = facet('urgent', 'true');

type Value = (row: number) => number | string;

/** One of the parts that a list is made of, with its rows and their order; without a value they are newest first. */
type ListPart = { readonly part: number; readonly rows: Bits; readonly valueAt: Value | null };

function valueIn(index: OpenIndex, sort: JobSort, { origin, places, radius }: Question): Value | null {
  if (sort === 'title' || sort === 'location') return (row) => index.keys[sort][row] ?? '';
  // A text that says nothing leaves the list around a place as it is.
  const isNearest = sort === 'distance' || (sort === 'relevance' && radius !== null);
  if (!isNearest || origin === null) return null;
  const away = kmFrom(index, [origin]);
  const [town] = places;
  // The page of a town lists its own offers first, wherever distances start.
  const own = havingOneOf(index, town && radius && !radius.unknown ? [townFacet(town.slug)] : []);
  return (row) => {
    const km = away[row] ?? NO_POSITION_KM;
    return hasBit(own, row) && km !== NO_POSITION_KM ? -1 : km;
  };
}

/** How much worse each tier is than the best, in preferences. */
const TIER_VALUES = [0, 1, 3, 5];

/** Distance that weighs as much as one preference, or as one trade less like the one asked for. */
const KM_OF_A_PREFERENCE = 10;

const firstWith = (sets: readonly Bits[], row: number): number => sets.findIndex((rows) => hasBit(rows, row));

/** Value of a row in the order of a text: the tier that it is in, less what it has of what comes first, more what lies between. */
function relevanceIn(index: OpenIndex, text: TextTiers, { question: { origin }, found }: Searched) {
  const origins = origin ? [origin] : text.from;
  const away = origins.length > 0 ? kmFrom(index, origins) : null;
  const preferences = text.preferred.map(({ match, weight }) => ({ rows: matching(index, match, found), weight }));
  return (row: number, tier: number): number => {
    const score = preferences.reduce((sum, { rows, weight }) => sum + (hasBit(rows, row) ? weight : 0), 0);
    // Of two that say as much the nearer comes first.
    return (TIER_VALUES[tier] ?? 0) - score + (away?.[row] ?? 0) / (NO_POSITION_KM + 1);
  };
}

type Sets = { readonly listed: Bits; readonly tiers: readonly Bits[]; readonly whole: Bits };

/** Rows with everything but the text, those that each tier of the text finds, and those with everything. */
function setsOf(index: OpenIndex, { question, ...searched }: Searched): Sets {
  // Tiers and steps stand for the text.
  const listed = answers(index, { ...searched, question: { ...question, text: null } });
  const tiers = question.text?.tiers.map((tier) => matching(index, tier, searched.found)) ?? [index.all];
  return { listed, tiers, whole: both(listed, tiers.reduce(either, index.none)) };
}

/** The parts of a list in their order: urgent offers of its place, what has everything, each step of its text, and what is let in. */
function* partsOf(
  index: OpenIndex,
  searched: Searched,
  { sort, stepped }: Paging,
  { listed, tiers, whole }: Sets,
): Generator<ListPart> {
  const { question, found } = searched;
  const { text, letIn } = question;
  const requested = letIn ? havingOneOf(index, question.facets.get(letIn.of) ?? []) : index.all;
  const relevance = sort === 'relevance' && text ? relevanceIn(index, text, searched) : null;
  const sorted = valueIn(index, sort, question);
  const valueAt = relevance ? (row: number) => relevance(row, firstWith(tiers, row)) : sorted;
  const isByKey = sort === 'title' || sort === 'location';
  const urgent = isByKey ? index.none : both(rowsIn(index, question.firstIn), rowsOf(index, URGENT_FACET));
  const best = both(whole, requested);
  yield { part: URGENT, rows: both(best, urgent), valueAt: null };
  yield { part: 0, rows: butNot(best, urgent), valueAt };
  let rest = butNot(both(listed, requested), whole);
  for (const [number, { match, from, ranked }] of (stepped && text ? text.steps : []).entries()) {
    const rows = both(rest, matching(index, match, found));
    const away = from ? kmFrom(index, from) : null;
    const ranks = ranked?.map((each) => matching(index, each, found));
    rest = butNot(rest, rows);
    yield {
      part: number + 1,
      rows,
      valueAt: (row) => {
        const value = relevance ? relevance(row, 0) : (sorted?.(row) ?? 0);
        const rank = (ranks ? firstWith(ranks, row) : 0) + (away?.[row] ?? 0) / KM_OF_A_PREFERENCE;
        return typeof value === 'number' ? rank + value : value;
      },
    };
  }
  yield { part: LET_IN, rows: butNot(whole, requested), valueAt };
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

/** The first hits of a part after the last one of the page before, in their order. */
function firstHits(index: OpenIndex, { part, rows, valueAt }: ListPart, { sort, after }: Paging, most: number): Hit[] {
  const order = orderOf(sort);
  let first: Hit[] = [];
  let last: Hit | undefined;
  for (let row = next(rows, 0); row >= 0; row = next(rows, row + 1)) {
    const hit = { part, value: valueAt ? valueAt(row) : 0, id: index.columns.id[row] ?? 0 };
    if ((after && order(after, hit) >= 0) || (last && order(last, hit) < 0)) continue;
    first.push(hit);
    if (valueAt === null && first.length === most) return first;
    // Never sorts all: from time to time the first ones, which leave out most of the others.
    if (first.length < 2 * most) continue;
    first = first.sort(order).slice(0, most);
    last = first.at(-1);
  }
  return first.sort(order).slice(0, most);
}

/** True for a hit with everything that was asked for. */
export const isWhole = (hit: Hit | undefined): boolean => hit !== undefined && hit.part <= 0;

export type FoundPage = { readonly hits: readonly Hit[]; readonly isLast: boolean; readonly total: Total };

export function searchPage(
  index: OpenIndex,
  { paging, ...searched }: Searched & { readonly paging: Paging },
): FoundPage {
  const { text } = searched.question;
  const isOther = ({ part }: ListPart) => part > 0 && text?.steps[part - 1]?.kind === 'similar';
  const sets = setsOf(index, searched);
  let isAnswer = text?.answeredBySimilar ?? false;
  const first: Hit[] = [];
  for (const part of partsOf(index, searched, paging, sets)) {
    isAnswer ||= !isOther(part) && next(part.rows, 0) >= 0;
    if (first.length <= paging.limit) first.push(...firstHits(index, part, paging, paging.limit + 1 - first.length));
    // No part after it is worked out.
    else if (isAnswer) break;
  }
  const hits = isAnswer ? first : [];
  return {
    hits: hits.slice(0, paging.limit),
    isLast: hits.length <= paging.limit,
    total: { total: count(sets.whole), exact: searched.found.since === 0 },
  };
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
