import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { AppEnv } from '../env.ts';
import { logLine } from '../log.ts';

/** Requests of a minute that each have a line, in one isolate: beyond them one in so many has, and counts for all of these. */
const LINES_A_MINUTE = 60;
const ONE_IN = 20;
const MINUTE_MS = 60_000;

const SLOW_MS = 1000;

/** Says for each request how many its line would stand for; 0 where it has none. */
export function makeSampler(): (now: number) => number {
  let [minute, count] = [0, 0];
  return (now) => {
    const current = Math.trunc(now / MINUTE_MS);
    if (current !== minute) [minute, count] = [current, 0];
    count++;
    if (count <= LINES_A_MINUTE) return 1;
    return count % ONE_IN === 0 ? ONE_IN : 0;
  };
}

const sample = makeSampler();

/** The app's name for the address that was asked for, which itself may hold an id. */
function routeOf(c: Context<AppEnv>): string {
  const paths = matchedRoutes(c).map(({ path }) => path);
  return (
    paths.find((path) => !path.includes('*')) ??
    c.get('pageRoute') ??
    paths.find((path) => path !== '*' && path !== '/*') ??
    '*'
  );
}

/**
 * Writes one line a request, without who asked: every error and what was slow, of the rest a sample where there are many.
 * `factor` says how many requests the line stands for, so that sums can be made.
 */
export const logRequests: MiddlewareHandler<AppEnv> = async (c, next) => {
  const began = Date.now();
  const sampled = sample(began);
  await next();
  const { status } = c.res;
  const ms = Date.now() - began;
  const factor = status >= 500 || ms >= SLOW_MS ? 1 : sampled;
  if (factor === 0) return;
  logLine('info', {
    requestId: c.get('requestId'),
    route: routeOf(c),
    method: c.req.method,
    status,
    ms,
    cached: c.get('cached'),
    factor,
  });
};
