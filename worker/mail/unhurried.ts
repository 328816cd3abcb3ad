import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { sendWaiting } from './send-waiting.ts';

const MS = 250;

/**
 * Hides by its timing whether an address has an account, which costs one row more: the response takes at least `MS`,
 * and the mail is sent as long after it, as sending during the response would show.
 */
export async function unhurried<Result>(c: Context<AppEnv>, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, scheduler.wait(MS)]);
  const since = Date.now();
  c.executionCtx.waitUntil(scheduler.wait(MS).then(() => sendWaiting(c.env, c.get('now'), { since })));
  return result;
}
