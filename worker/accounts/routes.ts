import { type Context, Hono } from 'hono';
import { loginBody, registerBody, type Session } from '../../shared/accounts.ts';
import type { Account } from '../db/accounts.ts';
import type { AppEnv } from '../env.ts';
import { setBookmark } from '../http/bookmark.ts';
import { clientAddress, countAgainst, limitByAddress } from '../http/rate-limit.ts';
import { signToken } from '../http/token.ts';
import { body } from '../http/validate.ts';
import { logIn } from './log-in.ts';
import { register } from './register.ts';

async function toSession(c: Context<AppEnv>, account: Account): Promise<Session> {
  const { publicId, tokenVersion, name, role } = account;
  const token = await signToken({ publicId, version: tokenVersion }, c.get('config').JWT_SECRET, c.get('now'));
  return { token, user: { id: publicId, name, role } };
}

export const accountRoutes = new Hono<AppEnv>()
  .post('/register', limitByAddress('REGISTER_LIMIT'), body(registerBody), async (c) => {
    const account = await register(c.get('db'), c.req.valid('json'), c.get('now'));
    setBookmark(c);
    return c.json(await toSession(c, account), 201);
  })
  .post('/login', body(loginBody), async (c) => {
    const credentials = c.req.valid('json');
    // Per account as well: guesses at one password come from many addresses.
    await countAgainst(c, 'PASSWORD_LIMIT', `login:${clientAddress(c)}`);
    await countAgainst(c, 'PASSWORD_LIMIT', `login:${credentials.email}`);
    return c.json(await toSession(c, await logIn(c.get('db'), credentials)));
  });
