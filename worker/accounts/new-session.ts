import type { Context } from 'hono';
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

/** What a browser keeps of a session: a token of its own, and who it is for. */
export async function toSession(c: Context<AppEnv>, account: Account, sessionId: string): Promise<Session> {
  const { publicId, tokenVersion: version, name, role } = account;
  const token = await signToken({ publicId, version, sessionId }, c.get('config').JWT_SECRET, c.get('now'));
  return { token, user: { id: publicId, name, role } };
}
