import { and, asc, desc, eq, gte, sum } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { searchCounts } from '../db/tables/operation.ts';

const MOST_SHOWN = 50;

/** Least number of searches before a text is shown: a rarer one may be a name that somebody typed once. */
export const LEAST_TIMES = 3;

const { kind, words, town, day, found, count } = searchCounts;

/** Search text since a day, and its number of searches. */
export type CountedSearch = Awaited<ReturnType<typeof searchTallies>>['sought'][number];

/** Reads the most frequent searches since a day, and the most frequent ones that found nothing. */
export async function searchTallies(db: Database, since: string) {
  const times = sum(count).mapWith(Number);
  const most = (foundToo: boolean) =>
    db
      .select({ kind, words, town, times })
      .from(searchCounts)
      .where(and(gte(day, since), foundToo ? undefined : eq(found, false)))
      .groupBy(kind, words, town)
      .having(gte(times, LEAST_TIMES))
      .orderBy(desc(times), asc(words), asc(town), asc(kind))
      .limit(MOST_SHOWN);
  const [sought, notFound] = await db.batch([most(true), most(false)]);
  return { sought, notFound };
}
