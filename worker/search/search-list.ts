import type { SQL } from 'drizzle-orm';
import { type Cursor, writeCursor } from '../../shared/cursor.ts';
import type { JobSort } from '../../shared/job-values.ts';
import { type SimilarTrade, searchedFor } from '../../shared/list-query.ts';
import type { SearchPiece } from '../../shared/search-pieces.ts';
import type { SearchStep } from '../../shared/search-steps.ts';
import type { Database } from '../db/client.ts';
import { type ListedPage, withinWeight } from '../db/list-page.ts';
import { readCursor, searchKind } from '../http/cursor.ts';
import { correctText, isCorrection } from '../text-search/correct-text.ts';
import { piecesOf, type Reading, readAs, readSearch } from '../text-search/read-text.ts';
import { similarTrades } from '../text-search/suggest.ts';
import { COLUMNS, type TextDepth, textTiers } from '../text-search/tiers.ts';
import { type Expression, type Found, patternsIn } from './expression.ts';
import { bothFound, type Kind, matchWords, openJobs, openRows, type Source } from './open-index.ts';
import {
  type Counts,
  countRows,
  type FoundPage,
  findRows,
  type LettingIn,
  type Paging,
  type Place,
  type Question,
  searchPage,
  stepsOf,
} from './search.ts';

export type SearchedPage<Row> = ListedPage<Row> & {
  /** How many rows, the newest, are in the order that was asked for, where a text finds more. */
  readonly newest: number | null;
  /** The text that was searched for in place of the one typed, corrected or in Italian. */
  readonly corrected: string | null;
  /** The parts that the text is understood as; empty where its words are taken as they are. */
  readonly pieces: readonly SearchPiece[];
  /** Parts of what was asked for that the rows have, in their order; empty where all have everything. */
  readonly steps: readonly SearchStep[];
};

type Typed = { readonly search?: string | undefined; readonly exact?: string | undefined };

export type Search = {
  readonly kind: Kind;
  readonly typed: Typed;
  readonly question: Omit<Question, 'text'>;
};

type ListSearch<Row> = Search & {
  readonly sort: JobSort;
  readonly stepped: boolean;
  readonly limit: number;
  readonly cursor: string | undefined;
  /** Rows by their keys, in any order; one that is not shown any more is left out. */
  readonly read: (ids: readonly number[]) => Promise<readonly Row[]>;
};

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
const readTyped = ({ search = '', exact }: Typed): Reading => readSearch(search, exact !== undefined);

type Tried = {
  readonly reading: Reading;
  readonly question: Question;
  readonly page: FoundPage;
  readonly hasUnknown: boolean;
};

const isExact = ({ question, page }: Tried): boolean => question.text === null || page.places[0]?.part === 0;

/**
 * One page of a list. A text that nothing has everything of is corrected by the words that are there, where that finds more.
 * @throws DomainError `invalid` for a cursor of another list
 */
