import { PAGE_SIZE } from '../../shared/job-values.ts';
import { pagesOptions, readOptions, readOrNullOptions } from '../api/call-options.ts';
import { type CandidateSearch, candidateFilterParams, candidateSearchParams } from './candidate-search.ts';

export const candidateListOptions = (search: CandidateSearch, limit: number = PAGE_SIZE) =>
  pagesOptions('GET /api/candidates', { query: { ...candidateSearchParams(search), limit } });

/** Pages of profiles for companies only, from the first on: an address names no page of theirs. */
export const companyCandidateListOptions = (search: CandidateSearch) =>
  pagesOptions('GET /api/company-candidates', {
    query: { ...candidateSearchParams({ ...search, cursor: null }), limit: PAGE_SIZE },
    signedIn: true,
  });

/** Searches that find something in place of an empty one; the page is whole without them. */
export const candidateFiltersOptions = (search: CandidateSearch) =>
  readOptions('GET /api/candidates/filters', { query: candidateFilterParams(search) }, { meta: { optional: true } });

/** One profile; null if there is none that the asking account may see. */
export const candidateOptions = (id: string) =>
  readOrNullOptions('GET /api/candidates/:id', { params: { id }, signedIn: true }, { nullOn: [404] });

export const blockedCompaniesOptions = (id: string, authorization: string) =>
  readOptions('GET /api/candidates/:id/blocks', { params: { id }, authorization });
