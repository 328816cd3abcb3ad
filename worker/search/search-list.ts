import type { SQL } from 'drizzle-orm';
import { type Cursor, writeCursor } from '../../shared/cursor.ts';
import { type SimilarTrade, searchedFor, sortOf } from '../../shared/list-query.ts';
import type { Point } from '../../shared/places/distance.ts';
import type { Municipality } from '../../shared/places/municipalities.ts';
import { isWholeValley } from '../../shared/places/resolve-place.ts';
import type { Database } from '../db/client.ts';
import { type ListPage, withinWeight } from '../db/list-page.ts';
import { invalidField } from '../errors.ts';
import { readCursor, searchKind } from '../http/cursor.ts';
import { COLUMNS, type TextDepth, textTiers, wordsInColumn } from '../text-search/conditions.ts';
import { piecesOf, type Reading, readAs, readSearch } from '../text-search/read-text.ts';
import { correctText, isCorrection, similarTrades } from '../text-search/suggest.ts';
import { type Expression, patternsIn } from './expression.ts';
import { type Kind, matchWords, openJobs, openRows, SHOWN_TO_EVERYBODY, type Source } from './open-index.ts';
import {
  type Counts,
  countRows,
  type Found,
  findRows,
  type Place,
  type Question,
  searchPage,
  stepsOf,
} from './search.ts';

/** Meaning of a query, without its text. */
export type Requested = Omit<Question, 'text'>;

type ListQuery = Parameters<typeof sortOf>[0] & {
  readonly [Name in 'town' | 'cursor']?: string | undefined;
} & { readonly limit: number };

/** A query of offers or profiles, and all that it asks for but its text. */
export type Search = {
  readonly kind: Kind;
  readonly query: { readonly [Name in 'search' | 'exact']?: string | undefined };
  readonly question: Requested;
};

type PlaceQuery = { readonly [Name in 'location' | 'sort']?: string | undefined } & {
  readonly [Name in 'lat' | 'lon' | 'radius']?: number | undefined;
};

const NEEDS_ORIGIN = 'ha bisogno di una posizione o di un comune';

/**
 * The place that a query asks for, as a question that asks for nothing else.
 * @param positionOf where distances from a municipality start
 * @throws DomainError `invalid` for a distance from nowhere
 */
export function placeQuestion(
  kind: Kind,
  { location = '', lat, lon, radius, sort }: PlaceQuery,
  places: readonly Municipality[],
  positionOf: (place: Municipality) => Point,
): Requested {
  const [place, ...others] = places;
  const named = place && others.length === 0 ? positionOf(place) : null;
  const origin = lat !== undefined && lon !== undefined ? { lat, lon } : named;
  if (origin === null && radius !== undefined) throw invalidField('radius', `Il raggio ${NEEDS_ORIGIN}`);
  if (origin === null && sort === 'distance') throw invalidField('sort', `L'ordine per distanza ${NEEDS_ORIGIN}`);
  const written = places.length > 0 || isWholeValley(location) ? null : wordsInColumn('place', location);
  return {
    ...SHOWN_TO_EVERYBODY[kind],
    facets: new Map(),
    words: new Map(written && [['location', written]]),
    places,
    origin,
    fromPosition: lat !== undefined,
    radius: radius === undefined ? null : { km: radius, unknown: true },
    posted: null,
    instead: null,
  };
}

/**
 * Adds a text to the question. A place without a radius is part of it in a list in steps: rows with everything are there, and
 * the later ones may be near it.
 */
function withText({ kind, question }: Search, reading: Reading, depth: TextDepth): Question {
  const within = depth === 'steps' && question.radius === null ? question.places : [];
  const tiers = textTiers(reading, COLUMNS[kind], within, depth);
  return { ...question, text: tiers, places: tiers && within.length > 0 ? [] : question.places };
}

const preferredBy = ({ text }: Question): Expression[] => (text?.preferred ?? []).map(({ match }) => match);

/** True where nothing has one of the words that only order: it may be misspelt. */
const hasUnknown = ({ text }: Question, { ids }: Found): boolean =>
  (text?.preferred ?? []).some(
    ({ match, isUnknown }) => isUnknown && 'words' in match && ids.get(match.words)?.size === 0,
  );

const wordsOfAll = ({ words, text }: Question): Expression[] => [...words.values(), ...(text ? [text.all] : [])];

