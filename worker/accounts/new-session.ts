import type { Context } from 'hono';
import { purgeDate } from '../../shared/account-state.ts';
import type { Session } from '../../shared/accounts.ts';
import type { Account } from '../db/accounts.ts';
import type { AppEnv } from '../env.ts';
import { signToken } from '../http/token.ts';
import { newPublicId } from '../public-id.ts';
import { deviceOf } from './device.ts';
import type { NewSession } from './start-session.ts';

/** A session for the device that asks. */
export const newSession = (c: Context<AppEnv>): NewSession => ({
  id: newPublicId(),
  device: deviceOf(c.req.header('user-agent')),
  now: c.get('now'),
});

/** Session as the browser stores it: a token of its own, and the signed-in user. */
export async function toSession(
  c: Context<AppEnv>,
  { publicId, tokenVersion: version, name, role, deletedAt }: Account,
  sessionId: string,
): Promise<Session> {
  const token = await signToken({ publicId, version, sessionId }, c.get('config').JWT_SECRET, c.get('now'));
  const user = { id: publicId, name, role };
  return deletedAt === null ? { token, user } : { token, user, purgedAt: purgeDate(deletedAt).toISOString() };
}
