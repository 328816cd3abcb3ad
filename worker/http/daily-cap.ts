import { and, eq, inArray, lt, notLike, or, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { DailyCaps } from '../../shared/calls/call.ts';
import { romeDay } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { COUNTED_BEFORE, insertFrom } from '../db/statements.ts';
import { dailyCounts } from '../db/tables/operation.ts';
import { keyedDigest } from '../digest.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { clientNetwork } from './network.ts';

/** Stands for a mail address or a network in a counter, which must hold nothing personal; only with `secret` can one tell for whose. */
export const addressKey = (address: string, secret: string): string => keyedDigest('daily-cap', [address], secret);

type Counted = { readonly action: string; readonly cap: number; readonly times?: number };

/**
 * Counts one more of `action` by `account` today in Rome, unless limits are off.
 * @param account its id, or an `addressKey` where nobody is signed in
 * @throws DomainError `too-many` above `cap`
 */
export const countToday = (
  c: Context<AppEnv>,
  { account, ...counted }: Counted & { account: number | string },
): Promise<void> => countEachToday(c, { ...counted, accounts: [account] });

/**
 * Counts several, each with a counter of its own and the same cap, in one statement.
 * @param times how many more; one without it
 * @throws DomainError `too-many` if one of them is above `cap`
 */
export async function countEachToday(
  c: Context<AppEnv>,
  { action, accounts, cap, times = 1 }: Counted & { accounts: readonly (number | string)[] },
): Promise<void> {
  if (c.get('config').RATE_LIMITS === 'off') return;
  const keys = JSON.stringify(accounts.map((account) => `${action}:${account}`));
  // Needs `WHERE true`: without a condition SQLite reads the ON of ON CONFLICT as that of a join.
  const counters = sql`SELECT ${romeDay(c.get('now'))}, value, ${times} FROM json_each(${keys}) WHERE true`;
  const rows = await c
    .get('db')
    .insert(dailyCounts)
    .select(counters)
    .onConflictDoUpdate(COUNTED_BEFORE)
    .returning({ count: dailyCounts.count });
  if (rows.some(({ count }) => count > cap)) throw tooManyToday();
}

export const tooManyToday = () => new DomainError('too-many', 'Hai raggiunto il limite di oggi. Riprova domani.');

export type Counter = { readonly action: string; readonly account: number | string; readonly cap: number };

const counterKey = ({ action, account }: Omit<Counter, 'cap'>): string => `${action}:${account}`;

/** The first of some counters that has reached its cap today; null where none has. */
export async function findFull(c: Context<AppEnv>, counters: readonly Counter[]): Promise<Counter | null> {
  const rows = await c
    .get('db')
    .select({ key: dailyCounts.key, count: dailyCounts.count })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.day, romeDay(c.get('now'))), inArray(dailyCounts.key, counters.map(counterKey))));
  const counts = new Map(rows.map(({ key, count }) => [key, count]));
  return counters.find((counter) => (counts.get(counterKey(counter)) ?? 0) >= counter.cap) ?? null;
}

/** Statement that counts one more under each counter, for the batch that stores what is counted: a refused one counts nothing. */
export function countStored(db: Database, counters: readonly Omit<Counter, 'cap'>[], now: Date) {
  const keys = JSON.stringify(counters.map(counterKey));
  const row = { day: romeDay(now), key: sql`value`, count: 1 };
  return insertFrom(db, dailyCounts, row, sql`FROM json_each(${keys}) WHERE true`).onConflictDoUpdate(COUNTED_BEFORE);
}

/** A year, and some weeks to compare with. */
const FIGURES_STORED_DAYS = 400;

export async function purgeDailyCounts(db: Database, now: Date): Promise<void> {
  const { day, key } = dailyCounts;
  const ended = or(notLike(key, 'figure:%'), lt(day, romeDay(now, -FIGURES_STORED_DAYS)));
  await db.delete(dailyCounts).where(and(lt(day, romeDay(now)), ended));
}

/** Sender besides the network: an account or a private link (its id, or an `addressKey`), and a mail address. */
type Sender = { readonly account?: number | string | undefined; readonly email?: string | null | undefined };

/**
 * Counts one more of an action today for everything that tells where it comes from.
 * @throws DomainError `too-many` above one of the caps
 */
export async function countSender(c: Context<AppEnv>, caps: DailyCaps, sender: Sender): Promise<void> {
  const { action } = caps;
  const { JWT_SECRET } = c.get('config');
  if (caps.network !== undefined)
    await countToday(c, { action, account: addressKey(clientNetwork(c), JWT_SECRET), cap: caps.network });
  if (sender.account !== undefined && caps.account !== undefined)
    await countToday(c, { action, account: sender.account, cap: caps.account });
  if (sender.email && caps.email !== undefined)
    await countToday(c, { action, account: addressKey(sender.email, JWT_SECRET), cap: caps.email });
}
