import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { writeCursor } from '../../shared/cursor.ts';
import { TELLING_TEXT } from '../../shared/employer-values.ts';
import type { EmployersQuery } from '../../shared/employers.ts';
import { pick } from '../../shared/records.ts';
import type { Database } from '../db/client.ts';
import { type Actor, isOfOne, readableOwners } from '../db/employers.ts';
import { type ListPage, pageOf } from '../db/list-page.ts';
import { wantsMore } from '../db/spontaneous.ts';
import { employerAnswers } from '../db/tables/applications.ts';
import { type EmployerPageRow, employerPages } from '../db/tables/employers.ts';
import { jobs } from '../db/tables/jobs.ts';
import { isOnPage, isOpen, takes } from '../db/visibility.ts';
import { DomainError } from '../errors.ts';
import { refuseReader } from '../http/callers.ts';
import { readCursor } from '../http/cursor.ts';

const openJobs = (db: Database, now: Date) =>
  db.$count(jobs, and(eq(jobs.ownerId, employerPages.ownerId), isOpen(now), isOnPage()));

const ORDER = 'employers';

const listed = pick(employerPages, ['id', 'publicId', 'slug', 'name', 'nameKey', 'kind', 'town', 'category']);

export type ListedEmployer = Pick<EmployerPageRow, keyof typeof listed> & { readonly openJobs: number };

/** Employers whose page everybody sees, by name. */
export async function listEmployers(
  db: Database,
  { category, cursor, limit }: EmployersQuery,
  now: Date,
): Promise<ListPage<ListedEmployer>> {
  const wanted = and(
    eq(employerPages.shown, true),
    category === undefined ? undefined : eq(employerPages.category, category),
  );
  const { after, id } = cursor === undefined ? { after: '', id: 0 } : readCursor(ORDER, cursor);
  const [found, total] = await Promise.all([
    db
      .select({ ...listed, openJobs: openJobs(db, now) })
      .from(employerPages)
      .where(and(wanted, sql`(${employerPages.nameKey}, ${employerPages.id}) > (${after}, ${id})`))
      .orderBy(asc(employerPages.nameKey), asc(employerPages.id))
      .limit(limit + 1),
    db.$count(employerPages, wanted),
  ]);
  return pageOf(found, { limit, total, next: (last) => writeCursor(ORDER, { after: last.nameKey, id: last.id }) });
}

export type ShownEmployer = Awaited<ReturnType<typeof requireShownEmployer>>;

/** @throws DomainError `not-found` for a page that nobody but its owner sees, too */
export async function requireShownEmployer(db: Database, slug: string) {
  const [found] = await db
    .select({ page: employerPages, answers: employerAnswers })
    .from(employerPages)
    .leftJoin(employerAnswers, eq(employerAnswers.userId, employerPages.ownerId))
    .where(and(eq(employerPages.slug, slug), eq(employerPages.shown, true)))
    .limit(1);
  if (!found) throw new DomainError('not-found', 'Questa pagina non c’è, o non c’è più.');
  return found;
}

/** Addresses of the pages that search engines may list. */
export const employerAddresses = (db: Database, { limit, now }: { limit: number; now: Date }) =>
  db
    .select({ slug: employerPages.slug, updatedAt: employerPages.updatedAt })
    .from(employerPages)
    .where(
      and(
        eq(employerPages.shown, true),
        sql`(length(${employerPages.text}) >= ${TELLING_TEXT} OR ${openJobs(db, now)} > 0)`,
      ),
    )
    .orderBy(desc(employerPages.id))
    .limit(limit);

const MOST_READ = 500;

/** Pages of employers that take one more spontaneous application today, by name. */
export const openPages = (db: Database, now: Date) =>
  db
    .select({ ...listed, trades: employerPages.trades, openJobs: openJobs(db, now) })
    .from(employerPages)
    .innerJoin(jobs, and(eq(jobs.ownerId, employerPages.ownerId), eq(jobs.spontaneous, true), takes(now)))
    .where(wantsMore(now))
    .orderBy(asc(employerPages.nameKey))
    .limit(MOST_READ);

/** The pages of an account and of the employers it works for, its own first. */
export const ownEmployers = (db: Database, account: Actor): Promise<EmployerPageRow[]> =>
  db
    .select()
    .from(employerPages)
    .where(isOfOne(employerPages.ownerId, readableOwners(account)))
    .orderBy(sql`${employerPages.ownerId} <> ${account.id}`, asc(employerPages.id));

/**
 * A page that somebody may change.
 * @throws DomainError `not-found`, also for somebody else's; `forbidden` for an account that only reads
 */
export async function requireManagedEmployer(
  db: Database,
  { account, publicId }: { readonly account: Actor; readonly publicId: string },
): Promise<EmployerPageRow> {
  const [own] = await db
    .select()
    .from(employerPages)
    .where(and(eq(employerPages.publicId, publicId), isOfOne(employerPages.ownerId, readableOwners(account))))
    .limit(1);
  if (!own) throw new DomainError('not-found', 'Questa pagina non c’è, o è di un altro account.');
  refuseReader(account, own.ownerId);
  return own;
}
