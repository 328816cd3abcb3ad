import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from '../env.ts';

/** Over TLS no other host, and nothing in between, can set a cookie of this prefix (RFC 6265bis, 4.1.3.2); browsers refuse it elsewhere. */
const prefixOf = (c: Context<AppEnv>): 'host' | undefined =>
  new URL(c.req.url).protocol === 'https:' ? 'host' : undefined;

/** A cookie that this site has set; empty without one. */
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