const namesPlace = ({ units }: Reading): boolean => units.some(({ kind }) => kind === 'place');

/** Reads a text once for all that is asked of it. */
const readTyped = ({ search = '', exact }: Search['query']): Reading => readSearch(search, exact !== undefined);

/** Answers to a text and, where that is doubtful, to the text as the words that are there correct it. */
async function answerBoth<Answer extends { readonly isDoubtful: boolean }>(
  source: Source,
  { kind, query }: Search,
  reading: Reading,
  answer: (reading: Reading) => Promise<Answer>,
) {
  const first = { reading, ...(await answer(reading)) };
  const mayCorrect = query.exact === undefined && first.isDoubtful;
  const other = mayCorrect ? await correctText(source, kind, reading) : null;
  return { first, second: other && { reading: other, ...(await answer(other)) } };
}

/**
 * One page of a list. A text that nothing has everything of is corrected, where that finds more.
 * @param read rows by their keys, in any order; one that is not shown any more is left out
 * @throws DomainError `invalid` for a cursor of another list
 */
export async function searchList<Row extends { readonly id: number }>(
  source: Source,
  search: Search & { readonly query: ListQuery },
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
  now: Date,
): Promise<ListPage<Row>> {
  const { kind, query, question } = search;
  const { limit, cursor, exact } = query;
  const sort = sortOf(query);
  // The page of a town is by distance, and has its steps all the same.
  const stepped = sort === 'relevance' || query.town !== undefined;
  const cursorKind = searchKind(sort, [kind, meaningOf(question), ...searchedFor(query)]);
  const end =
    cursor === undefined ? null : readCursor(cursorKind, cursor, (text) => isCorrection(query.search ?? '', text));
  const paging = { sort, stepped, after: end && readPlace(end), limit };
  const index = await openRows(source, kind);
  const { first, second } = await answerBoth(
    source,
    search,
    // A page after the first searches for what the first one did.
    readTyped({ ...query, ...(end?.text === undefined ? {} : { search: end.text }) }),
    async (reading) => {
      const matched = withText(search, reading, stepped ? 'steps' : 'tiers');
      const everything = [...matched.words.values(), ...(matched.text?.tiers ?? []), ...preferredBy(matched)];
      const wider = stepped ? (matched.text?.wider ?? []).map(({ match }) => match) : [];
      // A page of rows with everything needs nobody to look for what has less.
      const enough = (paging.after?.part ?? 0) > 0 ? Number.MAX_SAFE_INTEGER : limit;
      let found = await matchWords(source.db, kind, everything, { conditions: wider, enough });
      let page = searchPage(index, { question: matched, paging, found, now });
      const isFull = page.places[limit - 1]?.part === 0 && !page.isLast;
      if (!isFull && patternsIn(wider).some((pattern) => !found.ids.has(pattern))) {
        const { ids, since } = await matchWords(source.db, kind, wider);
        found = { ids: new Map([...found.ids, ...ids]), since: Math.max(found.since, since) };
        page = searchPage(index, { question: matched, paging, found, now });
      }
      const hasAll = matched.text === null || page.places[0]?.part === 0;
      return { text: matched.text, page, hasAll, isDoubtful: end === null && (!hasAll || hasUnknown(matched, found)) };
    },
  );
  // A misspelt place says more than the trade in the whole valley.
  const saysMore = (other: Reading) =>
    first.page.places.length === 0 || (namesPlace(other) && !namesPlace(first.reading));
  const isBetter = second && (second.hasAll || (second.page.places.length > 0 && saysMore(second.reading)));
  const { reading, text, page } = isBetter ? second : first;
  const corrected = isBetter ? reading.text : (end?.text ?? null);
  const { places, isLast, total } = page;
  const byId = new Map((await read(places.map(({ id }) => id))).map((row) => [row.id, row]));
  const present = places.filter(({ id }) => byId.has(id));
  const rows = withinWeight(present.flatMap(({ id }) => byId.get(id) ?? []));
  const shown = present.slice(0, rows.length);
  const last = rows.length < present.length ? shown.at(-1) : isLast ? undefined : places.at(-1);
  const ordered = sort === 'title' || sort === 'location' || sort === 'distance';
  return {
    rows,
    total,
    next: last
      ? writeCursor(cursorKind, { ...writePlace(last), ...(corrected === null ? {} : { text: corrected }) })
      : null,
    newest: ordered && !total.exact ? total.total : null,
    corrected: exact === undefined ? (readAs(reading) ?? corrected) : null,
    pieces: exact === undefined ? piecesOf(reading) : [],
    steps: stepsOf(shown, text?.wider ?? []),
  };
}

