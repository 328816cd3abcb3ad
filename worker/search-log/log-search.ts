import { type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { romeDay } from '../../shared/dates.ts';
import { RADIUS } from '../../shared/job-values.ts';
import { distanceKm } from '../../shared/places/distance.ts';
import { MUNICIPALITIES, type Municipality } from '../../shared/places/municipalities.ts';
import { resolvePlaces } from '../../shared/places/resolve-place.ts';
import type { CountSearchBody } from '../../shared/search-log.ts';
import { foldText } from '../../shared/text.ts';
import type { Database } from '../db/client.ts';
import { insertFrom } from '../db/statements.ts';
import { dailyCounts, searchCounts } from '../db/tables/operation.ts';
import type { AppEnv } from '../env.ts';
import { batch, makeBatch, type Tally } from '../http/batch.ts';
import { type Estimate, readBack } from '../http/data-points.ts';
import { type Source, sourceOf } from '../search/open-index.ts';
import { openWords } from '../search/open-words.ts';
import { loggedWords, unknownWords } from './logged-words.ts';
import { LEAST_TIMES } from './queries.ts';

/** Searches of a day that differ from each other: what comes above is not counted, so that nobody can fill the table. */
const NEW_A_DAY = 3000;
const NEW_KEY = 'search:new';

/** A position farther than this from every municipality is none of ours. */
const MAX_FROM_TOWN_KM = 15;

/** A search as lists take it. */
type CallParams = {
  readonly kind: 'jobs' | 'candidates';
  readonly search: string | undefined;
  readonly location?: string;
  readonly lat?: number;
  readonly lon?: number;
  readonly radius?: number;
};

/** Finds out whether the list of a search has any row; injected, as features do not import each other. */
export type FindsAny = (c: Context<AppEnv>, search: CallParams, now: Date) => Promise<boolean>;

/** A search after its body was checked. */
type Search = Pick<CountSearchBody, 'kind' | 'search' | 'location'> & {
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
};

/** Slug of the municipality that stands for where somebody searched; empty for none of ours, and for a CAP of several. */
function townOf({ location, lat, lon }: Search): string {
  if (location?.trim()) {
    const [named, ...others] = resolvePlaces(location);
    return named && others.length === 0 ? named.slug : '';
  }
  if (lat === undefined || lon === undefined) return '';
  const km = (place: Municipality): number => distanceKm({ lat, lon }, place);
  const [nearest] = MUNICIPALITIES.toSorted((a, b) => km(a) - km(b));
  return nearest === undefined || km(nearest) > MAX_FROM_TOWN_KM ? '' : nearest.slug;
}

/** The list's question, as it was asked: whether it finds anything is true of what the person saw. */
const requestedFor = ({ kind, search, location, lat, lon }: Search): CallParams => ({
  kind,
  search,
  ...(location?.trim() ? { location } : {}),
  ...(lat === undefined || lon === undefined ? {} : { lat, lon, radius: RADIUS.default }),
});

/**
 * Unknown words that a counted search may have: one can be a trade, two can be a person's full name. None in a search
 * of profiles, as people search them by name.
 */
const MOST_UNKNOWN = { jobs: 1, candidates: 0 } as const;

/** True where nearly all words of a text name trades, places or public offers: such a text is no name of a person. */
async function areOfWork(source: Source, kind: Search['kind'], text: string): Promise<boolean> {
  const unknown = [...new Set(unknownWords(foldText(text)))];
  if (unknown.length <= MOST_UNKNOWN[kind]) return true;
  const shown = new Set((await openWords(source, kind)).flatMap(({ word, isName }) => (isName ? [] : [word])));
  return unknown.filter((word) => !shown.has(word)).length <= MOST_UNKNOWN[kind];
}

/** Searches that wait to be written together, each named by its row. */
const searches = makeBatch('search', writeSearches);

/**
 * Counts a search on its day: its words, its municipality and its success. Person, origin and time of day are not kept; a
 * text that may be about a person is not counted at all.
 */
export async function logSearch(
  c: Context<AppEnv>,
  { search, findsAny, now }: { readonly search: Search; readonly findsAny: FindsAny; readonly now: Date },
): Promise<void> {
  const words = loggedWords(search.search ?? '');
  const town = townOf(search);
  if (words === null || (words === '' && town === '')) return;
  const { kind } = search;
  if (!(await areOfWork(sourceOf(c), kind, search.search ?? ''))) return;
  const found = await findsAny(c, requestedFor(search), now);
  batch(c, searches, JSON.stringify([words, town, kind, found ? 1 : 0, romeDay(now)]));
}

const OF_SEARCH = [searchCounts.day, searchCounts.kind, searchCounts.words, searchCounts.town, searchCounts.found];
const COLUMNS = {
  kind: sql`kind`,
  day: sql`day`,
  words: sql`words`,
  town: sql`town`,
  found: sql`found`,
  count: sql`times`,
};

/** Query that takes the names of searches apart, each with its number. */
function fieldsOf(named: readonly (readonly [name: string, times: number])[]): SQL {
  const rows = JSON.stringify(named.map(([name, times]) => [...JSON.parse(name), times]));
  return sql`SELECT value ->> 0 AS words, value ->> 1 AS town, value ->> 2 AS kind, value ->> 3 AS found, value ->> 4 AS day, value ->> 5 AS times FROM json_each(${rows})`;
}

/**
 * A row for each search of a day, however often it was made. Those that are new of the day are counted, and numbered, so
 * that no more than the cap come in.
 */
async function writeSearches(db: Database, tally: Tally): Promise<void> {
  const rows = [...tally];
  const { day, kind, words, town, found } = searchCounts;
  const requested = sql`(${fieldsOf(rows)}) AS asked`;
  const isKnown = sql`EXISTS (SELECT 1 FROM ${searchCounts} WHERE (${day}, ${kind}, ${words}, ${town}, ${found}) = (asked.day, asked.kind, asked.words, asked.town, asked.found))`;
  const counted = sql`coalesce((SELECT ${dailyCounts.count} FROM ${dailyCounts} WHERE ${dailyCounts.key} = ${NEW_KEY} AND ${dailyCounts.day} = numbered.day), 0)`;
  await db.batch([
    insertFrom(
      db,
      dailyCounts,
      { day: sql`asked.day`, key: NEW_KEY, count: sql`count(*)` },
      sql`FROM ${requested} WHERE NOT ${isKnown} GROUP BY asked.day`,
    ).onConflictDoUpdate({
      target: [dailyCounts.key, dailyCounts.day],
      set: { count: sql`${dailyCounts.count} + excluded.count` },
    }),
    insertFrom(
      db,
      searchCounts,
      COLUMNS,
      sql`FROM (
        SELECT *, row_number() OVER (PARTITION BY known, day) AS place, count(*) OVER (PARTITION BY known, day) AS fresh
        FROM (SELECT asked.*, ${isKnown} AS known FROM ${requested})
      ) AS numbered WHERE known OR ${counted} - fresh + place <= ${NEW_A_DAY}`,
    ).onConflictDoUpdate({
      target: OF_SEARCH,
      set: { count: sql`${searchCounts.count} + excluded.count` },
    }),
  ]);
}

/** Replaces what is there by a higher count. An estimate of few stored searches must not lift one above what is shown of it. */
function raiseSearches(db: Database, counted: readonly Estimate[]) {
  const named = counted.map(({ name, seen, times }) => [name, seen < LEAST_TIMES ? seen : times] as const);
  return insertFrom(db, searchCounts, COLUMNS, sql`FROM (${fieldsOf(named)}) WHERE true`).onConflictDoUpdate({
    target: OF_SEARCH,
    set: { count: sql`excluded.count` },
    setWhere: sql`excluded.count > ${searchCounts.count}`,
  });
}

/** Brings the searches that Analytics Engine has counted into D1, the night after their day. */
export const readSearches = (env: Env, db: Database, now: Date): Promise<void> =>
  readBack(env, 'search', { now, from: 1, most: NEW_A_DAY }, (counted) => raiseSearches(db, counted));
