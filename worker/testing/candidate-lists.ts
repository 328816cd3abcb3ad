import { type PublicCandidate, publicCandidateSchema } from '../../shared/candidates.ts';
import { type ListQuery, listAddress, readListAt, readPages } from './job-lists.ts';
import type { Person } from './requests.ts';

const pathFor = (company?: Person): string => (company ? '/api/company-candidates' : '/api/candidates');

async function readAt(address: string, person?: Person) {
  const { items, ...page } = await readListAt(publicCandidateSchema, address, person);
  const candidates: readonly PublicCandidate[] = items;
  return { ...page, candidates };
}

export const readCandidates = (query: ListQuery) => readAt(listAddress(pathFor(), query));

/** Reads the list of profiles for companies only, as somebody who may. */
export const readCompanyCandidates = (company: Person, query: ListQuery = {}) =>
  readAt(listAddress(pathFor(company), query), company);

/** Ids of all pages of a list, page by page; `between` runs before each further page. */
export async function readAllCandidates(
  query: ListQuery,
  between?: (page: number) => Promise<unknown>,
  company?: Person,
): Promise<string[][]> {
  const pages = await readPages(listAddress(pathFor(company), query), (address) => readAt(address, company), between);
  return pages.map(({ candidates }) => candidates.map(({ id }) => id));
}
