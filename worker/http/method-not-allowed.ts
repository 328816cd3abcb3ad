import type { Context, Hono } from 'hono';
import type { AppEnv } from '../env.ts';
import { problem } from './problem.ts';

/** 405 with `Allow` (RFC 9110, 15.5.6). */
const refuse = (c: Context<AppEnv>, allowed: string): Response =>
  problem(c, {
    status: 405,
    title: 'Method not allowed',
    message: 'Operazione non prevista a questo indirizzo.',
    headers: { Allow: allowed },
  });

/** For a path that is read only, where a pattern with more methods would fit it too: goes between the two. */
export const onlyRead = (c: Context<AppEnv>): Response => refuse(c, 'GET, HEAD');

/** For each path that has routes: 405 for the methods it has not. Call after the last route. */
export function refuseOtherMethods(api: Hono<AppEnv>): void {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of api.routes) {
    if (method === 'ALL') continue;
    const known = methods.get(path) ?? new Set<string>();
    known.add(method);
    if (method === 'GET') known.add('HEAD');
    methods.set(path, known);
  }
  for (const [path, allowed] of methods) api.all(path, (c) => refuse(c, [...allowed].sort().join(', ')));
}
