import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { romeDay } from '../../shared/dates.ts';
import { dailyCounts } from '../db/tables/search.ts';
import type { AppEnv } from '../env.ts';
import { addressKey } from '../http/daily-cap.ts';
import { clientNetwork } from '../http/network.ts';

/** Things that wrong logins of a day are counted by. */
type CountedBy = 'account' | 'network' | 'site' | 'device';
/** Keys of the counters; `device` where the browser has a cookie of one. */
export type FailureKeys = Readonly<Record<Exclude<CountedBy, 'device'>, string>> & { readonly device: string | null };

/** Limits of wrong logins a day: above one, the right password alone opens no account on an unknown device. */
export const FAILURES_A_DAY = {
  /** Of one address that is typed, whether anybody has it or not. */
  account: 100,
  /** From one network, with any address. */
  network: 100,
  /** Of all together: lists of leaked passwords are tried once each, from many networks. */
  site: 2000,
  /** With an account on a device that it is known on: above it the device counts as unknown. */
  device: 20,
} as const;
/**
 * Wrong logins a day with one address from which a code is required even with Turnstile, whose answers can be bought.
 */
export const FAILURES_BEFORE_CODE = 1000;

/** @param device id of the device, if it has one */
export function failureKeys(c: Context<AppEnv>, email: string, device: string | null): FailureKeys {
  const { JWT_SECRET: secret } = c.get('config');
  const key = (kind: CountedBy, of: string) => `failed-login-${kind}:${of}`;
  return {
    account: key('account', addressKey(email, secret)),
    network: key('network', addressKey(clientNetwork(c), secret)),
    site: key('site', 'all'),
    device: device && key('device', addressKey(`${device}:${email}`, secret)),
  };
}

/** Counts a wrong login under these keys. */
export async function logFailure(c: Context<AppEnv>, keys: readonly string[]): Promise<void> {
  const day = romeDay(c.get('now'));
  await c
    .get('db')
    .insert(dailyCounts)
    .values(keys.map((key) => ({ day, key, count: 1 })))
    .onConflictDoUpdate({ target: [dailyCounts.key, dailyCounts.day], set: { count: sql`${dailyCounts.count} + 1` } });
}
