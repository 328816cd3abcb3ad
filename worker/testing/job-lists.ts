import * as mini from 'zod/mini';
import { type PublicJob, publicJobSchema } from '../../shared/jobs.ts';
import { withQuery } from '../../shared/paths.ts';
import { strict } from './expect-problem.ts';
import { asVisitor, nextOf, type Person } from './requests.ts';

export type ListQuery = string | Readonly<Record<string, string | number>>;

/** Reads an address of a list; every item in it must have exactly the declared fields. `next` is the address of the next page. */
export async function readListAt<Shape extends mini.core.$ZodShape>(
  schema: mini.ZodMiniObject<Shape>,
  address: string,
  person: Person = asVisitor,
) {
  const answer = await person.get(address);
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  const items = mini.array(strict(schema)).parse(await answer.json());
  return { items, total: Number(answer.headers.get('X-Total-Count')), next: nextOf(answer) };
}

export const listAddress = (path: string, query: ListQuery): string =>
  typeof query === 'string' ? `${path}?${query}` : withQuery(path, query);

/** All pages of a list, following `Link`; `between` runs before each further page. */
export async function readPages<Page extends { readonly next: string | null }>(
  first: string,
  read: (address: string) => Promise<Page>,
  between: (page: number) => Promise<unknown> = async () => undefined,
): Promise<Page[]> {
  const pages = [await read(first)];
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null) {
    await between(pages.length);
    pages.push(await read(next));
  }
  return pages;
}

async function readJobsAt(address: string) {
  const { items, ...page } = await readListAt(publicJobSchema, address);
  const jobs: readonly PublicJob[] = items;
  return { ...page, jobs, titles: jobs.map(({ title }) => title), ids: jobs.map(({ id }) => id) };
}

export const readJobs = (query: ListQuery) => readJobsAt(listAddress('/api/jobs', query));

export const readAllPages = (query: ListQuery, between?: (page: number) => Promise<unknown>) =>
  readPages(listAddress('/api/jobs', query), readJobsAt, between);
