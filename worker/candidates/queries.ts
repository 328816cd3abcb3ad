import { eq, getTableColumns } from 'drizzle-orm';
import type { CandidatesQuery } from '../../shared/candidates.ts';
import type { Database } from '../db/client.ts';
import { byDistance, cellsWithin, type NearCell } from '../db/lists/cells.ts';
import { countMatches } from '../db/lists/count-matches.ts';
import { listPage } from '../db/lists/list-page.ts';
import type { Listed, ListedPage, Total } from '../db/lists/listed.ts';
import { candidateSearch } from '../db/search-index.ts';
import { candidateCells, candidateCounts } from '../db/tables/candidate-counts.ts';
import { type CandidateRow, candidates } from '../db/tables/candidates.ts';
import { isShownCandidate, isShownCandidateRow } from '../db/visibility.ts';
import { readCursor } from '../http/cursor.ts';
import { toMatch } from './match.ts';

const columns = getTableColumns(candidates);

const LISTED: Listed<CandidateRow> = {
  table: candidates,
  search: candidateSearch,
  isShown: isShownCandidate,
  rows: (db, { where, order, limit }) =>
    db
      .select()
      .from(candidates)
      .where(where)
      .orderBy(...order)
      .limit(limit),
  matches: (db, { where, order, limit }) =>
    db
      .select(columns)
      .from(candidateSearch)
      .crossJoin(candidates)
      .where(where)
      .orderBy(...order)
      .limit(limit),
};

/** A profile that everybody may see; null for one that never was, is hidden or deleted. */
export async function candidateByPublicId(db: Database, publicId: string): Promise<CandidateRow | null> {
  const [row] = await db.select().from(candidates).where(eq(candidates.publicId, publicId)).limit(1);
  return row && isShownCandidateRow(row) ? row : null;
}

/** One page of the shown profiles a query asks for. */
export async function listCandidates(
  db: Database,
  query: CandidatesQuery,
  now: Date,
): Promise<ListedPage<CandidateRow>> {
  const { sort, limit, cursor, radius } = query;
  const cells = await cellsFrom(db, query);
  const match = toMatch(query, radius === undefined ? null : cellsWithin(cells, radius));
  const total = match === null ? await countAll(db) : await countMatches(db, LISTED, match, now);
  const after = cursor === undefined ? null : readCursor(sort, cursor);
  return listPage(db, LISTED, { sort, match, cells, after, limit, now, total });
}

/** Positions of profiles from the query's own outwards; none where no distance counts. */
async function cellsFrom(db: Database, { lat, lon, radius, sort }: CandidatesQuery): Promise<NearCell[]> {
  if (lat === undefined || lon === undefined || (radius === undefined && sort !== 'distance')) return [];
  return byDistance(await db.select().from(candidateCells), { lat, lon });
}

async function countAll(db: Database): Promise<Total> {
  const [row] = await db
    .select({ count: candidateCounts.count })
    .from(candidateCounts)
    .where(eq(candidateCounts.status, 'open'));
  return { total: row?.count ?? 0, exact: true };
}
