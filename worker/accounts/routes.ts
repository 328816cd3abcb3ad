import { type Context, Hono } from 'hono';
import {
  type Done,
  forgotPasswordBody,
  loginBody,
  registerBody,
  resetPasswordBody,
  type Session,
} from '../../shared/accounts.ts';
import type { Account } from '../db/accounts.ts';
import type { AppEnv } from '../env.ts';
import { setBookmark } from '../http/bookmark.ts';
import { addressKey, countToday } from '../http/daily-cap.ts';
import { clientAddress, countAgainst, limitByAddress } from '../http/rate-limit.ts';
import { signToken } from '../http/token.ts';
import { body } from '../http/validate.ts';
import { sendWaiting } from '../mail/send-waiting.ts';
import { logIn } from './log-in.ts';
import { register } from './register.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';

const RESET_LINKS_A_DAY = 5;

const LINK_ON_ITS_WAY: Done = {
  message: 'Se c’è un account con questa email, tra poco ricevi un link per scegliere una nuova password.',
};
const PASSWORD_CHANGED: Done = {
  message: 'Da ora vale la nuova password. Sei uscita/o da tutti i dispositivi: accedi di nuovo.',
};

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
  })
  // The same for an address that somebody has and for one that nobody has: words, headers, limits and work.
  .post('/password/forgot', limitByAddress('PASSWORD_LIMIT'), body(forgotPasswordBody), async (c) => {
    const { email } = c.req.valid('json');
    const db = c.get('db');
    const now = c.get('now');
    const { JWT_SECRET, RATE_LIMITS, SITE_URL } = c.get('config');
    await countAgainst(c, 'PASSWORD_LIMIT', `forgot:${email}`);
    if (RATE_LIMITS === 'on') {
      const account = addressKey(email, JWT_SECRET);
      await countToday(db, { action: 'password-reset', account, cap: RESET_LINKS_A_DAY, now });
    }
    await requestPasswordReset(db, { email, siteUrl: SITE_URL, now });
    setBookmark(c);
    c.executionCtx.waitUntil(sendWaiting(c.env, now));
    return c.json(LINK_ON_ITS_WAY, 202);
  })
  .post('/password/reset', limitByAddress('PASSWORD_LIMIT'), body(resetPasswordBody), async (c) => {
    await resetPassword(c.get('db'), c.req.valid('json'), c.get('now'));
    setBookmark(c);
    return c.json(PASSWORD_CHANGED);
  });
