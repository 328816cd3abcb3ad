import * as mini from 'zod/mini';
import { type PublicJob, publicJobSchema } from '../../shared/jobs.ts';
import { withQuery } from '../../shared/paths.ts';
import { asVisitor, nextOf } from './requests.ts';
import { strict } from './strict.ts';

/** One page of `GET /api/jobs` with what its headers say. */
export type JobsResponse = {
  readonly jobs: readonly PublicJob[];
  readonly titles: readonly string[];
  readonly ids: readonly string[];
  readonly total: number;
  /** Address of the next page; null on the last. */
  readonly next: string | null;
};

/** Reads a list of offers as a visitor; every offer in it must have exactly the public fields. */
export async function readJobs(query: string | Readonly<Record<string, string | number>>): Promise<JobsResponse> {
  return readJobsAt(typeof query === 'string' ? `/api/jobs?${query}` : withQuery('/api/jobs', query));
}

/** Reads offers at an address, as the `Link` header gives it. */
async function readJobsAt(address: string): Promise<JobsResponse> {
  const answer = await asVisitor.get(address);
  if (answer.status !== 200) throw new Error(`readJobs: ${answer.status} ${await answer.text()}`);
  const jobs = mini.array(strict(publicJobSchema)).parse(await answer.json());
  return {
    jobs,
    titles: jobs.map(({ title }) => title),
    ids: jobs.map(({ id }) => id),
    total: Number(answer.headers.get('X-Total-Count')),
    next: nextOf(answer),
  };
}

/** All pages of a list, following `Link`; `between` runs before each further page. */
export async function readAllPages(
  query: Readonly<Record<string, string | number>>,
  between: (page: number) => Promise<unknown> = async () => undefined,
): Promise<JobsResponse[]> {
  const pages = [await readJobs(query)];
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null) {
    await between(pages.length);
    pages.push(await readJobsAt(next));
  }
  return pages;
}
