import type { Context } from 'hono';
import { addDays } from '../../shared/dates.ts';
import { withQuery } from '../../shared/paths.ts';
import type { AppEnv } from '../env.ts';
import { newPublicId } from '../public-id.ts';
import { readLink, signLink } from '../signed-link.ts';

/** Address of a page that says what came of a form without script. It is signed, as anybody can write an address that says it. */
export function outcomeAddress(c: Context<AppEnv>, path: string, outcome: string): string {
  const link = { purpose: purposeOf(path, outcome), subject: newPublicId(), expiresAt: addDays(c.get('now'), 1) };
  return withQuery(path, { esito: outcome, firma: signLink(link, c.get('config').JWT_SECRET) });
}

const purposeOf = (path: string, outcome: string) => `outcome of ${path}: ${outcome}` as const;

/** Leads an address that claims an outcome on its own to the page without it; null for any other address. */
export function refuseClaim(c: Context<AppEnv>): Response | null {
  const url = new URL(c.req.url);
  const [outcome, signature] = [url.searchParams.get('esito'), url.searchParams.get('firma') ?? ''];
  const signing = { secret: c.get('config').JWT_SECRET, now: c.get('now') };
  if (outcome === null || readLink(signature, purposeOf(url.pathname, outcome), signing) !== null) return null;
  url.searchParams.delete('esito');
  url.searchParams.delete('firma');
  // The whole address: a path may begin with two slashes, which lead to another site.
  return c.redirect(url.href, 303);
}
