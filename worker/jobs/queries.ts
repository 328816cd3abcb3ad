import { and, desc, eq, getTableColumns, gt, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { writeCursor } from '../../shared/cursor.ts';
import { addDays, DAY_MS } from '../../shared/dates.ts';
import { PAST_MONTHS } from '../../shared/employer-values.ts';
import type { EmployerDetail } from '../../shared/employers.ts';
import { JOB_FIELDS } from '../../shared/job-fields.ts';
import { DELETED_JOB_DAYS, JOB_CATEGORIES } from '../../shared/job-values.ts';
import { NO_SUCH_JOB } from '../../shared/job-words.ts';
import type { JobCount, JobDetail, JobFiltersQuery, JobSummary, OwnJob, OwnJobsQuery } from '../../shared/jobs.ts';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { keysOf, pick } from '../../shared/records.ts';
import { cleanLine, foldText } from '../../shared/text.ts';
import type { Database } from '../db/client.ts';
import { blockKey } from '../db/companies.ts';
import { type Actor, employerOf, isOfOne, mayManage, type Owners, readableOwners } from '../db/employers.ts';
import { type ListPage, pageOf } from '../db/list-page.ts';
import { isAmong } from '../db/statements.ts';
import { applications, employerAnswers } from '../db/tables/applications.ts';
import { employerPages } from '../db/tables/employers.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import {
  hasPage,
  isHeldRow,
  isOnPage,
  isOpen,
  isOver,
  isProvenApplication,
  isReceivedApplication,
  isReturner,
} from '../db/visibility.ts';
import { DomainError } from '../errors.ts';
import { refuseReader } from '../http/callers.ts';
import { MOST_ROWS } from '../http/csv.ts';
import { readCursor } from '../http/cursor.ts';
import { findEach } from '../lists/search-list.ts';
import { countRows } from '../search/count-rows.ts';
import { allOf, type Expression, hasFacet } from '../search/expression.ts';
import { facet } from '../search/facets.ts';
import { matchWords, NOTHING_SEARCHED, openIndex, type Source } from '../search/open-index.ts';
import { FOR_EVERYBODY, findIds } from '../search/search.ts';
import { similarWords, titleMatch } from '../text-search/conditions.ts';
import { inTowns, townsAround } from '../text-search/widen.ts';
import { jobQuestion, type PublicJobRow, publicColumns, readOpen, toJobSummary, toPublicJob } from './list-queries.ts';
import { occupationOf } from './occupations.ts';
import { proposedCategory } from './propose-category.ts';

const columns = getTableColumns(jobs);

type Answers = typeof employerAnswers.$inferSelect;

/**
 * An offer that has a page, open or ended, with how its owner answers; null for one that never was, is hidden or
 * deleted.
 */
export async function readJob(db: Database, publicId: string) {
  const [row] = await db
    .select({
      job: publicColumns,
      answers: employerAnswers,
      page: pick(employerPages, ['slug', 'name', 'nameKey', 'website']),
    })
    .from(jobs)
    .leftJoin(employerAnswers, eq(employerAnswers.userId, jobs.ownerId))
    .leftJoin(employerPages, and(eq(employerPages.ownerId, jobs.ownerId), eq(employerPages.shown, true), isOnPage()))
    .where(eq(jobs.publicId, publicId))
    .limit(1);
  return row && hasPage(row.job) ? row : null;
}

/** `page`: the public one of its employer. */
type JobWithAnswers = NonNullable<Awaited<ReturnType<typeof readJob>>>;

const toAnswers = (answers: Answers | null): JobDetail['answers'] =>
  answers && {
    received: answers.received,
    answered: answers.answered,
    // Within the day it was sent is within one.
    medianDays: answers.halfWithinMs === null ? null : Math.max(1, Math.ceil(answers.halfWithinMs / DAY_MS)),
  };

export const toJobDetail = ({ job, answers, page }: JobWithAnswers, now: Date): JobDetail => ({
  ...toPublicJob(job, now),
  answers: toAnswers(answers),
  employerPage: page && {
    ...pick(page, ['slug', 'name']),
    website: page.nameKey === blockKey('company', job.companyName) ? page.website : null,
  },
  similarSearch: similarWords(job.title),
  occupation: occupationOf(job.title),
});

