import { and, count, desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { CandidatesQuery } from '../../shared/candidates.ts';
import type { Database } from '../db/client.ts';
import { byDistance, cellsWithin, type NearCell } from '../db/lists/cells.ts';
import { countMatches } from '../db/lists/count-matches.ts';
import { listPage } from '../db/lists/list-page.ts';
import type { Listed, ListedPage, Total } from '../db/lists/listed.ts';
import { candidateSearch } from '../db/search-index.ts';
import { candidateCells, candidateCounts } from '../db/tables/candidate-counts.ts';
import { type CandidateMessageRow, candidateMessages } from '../db/tables/candidate-messages.ts';
import { type CandidateRow, candidates } from '../db/tables/candidates.ts';
import { users } from '../db/tables/users.ts';
import { isShownCandidate, isShownCandidateRow } from '../db/visibility.ts';
import { DomainError } from '../errors.ts';
import { readCursor } from '../http/cursor.ts';
import { toMatch } from './match.ts';

const MOST_OWN = 50;
const MOST_MESSAGES = 100;

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

/** Whoever may change a profile: the account that owns it, or who has the link it was published with. */
export type Manager = { readonly ownerId: number } | { readonly tokenHash: string };

/** Profiles that somebody manages, as a condition. */
export const managedBy = (manager: Manager): SQL =>
  'ownerId' in manager ? eq(candidates.ownerId, manager.ownerId) : eq(candidates.manageTokenHash, manager.tokenHash);

/** The profiles that somebody manages, deleted ones that are still there too, newest first. */
export const ownCandidates = (db: Database, manager: Manager): Promise<CandidateRow[]> =>
  db.select().from(candidates).where(managedBy(manager)).orderBy(desc(candidates.id)).limit(MOST_OWN);

/** @throws DomainError `not-found`, or `forbidden` for a profile of somebody else */
export async function requireOwnCandidate(db: Database, manager: Manager, publicId: string): Promise<CandidateRow> {
  const [own] = await db
    .select()
    .from(candidates)
    .where(and(eq(candidates.publicId, publicId), managedBy(manager)))
    .limit(1);
  if (own) return own;
  if (await candidateByPublicId(db, publicId)) throw new DomainError('forbidden', 'Questo profilo non è tuo.');
  throw new DomainError('not-found', 'Candidato non trovato');
}

/** A profile that can be written to, and the address that messages are forwarded to, if there is one. */
export async function candidateWithAddress(
  db: Database,
  publicId: string,
): Promise<{ readonly candidate: CandidateRow; readonly address: string | null } | null> {
  const [row] = await db
    .select({ candidate: candidates, owner: users.email })
    .from(candidates)
    .leftJoin(users, eq(users.id, candidates.ownerId))
    .where(eq(candidates.publicId, publicId))
    .limit(1);
  if (!row || !isShownCandidateRow(row.candidate)) return null;
  return { candidate: row.candidate, address: row.owner ?? row.candidate.email };
}

/** The newest messages of a profile, and how many there are. */
export async function messagesOf(
  db: Database,
  candidateId: number,
): Promise<{ readonly rows: readonly CandidateMessageRow[]; readonly total: number }> {
  const ofCandidate = eq(candidateMessages.candidateId, candidateId);
  const [rows, [counted]] = await db.batch([
    db.select().from(candidateMessages).where(ofCandidate).orderBy(desc(candidateMessages.id)).limit(MOST_MESSAGES),
    db.select({ n: count() }).from(candidateMessages).where(ofCandidate),
  ]);
  return { rows, total: counted?.n ?? 0 };
}
