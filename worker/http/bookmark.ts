import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from '../env.ts';

const COOKIE = 'bookmark';
const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{32}$/;

/** Over TLS no other host, and nothing in between, can set a cookie of this prefix (RFC 6265bis, 4.1.3.2); browsers refuse it elsewhere. */
const prefixOf = (c: Context<AppEnv>): 'host' | undefined =>
  new URL(c.req.url).protocol === 'https:' ? 'host' : undefined;

/** The text where it has the shape of a D1 bookmark, else null. */
export const asBookmark = (text: string | null | undefined): string | null => (text && SHAPE.test(text) ? text : null);

/** Bookmark of the writes this person made in the last two minutes; null without one, or where somebody made it up. */
export function readBookmark(c: Context<AppEnv>): string | null {
  return asBookmark(getCookie(c, COOKIE, prefixOf(c)));
}

/** After a write: the next 120 s of this person's requests read what was written, past every cache. */
export function setBookmark(c: Context<AppEnv>): void {
  const value = asBookmark(c.get('db').bookmark());
  if (value === null) return;
  const prefix = prefixOf(c);
  const attributes = { httpOnly: true, secure: true, sameSite: 'Lax', path: '/', maxAge: 120 } as const;
  setCookie(c, COOKIE, value, prefix ? { ...attributes, prefix } : attributes);
}
