import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { CANDIDATE_FIELD_FILTERS } from '../../shared/candidate-fields.ts';
import type { CandidatesQuery } from '../../shared/candidates.ts';
import { searchedFor, sortOf } from '../../shared/list-query.ts';
import type { Point } from '../../shared/places/distance.ts';
import { resolvePlaces } from '../../shared/places/resolve-place.ts';
import { foldText } from '../../shared/text.ts';
import type { Database } from '../db/client.ts';
import { byDistance, cellsWithin, type NearCell } from '../db/lists/cells.ts';
import { COUNT_CAP, countEach, countMatches, positionsOf, SUGGESTED_CAP } from '../db/lists/count-matches.ts';
import type { Listed, SearchedPage, Total } from '../db/lists/listed.ts';
import { allOf } from '../db/lists/words.ts';
import { isBlockedSender, type Manager, managedBy } from '../db/manager.ts';
import { candidateSearch, companyCandidateSearch, type SearchIndex } from '../db/search-index.ts';
import { users } from '../db/tables/accounts.ts';
import {
  type CandidateBlockRow,
  type CandidateRow,
  candidateBlocks,
  candidateCells,
  candidateCounts,
  candidates,
  companyCandidateCells,
} from '../db/tables/candidates.ts';
import { type Asker, type Company, isForCompanies, isShownCandidate, keepingOut, maySee } from '../db/visibility.ts';
import { readCursor, searchKind } from '../http/cursor.ts';
import { isCorrection } from '../text-search/correct-text.ts';
import { searchList } from '../text-search/search-list.ts';
import { CANDIDATE_COLUMNS } from '../text-search/tiers.ts';
import { originOf, toMatch } from './to-match.ts';

const MOST_OWN = 50;

const columns = getTableColumns(candidates);

const listed = (
  search: SearchIndex,
  isShown: SQL | undefined,
  isFound: SQL | undefined = undefined,
): Listed<CandidateRow> => ({
  table: candidates,
  search,
  isShown,
  isFound,
  rows: (db, { where, order, limit }) =>
    db
      .select()
      .from(candidates)
      .where(where)
      .orderBy(...order)
      .limit(limit),
  picked: (db, selection) =>
    db
      .select({ row: columns, tier: sql<number>`picked.tier` })
      .from(sql`(${selection}) AS picked`)
      .crossJoin(candidates)
      .where(eq(candidates.id, sql`picked.id`)),
  sorted: null,
  ordered: null,
});

/**
 * A profile that the asking company, or everybody, may see; null for an unknown, hidden or deleted one and for one that is
 * not for them.
 */
export async function candidateByPublicId(
  db: Database,
  publicId: string,
  asker: Asker = async () => null,
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
  listed: listed(candidateSearch, isShownCandidate()),
  cells: candidateCells,
  countAll: (db) => countStatus(db, 'open'),
};

const forCompany = (company: Company): Shown => ({
  listed: listed(
    companyCandidateSearch,
    and(isForCompanies(), sql`${candidates.id} NOT IN ${keepingOut(company)}`),
    sql`${companyCandidateSearch.rowid} NOT IN ${keepingOut(company)}`,
  ),
  cells: companyCandidateCells,
  countAll: async (db) => {
    const kept = await db.$count(candidates, and(isForCompanies(), sql`${candidates.id} IN ${keepingOut(company)}`));
    return (await countStatus(db, 'companies')) - kept;
  },
});

/** One page of the profiles for everybody that a query asks for. */
export const listCandidates = (db: Database, query: CandidatesQuery): Promise<SearchedPage<CandidateRow>> =>
  pageOf(db, FOR_EVERYBODY, query);

/** One page of the profiles for companies only that a query asks for, without those that keep this one out. */
export const listForCompany = (
  db: Database,
  company: Company,
  query: CandidatesQuery,
): Promise<SearchedPage<CandidateRow>> => pageOf(db, forCompany(company), query);

