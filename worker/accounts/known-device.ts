import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { addDays } from '../../shared/dates.ts';
import type { Account } from '../db/accounts.ts';
import type { AppEnv } from '../env.ts';
import { readOwnCookie, setOwnCookie } from '../http/own-cookie.ts';

const COOKIE = 'device';
const DAYS = 180;
/** Accounts of one household that a device is known to; the one that has not signed in for longest makes room. */
const MOST_ACCOUNTS = 5;
/** The device’s own random number, then for each account the end and a seal. */
const SHAPE = /^([\w-]{22})((?:~[\da-z]{8,9}\.[\w-]{43}){0,5})$/;

type Seal = { readonly end: string; readonly mac: string };
/** A browser that an account has signed in with before; the number says nothing about whose it is. */
export type Device = { readonly id: string; readonly seals: readonly Seal[] };
/** A raised version, by a new password or by signing out everywhere, makes every device unknown. */
type Owner = Pick<Account, 'publicId' | 'tokenVersion'>;

const macOf = (id: string, end: string, { publicId, tokenVersion }: Owner, secret: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['known-device', id, publicId, tokenVersion, end]))
    .digest('base64url');

/** The device that the cookie names; null without one, or where somebody made it up in another shape. */
export function readDevice(c: Context<AppEnv>): Device | null {
  const [, id, seals = ''] = SHAPE.exec(readOwnCookie(c, COOKIE)) ?? [];
  if (id === undefined) return null;
  const read = seals
    .split('~')
    .slice(1)
    .map((seal) => {
      const [end = '', mac = ''] = seal.split('.');
      return { end, mac };
    });
  return { id, seals: read };
}

const lasts = ({ end }: Seal, now: Date): boolean => Number.parseInt(end, 36) > now.getTime();

const isOf = (id: string, { end, mac }: Seal, owner: Owner, secret: string): boolean =>
  timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(id, end, owner, secret)));

/** True if the account has signed in on this device, and nothing has ended that since. */
export const isKnown = ({ id, seals }: Device, owner: Owner, { secret, now }: { secret: string; now: Date }): boolean =>
  seals.some((seal) => lasts(seal, now) && isOf(id, seal, owner, secret));

/** After signing in: the device is known to the account for half a year. */
export function rememberDevice(c: Context<AppEnv>, owner: Owner): void {
  const { JWT_SECRET: secret } = c.get('config');
  const now = c.get('now');
  const { id, seals } = readDevice(c) ?? { id: randomBytes(16).toString('base64url'), seals: [] };
  const end = addDays(now, DAYS).getTime().toString(36);
  const others = seals.filter((seal) => lasts(seal, now) && !isOf(id, seal, owner, secret));
  const all = [{ end, mac: macOf(id, end, owner, secret) }, ...others].slice(0, MOST_ACCOUNTS);
  const value = [id, ...all.map((seal) => `${seal.end}.${seal.mac}`)].join('~');
  setOwnCookie(c, COOKIE, value, { sameSite: 'Strict', maxAge: DAYS * 86_400 });
}
