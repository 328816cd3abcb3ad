import { buildPushPayload } from '@block65/webcrypto-web-push';
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { romeDay } from '../../shared/dates.ts';
import { urgentStart } from '../../shared/job-words.ts';
import { pagePath } from '../../shared/paths.ts';
import { distanceKm } from '../../shared/places/distance.ts';
import { MUNICIPALITIES, municipalityBySlug } from '../../shared/places/municipalities.ts';
import { isPushEndpoint, PUSHES_A_DAY } from '../../shared/push.ts';
import { isActive } from '../db/accounts.ts';
import { type Database, openDatabase } from '../db/client.ts';
import { isAmong } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { type PushRow, pushes, pushSubscriptions } from '../db/tables/push.ts';
import { isOpen } from '../db/visibility.ts';
import { digest } from '../digest.ts';
import { type Config, readConfig } from '../env.ts';
import { logLine } from '../log.ts';
import { toPush, whenAwake } from './to-push.ts';

/** Beginning of the causes of messages about urgent offers, before the public id of each. */
const URGENT = 'urgent:';
/** Offers that one run writes of. */
const OFFERS = 10;
/** Messages of one run, which may make ten thousand calls. */
const RUN = 2000;
/** Messages that are claimed, and marked, together: no more come twice after a crash. */
const BATCH = 60;
/** Connections that a Worker may have open at once. */
const CONNECTIONS = 6;
/** Work after an answer is cut 30 s after it. */
const RUN_MS = 20_000;
const PATIENCE_MS = 8000;
/** Time for which a claimed message belongs to one run: longer than any batch. */
const LEASE_MS = 2 * 60_000;
const ATTEMPTS = 6;
const FIRST_RETRY_MS = 60_000;
/** A service that asks for more is asked again all the same. */
const LONGEST_RETRY_MS = 6 * 60 * 60_000;

const URGENCY = { urgent: 'high', answers: 'normal', applications: 'normal', alert: 'low' } as const;

type Message = {
  readonly push: PushRow;
  readonly device: typeof pushSubscriptions.$inferSelect;
  readonly isWanted: number;
};

type Run = { readonly db: Database; readonly config: Config; readonly now: () => Date; readonly end: Date };

/**
 * Writes the messages of urgent offers, and sends those that are due, of whatever; for the cron, and after an answer. One run goes on
 * where another has stopped. @param clock milliseconds since 1970
 */
export async function sendPushes(env: Env, now: Date, clock: () => number = Date.now): Promise<void> {
  const config = readConfig(env);
  if (config.VAPID_KEYS.length === 0) return;
  const db = openDatabase(env.DB, null);
  const since = clock();
  const later = () => new Date(now.getTime() + clock() - since);
  const end = new Date(now.getTime() + RUN_MS);
  const run = { db, config, now: later, end };
  await writeUrgent(db, now);
  for (let left = RUN; left > 0 && later() < end; left -= BATCH) if (!(await sendBatch(run))) return;
}

/** Writes to all devices that want to know of urgent offers like those which have opened, of each once. */
async function writeUrgent(db: Database, now: Date): Promise<void> {
  const unpushed = and(isOpen(now), isNotNull(jobs.neededFrom), isNull(jobs.pushedAt));
  for (const job of await db.select().from(jobs).where(unpushed).limit(OFFERS))
    await db.batch([pushOf(db, job, now), db.update(jobs).set({ pushedAt: now }).where(eq(jobs.id, job.id))]);
}

function pushOf(db: Database, job: JobRow, now: Date) {
  const { publicId, title, location, category, ownerId, neededFrom, validThrough } = job;
  const isNear = sql`topic.value ->> 'radius' >= json_extract(${JSON.stringify(distancesTo(job))}, '$."' || (topic.value ->> 'town') || '"')`;
  const inCategory = sql`(topic.value ->> 'categories' = '[]' OR ${category} IN (SELECT value FROM json_each(topic.value, '$.categories')))`;
  return toPush(db, {
    kind: 'urgent',
    cause: URGENT + publicId,
    title: `Serve subito: ${title}`,
    body: `${location}, ${urgentStart(neededFrom ?? '')}`,
    path: pagePath.job(publicId),
    where: sql`${isNear} AND ${inCategory} AND ${pushSubscriptions.userId} IS NOT ${ownerId}`,
    now,
    expiresAt: validThrough,
  });
}

/** How many km each municipality is from an offer; none where its place is not known. */
function distancesTo({ lat, lon, town }: JobRow): Readonly<Record<string, number>> {
  const place = lat !== null && lon !== null ? { lat, lon } : municipalityBySlug(town ?? '');
  return Object.fromEntries(place ? MUNICIPALITIES.map((from) => [from.slug, distanceKm(from, place)]) : []);
}

