import { and, ne, type SQL, sql } from 'drizzle-orm';
import { POSTED_WITHIN } from '../../../shared/job-values.ts';
import { romeMidnight } from '../../../shared/rome-clock.ts';
import type { Database } from '../../db/client.ts';
import { jobSearch } from '../../db/search-index.ts';
import type { JobRow } from '../../db/tables/jobs.ts';
import { isOpenFound } from '../../db/visibility.ts';
import { openJobs } from '../queries.ts';
import { type Countable, countableReader } from './count-values.ts';

/** A text in D1 is two megabytes at most, some 50,000 offers: they come in so many. */
const PARTS = 8;

/** The open offers that a text finds, or all of them, as they are counted; one row, however many there are. */
export async function readCountables(
  db: Database,
  { match, withCell, now }: { readonly match: string | null; readonly withCell: boolean; readonly now: Date },
): Promise<Countable[]> {
  const isOlder = (days: string) => sql`(${jobSearch.postedAt} < ${romeMidnight(now, Number(days)).getTime()})`;
  const age = sql.join(POSTED_WITHIN.map(isOlder), sql` + `);
  const text = sql`${jobSearch.facts} || ':' || (${age})`;
  const said = withCell ? sql`${text} || '@' || coalesce(${jobSearch.cell}, '')` : text;
  const part = (n: number): SQL =>
    sql`group_concat(CASE ${jobSearch.rowid} % ${sql.raw(`${PARTS} WHEN ${n}`)} THEN ${said} END, ' ')`;
  const parts = Array.from({ length: PARTS }, (_, n) => part(n));
  const where = and(match === null ? undefined : sql`${jobSearch} MATCH ${match}`, isOpenFound(now));
  const rows = await db.values<(string | null)[]>(
    sql`SELECT ${sql.join(parts, sql`, `)} FROM ${jobSearch} WHERE ${where}`,
  );
  const read = countableReader();
  return rows.flat().flatMap((offers) => (offers === null ? [] : offers.split(' ').map(read)));
}

/** True if one of these MATCH texts finds an open offer. */
export async function findsOne(db: Database, matches: readonly string[], now: Date): Promise<boolean> {
  const found = (match: string) =>
    sql`EXISTS (SELECT 1 FROM ${jobSearch} WHERE ${jobSearch} MATCH ${match} AND ${isOpenFound(now)})`;
  const rows = await db.values<[number]>(sql`SELECT ${sql.join(matches.map(found), sql` OR `)}`);
  return rows[0]?.[0] === 1;
}

/**
 * The newest open offers that each of these MATCH texts finds, the first text's first, an offer once; without the offer
 * that they are to be like.
 */
export async function newestOfEach(
  db: Database,
  matches: readonly string[],
  { but, limit, now }: { readonly but: number; readonly limit: number; readonly now: Date },
): Promise<JobRow[]> {
  const { picked, isFound } = openJobs(null, now);
  const parts = matches.map((match, tier) => {
    const where = and(sql`${jobSearch} MATCH ${match}`, ne(jobSearch.rowid, but), isFound);
    return sql`SELECT * FROM (SELECT ${jobSearch.rowid} AS id, ${sql.raw(String(tier))} AS tier FROM ${jobSearch}
      WHERE ${where} ORDER BY ${jobSearch.rowid} DESC LIMIT ${limit})`;
  });
  const found = await picked(db, sql.join(parts, sql` UNION ALL `));
  const inOrder = found.sort((a, b) => a.tier - b.tier || b.row.id - a.row.id).map(({ row }) => row);
  return inOrder.filter(({ id }, index) => inOrder.findIndex((row) => row.id === id) === index).slice(0, limit);
}