const MOST_OPEN = 100;
const MOST_PAST = 50;

/**
 * The offers of an employer as its page shows them: open ones, the newest first, and the titles of those that are over since some
 * months; with how it answers.
 */
export async function offersOfEmployer(
  db: Database,
  { ownerId, answers, now }: { ownerId: number; answers: Answers | null; now: Date },
): Promise<Pick<EmployerDetail, 'answers' | 'jobs' | 'past'>> {
  const { description: _long, ...short } = publicColumns;
  const own = and(eq(jobs.ownerId, ownerId), isOnPage());
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - PAST_MONTHS);
  const title = jobs.title;
  const [open, past] = await db.batch([
    db
      .select(short)
      .from(jobs)
      .where(and(own, isOpen(now)))
      .orderBy(desc(jobs.id))
      .limit(MOST_OPEN),
    db
      .select({ title, postedAt: sql<number>`max(${jobs.postedAt})` })
      .from(jobs)
      .where(and(own, gt(jobs.postedAt, since), isOver(now)))
      .groupBy(jobs.titleKey)
      .orderBy(desc(sql`max(${jobs.postedAt})`))
      .limit(MOST_PAST),
  ]);
  return {
    answers: toAnswers(answers),
    jobs: open.map((row) => toJobSummary(row, now)),
    past: past.map(({ title, postedAt }) => ({ title, postedDate: new Date(postedAt).toISOString() })),
  };
}

/** Offers with a page among the ids, open or ended, in no order and without their long texts. */
export async function jobsByPublicIds(db: Database, publicIds: readonly string[], now: Date): Promise<JobSummary[]> {
  const { description: _long, ...short } = publicColumns;
  const rows = await db.select(short).from(jobs).where(isAmong(jobs.publicId, publicIds));
  return rows.filter(hasPage).map((row) => toJobSummary(row, now));
}

/** Open offers in all, of each municipality and of each category that has any. */
export async function countByPlace(source: Source, now: Date): Promise<JobCount[]> {
  const index = await openIndex(source, 'jobs');
  const { total, counts } = countRows(index, { question: FOR_EVERYBODY.jobs, found: NOTHING_SEARCHED, now });
  const named = [...counts].flatMap(([{ filter, value }, count]): JobCount[] => {
    if (filter === 'location') return [{ town: value, category: null, count }];
    const category = filter === 'category' && JOB_CATEGORIES.find((each) => each === value);
    return category ? [{ town: null, category, count }] : [];
  });
  return total > 0 ? [{ town: null, category: null, count: total }, ...named] : [];
}

/** The newest open offers that each of some conditions finds, the first condition's first, an offer once; without one of them. */
async function newestOfEach(
  source: Source,
  conditions: readonly Expression[],
  { but, limit, now }: { readonly but: number; readonly limit: number; readonly now: Date },
): Promise<PublicJobRow[]> {
  const [index, { ids }] = await Promise.all([openIndex(source, 'jobs'), matchWords(source.db, 'jobs', conditions)]);
  const all = { ...FOR_EVERYBODY.jobs, hidden: new Set([but]) };
  const newest = conditions.flatMap((condition) => {
    const question = { ...all, words: new Map([['title', condition]]) };
    return findIds(index, { question, found: { ids, since: 0 }, now }).slice(0, limit);
  });
  const first = [...new Set(newest)].slice(0, limit);
  const read = await readOpen(source.db, first, now);
  return first.flatMap((id) => read.find((row) => row.id === id) ?? []);
}

const MOST_SIMILAR = 3;
const NEAR_KM = 15;

/**
 * Searches for offers like this one, the most alike first: the same trade nearby, the same trade, the same category nearby,
 * the same category. `isNear`: those nearby alone, of any trade and category in the end.
 */
