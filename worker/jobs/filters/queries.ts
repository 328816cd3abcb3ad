import { sql } from 'drizzle-orm';
import { POSTED_WITHIN } from '../../../shared/job-values.ts';
import { romeMidnight } from '../../../shared/rome-clock.ts';
import type { Database } from '../../db/client.ts';
import { integer, jobSearch } from '../../db/search-index.ts';
import { jobPacks, type PackedJobs, type PackedKeys } from '../../db/tables/jobs.ts';
import { isOpenFound } from '../../db/visibility.ts';
import { type Countable, codesReader } from './count-values.ts';

/** An open offer as filters and orders read it. */
export type OpenOffer = Countable & { readonly id: number; readonly titleKey: string; readonly locationKey: string };

type ReadOffer = OpenOffer & { readonly validThrough: number };
type Pack = { readonly id: number; readonly offers: string; readonly keys?: string };
type ReadPack = { readonly pack: Pack; readonly day: string; readonly offers: readonly ReadOffer[] };

/**
 * Packs that this isolate has read, two for each row: without keys and with them. From one request to the next hardly any changes, and
 * reading all of them again made a text search slower with each offer (docs/adr/0048-open-offers-are-packed.md).
 */
const readPacks = new Map<string, ReadPack>();

/**
 * All open offers, newest first, from their packs: 64 rows, however many there are.
 * @param withKeys with what titles and places are sorted by; else these are empty
 */
export async function readOffers(db: Database, now: Date, withKeys: boolean): Promise<OpenOffer[]> {
  const { id } = jobPacks;
  // As texts: a pack that has not changed need not be parsed.
  const offers = sql<string>`${jobPacks.offers}`;
  const keys = sql<string>`${jobPacks.keys}`;
  const packs: Pack[] = await db.select({ id, offers, ...(withKeys && { keys }) }).from(jobPacks);
  const starts = POSTED_WITHIN.map((days) => romeMidnight(now, Number(days)).getTime());
  const valuesOf = codesReader();
  const day = String(starts);
  const open = packs.flatMap((pack) => {
    const place = `${pack.id} ${withKeys}`;
    const before = readPacks.get(place);
    const isSame = before?.pack.offers === pack.offers && before.pack.keys === pack.keys && before.day === day;
    const read = isSame ? before : { pack, day, offers: readPack(pack, starts, valuesOf) };
    readPacks.set(place, read);
    return read.offers.filter(({ validThrough }) => validThrough > now.getTime());
  });
  return open.sort((a, b) => b.id - a.id);
}

/** @param starts of the windows of `POSTED_WITHIN`, in milliseconds */
function readPack(pack: Pack, starts: readonly number[], valuesOf: ReturnType<typeof codesReader>): ReadOffer[] {
  const packed: PackedJobs = JSON.parse(pack.offers);
  const keys: PackedKeys = JSON.parse(pack.keys ?? '{}');
  return Object.entries(packed).map(([key, [codes, cell, postedAt, validThrough]]) => {
    const [titleKey = '', locationKey = ''] = keys[key] ?? [];
    const age = starts.filter((start) => postedAt < start).length;
    return { id: Number(key), values: valuesOf(codes, age), cell, titleKey, locationKey, validThrough };
  });
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
