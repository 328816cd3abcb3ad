import { sql } from 'drizzle-orm';
import { POSTED_WITHIN } from '../../../shared/job-values.ts';
import { romeMidnight } from '../../../shared/rome-clock.ts';
import type { Database } from '../../db/client.ts';
import { integer, jobSearch } from '../../db/search-index.ts';
import { jobPacks } from '../../db/tables/jobs.ts';
import { isOpenFound } from '../../db/visibility.ts';
import { type Countable, factsReader } from './count-values.ts';

/** An open offer as filters and orders read it. */
export type OpenOffer = Countable & { readonly id: number; readonly titleKey: string; readonly locationKey: string };

/**
 * All open offers, newest first, from their packs: 64 rows, however many there are.
 * @param withKeys with what titles and places are sorted by; else these are empty
 */
export async function readOffers(db: Database, now: Date, withKeys: boolean): Promise<OpenOffer[]> {
  const { offers, keys } = jobPacks;
  const packs = await db.select({ offers, ...(withKeys && { keys }) }).from(jobPacks);
  const starts = POSTED_WITHIN.map((days) => romeMidnight(now, Number(days)).getTime());
  const valuesOf = factsReader();
  const open = packs.flatMap(({ offers, keys = {} }) =>
    Object.entries(offers).flatMap(([key, [facts, cell, postedAt, validThrough]]): OpenOffer[] => {
      if (validThrough <= now.getTime()) return [];
      const [titleKey = '', locationKey = ''] = keys[key] ?? [];
      const age = starts.filter((start) => postedAt < start).length;
      return [{ id: Number(key), values: valuesOf(facts, age), cell, titleKey, locationKey }];
    }),
  );
  return open.sort((a, b) => b.id - a.id);
}

/** Keys of offers that a MATCH text finds, the newest before a key first; in one text, as D1 sends each row with its name. */
export async function readMatching(
  db: Database,
  match: string,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<number[]> {
  const found = sql`SELECT ${jobSearch.rowid} AS id FROM ${jobSearch}
    WHERE ${jobSearch} MATCH ${match} AND ${jobSearch.rowid} < ${integer(before)} ORDER BY ${jobSearch.rowid} DESC LIMIT ${limit}`;
  const [[ids] = []] = await db.values<[string | null]>(sql`SELECT group_concat(id) FROM (${found})`);
  return ids ? ids.split(',').map(Number) : [];
}

/** True if one of these MATCH texts finds an open offer. */
export async function findsOne(db: Database, matches: readonly string[], now: Date): Promise<boolean> {
  const found = (match: string) =>
    sql`EXISTS (SELECT 1 FROM ${jobSearch} WHERE ${jobSearch} MATCH ${match} AND ${isOpenFound(now)})`;
  const rows = await db.values<[number]>(sql`SELECT ${sql.join(matches.map(found), sql` OR `)}`);
  return rows[0]?.[0] === 1;
}
