import { and, eq } from 'drizzle-orm';
import { isNobodys } from '../../shared/offline.ts';
import type { PushTopic, PutPushBody } from '../../shared/push.ts';
import type { Database } from '../db/client.ts';
import { alerts } from '../db/tables/alerts.ts';
import { applications } from '../db/tables/applications.ts';
import { pushSubscriptions, type StoredTopic } from '../db/tables/push.ts';
import type { Site } from '../env.ts';
import { DomainError } from '../errors.ts';
import { verify } from '../sign.ts';

type Storing = Site & { readonly accountId: number | null; readonly body: PutPushBody };

/**
 * Stores all that a device wants to be told; without topics it ends. The same again changes nothing.
 * @throws DomainError `unauthenticated` for topics of an account without one; `not-found` for a token that nobody has signed;
 *   `forbidden` for the endpoint of another device
 */
export async function storePush(db: Database, { accountId, body, ...site }: Storing): Promise<void> {
  const { endpoint, keys, key: vapidKey, atNight } = body;
  const isItsOwn = eq(pushSubscriptions.auth, keys.auth);
  if (accountId === null && !body.topics.every(isNobodys))
    throw new DomainError('unauthenticated', 'Per questi avvisi devi effettuare l’accesso.');
  const topics = (await Promise.all(body.topics.map((topic) => toStored(db, topic, site)))).flat();
  if (topics.length === 0) {
    await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.endpoint, endpoint), isItsOwn));
    return;
  }
  const now = { p256dh: keys.p256dh, vapidKey, atNight, topics, userId: accountId, seenAt: site.now };
  const stored = await db
    .insert(pushSubscriptions)
    .values({ endpoint, auth: keys.auth, ...now })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: now, setWhere: isItsOwn })
    .returning({ id: pushSubscriptions.id });
  if (stored.length === 0) throw new DomainError('forbidden', 'Questi avvisi sono di un altro dispositivo.');
}

/** A topic as it is stored; nothing for one whose alert or application is gone. */
async function toStored(db: Database, topic: PushTopic, site: Site): Promise<StoredTopic[]> {
  if (!('token' in topic && topic.token)) return [topic];
  const { kind, token } = topic;
  const table = kind === 'alert' ? alerts : applications;
  const claims = await verify(kind === 'alert' ? 'alert-on-device' : 'own-application', token, site);
  if (!claims) throw new DomainError('not-found', 'Quello di cui vuoi essere avvisato non esiste più.');
  const isThere = (await db.$count(table, eq(table.publicId, claims.sub))) > 0;
  return isThere ? [{ kind, about: claims.sub }] : [];
}