async function pageOf(db: Database, shown: Shown, query: CandidatesQuery): Promise<SearchedPage<CandidateRow>> {
  const { limit, cursor, radius, search } = query;
  const sort = sortOf(query);
  const origin = originOf(query);
  const asked = [
    ...searchedFor(query),
    ...CANDIDATE_FIELD_FILTERS.map((name) => foldText(query[name] ?? '')),
    whereOf(query),
    origin,
    radius,
  ];
  const cursorKind = searchKind(sort, asked);
  const after =
    cursor === undefined ? null : readCursor(cursorKind, cursor, (text) => isCorrection(search ?? '', text));
  const measured = origin !== null && (radius !== undefined || sort === 'distance');
  const cells = measured ? byDistance(await db.select().from(shown.cells), origin) : [];
  const stepped = sort === 'relevance';
  // Without a radius, exact matches must be in the place; the later steps may be near it.
  const within = stepped && radius === undefined ? resolvePlaces(query.location ?? '') : [];
  const near = radius === undefined ? null : cellsWithin(cells, radius);
  const filters = toMatch(within.length > 0 ? { ...query, location: undefined } : query, near);
  const found = await searchList(db, shown.listed, {
    kind: 'candidates',
    cursorKind,
    typed: search,
    exact: query.exact !== undefined,
    columns: CANDIDATE_COLUMNS,
    stepped,
    sort,
    within,
    filters,
    only: null,
    cells,
    origin,
    after,
    limit,
  });
  const match = allOf([found.match, filters].filter((part) => part !== null));
  const total: Total =
    match === null ? { total: await shown.countAll(db), exact: true } : await countMatches(db, shown.listed, match);
  return { ...found, total };
}

/** The municipalities that a location names, or else its words. */
function whereOf({ location }: CandidatesQuery): readonly string[] {
  const places = resolvePlaces(location ?? '');
  return places.length > 0 ? places.map(({ slug }) => slug) : [foldText(location ?? '')];
}

/** Positions of the profiles for everybody, nearest first. */
export const cellsFrom = async (db: Database, origin: Point): Promise<NearCell[]> =>
  byDistance(await db.select().from(FOR_EVERYBODY.cells), origin);

/** How many profiles for everybody each of these MATCH texts finds, null all of them, each up to a cap. */
export async function countEverybody(
  db: Database,
  matches: readonly (string | null)[],
  cap: number = COUNT_CAP,
): Promise<Total[]> {
  const different = [...new Set(matches)].filter((match) => match !== null);
  const [counts, all] = await Promise.all([
    countEach(db, FOR_EVERYBODY.listed, { matches: different, cap }),
    matches.includes(null) ? FOR_EVERYBODY.countAll(db) : 0,
  ]);
  return matches.map((match) => (match && counts.get(match)) || { total: all, exact: true });
}

/** How many profiles for everybody each of some MATCH texts finds, up to the cap of proposals. */
export const countSuggested = (db: Database, matches: readonly string[]) =>
  countEach(db, FOR_EVERYBODY.listed, { matches, cap: SUGGESTED_CAP });

/** Positions of the profiles for everybody that each of these MATCH texts finds, each up to a cap. */
export const positionsOfEverybody = (db: Database, matches: readonly string[], cap: number) =>
  positionsOf(db, FOR_EVERYBODY.listed, { matches: [...new Set(matches)], cap });

async function countStatus(db: Database, status: CandidateRow['status']): Promise<number> {
  const [row] = await db
    .select({ count: candidateCounts.count })
    .from(candidateCounts)
    .where(eq(candidateCounts.status, status));
  return row?.count ?? 0;
}

/** The companies that a profile keeps out, as they were added. */
export const blockedCompanies = (db: Database, candidateId: number): Promise<CandidateBlockRow[]> =>
  db
    .select()
    .from(candidateBlocks)
    .where(eq(candidateBlocks.candidateId, candidateId))
    .orderBy(asc(candidateBlocks.id));

/** The profiles that somebody manages, deleted ones that are still there too, newest first. */
export const ownCandidates = (db: Database, manager: Manager): Promise<CandidateRow[]> =>
  db.select().from(candidates).where(managedBy(manager)).orderBy(desc(candidates.id)).limit(MOST_OWN);

/** Writer of a message: the named address, and the account of a signed-in one. */
type Sender = { readonly email: string; readonly accountId: number | null };

/** True if the person of a profile takes no messages from the writer's addresses. */
export const isBlockedFor = ({ email, accountId }: Sender): SQL =>
  isBlockedSender(sql`IN (${email}, (SELECT ${users.email} FROM ${users} WHERE ${users.id} = ${accountId}))`);

/** A profile that can be written to. */
type Recipient = {
  readonly candidate: CandidateRow;
  /** True if the person takes no messages from the writer's addresses. */
  readonly blocked: boolean;
};

/** The profile that somebody wants to write to; null for one that is not there for them. */
export async function findRecipient(
  db: Database,
  publicId: string,
  { asker, sender }: { readonly asker: Asker; readonly sender: Sender },
): Promise<Recipient | null> {
  const [row] = await db
    .select({ candidate: candidates, blocked: sql<number>`${isBlockedFor(sender)}` })
    .from(candidates)
    .where(eq(candidates.publicId, publicId))
    .limit(1);
  if (!row || !(await maySee(db, row.candidate, asker))) return null;
  return { candidate: row.candidate, blocked: row.blocked === 1 };
}
