import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { romeDay } from '../../shared/dates.ts';
import { RADIUS } from '../../shared/job-values.ts';
import { distanceKm } from '../../shared/places/distance.ts';
import { MUNICIPALITIES, type Municipality } from '../../shared/places/municipalities.ts';
import { resolvePlaces } from '../../shared/places/resolve-place.ts';
import type { CountSearchBody } from '../../shared/search-log.ts';
import { foldText } from '../../shared/text.ts';
import type { Database } from '../db/client.ts';
import { dailyCounts, searchCounts } from '../db/tables/search.ts';
import { keptWords } from './kept-words.ts';
import { publicWords } from './queries.ts';
import { unknownWords } from './tokens.ts';

/** Searches of a day that differ from each other: what comes above is not counted, so that nobody can fill the table. */
const NEW_A_DAY = 3000;
const NEW_KEY = 'search:new';

/** A position farther than this from every municipality is none of ours. */
const MAX_FROM_TOWN_KM = 15;

/** A search as lists take it. */
type Asked = {
  readonly kind: 'jobs' | 'candidates';
  readonly search: string | undefined;
  readonly location?: string;
  readonly lat?: number;
  readonly lon?: number;
  readonly radius?: number;
};

/** Finds out whether the list of a search has any row; injected, as features do not import each other. */
export type FindsAny = (db: Database, search: Asked, now: Date) => Promise<boolean>;

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
const askedFor = ({ kind, search, location, lat, lon }: Search): Asked => ({
  kind,
  search,
  ...(location?.trim() ? { location } : {}),
  ...(lat === undefined || lon === undefined ? {} : { lat, lon, radius: RADIUS.default }),
});

/**
 * Words that nobody knows, and that a search may have: one of offers can be a trade that nothing here has heard of, and two
 * are a name and a surname. Profiles are searched for by the names of people, so that one is too many.
 */
const MOST_UNKNOWN = { jobs: 1, candidates: 0 } as const;

/** True where nearly all words of a text name trades, places or public offers: such a text is no name of a person. */
async function areOfWork(db: Database, kind: Search['kind'], text: string): Promise<boolean> {
  const unknown = [...new Set(unknownWords(foldText(text)))];
  if (unknown.length <= MOST_UNKNOWN[kind]) return true;
  const known = await publicWords(db, { kind, words: unknown });
  return unknown.filter((word) => !known.has(word)).length <= MOST_UNKNOWN[kind];
}

/**
 * Counts a search on its day: its words, its municipality and its success. Person, origin and time of day are not kept; a
 * text that may be about a person is not counted at all.
 */
export async function logSearch(
  db: Database,
  { search, findsAny, now }: { readonly search: Search; readonly findsAny: FindsAny; readonly now: Date },
): Promise<void> {
  const words = keptWords(search.search ?? '');
  const town = townOf(search);
  if (words === null || (words === '' && town === '')) return;
  const { kind } = search;
  if (!(await areOfWork(db, kind, search.search ?? ''))) return;
  const found = await findsAny(db, askedFor(search), now);
  const day = romeDay(now);
  const row = sql`SELECT ${kind}, ${day}, ${words}, ${town}, ${found ? 1 : 0}, 1`;
  const isKnown = exists(
    sql`${searchCounts}`,
    and(
      eq(searchCounts.day, day),
      eq(searchCounts.kind, kind),
      eq(searchCounts.words, words),
      eq(searchCounts.town, town),
      eq(searchCounts.found, found),
    ),
  );
  const isFull = exists(
    sql`${dailyCounts}`,
    and(eq(dailyCounts.key, NEW_KEY), eq(dailyCounts.day, day), sql`${dailyCounts.count} > ${NEW_A_DAY}`),
  );
  await db.batch([
    db
      .insert(dailyCounts)
      .select(sql`SELECT ${day}, ${NEW_KEY}, 1 WHERE NOT ${isKnown}`)
      .onConflictDoUpdate({
        target: [dailyCounts.key, dailyCounts.day],
        set: { count: sql`${dailyCounts.count} + 1` },
      }),
    db
      .insert(searchCounts)
      .select(sql`${row} WHERE ${isKnown} OR NOT ${isFull}`)
      .onConflictDoUpdate({
        target: [searchCounts.day, searchCounts.kind, searchCounts.words, searchCounts.town, searchCounts.found],
        set: { count: sql`${searchCounts.count} + 1` },
      }),
  ]);
}

const exists = (table: SQL, where: SQL | undefined): SQL => sql`EXISTS (SELECT 1 FROM ${table} WHERE ${where})`;

const KEPT_DAYS = 90;

/** Drops what was searched for longer ago. */
export async function purgeSearches(db: Database, now: Date): Promise<void> {
  await db.delete(searchCounts).where(lt(searchCounts.day, romeDay(now, -KEPT_DAYS)));
}
