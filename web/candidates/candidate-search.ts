import { parseCursor } from '../../shared/cursor.ts';
import { JOB_SORTS, type JobSort, RADIUS } from '../../shared/job-values.ts';
import { withQuery } from '../../shared/paths.ts';
import { MAX_TEXT, type Near, readNear } from '../lists/near.ts';

/**
 * What the address of the list of profiles asks for. Pages ignore what they do not know or cannot read (decisions, section
 * 2), so every address is a list.
 */
export type CandidateSearch = {
  readonly search: string;
  readonly location: string;
  readonly skills: string;
  readonly sort: JobSort;
  readonly near: Near | null;
  readonly cursor: string | null;
};

/** Reads a page's address; no parameters are all profiles. */
export function readCandidateSearch(params: URLSearchParams): CandidateSearch {
  const near = readNear(params, RADIUS.default);
  const asked = JOB_SORTS.find((sort) => sort === params.get('sort')) ?? 'recent';
  const sort = asked === 'distance' && near === null ? 'recent' : asked;
  const cursor = params.get('cursor');
  const text = (name: string) => (params.get(name) ?? '').slice(0, MAX_TEXT);
  return {
    search: text('search'),
    location: text('location'),
    skills: text('skills'),
    sort,
    near,
    cursor: cursor !== null && parseCursor(sort, cursor) ? cursor : null,
  };
}

/** The search as a query string's parameters, for addresses of pages and for the API alike; defaults are left out. */
export function candidateSearchParams(search: CandidateSearch): Record<string, string | number | undefined> {
  return {
    search: search.search.trim() || undefined,
    location: search.location.trim() || undefined,
    skills: search.skills.trim() || undefined,
    lat: search.near?.lat,
    lon: search.near?.lon,
    radius: search.near?.radius,
    sort: search.sort === 'recent' ? undefined : search.sort,
    cursor: search.cursor ?? undefined,
  };
}

/** Address of the list page for a search. */
export const candidateSearchPath = (path: string, search: CandidateSearch): string =>
  withQuery(path, candidateSearchParams(search));

/** Whether the search narrows, sorts or pages the list. */
export const isFiltered = (search: CandidateSearch): boolean =>
  Object.values(candidateSearchParams(search)).some((value) => value !== undefined);
