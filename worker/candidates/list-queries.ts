import { and, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { PUBLIC_CANDIDATE_FIELDS } from '../../shared/candidate-fields.ts';
import { CANDIDATE_FILTERS } from '../../shared/candidate-values.ts';
import type {
  CandidateFilters,
  CandidateFiltersQuery,
  CandidatesQuery,
  PublicCandidate,
} from '../../shared/candidates.ts';
import { romeDay } from '../../shared/dates.ts';
import { roundPosition } from '../../shared/places/distance.ts';
import { resolvePlaces } from '../../shared/places/resolve-place.ts';
import { isOneOf, keysOf, pick } from '../../shared/records.ts';
import type { ListPage } from '../db/list-page.ts';
import { type CandidateRow, candidates } from '../db/tables/candidates.ts';
import { type Company, isForCompanies, isShownCandidate, keepingOut } from '../db/visibility.ts';
import { placeQuestion, searchList } from '../lists/search-list.ts';
import { countList } from '../lists/typed-text.ts';
import type { Source } from '../search/open-index.ts';
import { FOR_COMPANIES, type Requested } from '../search/search.ts';
import { wordsInColumn } from '../text-search/conditions.ts';

/** @throws DomainError `invalid` for a distance from nowhere */
function candidateQuestion(query: CandidateFiltersQuery & Pick<CandidatesQuery, 'sort'>): Requested {
  const place = placeQuestion('candidates', query, resolvePlaces(query.location ?? ''), roundPosition);
  const skills = wordsInColumn('skills', query.skills ?? '');
  const words = new Map([...(skills ? [['skills', skills] as const] : []), ...place.words]);
  return { ...place, available: query.available !== undefined, words };
}

type ListSearch = { readonly query: CandidatesQuery; readonly question: Requested };

/** Rows are read again by who may see them: a profile disappears at once. */
const listOf = (source: Source, search: ListSearch, where: SQL, now: Date): Promise<ListPage<CandidateRow>> =>
  searchList(
    source,
    { kind: 'candidates', ...search },
    (ids) =>
      source.db
        .select(getTableColumns(candidates))
        .from(sql`json_each(${JSON.stringify(ids)}) AS wanted`)
        .crossJoin(candidates)
        .where(and(sql`${candidates.id} = wanted.value`, where)),
    now,
  );

export const listCandidates = (source: Source, query: CandidatesQuery, now: Date): Promise<ListPage<CandidateRow>> =>
  listOf(source, { query, question: candidateQuestion(query) }, isShownCandidate(), now);

/** One page of the profiles for companies only that a query asks for, without those that keep this one out. */
export async function listForCompany(
  source: Source,
  company: Company,
  { query, now }: { readonly query: CandidatesQuery; readonly now: Date },
): Promise<ListPage<CandidateRow>> {
  const keeping = await source.db.values<[number]>(sql`SELECT * FROM ${keepingOut(company)}`);
  const audience = { audience: FOR_COMPANIES, hidden: new Set(keeping.map(([id]) => id)) };
  return listOf(source, { query, question: { ...candidateQuestion(query), ...audience } }, isForCompanies(), now);
}

/** How many profiles for everybody a search finds; where that is none, what one filter less or a wider radius would find. */
export async function countCandidates(
  source: Source,
  query: CandidateFiltersQuery,
  now: Date,
): Promise<CandidateFilters> {
  const search = { kind: 'candidates', query, question: candidateQuestion(query) } as const;
  const { counts: _counts, dropped, wider, ...numbers } = await countList(source, search, now);
  return {
    ...numbers,
    dropped: dropped.flatMap(({ filter, total }) =>
      isOneOf(CANDIDATE_FILTERS, filter) ? { filter, total, exact: true } : [],
    ),
    wider: wider.map((each) => ({ ...each, exact: true })),
  };
}

function availableAt({ availableUntil, availableSince }: CandidateRow, now: Date) {
  if (availableUntil === null || availableSince === null || availableUntil < romeDay(now))
    return { availableUntil: null, availableSince: null };
  return { availableUntil, availableSince: availableSince.toISOString() };
}

/** A profile as everybody may see it: a field stays private until it is declared public, a column until it is named here. */
export const toPublicCandidate = (row: CandidateRow, now: Date): PublicCandidate => ({
  id: row.publicId,
  ...pick(row, keysOf(PUBLIC_CANDIDATE_FIELDS)),
  ...availableAt(row, now),
  town: row.town,
  lat: row.lat?.toString() ?? null,
  lon: row.lon?.toString() ?? null,
  postedDate: row.postedAt.toISOString(),
  ...(row.status === 'companies' ? { companiesOnly: true } : {}),
});