/** @returns whether more may be due */
async function sendBatch(run: Run): Promise<boolean> {
  const { db } = run;
  const at = run.now();
  // One message a device at a time, so that the next one knows how many it has had.
  const due = sql`(SELECT waiting.id FROM ${pushes} AS waiting WHERE waiting.status = 'waiting' AND waiting.due_at <= ${at.getTime()} AND NOT EXISTS (SELECT 1 FROM ${pushes} AS first WHERE first.subscription_id = waiting.subscription_id AND first.status = 'waiting' AND (first.due_at, first.id) < (waiting.due_at, waiting.id)) ORDER BY waiting.due_at, waiting.id LIMIT ${BATCH})`;
  const claimed = await db
    .update(pushes)
    .set({ dueAt: new Date(at.getTime() + LEASE_MS), attempts: sql`${pushes.attempts} + 1`, day: romeDay(at) })
    .where(inArray(pushes.id, due))
    .returning({ id: pushes.id });
  const ids = claimed.map(({ id }) => id);
  const messages = await db
    .select({ push: pushes, device: pushSubscriptions, isWanted: isWanted(at) })
    .from(pushes)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushes.subscriptionId))
    .where(isAmong(pushes.id, ids));
  const noted: BatchItem<'sqlite'>[] = [];
  const queue = messages.values();
  const work = async () => {
    for (const message of queue) await send(run, message, noted);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  const [first, ...others] = noted;
  if (first) await db.batch([first, ...others]);
  return claimed.length > 0;
}

/**
 * Condition on claimed messages that are still to be sent: in time, not tried too often, of an offer that is open, wanted by the device,
 * of an account that is not restricted, and no more than the device gets in a day.
 */
function isWanted(at: Date): SQL<number> {
  const { subscriptionId, kind } = pushes;
  const offer = sql`EXISTS (SELECT 1 FROM ${jobs} WHERE ${jobs.publicId} = substr(${pushes.cause}, ${URGENT.length + 1}) AND ${isOpen(at)})`;
  const account = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${pushSubscriptions.userId} AND ${isActive()})`;
  const topic = sql`EXISTS (SELECT 1 FROM json_each(${pushSubscriptions.topics}) AS topic WHERE topic.value ->> 'kind' = ${kind} AND (${kind} = 'urgent' OR topic.value ->> 'about' IS NOT NULL OR ${account}))`;
  const today = sql`(SELECT count(*) FROM ${pushes} AS other WHERE other.subscription_id = ${subscriptionId} AND other.id <> ${pushes.id} AND other.status <> 'dropped' AND other.day = ${romeDay(at)})`;
  return sql`(${pushes.expiresAt} > ${at.getTime()} AND ${pushes.attempts} <= ${ATTEMPTS} AND ${topic} AND (${kind} <> 'urgent' OR ${offer}) AND ${today} < ${PUSHES_A_DAY})`;
}

/** Sends a message. @param noted gets the statement that notes what became of it: with a device that takes none any more go all of its own */
async function send({ db, config, now, end }: Run, { push, device, isWanted }: Message, noted: BatchItem<'sqlite'>[]) {
  const note = (columns: Partial<PushRow>) => noted.push(db.update(pushes).set(columns).where(eq(pushes.id, push.id)));
  const drop = () => noted.push(db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, device.id)));
  const { endpoint, p256dh, auth, vapidKey } = device;
  const pair = config.VAPID_KEYS.find(({ publicKey }) => publicKey === vapidKey);
  // The address is looked at again, as rows outlive rules.
  if (!pair || !isPushEndpoint(endpoint)) return drop();
  if (!isWanted) return note({ status: 'dropped' });
  if (now() >= end) return note({ dueAt: now() });
  const topic = await digest(push.cause);
  const { title, body, path, kind, attempts } = push;
  // Browsers show it by themselves (https://www.w3.org/TR/push-api/#declarative-push-message).
  const notification = { title, body, lang: 'it', dir: 'ltr', tag: topic, navigate: config.SITE_URL + path };
  const ttl = Math.max(1, Math.floor((push.expiresAt.getTime() - now().getTime()) / 1000));
  const message = { data: { web_push: 8030, notification }, options: { ttl, topic, urgency: URGENCY[kind] } };
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  const signing = { ...pair, subject: `mailto:${config.SUPPORT_EMAIL}` };
  const address = endpoint.replace('https:/', config.PUSH_SERVICE_URL ?? 'https:/');
  const limits = { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) } as const;
  // Made-up keys of a device fail like a service that is away.
  const answer = await buildPushPayload(message, subscription, signing)
    .then((request) => fetch(address, { ...request, ...limits }))
    .catch(() => null);
  await answer?.body?.cancel();
  if (answer?.ok) return note({ status: 'sent' });
  const status = answer?.status ?? 0;
  logLine('warn', { push: push.id, attempt: attempts, failed: status });
  if (status === 404 || status === 410) return drop();
  if (status !== 0 && status !== 429 && status < 500) return note({ status: 'dropped' });
  const again = whenAgain(answer?.headers.get('retry-after') ?? '', attempts, now());
  return note({ dueAt: device.atNight ? again : whenAwake(again) });
}

/** When to try again, not in the same minute: as a service says, in seconds or by a date (RFC 9110, 10.2.3), else later each time. */
function whenAgain(retryAfter: string, attempts: number, now: Date): Date {
  const stated = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime();
  const wait = Number.isNaN(stated) ? FIRST_RETRY_MS * 2 ** (attempts - 1) : Math.max(FIRST_RETRY_MS, stated);
  return new Date(now.getTime() + Math.min(wait, LONGEST_RETRY_MS));
}
