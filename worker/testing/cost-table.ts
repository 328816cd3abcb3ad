import { eq } from 'drizzle-orm';
import { withQuery } from '../../shared/paths.ts';
import { jobs } from '../db/tables/jobs.ts';
import { costOf } from './bindings.ts';
import { jobBody, testDb } from './factories.ts';
import { forgetCopies } from './forget-copies.ts';
import { asEmployer, asVisitor } from './requests.ts';

/** Highest cost of one kind of request, of all the addresses that are tried for it. */
export type CostRow = {
  readonly name: string;
  /** Promised cost for 10,000 open offers. */
  readonly promise: string;
  readonly queries: number;
  readonly rows: number;
  /** Matching offers, where the promise depends on them. */
  readonly matches?: number;
};

const FILTERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { category: 'ristorazione' },
  { type: 'Weekend' },
  { contract: 'Stage/Tirocinio' },
  { experience: 'No esperienza' },
  { location: 'Darfo' },
  { pay: 'true' },
  { housing: 'true' },
  { meals: 'true' },
  { openings: 'true' },
  { shift: 'notte' },
  { start: '2027-06' },
  { posted: '0' },
  { posted: '3' },
  { posted: '7' },
  { posted: '14' },
];

/** Finds one seeded offer in seventy. */
const TEXT = { search: 'cuoco', location: 'Angolo Terme', type: 'Full-time', pay: 'true' };

type Read = { readonly queries: number; readonly rows: number; readonly body: unknown };

/** Reads an address, with the index of open offers in memory. */
async function read(path: string): Promise<Read> {
  const { result, cost } = await costOf((bindings) => asVisitor.get(path, { bindings }));
  const text = await result.text();
  if (result.status !== 200) throw new Error(`${path} answered ${result.status}: ${text}`);
  const isJson = result.headers.get('Content-Type')?.startsWith('application/json') === true;
  return { queries: cost.statements, rows: cost.rowsRead, body: isJson ? JSON.parse(text) : null };
}

async function worst(paths: readonly string[]): Promise<{ queries: number; rows: number }> {
  const found: Read[] = [];
  for (const path of paths) found.push(await read(path));
  return {
    queries: Math.max(...found.map(({ queries }) => queries)),
    rows: Math.max(...found.map(({ rows }) => rows)),
  };
}

/** A list that is not one of those in KV. */
const list = (query: Readonly<Record<string, string>>): string => withQuery('/api/jobs', { ...query, limit: '19' });

async function hotList(): Promise<Read> {
  await read('/api/jobs?limit=20');
  return read('/api/jobs?limit=20');
}

/** The first read after a write of somebody else. */
async function newIndex(): Promise<Read> {
  await forgetCopies();
  return read('/api/jobs/filters');
}

/** A list of a text with a place and two filters, and how many offers it finds. */
async function textList(): Promise<{ queries: number; rows: number; matches: number }> {
  const { body } = await read(withQuery('/api/jobs/filters', TEXT));
  return { ...(await read(list(TEXT))), matches: Number(Object(body).total) };
}

async function publishing(): Promise<{ queries: number; rows: number }> {
  const employer = await asEmployer();
  const { result, written } = await costOf((bindings) => employer.post('/api/jobs', jobBody(), { bindings }));
  if (result.status !== 201) throw new Error(`POST /api/jobs answered ${result.status}`);
  await testDb().delete(jobs).where(eq(jobs.ownerId, employer.account.id));
  return { queries: written.batches, rows: written.rowsWritten };
}

/** Measures the requests whose cost is promised, with the stored offers. @param newest public id of an open offer */
export async function costTable(newest: string): Promise<CostRow[]> {
  const sorts = ['recent', 'title', 'location'];
  const row = async (name: string, promise: string, cost: Promise<Omit<CostRow, 'name' | 'promise'>>) => {
    const { queries, rows, matches } = await cost;
    return { name, promise, queries, rows, ...(matches === undefined ? {} : { matches }) };
  };
  return [
    await row('The index made anew', '1 query, 1 row an open offer + 5', newIndex()),
    await row('Hot list from KV', '0 queries', hotList()),
    await row(
      'List with any one filter, any sort but distance',
      '2 queries, 45 rows',
      worst(FILTERS.flatMap((filter) => sorts.map((sort) => list({ ...filter, sort })))),
    ),
    await row(
      'Radius 10 km sorted by distance',
      '2 queries, 45 rows',
      worst([list({ lat: '45.95', lon: '10.3', radius: '10', sort: 'distance' })]),
    ),
    await row(
      'Total and counts, with any one filter',
      '2 queries, 45 rows',
      worst(FILTERS.map((filter) => withQuery('/api/jobs/filters', filter))),
    ),
    await row('Text search with place and two filters', '3 queries, 1 row a match of its words + 100', textList()),
    await row(
      'Total and counts of a text that all offers have',
      '2 queries, 5,050 rows',
      worst([withQuery('/api/jobs/filters', { search: 'stagione' })]),
    ),
    await row('Offer page', '4 queries, 1 row a match of its title + 45', worst([`/offerte/${newest}`])),
    await row('Publishing an offer (rows written)', '1 batch and 1 after the answer, 15 rows', publishing()),
  ];
}
