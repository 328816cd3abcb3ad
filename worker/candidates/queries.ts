import { and, asc, count, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { CandidatesQuery } from '../../shared/candidates.ts';
import type { Database } from '../db/client.ts';
import { byDistance, cellsWithin, type NearCell } from '../db/lists/cells.ts';
import { countMatches } from '../db/lists/count-matches.ts';
import { listPage } from '../db/lists/list-page.ts';
import type { Listed, ListedPage, Total } from '../db/lists/listed.ts';
import { candidateSearch, companyCandidateSearch, type SearchIndex } from '../db/search-index.ts';
import { type CandidateBlockRow, candidateBlocks } from '../db/tables/candidate-blocks.ts';
import { candidateCells, candidateCounts, companyCandidateCells } from '../db/tables/candidate-counts.ts';
import { type CandidateMessageRow, candidateMessages } from '../db/tables/candidate-messages.ts';
import { type CandidateRow, candidates } from '../db/tables/candidates.ts';
import { jobs } from '../db/tables/jobs.ts';
import { users } from '../db/tables/users.ts';
import { isForCompanies, isForCompaniesRow, isShownCandidate, isShownCandidateRow } from '../db/visibility.ts';
import { DomainError } from '../errors.ts';
import { readCursor } from '../http/cursor.ts';
import { toMatch } from './match.ts';

const MOST_OWN = 50;
const MOST_MESSAGES = 100;

const columns = getTableColumns(candidates);

const listed = (search: SearchIndex, isShown: () => SQL | undefined): Listed<CandidateRow> => ({
  table: candidates,
  search,
  isShown,
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
      .from(search)
      .crossJoin(candidates)
      .where(where)
      .orderBy(...order)
      .limit(limit),
});

/** A registered company, by what profiles can keep it out with (worker/candidates/company-keys.ts). */
export type Company = { readonly keys: readonly string[] };

/** Finds out which company asks, where that counts; null where none does. */
export type Asker = () => Promise<Company | null>;

const nobody: Asker = async () => null;

/** Ids of the profiles that keep a company out. */
const keepingOut = ({ keys }: Company): SQL =>
  sql`(SELECT ${candidateBlocks.candidateId} FROM ${candidateBlocks} WHERE ${candidateBlocks.key} IN (SELECT value FROM json_each(${JSON.stringify(keys)})))`;

async function maySee(db: Database, row: CandidateRow, asker: Asker): Promise<boolean> {
  if (isShownCandidateRow(row)) return true;
  const company = isForCompaniesRow(row) ? await asker() : null;
  if (company === null) return false;
  const [kept] = await db.select({ out: sql<number>`${row.id} IN ${keepingOut(company)}` }).from(sql`(SELECT 1)`);
  return kept?.out === 0;
}

/** A profile that who asks may see; null for one that never was, is hidden, deleted or not for them. */
export async function candidateByPublicId(
  db: Database,
  publicId: string,
  asker: Asker = nobody,
): Promise<CandidateRow | null> {
  const [row] = await db.select().from(candidates).where(eq(candidates.publicId, publicId)).limit(1);
  return row && (await maySee(db, row, asker)) ? row : null;
}

/** Profiles that are listed together: for everybody, or for a company. */
type Shown = {
  readonly listed: Listed<CandidateRow>;
  readonly cells: typeof candidateCells | typeof companyCandidateCells;
  readonly countAll: (db: Database) => Promise<number>;
};

const FOR_EVERYBODY: Shown = {
  listed: listed(candidateSearch, isShownCandidate),
  cells: candidateCells,
  countAll: (db) => countStatus(db, 'open'),
};

const forCompany = (company: Company): Shown => ({
  listed: listed(companyCandidateSearch, () =>
    and(isForCompanies(), sql`${candidates.id} NOT IN ${keepingOut(company)}`),
  ),
  cells: companyCandidateCells,
  countAll: async (db) => {
    const kept = await db.$count(candidates, and(isForCompanies(), sql`${candidates.id} IN ${keepingOut(company)}`));
    return (await countStatus(db, 'companies')) - kept;
  },
});

/** One page of the profiles for everybody that a query asks for. */
export const listCandidates = (db: Database, query: CandidatesQuery, now: Date): Promise<ListedPage<CandidateRow>> =>
  pageOf(db, FOR_EVERYBODY, query, now);

/** One page of the profiles for companies only that a query asks for, without those that keep this one out. */
export const listForCompany = (
  db: Database,
  company: Company,
  query: CandidatesQuery,
  now: Date,
): Promise<ListedPage<CandidateRow>> => pageOf(db, forCompany(company), query, now);

async function pageOf(
  db: Database,
  shown: Shown,
  query: CandidatesQuery,
  now: Date,
): Promise<ListedPage<CandidateRow>> {
  const { sort, limit, cursor, radius } = query;
  const cells = await cellsFrom(db, shown, query);
  const match = toMatch(query, radius === undefined ? null : cellsWithin(cells, radius));
  const total: Total =
    match === null
      ? { total: await shown.countAll(db), exact: true }
      : await countMatches(db, shown.listed, match, now);
  const after = cursor === undefined ? null : readCursor(sort, cursor);
  return listPage(db, shown.listed, { sort, match, cells, after, limit, now, total });
}

/** Positions of profiles from the query's own outwards; none where no distance counts. */
async function cellsFrom(
  db: Database,
  { cells }: Shown,
  { lat, lon, radius, sort }: CandidatesQuery,
): Promise<NearCell[]> {
  if (lat === undefined || lon === undefined || (radius === undefined && sort !== 'distance')) return [];
  return byDistance(await db.select().from(cells), { lat, lon });
}

async function countStatus(db: Database, status: CandidateRow['status']): Promise<number> {
  const [row] = await db
    .select({ count: candidateCounts.count })
    .from(candidateCounts)
    .where(eq(candidateCounts.status, status));
  return row?.count ?? 0;
}

/** Address and names of an account that is a company in good standing; null for any other. */
export async function companyNames(
  db: Database,
  accountId: number,
): Promise<{ readonly email: string; readonly names: readonly string[] } | null> {
  const { id, email, name, role, suspendedAt, deletedAt } = users;
  const [[account], offers] = await db.batch([
    db
      .select({ email, name })
      .from(users)
      .where(and(eq(id, accountId), eq(role, 'employer'), isNull(suspendedAt), isNull(deletedAt))),
    db.selectDistinct({ name: jobs.companyName }).from(jobs).where(eq(jobs.ownerId, accountId)),
  ]);
  return account ? { email: account.email, names: [account.name, ...offers.map((offer) => offer.name)] } : null;
}

/** The companies that a profile keeps out, as they were added. */
export const blockedCompanies = (db: Database, candidateId: number): Promise<CandidateBlockRow[]> =>
  db
    .select()
    .from(candidateBlocks)
    .where(eq(candidateBlocks.candidateId, candidateId))
    .orderBy(asc(candidateBlocks.id));

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
  asker: Asker,
): Promise<{ readonly candidate: CandidateRow; readonly address: string | null } | null> {
  const [row] = await db
    .select({ candidate: candidates, owner: users.email })
    .from(candidates)
    .leftJoin(users, eq(users.id, candidates.ownerId))
    .where(eq(candidates.publicId, publicId))
    .limit(1);
  if (!row || !(await maySee(db, row.candidate, asker))) return null;
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
