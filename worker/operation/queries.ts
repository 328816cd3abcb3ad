import { and, count, eq, gte, inArray, notLike, sql } from 'drizzle-orm';
import type { Figures } from '../../shared/operation.ts';
import type { Database } from '../db/client.ts';
import { outbox } from '../db/tables/mail.ts';
import { cronRuns, dailyCounts, weeklyCopies } from '../db/tables/operation.ts';
import { AWAITED, counterOf, mailDay, PRIORITIES } from '../mail/priorities.ts';

/** Mails that are looked at for the oldest: it is among those that are due first. */
const LOOKED_AT = 200;

export type Heartbeats = Awaited<ReturnType<typeof readHeartbeats>>;

/**
 * Reads a few rows, however many there are.
 * @param withNewsletter false while it is off, and its issues wait
 * @throws where the database does not answer, or a table is missing
 */
export async function readHeartbeats(db: Database, { now, withNewsletter }: { now: Date; withNewsletter: boolean }) {
  const next = db
    .select({ createdAt: outbox.createdAt, priority: outbox.priority, nextAttemptAt: outbox.nextAttemptAt })
    .from(outbox)
    .where(and(eq(outbox.status, 'waiting'), inArray(outbox.priority, [...AWAITED])))
    .orderBy(outbox.nextAttemptAt)
    .limit(LOOKED_AT)
    .as('next');
  const waiting = db
    .select({ createdAt: outbox.createdAt, cause: outbox.cause })
    .from(outbox)
    .where(eq(outbox.status, 'waiting'))
    .orderBy(outbox.nextAttemptAt)
    .limit(LOOKED_AT)
    .as('waiting');
  const due = sql`iif(${next.nextAttemptAt} <= ${now.getTime()}, ${next.priority}, NULL)`;
  const [crons, [mail], [any], [migration], counters, [copy]] = await db.batch([
    db.select().from(cronRuns),
    db
      .select({
        oldest: sql<number | null>`min(${next.createdAt})`,
        priorities: sql<string | null>`group_concat(DISTINCT ${due})`,
      })
      .from(next),
    db
      .select({ oldest: sql<number | null>`min(${waiting.createdAt})` })
      .from(waiting)
      .where(withNewsletter ? undefined : notLike(waiting.cause, 'newsletter:%')),
    // Reads no row of users and the search index, and fails where one of them is missing.
    db
      .select({
        at: sql<string | null>`(SELECT max(applied_at) FROM d1_migrations)`,
        name: sql<string | null>`(SELECT max(name) FROM d1_migrations)`,
      })
      .from(sql`(SELECT 1) LEFT JOIN (SELECT users.id FROM users, job_search WHERE false)`),
    db
      .select({ key: dailyCounts.key, count: dailyCounts.count })
      .from(dailyCounts)
      .where(and(eq(dailyCounts.day, mailDay(now)), inArray(dailyCounts.key, PRIORITIES.map(counterOf)))),
    db.select({ beganAt: weeklyCopies.beganAt, wholeAt: weeklyCopies.wholeAt }).from(weeklyCopies),
  ]);
  return {
    crons,
    /** When the last migration was applied. */
    migratedAt: migration?.at ? new Date(`${migration.at.replace(' ', 'T')}Z`) : null,
    /** Name of the last migration that was applied. */
    migration: migration?.name ?? '',
    /** When the oldest mail of any priority was written. */
    oldest: any?.oldest ? new Date(any.oldest) : null,
    /** When the oldest mail was written that somebody waits for. */
    oldestMail: mail?.oldest ? new Date(mail.oldest) : null,
    /** Priorities of the mails that somebody waits for, as far as they are due. */
    duePriorities: AWAITED.filter((priority) => mail?.priorities?.split(',').includes(priority)),
    /** The weekly copy; null before the first one. */
    copy: copy ?? null,
    /** Mails of today so far, by the counters of their priorities. */
    claimed: new Map(counters.map(({ key, count }) => [key, count])),
  };
}

/** How many mails wait, were held or were given up, in the month that they are kept. */
export async function countMails(db: Database) {
  const none = { waiting: 0, held: 0, undelivered: 0 };
  const rows = await db
    .select({ status: outbox.status, n: count() })
    .from(outbox)
    .where(inArray(outbox.status, ['waiting', 'held', 'undelivered']))
    .groupBy(outbox.status);
  return { ...none, ...Object.fromEntries(rows.map(({ status, n }) => [status, n])) };
}

const NONE: Figures = { offers: 0, applications: 0, registrations: 0, mailsSent: 0, mailsHeld: 0, mailsUndelivered: 0 };
const PREFIX = 'figure:';
export const figureKey = (figure: string): string => PREFIX + figure;

export async function figuresSince(db: Database, since: string): Promise<ReadonlyMap<string, Figures>> {
  const rows = await db
    .select()
    .from(dailyCounts)
    .where(and(inArray(dailyCounts.key, Object.keys(NONE).map(figureKey)), gte(dailyCounts.day, since)));
  const days = new Map<string, Figures>();
  for (const { day, key, count } of rows)
    days.set(day, { ...NONE, ...days.get(day), [key.slice(PREFIX.length)]: count });
  return days;
}
