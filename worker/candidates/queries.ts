import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { CANDIDATE_FILTERS } from '../../shared/candidate-values.ts';
import type {
  BlockedCompany,
  CandidateFilters,
  CandidateFiltersQuery,
  CandidatesQuery,
} from '../../shared/candidates.ts';
import { sortOf } from '../../shared/list-query.ts';
import { isOneOf } from '../../shared/records.ts';
import type { Database } from '../db/client.ts';
import { isBlockedSender, type Manager, managedBy } from '../db/manager.ts';
import { users } from '../db/tables/accounts.ts';
import { type CandidateRow, candidateBlocks, candidates } from '../db/tables/candidates.ts';
import {
  type Company,
  type FindCompany,
  isForCompanies,
  isShownCandidate,
  keepingOut,
  maySee,
} from '../db/visibility.ts';
import { FOR_COMPANIES, type Source } from '../search/open-index.ts';
import { countList, type SearchedPage, searchList } from '../search/search-list.ts';
import { candidateQuestion, type Requested } from '../search/to-question.ts';

const MOST_OWN = 50;

/** A profile that the asking company, or everybody, may see; null for any other. */
export async function candidateByPublicId(
  db: Database,
  publicId: string,
  findCompany: FindCompany,
): Promise<CandidateRow | null> {
  const [row] = await db.select().from(candidates).where(eq(candidates.publicId, publicId)).limit(1);
  return row && (await maySee(db, row, findCompany)) ? row : null;
}

export const listCandidates = (source: Source, query: CandidatesQuery, now: Date) =>
  pageOf(source, query, { question: candidateQuestion(query), where: isShownCandidate(), now });

/** One page of the profiles for companies only that a query asks for, without those that keep this one out. */
export async function listForCompany(
  source: Source,
  company: Company,
  { query, now }: { readonly query: CandidatesQuery; readonly now: Date },
): Promise<SearchedPage<CandidateRow>> {
  const keeping = await source.db.values<[number]>(sql`SELECT * FROM ${keepingOut(company)}`);
  const shown = { audience: FOR_COMPANIES, hidden: new Set(keeping.map(([id]) => id)) };
  return pageOf(source, query, { question: { ...candidateQuestion(query), ...shown }, where: isForCompanies(), now });
}

function pageOf(
  source: Source,
  query: CandidatesQuery,
  { question, where, now }: { readonly question: Requested; readonly where: SQL; readonly now: Date },
): Promise<SearchedPage<CandidateRow>> {
  const { limit, cursor } = query;
  const sort = sortOf(query);
  const read = (ids: readonly number[]) =>
    source.db
      .select(getTableColumns(candidates))
      .from(sql`json_each(${JSON.stringify(ids)}) AS wanted`)
      .crossJoin(candidates)
      .where(and(sql`${candidates.id} = wanted.value`, where));
  const paging = { sort, stepped: sort === 'relevance', limit, cursor };
  return searchList(source, { kind: 'candidates', typed: query, question, ...paging, read }, now);
}

/** How many profiles for everybody a search finds; where that is none, what one filter less or a wider radius would find. */
export async function countCandidates(
  source: Source,
  query: CandidateFiltersQuery,
  now: Date,
): Promise<CandidateFilters> {
  const search = { kind: 'candidates', typed: query, question: candidateQuestion(query), lettingIn: [] } as const;
  const { counts: _counts, dropped, wider, ...numbers } = await countList(source, search, now);
  return {
    ...numbers,
    dropped: dropped.flatMap(({ filter, total }) =>
      isOneOf(CANDIDATE_FILTERS, filter) ? { filter, total, exact: true } : [],
    ),
    wider: wider.map((each) => ({ ...each, exact: true })),
  };
}

export const blockedCompanies = (db: Database, candidateId: number): Promise<BlockedCompany[]> =>
  db
    .select({ id: candidateBlocks.publicId, kind: candidateBlocks.kind, value: candidateBlocks.value })
    .from(candidateBlocks)
    .where(eq(candidateBlocks.candidateId, candidateId))
    .orderBy(asc(candidateBlocks.id));

/** The profiles that somebody manages, deleted ones that are still there too, newest first. */
export const ownCandidates = (db: Database, manager: Manager): Promise<CandidateRow[]> =>
  db.select().from(candidates).where(managedBy(manager)).orderBy(desc(candidates.id)).limit(MOST_OWN);

export type Sender = { readonly email: string; readonly accountId: number | null };

export const isBlockedFor = ({ email, accountId }: Sender): SQL =>
  isBlockedSender(sql`IN (${email}, (SELECT ${users.email} FROM ${users} WHERE ${users.id} = ${accountId}))`);

/** The profile that somebody wants to write to; null for one that is not there for them. */
export async function findRecipient(
  db: Database,
  publicId: string,
  { findCompany, sender }: { readonly findCompany: FindCompany; readonly sender: Sender },
) {
  const [row] = await db
    .select({ candidate: candidates, blocked: sql<number>`${isBlockedFor(sender)}` })
    .from(candidates)
    .where(eq(candidates.publicId, publicId))
    .limit(1);
  return row && (await maySee(db, row.candidate, findCompany)) ? { ...row, blocked: row.blocked === 1 } : null;
}
