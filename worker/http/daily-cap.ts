import { createHmac } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { romeDay } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { dailyCounts } from '../db/tables/search.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { clientNetwork } from './network.ts';

/** Stands for a mail address or a network in a counter, which must hold nothing personal; only who has `secret` can tell for whose. */
export const addressKey = (address: string, secret: string): string =>
  createHmac('sha256', secret).update(`daily-cap:${address}`).digest('base64url');

/**
 * Counts one more of `action` by `account` today in Rome, unless limits are off.
 * @param account its id, or an `addressKey` where nobody is signed in
 * @throws DomainError `too-many` above `cap`
 */
export async function countToday(
  c: Context<AppEnv>,
  { action, account, cap }: { action: string; account: number | string; cap: number },
): Promise<void> {
  if (c.get('config').RATE_LIMITS === 'off') return;
  const rows = await c
    .get('db')
    .insert(dailyCounts)
    .values({ day: romeDay(c.get('now')), key: `${action}:${account}`, count: 1 })
    .onConflictDoUpdate({ target: [dailyCounts.key, dailyCounts.day], set: { count: sql`${dailyCounts.count} + 1` } })
    .returning({ count: dailyCounts.count });
  if ((rows[0]?.count ?? 0) > cap)
    throw new DomainError('too-many', 'Hai raggiunto il limite di oggi. Riprova domani.');
}

/** Drops the counters of days before today. */
export async function purgeDailyCounts(db: Database, now: Date): Promise<void> {
  await db.delete(dailyCounts).where(lt(dailyCounts.day, romeDay(now)));
}

/** Of a day. Many people share the network of a phone company, a school or a library: its cap is for robots only. */
type Caps = { readonly account?: number; readonly email?: number; readonly network: number };

/** Sender of a form besides the network: account and mail address, each counted if it has a cap. */
type Sender = { readonly accountId?: number | undefined; readonly email?: string | null | undefined };

/**
 * Counts one more of `action` today for everything that tells who sends it.
 * @throws DomainError `too-many` above one of the caps
 */
export async function countSender(
  c: Context<AppEnv>,
  action: string,
  caps: Caps,
  { accountId, email }: Sender = {},
): Promise<void> {
  const { JWT_SECRET } = c.get('config');
  const network = addressKey(clientNetwork(c), JWT_SECRET);
  await countToday(c, { action, account: network, cap: caps.network });
  if (accountId !== undefined && caps.account !== undefined)
    await countToday(c, { action, account: accountId, cap: caps.account });
  if (email && caps.email !== undefined)
    await countToday(c, { action, account: addressKey(email, JWT_SECRET), cap: caps.email });
}
