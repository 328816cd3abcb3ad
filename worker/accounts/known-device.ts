import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { addDays } from '../../shared/dates.ts';
import type { Account } from '../db/accounts.ts';
import type { AppEnv } from '../env.ts';
import { readOwnCookie, setOwnCookie } from '../http/cookies.ts';
import { sign, verify } from '../sign.ts';

const COOKIE = 'device';
const DAYS = 180;
/** Accounts of one household that a device is known to; the one that has not signed in for longest makes room. */
const MOST_ACCOUNTS = 5;
/** The device’s own random number, then a token for each account, the latest first. */
const SHAPE = /^([\w-]{22})((?:~[\w.-]{1,100}){0,5})$/;

/** A browser that an account has signed in with before; the number says nothing about whose it is. */
export type Device = { readonly id: string; readonly seals: readonly string[] };
/** A raised version, by a new password or by signing out everywhere, makes every device unknown. */
type Owner = Pick<Account, 'publicId' | 'tokenVersion'>;

// In the key, so that the cookie does not say whose it is.
const boundTo = (id: string, { publicId, tokenVersion }: Owner) => [id, publicId, tokenVersion];

/** The device that the cookie names; null without one, or where somebody made it up in another shape. */
export function readDevice(c: Context<AppEnv>): Device | null {
  const [, id, seals = ''] = SHAPE.exec(readOwnCookie(c, COOKIE)) ?? [];
  return id === undefined ? null : { id, seals: seals.split('~').slice(1) };
}

type Reading = { readonly secret: string; readonly now: Date };

/** The tokens of an account on a device: none once something has ended them. */
async function sealsOf({ id, seals }: Device, owner: Owner, reading: Reading): Promise<ReadonlySet<string>> {
  const keys = { ...reading, boundTo: boundTo(id, owner) };
  const read = await Promise.all(seals.map((seal) => verify('known-device', seal, keys)));
  return new Set(seals.filter((_, index) => read[index] !== null));
}

/** True if the account has signed in on this device, and nothing has ended that since. */
export const isKnown = async (device: Device, owner: Owner, reading: Reading): Promise<boolean> =>
  (await sealsOf(device, owner, reading)).size > 0;

/** After signing in: the device is known to the account for half a year. */
export async function rememberDevice(c: Context<AppEnv>, owner: Owner): Promise<void> {
  const reading = { secret: c.get('config').JWT_SECRET, now: c.get('now') };
  const device = readDevice(c) ?? { id: randomBytes(16).toString('base64url'), seals: [] };
  const own = await sealsOf(device, owner, reading);
  const signing = { secret: reading.secret, expiresAt: addDays(reading.now, DAYS), boundTo: boundTo(device.id, owner) };
  const seals = [await sign('known-device', {}, signing), ...device.seals.filter((seal) => !own.has(seal))];
  const value = [device.id, ...seals.slice(0, MOST_ACCOUNTS)].join('~');
  setOwnCookie(c, COOKIE, value, { sameSite: 'Strict', maxAge: DAYS * 86_400 });
}
