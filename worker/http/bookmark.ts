import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { readOwnCookie, setOwnCookie } from './own-cookie.ts';

const COOKIE = 'bookmark';
const SECONDS = 120;
const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{32}$/;
/** A bookmark, its end in milliseconds (base 36), and the signature of both. */
const ISSUED = /^(([\da-f-]{59})\.([\da-z]{8,9}))\.([\w-]{43})$/;

/** The text where it has the shape of a D1 bookmark, else null. */
export const asBookmark = (text: string | null | undefined): string | null => (text && SHAPE.test(text) ? text : null);

// The purpose comes first: what is signed for anything else is worth nothing here.
const signature = (signed: string, c: Context<AppEnv>): string =>
  createHmac('sha256', c.get('config').JWT_SECRET).update(`bookmark:${signed}`).digest('base64url');

/** Bookmark of the writes this person made in the last two minutes; null without one, or where we have not issued it. */
export function readBookmark(c: Context<AppEnv>): string | null {
  const [, signed = '', bookmark = '', end = '', given = ''] = ISSUED.exec(readOwnCookie(c, COOKIE)) ?? [];
  if (signed === '' || Number.parseInt(end, 36) <= c.get('now').getTime()) return null;
  return timingSafeEqual(Buffer.from(given), Buffer.from(signature(signed, c))) ? asBookmark(bookmark) : null;
}

/** After a write: the next 120 s of this person's requests read what was written, past every cache. */
export function setBookmark(c: Context<AppEnv>): void {
  const bookmark = asBookmark(c.get('db').bookmark());
  if (bookmark === null) return;
  const signed = `${bookmark}.${(c.get('now').getTime() + SECONDS * 1000).toString(36)}`;
  setOwnCookie(c, COOKIE, `${signed}.${signature(signed, c)}`, { sameSite: 'Lax', maxAge: SECONDS });
}