const meaningOf = ({ facets, words, places, origin, fromPosition, radius, posted, instead }: Requested) => [
  [...facets],
  [...words],
  places.map(({ slug }) => slug),
  origin,
  fromPosition,
  radius,
  posted,
  instead,
];

const writePlace = ({ part, value, id }: Place): Cursor => ({ after: JSON.stringify([part, value]), id });

/** Reads a place that `writePlace` wrote; anything else, which anybody can make up, is a value in the first part. */
function readPlace({ after, id }: Cursor): Place {
  try {
    const [part, value]: unknown[] = JSON.parse(String(after));
    const isValue = typeof value === 'string' || typeof value === 'number';
    if (typeof part === 'number' && isValue) return { part, value, id };
  } catch {}
  return { part: 0, value: after, id };
}

/** Numbers beside a list, the text that they are of where it is not the one typed, and trades to search for where they are none. */
type ListCounts = Counts & { readonly corrected: string | null; readonly similar: SimilarTrade[] };

/** Counts what a list finds, its text corrected as the list corrects it: where nothing has everything that was typed. */
export async function countList(source: Source, search: Search, now: Date): Promise<ListCounts> {
  const { kind, query } = search;
  const index = await openRows(source, kind);
  const { first, second } = await answerBoth(source, search, readTyped(query), async (reading) => {
    const question = withText(search, reading, 'tiers');
    const found = await matchWords(source.db, kind, [...wordsOfAll(question), ...preferredBy(question)]);
    const counts = countRows(index, { question, found, now });
    return { counts, isDoubtful: counts.total === 0 || hasUnknown(question, found) };
  });
  const isBetter = second && second.counts.total > 0;
  const { reading, counts: own } = isBetter ? second : first;
  const counts = second && own.total === 0 ? eitherOf(own, second.counts) : own;
  const corrected = query.exact === undefined ? (readAs(reading) ?? (isBetter ? reading.text : null)) : null;
  const isKnown = counts.total > 0 || !counts.exact;
  const similar = isKnown ? [] : await similarTrades(corrected ?? reading.text, { source, kind, now });
  return { ...counts, corrected, similar };
}

/** Of two texts that find nothing, what one condition less or a wider radius finds: of the corrected one where the first finds nothing. */
function eitherOf(first: Counts, second: Counts): Counts {
  const others = second.dropped.filter(({ filter }) => !first.dropped.some((each) => each.filter === filter));
  const within = ({ wider }: Counts, km: number) => wider.findLast(({ radius }) => radius <= km)?.total ?? 0;
  const radii = [...new Set([first, second].flatMap(({ wider }) => wider.map(({ radius }) => radius)))];
  const wider: { radius: number; total: number }[] = [];
  for (const radius of radii.sort((a, b) => a - b)) {
    const total = within(first, radius) || within(second, radius);
    if (total > (wider.at(-1)?.total ?? 0)) wider.push({ radius, total });
  }
  return { ...first, dropped: [...first.dropped, ...others], wider };
}

/** Searches of one statement: all of them together would keep the database from everybody else. */
const SEARCHES_AT_ONCE = 100;

/** Keys of the open offers of a condition that each of some searches finds, with everything that it asks for; newest first. */
export async function findEach(
  db: Database,
  which: SQL,
  searches: readonly Omit<Search, 'kind'>[],
  now: Date,
): Promise<readonly number[][]> {
  const rows = await openJobs(db, which);
  const oldest = rows.at(-1)?.id ?? 0;
  const found: number[][] = [];
  for (let start = 0; start < searches.length; start += SEARCHES_AT_ONCE) {
    const some = searches.slice(start, start + SEARCHES_AT_ONCE);
    const questions = some.map((search) => withText({ ...search, kind: 'jobs' }, readTyped(search.query), 'all'));
    const matched = await matchWords(db, 'jobs', questions.flatMap(wordsOfAll), undefined, oldest);
    for (const question of questions) found.push(findRows(rows, { question, found: matched, now }).map(({ id }) => id));
  }
  return found;
}
