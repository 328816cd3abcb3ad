import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../env.ts';
import { problem } from './problem.ts';

/**
 * Redirects a page over plain HTTP to TLS, whatever the zone's own setting is. Refuses a call: a redirect would hide
 * that its token was already sent in the clear.
 */
export const httpsOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  // Workers see how the visitor came in a header that the edge always sets.
  if (c.req.header('cf-ray') === undefined || c.req.header('x-forwarded-proto') !== 'http') return next();
  const isPage = ['GET', 'HEAD'].includes(c.req.method) && !c.req.path.startsWith('/api/');
  if (isPage) {
    const { hostname, pathname, search } = new URL(c.req.url);
    // Without the port, which is that of plain HTTP.
    return c.redirect(`https://${hostname}${pathname}${search}`, 301);
  }
  return problem(c, { status: 403, title: 'HTTPS required', message: 'Questo indirizzo risponde solo in HTTPS.' });
};
