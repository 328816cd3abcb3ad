import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type * as mini from 'zod/mini';
import { isNobodys } from '../../shared/offline.ts';
import type { endPushBody, PushTopic, PutPushBody } from '../../shared/push.ts';
import type { Database } from '../db/client.ts';
import { insertFrom, isAmong } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import { alertAddresses, alerts } from '../db/tables/alerts.ts';
import { applications } from '../db/tables/applications.ts';
import { pushSubscriptions, pushTopics } from '../db/tables/push.ts';
import type { Site } from '../env.ts';
import { DomainError } from '../errors.ts';
import { verify } from '../sign.ts';

/** Devices of one account; a further one takes the place of the one that was not here for longest. */
const DEVICES = 10;

type Storing = Site & { readonly accountId: number | null; readonly body: PutPushBody };

/**
 * Stores all that a device wants to be told. The same again changes nothing.
 * @throws DomainError `unauthenticated` for topics of an account without one; `not-found` for an alert or an application that is not
 *   there, or somebody else's; `forbidden` for the endpoint of another device
 */
export async function storePush(db: Database, { accountId, body, ...site }: Storing): Promise<void> {
  const { endpoint, keys, key: vapidKey, atNight, topics } = body;
  if (accountId === null && topics.some((topic) => topic.kind !== 'alert' && !isNobodys(topic)))
    throw new DomainError('unauthenticated', 'Per questi avvisi devi effettuare l’accesso.');
  const { now } = site;
  const own = and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.auth, keys.auth));
  const alertIds = await findAlerts(db, { accountId, topics, own, ...site });
  const wanted = await Promise.all(
    topics.map(async (topic) => ({
      ...topic,
      alertId: topic.kind === 'alert' ? alertIds.get(topic.alert) : null,
      applicationId: topic.kind === 'answers' && topic.token ? await findApplication(db, topic.token, site) : null,
    })),
  );
  const field = (name: string): SQL => sql`json_extract(value, ${`$.${name}`})`;
  const [stored] = await db.batch([
    db
      .insert(pushSubscriptions)
      .values({ endpoint, ...keys, vapidKey, atNight, userId: accountId, createdAt: now, seenAt: now })
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: { p256dh: keys.p256dh, vapidKey, atNight, userId: accountId, seenAt: now },
        setWhere: eq(pushSubscriptions.auth, keys.auth),
      })
      .returning({ id: pushSubscriptions.id }),
    db
      .delete(pushTopics)
      .where(
        inArray(pushTopics.subscriptionId, db.select({ id: pushSubscriptions.id }).from(pushSubscriptions).where(own)),
      ),
    insertFrom(
      db,
      pushTopics,
      {
        subscriptionId: pushSubscriptions.id,
        kind: field('kind'),
        town: field('town'),
        radius: field('radius'),
        categories: field('categories'),
        alertId: field('alertId'),
        applicationId: field('applicationId'),
      },
      sql`FROM ${pushSubscriptions}, json_each(${JSON.stringify(wanted)}) WHERE ${own}`,
    ),
    db.delete(pushSubscriptions).where(
      inArray(
        pushSubscriptions.id,
        db
          .select({ id: pushSubscriptions.id })
          .from(pushSubscriptions)
          .where(eq(pushSubscriptions.userId, accountId ?? 0))
          .orderBy(desc(pushSubscriptions.seenAt))
          .limit(DEVICES)
          .offset(DEVICES),
      ),
    ),
  ]);
  if (stored.length === 0) throw new DomainError('forbidden', 'Questi avvisi sono di un altro dispositivo.');
}

type Finding = Pick<Storing, 'accountId' | 'secret' | 'now'> & {
  readonly topics: readonly PushTopic[];
  /** Condition: the device that asks. */
  readonly own: SQL | undefined;
};

/** Keys of the alerts that topics name, by their public ids. A device that has an alert keeps it when the link has ended. */
async function findAlerts(
  db: Database,
  { accountId, topics, own, ...signing }: Finding,
): Promise<ReadonlyMap<string, number>> {
  const named = topics.flatMap((topic) => (topic.kind === 'alert' ? [topic] : []));
  const claims = await Promise.all(named.map(({ token = '' }) => verify('manage-alerts', token, signing)));
  const managed = claims.flatMap((one) => (one ? [one.sub] : []));
  const ids = new Set(named.map(({ alert }) => alert));
  const isProved = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${accountId} AND ${users.email} = ${alertAddresses.email} AND ${users.emailVerifiedAt} IS NOT NULL)`;
  const isThere = sql`EXISTS (SELECT 1 FROM ${pushTopics} INNER JOIN ${pushSubscriptions} ON ${pushSubscriptions.id} = ${pushTopics.subscriptionId} WHERE ${pushTopics.alertId} = ${alerts.id} AND ${own})`;
  const rows = await db
    .select({ id: alerts.id, publicId: alerts.publicId })
    .from(alerts)
    .innerJoin(alertAddresses, eq(alertAddresses.id, alerts.addressId))
    .where(
      and(
        isAmong(alerts.publicId, [...ids]),
        isNotNull(alerts.confirmedAt),
        or(isAmong(alertAddresses.publicId, managed), isProved, isThere),
      ),
    );
  if (rows.length < ids.size) throw new DomainError('not-found', 'Questo avviso non esiste più.');
  return new Map(rows.map(({ publicId, id }) => [publicId, id]));
}

/** Key of the application of a private link. */
async function findApplication(db: Database, token: string, signing: Pick<Storing, 'secret' | 'now'>): Promise<number> {
  const claims = await verify('own-application', token, signing);
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.publicId, claims?.sub ?? ''));
  if (!row) throw new DomainError('not-found', 'Questa candidatura non esiste più.');
  return row.id;
}

/** Ends what a device is told. Again, it changes nothing. */
export const endPush = (db: Database, { endpoint, auth }: mini.infer<typeof endPushBody>): Promise<unknown> =>
  db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.auth, auth)));
