import type { SQL } from 'drizzle-orm';
import { type Cursor, writeCursor } from '../../shared/cursor.ts';
import type { JobsQuery } from '../../shared/jobs.ts';
import { searchedFor, sortOf } from '../../shared/list-query.ts';
import type { Point } from '../../shared/places/distance.ts';
import type { Municipality } from '../../shared/places/municipalities.ts';
import { isWholeValley } from '../../shared/places/resolve-place.ts';
import { foldText } from '../../shared/text.ts';
import type { Database } from '../db/client.ts';
import { type ListPage, withinWeight } from '../db/list-page.ts';
import { digest } from '../digest.ts';
import { invalidField } from '../errors.ts';
import { readCursor } from '../http/cursor.ts';
import { type Kind, matchWords, openIndex, openJobs, type Source } from '../search/open-index.ts';
import { FOR_EVERYBODY, findIds, type Hit, type Requested, searchPage, stepsOf } from '../search/search.ts';
import { wordsInColumn } from '../text-search/conditions.ts';
import { isCorrection } from '../text-search/correct-text.ts';
import { readTyped, requiredBy, type Search, searchTyped, withText } from './typed-text.ts';

type ListQuery = Parameters<typeof sortOf>[0] & {
  readonly [Name in 'town' | 'cursor']?: string | undefined;
} & { readonly limit: number };

type PlaceQuery = Partial<Pick<JobsQuery, 'location' | 'sort' | 'lat' | 'lon' | 'radius'>>;

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
    ...FOR_EVERYBODY[kind],
    words: new Map(written && [['location', written]]),
    places,
    firstIn: places,
    origin,
    fromPosition: lat !== undefined,
    radius: radius === undefined ? null : { km: radius, unknown: true },
  };
}

/**
 * One page of a list: the sets of open rows that match the question are found in memory (`searchPage`), words by one statement to FTS5
 * (`matchWords`), and then the rows of the page by their keys. A text is read, corrected and searched in steps by `searchTyped`.
 * @param search the query, whose text is read here, and the question of all else that it asks for
 * @param read rows by their keys, in any order; one that is not open any more is left out
 * @throws DomainError `invalid` for a cursor of another list
 */
export async function searchList<Row extends { readonly id: number }>(
  source: Source,
  search: Search & { readonly query: ListQuery },
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
  now: Date,
): Promise<ListPage<Row>> {
  const { kind, query, question } = search;
  const { limit, cursor } = query;
  const sort = sortOf(query);
  // The page of a town is by distance, and has its steps all the same.
  const stepped = sort === 'relevance' || query.town !== undefined;
  const cursorKind = await kindOfCursor(sort, [kind, question, ...searchedFor(query)]);
  const end =
    cursor === undefined ? null : readCursor(cursorKind, cursor, (text) => isCorrection(query.search ?? '', text));
  const paging = { sort, stepped, after: end && readHit(end), limit };
  const index = await openIndex(source, kind);
  const searchUntyped = async () => {
    const found = await matchWords(source.db, kind, [...question.words.values()]);
    const page = searchPage(index, { question: { ...question, text: null }, paging, found, now });
    return { page, steps: [], text: null };
  };
  const { page, steps, text, ...reading } = await (foldText(query.search ?? '') === ''
    ? searchUntyped()
    : searchTyped(source, search, { index, paging, text: end?.text ?? null, now }));
  const { hits, isLast, total } = page;
  const byId = new Map((await read(hits.map(({ id }) => id))).map((row) => [row.id, row]));
  const present = hits.filter(({ id }) => byId.has(id));
  const rows = withinWeight(present.flatMap(({ id }) => byId.get(id) ?? []));
  const listed = present.slice(0, rows.length);
  const last = rows.length < present.length ? listed.at(-1) : isLast ? undefined : hits.at(-1);
  const ordered = sort === 'title' || sort === 'location' || sort === 'distance';
  return {
    rows,
    total,
    next: last ? writeCursor(cursorKind, { ...writeHit(last), ...(text === null ? {} : { text }) }) : null,
    newest: ordered && !total.exact ? total.total : null,
    steps: stepsOf(listed, steps),
    ...reading,
  };
}

/** Kind of the cursors of a search: its order, and a digest of what it asks for. A cursor is of no use to another search. */
async function kindOfCursor(sort: string, requested: unknown): Promise<string> {
  const text = JSON.stringify(requested, (_, value: unknown) => (value instanceof Map ? [...value] : value));
  return `${sort}:${(await digest(text)).slice(0, 8)}`;
}

const writeHit = ({ part, value, id }: Hit): Cursor => ({ after: JSON.stringify([part, value]), id });

/** Reads a hit that `writeHit` wrote; anything else, which anybody can make up, is a value in the first part. */
function readHit({ after, id }: Cursor): Hit {
  try {
    const [part, value]: unknown[] = JSON.parse(String(after));
    const isValue = typeof value === 'string' || typeof value === 'number';
    if (typeof part === 'number' && isValue) return { part, value, id };
  } catch {}
  return { part: 0, value: after, id };
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
  const index = await openJobs(db, which);
  const oldest = index.columns.id.at(-1) ?? 0;
  const found: number[][] = [];
  for (let start = 0; start < searches.length; start += SEARCHES_AT_ONCE) {
    const some = searches.slice(start, start + SEARCHES_AT_ONCE);
    const questions = some.map((search) => withText({ ...search, kind: 'jobs' }, readTyped(search.query), 'all'));
    const matched = await matchWords(db, 'jobs', questions.flatMap(requiredBy), undefined, oldest);
    for (const question of questions) found.push(findIds(index, { question, found: matched, now }));
  }
  return found;
}
