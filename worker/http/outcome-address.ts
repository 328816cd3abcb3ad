import type { Context } from 'hono';
import { addDays } from '../../shared/dates.ts';
import { withQuery } from '../../shared/paths.ts';
import type { AppEnv } from '../env.ts';
import { invalidField } from '../errors.ts';
import { sign, verify } from '../sign.ts';
import { clientNetwork } from './network.ts';
import { countAgainst } from './rate-limit.ts';

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

type Ending = {
  readonly page: string;
  /** By the purpose of the link: the work, and the text once it has ended. */
  readonly endings: readonly {
    readonly purpose: 'end-alerts' | 'end-newsletter' | 'end-proposals' | 'end-invitations' | 'keep-open';
    readonly end: (subject: string) => Promise<unknown>;
    readonly done: string;
  }[];
  readonly dead: string;
};

/** A GET changes nothing, as mail scanners follow links: it leads to the page with a button. */
export const showEnding = (c: Context<AppEnv>, page: string): Response =>
  c.redirect(withQuery(page, { token: c.req.query('token') }), 303);

/**
 * Ends mails of a kind by POST: from a mail program (RFC 8058: no cookies, no login, a form as body) or from
 * the page's button, which works without script. Limits invalid tokens only, as a mail service posts for all its users
 * from a few addresses.
 */
export async function endSubscription(c: Context<AppEnv>, { page, endings, dead }: Ending): Promise<Response> {
  const isBrowser = /\btext\/html\b/.test(c.req.header('accept') ?? '');
  const signing = { secret: c.get('config').JWT_SECRET, now: c.get('now') };
  for (const { purpose, end, done } of endings) {
    const claims = await verify(purpose, c.req.query('token') ?? '', signing);
    if (claims === null) continue;
    await end(claims.sub);
    return isBrowser ? c.redirect(await outcomeAddress(c, page, 'fatto'), 303) : c.json({ message: done });
  }
  await countAgainst(c, 'PASSWORD_LIMIT', `end-alerts:${clientNetwork(c)}`);
  if (isBrowser) return c.redirect(page, 303);
  throw invalidField('token', dead);
}
