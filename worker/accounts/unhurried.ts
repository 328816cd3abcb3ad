import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { sendWaiting } from '../mail/send-waiting.ts';

const MS = 250;

/**
 * Waits for work that mails somebody only where there is an account, and tells by its time to nobody whether there is: an
 * address that somebody has writes one row more, so it takes so long at least; and the mail is sent as long after the answer,
 * not while that is on its way.
 */
export async function unhurried<Result>(c: Context<AppEnv>, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, scheduler.wait(MS)]);
  const since = Date.now();
  c.executionCtx.waitUntil(scheduler.wait(MS).then(() => sendWaiting(c.env, c.get('now'), { since })));
  return result;
}
