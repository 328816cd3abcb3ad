import { type SQL, sql } from 'drizzle-orm';
import { addDays, romeDay, romeHour } from '../../shared/dates.ts';
import { QUIET_HOURS } from '../../shared/push.ts';
import type { Database } from '../db/client.ts';
import { insertFrom } from '../db/statements.ts';
import { type PushRow, pushes, pushSubscriptions } from '../db/tables/push.ts';

/** When a device that sleeps at night may be told. */
export function whenAwake(now: Date): Date {
  const morning = romeHour(romeDay(now), QUIET_HOURS.to);
  if (now < morning) return morning;
  return now < romeHour(romeDay(now), QUIET_HOURS.from) ? now : romeHour(romeDay(now, 1), QUIET_HOURS.to);
}

/**
 * Title and body are texts of a lock screen, which others read, too: without the name of a person. Titles and places of offers are far
 * shorter than the 3,993 bytes of a message.
 */
type PushOfRows = Pick<PushRow, 'kind' | 'cause' | 'title' | 'body'> & {
  readonly path: string | SQL;
  /** Condition over `push_subscriptions` and `topic.value`, one of its topics, besides the kind. */
  readonly where: SQL;
  readonly now: Date;
  readonly expiresAt?: Date;
};

/** Days after which nobody need be told any more of what waits for them anyway. */
const DAYS = 3;

/** Statement that tells every device which wants to know, for the batch of what causes it. */
export function toPush(db: Database, { where, now, expiresAt = addDays(now, DAYS), ...push }: PushOfRows) {
  const dueAt = sql`iif(${pushSubscriptions.atNight}, ${now.getTime()}, ${whenAwake(now).getTime()})`;
  return insertFrom(
    db,
    pushes,
    { subscriptionId: pushSubscriptions.id, ...push, createdAt: now, dueAt, expiresAt },
    sql`FROM ${pushSubscriptions}, json_each(${pushSubscriptions.topics}) AS topic WHERE topic.value ->> 'kind' = ${push.kind} AND ${where} GROUP BY ${pushSubscriptions.id}`,
  ).onConflictDoNothing();
}