export async function searchList<Row extends { readonly id: number }>(
  source: Source,
  search: ListSearch<Row>,
  now: Date,
): Promise<SearchedPage<Row>> {
  const { kind, typed, question, sort, stepped, limit, cursor, read } = search;
  const cursorKind = searchKind(sort, [kind, meaningOf(question), ...searchedFor(typed)]);
  const end =
    cursor === undefined ? null : readCursor(cursorKind, cursor, (text) => isCorrection(typed.search ?? '', text));
  const paging: Paging = { sort, stepped, after: end && readPlace(end), limit };
  const index = await openRows(source, kind);
  const page = async (reading: Reading): Promise<Tried> => {
    const matched = withText(search, reading, stepped ? 'steps' : 'tiers');
    const everything = [...matched.words.values(), ...(matched.text?.tiers ?? []), ...preferredBy(matched)];
    const wider = stepped ? (matched.text?.wider ?? []).map(({ match }) => match) : [];
    // A page of rows with everything needs nobody to look for what has less.
    const enough = (paging.after?.part ?? 0) > 0 ? Number.MAX_SAFE_INTEGER : limit;
    const found = await matchWords(source.db, kind, everything, { conditions: wider, enough });
    const tried = {
      reading,
      question: matched,
      page: searchPage(index, { question: matched, paging, found, now }),
      hasUnknown: hasUnknown(matched, found),
    };
    const isFull = tried.page.places[limit - 1]?.part === 0 && !tried.page.isLast;
    if (isFull || patternsIn(wider).every((pattern) => found.ids.has(pattern))) return tried;
    const all = bothFound(found, await matchWords(source.db, kind, wider));
    return { ...tried, page: searchPage(index, { question: matched, paging, found: all, now }) };
  };
  // A page after the first searches for what the first one did.
  const first = await page(readTyped({ ...typed, ...(end?.text === undefined ? {} : { search: end.text }) }));
  let [tried, corrected] = [first, end?.text ?? null];
  if (end === null && typed.exact === undefined && (first.hasUnknown || !isExact(first))) {
    const other = await correctText(source, kind, first.reading);
    const second = other && (await page(other));
    // A misspelt place says more than the trade in the whole valley.
    const saysMore = first.page.places.length === 0 || (other && namesPlace(other) && !namesPlace(first.reading));
    if (second && (isExact(second) || (second.page.places.length > 0 && saysMore)))
      [tried, corrected] = [second, second.reading.text];
  }
  const { places, isLast, total } = tried.page;
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
    corrected: typed.exact === undefined ? (readAs(tried.reading) ?? corrected) : null,
    pieces: typed.exact === undefined ? piecesOf(tried.reading) : [],
    steps: stepsOf(shown, tried.question.text?.wider ?? []),
  };
}

const meaningOf = ({ facets, words, places, origin, radius, posted, instead }: Search['question']) => [
  [...facets],
  [...words],
  places.map(({ slug }) => slug),
  origin,
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
export type SearchCounts = Counts & { readonly corrected: string | null; readonly similar: SimilarTrade[] };

/** Counts what a list finds, its text corrected as the list corrects it: where nothing has everything that was typed. */
export async function countList(
  source: Source,
  search: Search & { readonly lettingIn: readonly LettingIn[] },
  now: Date,
): Promise<SearchCounts> {
  const { kind, typed, lettingIn } = search;
  const index = await openRows(source, kind);
  const count = async (reading: Reading) => {
    const question = withText(search, reading, 'tiers');
    const found = await matchWords(source.db, kind, [...wordsOfAll(question), ...preferredBy(question)]);
    return [countRows(index, { question, found, now, lettingIn }), hasUnknown(question, found)] as const;
  };
  const reading = readTyped(typed);
  const [first, isDoubtful] = await count(reading);
  const isRight = typed.exact !== undefined || (first.total > 0 && !isDoubtful);
  const other = isRight ? null : await correctText(source, kind, reading);
  const [second] = other === null ? [null] : await count(other);
  const corrected = second && second.total > 0 ? other : null;
  const counts = (corrected ? second : second && first.total === 0 && eitherOf(first, second)) || first;
  const read = corrected ?? reading;
  const shown = typed.exact === undefined ? (readAs(read) ?? corrected?.text ?? null) : null;
  const isKnown = counts.total > 0 || !counts.exact;
  const similar = isKnown ? [] : await similarTrades(shown ?? read.text, { source, kind, now });
  return { ...counts, corrected: shown, similar };
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
    const questions = some.map((search) => withText({ ...search, kind: 'jobs' }, readTyped(search.typed), 'all'));
    const matched = await matchWords(db, 'jobs', questions.flatMap(wordsOfAll), undefined, oldest);
    for (const question of questions) found.push(findRows(rows, { question, found: matched, now }).map(({ id }) => id));
  }
  return found;
}