function likeness(job: PublicJobRow, isNear: boolean): Expression[] {
  const place = municipalityBySlug(job.town ?? '');
  const nearby = place ? [inTowns(townsAround([place], NEAR_KM))] : [];
  const category = hasFacet([facet('category', job.category)]);
  const trade = titleMatch(job.title, category);
  if (isNear && place)
    return [...(trade === null ? [] : [[trade]]), [category], []].map((way) => allOf([...way, ...nearby]));
  const ways = [...(trade === null ? [] : [[trade, ...nearby], [trade]]), [category, ...nearby], [category]];
  return ways.map(allOf);
}

/**
 * Open offers like one that has a page, the most alike first, newest first among those as much alike; null for an offer
 * that is not there.
 */
export async function similarTo(
  source: Source,
  publicId: string,
  { isNear, now }: { readonly isNear: boolean; readonly now: Date },
): Promise<PublicJobRow[] | null> {
  const found = await readJob(source.db, publicId);
  return found && newestOfEach(source, likeness(found.job, isNear), { but: found.job.id, limit: MOST_SIMILAR, now });
}

const MOST_OFFERS = 30;

export async function companiesFound(source: Source, condition: Expression, now: Date): Promise<string[]> {
  const found = await newestOfEach(source, [condition], { but: 0, limit: MOST_OFFERS, now });
  return [...new Set(found.map(({ companyName }) => companyName))];
}

export type JobAddress = Pick<JobRow, 'publicId' | 'updatedAt' | 'validThrough'>;

/** Open offers whose keys lie in `[from, to)`, or all of them, newest first; no more than `limit`. */
export function jobAddresses(
  db: Database,
  { keys, limit, now }: { keys: { from: number; to: number } | null; limit: number; now: Date },
): Promise<JobAddress[]> {
  const { id, publicId, updatedAt, validThrough } = jobs;
  return db
    .select({ publicId, updatedAt, validThrough })
    .from(jobs)
    .where(and(isOpen(now), keys ? and(gte(id, keys.from), lt(id, keys.to)) : undefined))
    .orderBy(desc(id))
    .limit(limit);
}

/** The newest open offers that sites of others may read, families apart that do not say so: no more than `limit`. */
export const jobsForOthers = (db: Database, limit: number, now: Date): Promise<PublicJobRow[]> =>
  db
    .select(publicColumns)
    .from(jobs)
    .where(and(isOpen(now), eq(jobs.onlyHere, false), sql`${jobs.employerKind} IS NOT 'famiglia'`))
    .orderBy(desc(jobs.id))
    .limit(limit);

const announced = {
  ...pick(columns, ['id', 'publicId', 'title', 'companyName', 'location', 'type', 'postedAt', 'announcedOn']),
  ...pick(columns, ['salaryMin', 'salaryMax', 'salaryPeriod', 'salaryNet']),
};

/**
 * Open offers that were announced on or after a day and that each of the searches finds, newest first.
 * @returns for each search its offers, in the order of the searches
 */
