import { and, desc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { countEach, SUGGESTED_CAP } from '../../db/lists/count-matches.ts';
import { jobSearch } from '../../db/search-index.ts';
import { jobs } from '../../db/tables/jobs.ts';
import { isOpenFound } from '../../db/visibility.ts';

/** How many open offers each of some MATCH texts finds, up to a cap. */
export const countOffers = (db: Database, matches: readonly string[], now: Date) =>
  countEach(db, { search: jobSearch, isFound: isOpenFound(now) }, { matches, cap: SUGGESTED_CAP });

/** Offers whose companies are read. */
const MOST_OFFERS = 30;

/** Companies of the newest open offers that a MATCH text finds, each once. */
export async function companiesFound(db: Database, match: string, now: Date): Promise<string[]> {
  const found = sql`(SELECT ${jobSearch.rowid} FROM ${jobSearch} WHERE ${and(sql`${jobSearch} MATCH ${match}`, isOpenFound(now))}
    ORDER BY ${jobSearch.rowid} DESC LIMIT ${MOST_OFFERS})`;
  const rows = await db
    .select({ name: jobs.companyName })
    .from(jobs)
    .where(inArray(jobs.id, found))
    .orderBy(desc(jobs.id));
  return [...new Set(rows.map(({ name }) => name))];
}
