import * as mini from 'zod/mini';
import { type PublicCandidate, publicCandidateSchema } from '../../shared/candidates.ts';
import { withQuery } from '../../shared/paths.ts';
import { asVisitor, nextOf, type Person } from './requests.ts';
import { strict } from './strict.ts';

/** One page of `GET /api/candidates` with what its headers say; `next` is the address of the next page. */
export type CandidatesResponse = {
  readonly candidates: readonly PublicCandidate[];
  readonly total: number;
  readonly next: string | null;
};

type Query = Readonly<Record<string, string | number>>;

/** Reads a list of profiles as a visitor; every profile in it must have exactly the public fields. */
export const readCandidates = (query: string | Query): Promise<CandidatesResponse> =>
  readAt(typeof query === 'string' ? `/api/candidates?${query}` : withQuery('/api/candidates', query));

/** Reads the list of profiles for companies only, as somebody who may. */
export const readCompanyCandidates = (company: Person, query: Query = {}): Promise<CandidatesResponse> =>
  readAt(withQuery('/api/company-candidates', query), company);

async function readAt(address: string, person: Person = asVisitor): Promise<CandidatesResponse> {
  const answer = await person.get(address);
  if (answer.status !== 200) throw new Error(`readCandidates: ${answer.status} ${await answer.text()}`);
  return {
    candidates: mini.array(strict(publicCandidateSchema)).parse(await answer.json()),
    total: Number(answer.headers.get('X-Total-Count')),
    next: nextOf(answer),
  };
}

/** Ids of all pages of a list, following `Link`, page by page; `between` runs before each further page. */
export async function readAllCandidates(
  query: Query,
  between: (page: number) => Promise<unknown> = async () => undefined,
  company?: Person,
): Promise<string[][]> {
  const pages = [company ? await readCompanyCandidates(company, query) : await readCandidates(query)];
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null) {
    await between(pages.length);
    pages.push(await readAt(next, company));
  }
  return pages.map(({ candidates }) => candidates.map(({ id }) => id));
}
