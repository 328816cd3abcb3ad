import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { BlockedCompany, CandidateFilters, OwnCandidate, PublicCandidate } from '../../shared/candidates.ts';
import { PAGE_SIZE } from '../../shared/job-values.ts';
import { ownApiPath } from '../../shared/own-api-path.ts';
import { apiPath } from '../../shared/paths.ts';
import { requireOk } from '../api/fetch-api.ts';
import type { ListPage } from '../api/list-page.ts';
import { type CandidateSearch, candidateFilterParams, candidateSearchParams } from './candidate-search.ts';

type CandidatePages = InfiniteData<ListPage<PublicCandidate>, string | null>;

/** The profiles of a search, page by page from the one its address names. */
export const candidateListOptions = (search: CandidateSearch, limit: number = PAGE_SIZE) =>
  infiniteQueryOptions<ListPage<PublicCandidate>, Error, CandidatePages, readonly unknown[], string | null>({
    queryKey: [apiPath.candidates(), { ...candidateSearchParams(search), limit }],
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
  });

/** The same of profiles for companies only, from the first on: an address names no page of theirs. */
export const companyCandidateListOptions = (search: CandidateSearch) =>
  infiniteQueryOptions<ListPage<PublicCandidate>, Error, CandidatePages, readonly unknown[], string | null>({
    queryKey: [
      ownApiPath.companyCandidates(),
      { ...candidateSearchParams({ ...search, cursor: null }), limit: PAGE_SIZE },
    ],
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
    meta: { signedIn: true },
  });

/** What else than a search that finds nothing would find something; its page is whole without it. */
export const candidateFiltersOptions = (search: CandidateSearch) =>
  queryOptions<CandidateFilters>({
    queryKey: [apiPath.candidates(), 'filters', candidateFilterParams(search)],
    meta: { optional: true },
  });

/** One profile; null where there is none, or none for who asks. */
export const candidateOptions = (id: string) =>
  queryOptions<PublicCandidate | null>({
    queryKey: [apiPath.candidates(), id],
    meta: { nullOn: [404], signedIn: true },
  });

/** Reads what only somebody may see; `authorization` is the header that says who. */
const readAs = async (path: string, authorization: string): Promise<Response> =>
  requireOk(await fetch(path, { headers: { Authorization: authorization }, credentials: 'include' }));

/** The profiles of an account (`Bearer …`), or the one of a private link (`Link …`). */
export const ownCandidatesOptions = (authorization: string) =>
  queryOptions<OwnCandidate[]>({
    queryKey: ['own-candidates', authorization],
    queryFn: async () => (await readAs(ownApiPath.ownCandidates(), authorization)).json(),
    meta: { signedIn: true },
  });

/** The companies that one of them keeps out. */
export const blockedCompaniesOptions = (id: string, authorization: string) =>
  queryOptions<BlockedCompany[]>({
    queryKey: ['blocked-companies', id, authorization],
    queryFn: async () => (await readAs(ownApiPath.blockedCompanies(id), authorization)).json(),
    meta: { signedIn: true },
  });
