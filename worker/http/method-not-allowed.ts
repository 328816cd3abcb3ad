import { Hono } from 'hono';
import type { AppEnv } from '../env.ts';
import { problem } from './problem.ts';

/**
 * The routes, and for each of their paths 405 with `Allow` (RFC 9110, 15.5.6) for the methods it has not. Literal paths
 * refuse before any route is asked, as `/jobs/:id` would take `/jobs/counts` for an id.
 */
export function refuseOtherMethods(routes: Hono<AppEnv>): Hono<AppEnv> {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of routes.routes) {
    if (method === 'ALL') continue;
    const known = methods.get(path) ?? new Set<string>();
    known.add(method);
    if (method === 'GET') known.add('HEAD');
    methods.set(path, known);
  }
  const api = new Hono<AppEnv>();
  const refuse = (path: string, allowed: ReadonlySet<string>) =>
    api.all(path, async (c, next) => {
      if (allowed.has(c.req.method)) return next();
      return problem(c, {
        status: 405,
        title: 'Method not allowed',
        message: 'Operazione non prevista a questo indirizzo.',
        headers: { Allow: [...allowed].sort().join(', ') },
      });
    });
  const paths = [...methods];
  for (const [path, allowed] of paths.filter(([path]) => !path.includes(':'))) refuse(path, allowed);
  api.route('/', routes);
  for (const [path, allowed] of paths.filter(([path]) => path.includes(':'))) refuse(path, allowed);
  return api;
}
