import type { Context } from 'hono';
import type { unsubscribeCalls } from '../../shared/calls/alerts.ts';
import { addDays } from '../../shared/dates.ts';
import { DEAD_END_LINK } from '../../shared/end-link.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import type { Database } from '../db/client.ts';
import type { AppEnv } from '../env.ts';
import { invalidField } from '../errors.ts';
import { sign, verify } from '../sign.ts';
import type { Handlers } from './handlers.ts';
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

/** A kind of mails that end by the token of one. */
export type Ending = {
  readonly purpose: 'end-alerts' | 'end-newsletter' | 'end-proposals' | 'end-invitations';
  readonly end: (
    request: { readonly c: Context<AppEnv>; readonly db: Database; readonly now: Date },
    subject: string,
  ) => Promise<unknown>;
  /** Said once it has ended. */
  readonly done: string;
};

async function endingOf(c: Context<AppEnv>, endings: readonly Ending[]) {
  const signing = { secret: c.get('config').JWT_SECRET, now: c.get('now') };
  for (const ending of endings) {
    const claims = await verify(ending.purpose, c.req.query('token') ?? '', signing);
    if (claims) return { ...ending, subject: claims.sub };
  }
  return null;
}

/**
 * Ends mails of a kind by POST: from a mail program (RFC 8058: no cookies, no login, a form as body) or from the page's button, which
 * works without script. Limits invalid tokens only, as a mail service posts for all its users from a few addresses. A GET changes
 * nothing, as mail scanners follow links: it leads to the page with the button.
 */
export const unsubscribeHandlers = (endings: readonly Ending[]): Handlers<typeof unsubscribeCalls> => ({
  'GET /api/unsubscribe': async ({ c }) =>
    c.redirect(withQuery(pagePath.endMails(), { token: c.req.query('token') ?? '' }), 303),
  'POST /api/unsubscribe': async ({ c, db, now }) => {
    const isBrowser = /\btext\/html\b/.test(c.req.header('accept') ?? '');
    const page = pagePath.endMails();
    const ending = await endingOf(c, endings);
    if (ending) {
      await ending.end({ c, db, now }, ending.subject);
      return isBrowser ? c.redirect(await outcomeAddress(c, page, 'fatto'), 303) : { message: ending.done };
    }
    await countAgainst(c, 'PASSWORD_LIMIT', `end-alerts:${clientNetwork(c)}`);
    if (isBrowser) return c.redirect(page, 303);
    throw invalidField('token', DEAD_END_LINK);
  },
});
