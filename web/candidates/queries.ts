import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PublicCandidate } from '../../shared/candidates.ts';
import { PAGE_SIZE } from '../../shared/job-values.ts';
import { apiPath } from '../../shared/paths.ts';
import type { ListPage } from '../api/list-page.ts';
import { type CandidateSearch, candidateSearchParams } from './candidate-search.ts';

type CandidatePages = InfiniteData<ListPage<PublicCandidate>, string | null>;

/** The profiles of a search, page by page from the one its address names. */
export const candidateListOptions = (search: CandidateSearch, limit: number = PAGE_SIZE) =>
  infiniteQueryOptions<ListPage<PublicCandidate>, Error, CandidatePages, readonly unknown[], string | null>({
    queryKey: [apiPath.candidates(), { ...candidateSearchParams(search), limit }],
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
  });

/** One profile; null where there is none. */
export const candidateOptions = (id: string) =>
  queryOptions<PublicCandidate | null>({ queryKey: [apiPath.candidates(), id], meta: { nullOn: [404] } });
