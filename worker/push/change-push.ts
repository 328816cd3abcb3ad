import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { isNobodys } from '../../shared/offline.ts';
import type { PushTopic, PutPushBody } from '../../shared/push.ts';
import type { Database } from '../db/client.ts';
import { insertFrom } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import { alertAddresses, alerts } from '../db/tables/alerts.ts';
import { applications } from '../db/tables/applications.ts';
import { pushSubscriptions, pushTopics } from '../db/tables/push.ts';
import type { Site } from '../env.ts';
import { DomainError } from '../errors.ts';
import { verify } from '../sign.ts';

type Storing = Site & { readonly accountId: number | null; readonly body: PutPushBody };

/**
 * Stores all that a device wants to be told; without topics it ends. The same again changes nothing.
 * @throws DomainError `unauthenticated` for topics of an account without one; `not-found` for an alert or an application that is not
 *   there, or somebody else's; `forbidden` for the endpoint of another device
 */
export async function storePush(db: Database, { accountId, body, ...site }: Storing): Promise<void> {
  const { endpoint, keys, key: vapidKey, atNight, topics } = body;
  const own = and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.auth, keys.auth));
  if (topics.length === 0) {
    await db.delete(pushSubscriptions).where(own);
    return;
  }
  if (accountId === null && topics.some((topic) => topic.kind !== 'alert' && !isNobodys(topic)))
    throw new DomainError('unauthenticated', 'Per questi avvisi devi effettuare l’accesso.');
  const { now } = site;
  const wanted = await Promise.all(
    topics.map(async (topic) => ({ ...topic, about: await findSubject(db, topic, { accountId, own, ...site }) })),
  );
  const field = (name: string): SQL => sql`json_extract(value, ${`$.${name}`})`;
  const about = (kind: PushTopic['kind']): SQL => sql`iif(${field('kind')} = ${kind}, ${field('about')}, NULL)`;
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
        alertId: about('alert'),
        applicationId: about('answers'),
      },
      sql`FROM ${pushSubscriptions}, json_each(${JSON.stringify(wanted)}) WHERE ${own}`,
    ),
  ]);
  if (stored.length === 0) throw new DomainError('forbidden', 'Questi avvisi sono di un altro dispositivo.');
}

type Finding = Pick<Storing, 'accountId' | 'secret' | 'now'> & {
  /** Condition: the device that asks. */
  readonly own: SQL | undefined;
};

/** Key of the alert, or of the application of a private link, that a topic is about; null for one that is about neither. */
async function findSubject(db: Database, topic: PushTopic, { accountId, own, ...signing }: Finding) {
  if (topic.kind !== 'alert' && (topic.kind !== 'answers' || !topic.token)) return null;
  const purpose = topic.kind === 'alert' ? 'manage-alerts' : 'own-application';
  const { sub = '' } = (await verify(purpose, topic.token ?? '', signing)) ?? {};
  const [row] = await (topic.kind === 'alert'
    ? db
        .select({ id: alerts.id })
        .from(alerts)
        .innerJoin(alertAddresses, eq(alertAddresses.id, alerts.addressId))
        .where(and(eq(alerts.publicId, topic.alert), isNotNull(alerts.confirmedAt), isTheirs(sub, accountId, own)))
    : db.select({ id: applications.id }).from(applications).where(eq(applications.publicId, sub)));
  if (!row) throw new DomainError('not-found', 'Quello di cui vuoi essere avvisato non esiste più.');
  return row.id;
}

/** Condition on alerts: of the link's address or the account's. A device that has one keeps it when the link has ended. */
function isTheirs(addressId: string, accountId: number | null, own: SQL | undefined): SQL | undefined {
  const isProved = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${accountId} AND ${users.email} = ${alertAddresses.email} AND ${users.emailVerifiedAt} IS NOT NULL)`;
  const isThere = sql`EXISTS (SELECT 1 FROM ${pushTopics} INNER JOIN ${pushSubscriptions} ON ${pushSubscriptions.id} = ${pushTopics.subscriptionId} WHERE ${pushTopics.alertId} = ${alerts.id} AND ${own})`;
  return or(eq(alertAddresses.publicId, addressId), isProved, isThere);
}
