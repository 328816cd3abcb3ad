import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../env.ts';
import { Timings } from '../timings.ts';

/** `Server-Timing` on every answer: the parts that were measured, and the whole. */
export const serverTiming: MiddlewareHandler<AppEnv> = async (c, next) => {
  const timings = new Timings();
  c.set('timings', timings);
  await next();
  c.res.headers.set('Server-Timing', String(timings));
};
