import type { Hono } from 'hono';
import type { AppEnv } from '../env.ts';
import { problem } from './problem.ts';

/** For each path that has routes: 405 with `Allow` (RFC 9110, 15.5.6) for the methods it has not. Call after the last route. */
export function refuseOtherMethods(api: Hono<AppEnv>): void {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of api.routes) {
    if (method === 'ALL') continue;
    const known = methods.get(path) ?? new Set<string>();
    known.add(method);
    if (method === 'GET') known.add('HEAD');
    methods.set(path, known);
  }
  for (const [path, allowed] of methods) {
    api.all(path, (c) =>
      problem(c, {
        status: 405,
        title: 'Method not allowed',
        message: 'Operazione non prevista a questo indirizzo.',
        headers: { Allow: [...allowed].sort().join(', ') },
      }),
    );
  }
}
