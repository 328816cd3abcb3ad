import { getTableColumns, sql } from 'drizzle-orm';
import { PUBLIC_JOB_FIELDS } from '../../shared/job-fields.ts';
import { COUNTED_FILTERS, JOB_FILTER_NAMES, jobFilter } from '../../shared/job-filters.ts';
import {
  DROPPED_FILTERS,
  type JobFilters,
  type JobFiltersQuery,
  type JobSummary,
  type JobsQuery,
  type PublicJob,
} from '../../shared/jobs.ts';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { resolvePlaces } from '../../shared/places/resolve-place.ts';
import { TOWN_RADIUS_KM, townBySlug } from '../../shared/places/towns.ts';
import { isOneOf, keysOf, pick, recordOf } from '../../shared/records.ts';
import { storedFilter } from '../../shared/stored-filters.ts';
import type { Database } from '../db/client.ts';
import type { ListPage } from '../db/list-page.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { isOpen, isOpenRow, statusNow } from '../db/visibility.ts';
import { invalidField } from '../errors.ts';
import { placeQuestion, searchList } from '../lists/search-list.ts';
import { countList } from '../lists/typed-text.ts';
import { facet, LETTING_IN } from '../search/facets.ts';
import type { Source } from '../search/open-index.ts';
import type { Requested } from '../search/search.ts';

const STORED_FILTERS = JOB_FILTER_NAMES.filter((name) => storedFilter(name) !== null && !jobFilter(name).alternatives);

/**
 * Filters and place of a query, with every value resolved: all that it asks for but its text.
 * @throws DomainError `invalid` for a town that is not one of the valley's, and for a distance from nowhere
 */
export function jobQuestion(query: JobFiltersQuery & Pick<JobsQuery, 'sort'>): Requested {
  const town = query.town === undefined ? null : municipalityBySlug(query.town);
  if (town === undefined) throw invalidField('town', 'Comune sconosciuto');
  const places = town ? [town] : resolvePlaces(query.location ?? '');
  const place = placeQuestion('jobs', query, places, (each) => townBySlug(each.slug) ?? each);
  const ofTown = town && !place.fromPosition && { km: query.radius ?? TOWN_RADIUS_KM, unknown: false };
  const requested = (name: (typeof STORED_FILTERS)[number]) =>
    [query[name] ?? []].flat().map((value) => facet(name, value));
  return {
    ...place,
    facets: new Map(STORED_FILTERS.flatMap((name) => (requested(name).length > 0 ? [[name, requested(name)]] : []))),
    radius: ofTown || place.radius,
    posted: query.posted ?? null,
    letIn: LETTING_IN.find(({ facet: { filter }, of }) => filter in query && of in query) ?? null,
  };
}

/** Columns of an offer as everybody sees it: what it is searched by, and what its owner alone reads, stay in the database. */
export const publicColumns = pick(getTableColumns(jobs), [
  ...keysOf(PUBLIC_JOB_FIELDS),
  ...([
    'id',
    'publicId',
    'status',
    'town',
    'lat',
    'lon',
    'postedAt',
    'validThrough',
    'updatedAt',
    'confirmedAt',
    'onlyHere',
    'spontaneous',
  ] as const),
]);

export type PublicJobRow = Pick<JobRow, keyof typeof publicColumns>;
type JobSummaryRow = Omit<PublicJobRow, 'description'>;

/** Written and read here, as drizzle's builder and mapping take a fifth of the time of a list. */
const PUBLIC = Object.entries(publicColumns).map(([name, column]) => ({
  name,
  column,
  isAsStored: ['string', 'number'].includes(column.dataType),
}));
const SELECTED = sql.raw(PUBLIC.map(({ column }) => `jobs.${column.name}`).join());
/** Rows are copies of one object: those with so many fields that are added one by one are several times as slow to read. */
const EMPTY: Readonly<Record<string, unknown>> = recordOf(keysOf(publicColumns), () => null);

function toPublicRow(values: readonly unknown[]): PublicJobRow {
  const row = { ...EMPTY };
  for (const [index, { name, column, isAsStored }] of PUBLIC.entries()) {
    const value = values[index];
    row[name] = isAsStored || value === null ? value : column.mapFromDriverValue(value as never);
  }
  return row as PublicJobRow;
}

/** Open offers among the keys, in no order: one row a key, as the key is looked for first. */
export async function readOpen(db: Database, ids: readonly number[], now: Date): Promise<PublicJobRow[]> {
  const rows = await db.values<unknown[]>(sql`
    SELECT ${SELECTED} FROM json_each(${JSON.stringify(ids)}) AS wanted CROSS JOIN jobs
    WHERE ${jobs.id} = wanted.value AND ${isOpen(now)}`);
  return rows.map(toPublicRow);
}

const toSearch = <Query extends JobFiltersQuery>(query: Query) =>
  ({ kind: 'jobs', query, question: jobQuestion(query) }) as const;

export const listJobs = (source: Source, query: JobsQuery, now: Date): Promise<ListPage<PublicJobRow>> =>
  searchList(source, toSearch(query), (ids) => readOpen(source.db, ids, now), now);

export async function countJobs(source: Source, query: JobFiltersQuery, now: Date): Promise<JobFilters> {
  const { counts, dropped, wider, ...numbers } = await countList(source, toSearch(query), now);
  const named = [...counts].map(([{ filter, value }, count]) => ({ filter, value, count }));
  const of = (name: string) => named.filter(({ filter }) => filter === name).map(({ value, count }) => [value, count]);
  return {
    ...numbers,
    // No filter and no value without an offer.
    counts: recordOf(COUNTED_FILTERS, (name) => Object.fromEntries(of(name))),
    dropped: dropped.flatMap(({ filter, total }) => (isOneOf(DROPPED_FILTERS, filter) ? { filter, total } : [])),
    wider: [...wider],
  };
}

const { description: _long, ...SHORT_FIELDS } = PUBLIC_JOB_FIELDS;
const SHORT_NAMES = keysOf(SHORT_FIELDS);

export const toJobSummary = (row: JobSummaryRow, now: Date): JobSummary => ({
  id: row.publicId,
  ...pick(row, SHORT_NAMES),
  town: row.town,
  lat: row.lat?.toString() ?? null,
  lon: row.lon?.toString() ?? null,
  postedDate: row.postedAt.toISOString(),
  validThrough: row.validThrough.toISOString(),
  open: isOpenRow(row, now),
  status: statusNow(row, now),
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
});

/** An offer as everybody may see it: a field stays private until it is declared public, a column until it is named here. */
export const toPublicJob = (row: PublicJobRow, now: Date): PublicJob => ({
  ...toJobSummary(row, now),
  description: row.description,
});
