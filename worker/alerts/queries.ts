import { and, asc, eq, exists, inArray, isNotNull, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { romeDay } from '../../shared/dates.ts';
import { ARTICLES } from '../../shared/newsletter.ts';
import { isLeaving } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { isAmong } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import { type AlertAddressRow, type AlertRow, alertAddresses, alerts } from '../db/tables/alerts.ts';
import { applications } from '../db/tables/applications.ts';
import { pushSubscriptions } from '../db/tables/push.ts';

/** Owner of an address's alerts: the account that has proved the address, or the holder of a signed link. */
export type AlertOwner = { readonly accountId: number } | { readonly addressId: string };

const provedBy = (accountId: number): SQL =>
  sql`(SELECT ${users.email} FROM ${users} WHERE ${users.id} = ${accountId} AND ${users.emailVerifiedAt} IS NOT NULL)`;

/** Condition for the managed address, no matter who asked for its alerts. */
const isOwnedBy = (owner: AlertOwner): SQL =>
  'accountId' in owner
    ? eq(alertAddresses.email, provedBy(owner.accountId))
    : eq(alertAddresses.publicId, owner.addressId);

/** Condition on alerts: confirmed, and of the address that somebody manages. */
export const isOwnAlert = (db: Database, owner: AlertOwner): SQL | undefined =>
  and(
    isNotNull(alerts.confirmedAt),
    inArray(alerts.addressId, db.select({ id: alertAddresses.id }).from(alertAddresses).where(isOwnedBy(owner))),
  );

/** The address that somebody manages: an account's own, or that of a link as long as it has alerts; null without one. */
export async function ownedEmail(db: Database, owner: AlertOwner): Promise<string | null> {
  const [row] =
    'accountId' in owner
      ? await db
          .select({ email: users.email })
          .from(users)
          .where(and(eq(users.id, owner.accountId), isNotNull(users.emailVerifiedAt)))
      : await db.select({ email: alertAddresses.email }).from(alertAddresses).where(isOwnedBy(owner));
  return row?.email ?? null;
}

/** The confirmed alerts of the address that somebody manages, the oldest first. */
export const ownAlerts = (db: Database, owner: AlertOwner): Promise<AlertRow[]> =>
  db.select().from(alerts).where(isOwnAlert(db, owner)).orderBy(asc(alerts.id));

export const alertOfAddress = (email: string, search: string) =>
  and(
    eq(alerts.search, search),
    eq(
      alerts.addressId,
      sql`(SELECT ${alertAddresses.id} FROM ${alertAddresses} WHERE ${alertAddresses.email} = ${email})`,
    ),
  );

/** Offers that somebody has applied for from one of the addresses, proved by an account or by its mailed link; of those given. */
export async function appliedFor(
  db: Database,
  emails: readonly string[],
  jobIds: readonly number[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const forThese = isAmong(applications.jobId, jobIds);
  const [ofAccounts, ofOthers] = await Promise.all([
    db
      .select({ email: users.email, jobId: applications.jobId })
      .from(applications)
      .innerJoin(users, eq(users.id, applications.userId))
      .where(and(isNotNull(users.emailVerifiedAt), isAmong(users.email, emails), forThese)),
    db
      .select({ email: sql<string>`${applications.email}`, jobId: applications.jobId })
      .from(applications)
      .where(
        and(
          isNull(applications.userId),
          isNotNull(applications.deliveredAt),
          isAmong(applications.email, emails),
          forThese,
        ),
      ),
  ]);
  const byEmail = Map.groupBy([...ofAccounts, ...ofOthers], ({ email }) => email);
  return new Map([...byEmail].map(([email, own]) => [email, new Set(own.map(({ jobId }) => jobId))]));
}

/** Condition on alerts: their offers are to be sent. */
const isActive = and(isNotNull(alerts.confirmedAt), isNull(alerts.pausedAt));

/** Addresses with alerts whose offers of `day` have not been gone through yet. */
export const addressesToDigest = (db: Database, day: string, limit: number): Promise<AlertAddressRow[]> =>
  db
    .select()
    .from(alertAddresses)
    .where(
      and(
        lt(alertAddresses.digestedOn, day),
        exists(
          db
            .select({ one: sql`1` })
            .from(alerts)
            .where(and(eq(alerts.addressId, alertAddresses.id), isActive)),
        ),
        sql`NOT ${isLeaving(alertAddresses.email)}`,
      ),
    )
    .orderBy(asc(alertAddresses.digestedOn), asc(alertAddresses.id))
    .limit(limit);

/** The alerts of these addresses whose offers are to be sent, the oldest first. */
export const activeAlerts = (db: Database, addressIds: readonly number[]): Promise<AlertRow[]> =>
  db
    .select()
    .from(alerts)
    .where(and(isAmong(alerts.addressId, addressIds), isActive))
    .orderBy(asc(alerts.id));

/** Public ids of the alerts whose offers a device wants to know. */
export async function alertsOnDevices(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.all<{ about: string }>(
    sql`SELECT DISTINCT topic.value ->> 'about' AS about FROM ${pushSubscriptions}, json_each(${pushSubscriptions.topics}) AS topic WHERE topic.value ->> 'kind' = 'alert'`,
  );
  return new Set(rows.map(({ about }) => about));
}

/** Month in Rome as `YYYY-MM`. */
export const monthOf = (date: Date): string => romeDay(date).slice(0, 7);

/** Newsletters that the issue of a month has not been gone through for yet, with the public ids of their addresses. */
export const newslettersToIssue = (db: Database, month: string, limit: number) =>
  db
    .select({ id: alerts.id, since: alerts.since, addressId: alertAddresses.publicId })
    .from(alerts)
    .innerJoin(alertAddresses, eq(alertAddresses.id, alerts.addressId))
    .where(
      and(
        eq(alerts.search, ARTICLES),
        lt(alerts.issuedIn, month),
        isActive,
        sql`NOT ${isLeaving(alertAddresses.email)}`,
      ),
    )
    .orderBy(asc(alerts.issuedIn), asc(alerts.id))
    .limit(limit);

/** Condition on alerts: past their time, and nobody was asked whether they are still wanted. @param withNewsletter false while it is off */
export const isToAsk = (now: Date, withNewsletter: boolean) =>
  and(lte(alerts.endsAt, now), isNull(alerts.promptedAt), withNewsletter ? undefined : ne(alerts.search, ARTICLES));

/** Alerts to ask about, those of one address together; no more than `limit`. */
export const alertsToAsk = (
  db: Database,
  isDue: SQL | undefined,
  limit: number,
): Promise<Pick<AlertRow & AlertAddressRow, 'addressId' | 'publicId' | 'search'>[]> =>
  db
    .select({ addressId: alerts.addressId, publicId: alertAddresses.publicId, search: alerts.search })
    .from(alerts)
    .innerJoin(alertAddresses, eq(alertAddresses.id, alerts.addressId))
    .where(and(isDue, sql`NOT ${isLeaving(alertAddresses.email)}`))
    .orderBy(asc(alerts.addressId), asc(alerts.id))
    .limit(limit);