export async function announcedJobs(
  db: Database,
  searches: readonly JobFiltersQuery[],
  { from, now }: { readonly from: string; readonly now: Date },
): Promise<Pick<JobRow, keyof typeof announced>[][]> {
  const requested = searches.map((query) => ({ query, question: jobQuestion(query) }));
  const found = await findEach(db, gte(jobs.announcedOn, from), requested, now);
  const rows = await db
    .select(announced)
    .from(jobs)
    .where(isAmong(jobs.id, [...new Set(found.flat())]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.map((ids) => ids.flatMap((id) => byId.get(id) ?? []));
}

export type OwnJobRow = JobRow & { readonly applications: number; readonly returners: number };

/** An offer as its owner sees it, and people who work for the owner. */
export function toOwnJob(row: OwnJobRow, { account, now }: { account: Actor; now: Date }): OwnJob {
  const employer = employerOf(account, row.ownerId);
  return {
    ...toPublicJob(row, now),
    ...pick(row, keysOf(JOB_FIELDS)),
    ...pick(row, ['ownerStatus', 'hiddenReason', 'revision', 'applications', 'returners']),
    waiting: isHeldRow(row),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    purgedAt: row.deletedAt && addDays(row.deletedAt, DELETED_JOB_DAYS).toISOString(),
    proposedCategory: proposedCategory(row),
    employer: employer && pick(employer, ['id', 'name']),
    mayChange: mayManage(account, row.ownerId),
  };
}

const receivedCount = (db: Database) =>
  db.$count(applications, and(eq(applications.jobId, jobs.id), isReceivedApplication()));

export const provenCount = (db: Database) =>
  db.$count(applications, and(eq(applications.jobId, jobs.id), isProvenApplication()));

const ownColumns = (db: Database) => ({
  ...columns,
  applications: receivedCount(db),
  returners: db.$count(applications, and(isReturner(), eq(jobs.status, 'open'))),
});

/** The offers of these accounts, as a condition: all that are not due to be purged. */
export const ownedBy = (owners: Owners, now: Date): SQL | undefined =>
  and(
    isOfOne(jobs.ownerId, owners),
    eq(jobs.spontaneous, false),
    or(isNull(jobs.deletedAt), gt(jobs.deletedAt, addDays(now, -DELETED_JOB_DAYS))),
  );

export async function listOwnJobs(
  db: Database,
  { account, query, now }: { account: Actor; query: OwnJobsQuery; now: Date },
): Promise<ListPage<OwnJobRow>> {
  const { limit, cursor, job, status, search } = query;
  const sought = foldText(search ?? '');
  const part = `%${sought}%`;
  const own = and(
    ownedBy(readableOwners(account), now),
    job === undefined ? undefined : eq(jobs.publicId, job),
    status === undefined ? undefined : eq(jobs.status, status),
    cleanLine(search ?? '') === ''
      ? undefined
      : sql`(${sought !== ''} AND (${jobs.titleKey} LIKE ${part} OR ${jobs.locationKey} LIKE ${part}))`,
  );
  const after = cursor === undefined ? undefined : lt(jobs.id, readCursor(OWN_ORDER, cursor).id);
  const [found, total] = await Promise.all([
    db
      .select(ownColumns(db))
      .from(jobs)
      .where(and(own, after))
      .orderBy(desc(jobs.id))
      .limit(limit + 1),
    db.$count(jobs, own),
  ]);
  return pageOf(found, { limit, total, next: ({ id }) => writeCursor(OWN_ORDER, { after: '', id }) });
}

/** All of them, newest first: as many as a file holds, and one more. */
export const ownJobsForFile = (db: Database, account: Actor, now: Date) => {
  const { description: _long, ...short } = publicColumns;
  return db
    .select({ ...short, applications: receivedCount(db) })
    .from(jobs)
    .where(ownedBy(readableOwners(account), now))
    .orderBy(desc(jobs.id))
    .limit(MOST_ROWS + 1);
};

const OWN_ORDER = 'own';

type Wanted = { readonly account: Actor; readonly publicId: string; readonly now: Date };

/**
 * An offer that somebody may read as its owner does.
 * @throws DomainError `forbidden` for an offer of somebody else that everybody sees, else `not-found`
 */
export async function requireOwnJob(db: Database, { account, publicId, now }: Wanted): Promise<OwnJobRow> {
  const [own] = await db
    .select(ownColumns(db))
    .from(jobs)
    .where(and(eq(jobs.publicId, publicId), ownedBy(readableOwners(account), now)))
    .limit(1);
  if (own) return own;
  const { status, spontaneous } = jobs;
  const [other] = await db.select({ status, spontaneous }).from(jobs).where(eq(jobs.publicId, publicId)).limit(1);
  if (other && hasPage(other)) throw new DomainError('forbidden', 'Questa offerta non è tua.');
  throw new DomainError('not-found', NO_SUCH_JOB);
}

/**
 * An offer that somebody may change.
 * @throws DomainError also `forbidden` for an account that only reads
 */
export async function requireManagedJob(db: Database, wanted: Wanted): Promise<OwnJobRow> {
  const row = await requireOwnJob(db, wanted);
  refuseReader(wanted.account, row.ownerId);
  return row;
}
