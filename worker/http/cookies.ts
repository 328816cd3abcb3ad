import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from '../env.ts';
import { sign, verify } from '../sign.ts';

/** Over TLS no other host, and nothing in between, can set a cookie of this prefix (RFC 6265bis, 4.1.3.2); browsers refuse it elsewhere. */
const prefixOf = (c: Context<AppEnv>): 'host' | undefined =>
  new URL(c.req.url).protocol === 'https:' ? 'host' : undefined;

export const readOwnCookie = (c: Context<AppEnv>, name: string): string => getCookie(c, name, prefixOf(c)) ?? '';

/** @param maxAge in seconds */
export function setOwnCookie(
  c: Context<AppEnv>,
  name: string,
  value: string,
  options: { readonly sameSite: 'Lax' | 'Strict'; readonly maxAge: number },
): void {
  const attributes = { httpOnly: true, secure: true, path: '/', ...options } as const;
  const prefix = prefixOf(c);
  setCookie(c, name, value, prefix ? { ...attributes, prefix } : attributes);
}

const COOKIE = 'bookmark';
const SECONDS = 120;
const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{32}$/;

/** The text where it has the shape of a D1 bookmark, else null. */
export const asBookmark = (text: string | null | undefined): string | null => (text && SHAPE.test(text) ? text : null);

/** Bookmark of the writes this person made in the last two minutes; null without one, or where we have not issued it. */
export async function readBookmark(c: Context<AppEnv>): Promise<string | null> {
  const token = readOwnCookie(c, COOKIE);
  const claims = token && (await verify('bookmark', token, { secret: c.get('config').JWT_SECRET, now: c.get('now') }));
  return claims ? asBookmark(claims.sub) : null;
}

/** After a write: the next 120 s of this person's requests read what was written, past every cache. */
export async function setBookmark(c: Context<AppEnv>): Promise<void> {
  const sub = asBookmark(c.get('db').bookmark());
  if (sub === null) return;
  const expiresAt = new Date(c.get('now').getTime() + SECONDS * 1000);
  const token = await sign('bookmark', { sub }, { secret: c.get('config').JWT_SECRET, expiresAt });
  setOwnCookie(c, COOKIE, token, { sameSite: 'Lax', maxAge: SECONDS });
}
