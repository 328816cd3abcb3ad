import type { Context } from 'hono';
import { addDays } from '../../shared/dates.ts';
import { withQuery } from '../../shared/paths.ts';
import type { AppEnv } from '../env.ts';
import { sign, verify } from '../sign.ts';

/** Address of a page that says what came of a form without script. It is signed, as anybody can write an address that says it. */
export async function outcomeAddress(c: Context<AppEnv>, path: string, outcome: string): Promise<string> {
  const { JWT_SECRET: secret } = c.get('config');
  const signing = { secret, boundTo: [path, outcome], expiresAt: addDays(c.get('now'), 1) };
  return withQuery(path, { esito: outcome, firma: await sign('outcome', {}, signing) });
}

/** Leads an address that claims an outcome on its own to the page without it; null for any other address. */
export async function refuseClaim(c: Context<AppEnv>): Promise<Response | null> {
  const url = new URL(c.req.url);
  const [outcome, signature] = [url.searchParams.get('esito'), url.searchParams.get('firma') ?? ''];
  if (outcome === null) return null;
  const reading = { secret: c.get('config').JWT_SECRET, boundTo: [url.pathname, outcome], now: c.get('now') };
  if ((await verify('outcome', signature, reading)) !== null) return null;
  url.searchParams.delete('esito');
  url.searchParams.delete('firma');
  // The whole address: a path may begin with two slashes, which lead to another site.
  return c.redirect(url.href, 303);
}
