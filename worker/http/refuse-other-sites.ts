import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';

const OTHER_SITE =
  'Questo invio arriva dalla pagina di un altro sito: non è stato salvato niente. Apri il nostro sito e riprova.';

/** Sent by our own pages, and by a person who follows no link of a page. */
const OURS: readonly string[] = ['same-origin', 'none'];

/**
 * Refuses a write that a browser says another site's page has sent. `hono/csrf` would also refuse requests without these headers,
 * which old browsers and programs send.
 * @throws DomainError `forbidden`
 */
export const refuseOtherSites: MiddlewareHandler<AppEnv> = async (c, next) => {
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  const own = [c.req.url, c.get('config').SITE_URL].map((url) => new URL(url).origin);
  const isOurs = site === undefined ? origin === undefined || own.includes(origin) : OURS.includes(site);
  if (!isOurs) throw new DomainError('forbidden', OTHER_SITE);
  await next();
};
