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
import { DomainError } from '../errors.ts';
import { setBookmark } from '../http/bookmark.ts';
import { addressKey, countToday } from '../http/daily-cap.ts';
import { clientAddress, countAgainst, limitByAddress } from '../http/rate-limit.ts';
import { requireAccount } from '../http/session.ts';
import { signToken } from '../http/token.ts';
import { body } from '../http/validate.ts';
import { sendWaiting } from '../mail/send-waiting.ts';
import { newPublicId } from '../public-id.ts';
import { deviceOf } from './device.ts';
import { endAllSessions, endSession } from './end-sessions.ts';
import { logIn } from './log-in.ts';
import { sessionsOf } from './queries.ts';
import { register } from './register.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import type { NewSession } from './start-session.ts';
import { toDevice } from './to-device.ts';

const RESET_LINKS_A_DAY = 5;

const LINK_ON_ITS_WAY: Done = {
  message: 'Se c’è un account con questa email, tra poco ricevi un link per scegliere una nuova password.',
};
const PASSWORD_CHANGED: Done = {
  message: 'Da ora vale la nuova password. Sei uscita/o da tutti i dispositivi: accedi di nuovo.',
};

const newSession = (c: Context<AppEnv>): NewSession => ({
  id: newPublicId(),
  device: deviceOf(c.req.header('user-agent')),
  now: c.get('now'),
});

const LOGGED_OUT: Done = { message: 'Sei uscita/o da questo dispositivo.' };
const DEVICE_LOGGED_OUT: Done = { message: 'Su quel dispositivo ora bisogna accedere di nuovo.' };
const LOGGED_OUT_EVERYWHERE: Done = { message: 'Sei uscita/o da tutti i dispositivi. Accedi di nuovo.' };

async function toSession(c: Context<AppEnv>, account: Account, sessionId: string): Promise<Session> {
  const { publicId, tokenVersion: version, name, role } = account;
  const token = await signToken({ publicId, version, sessionId }, c.get('config').JWT_SECRET, c.get('now'));
  return { token, user: { id: publicId, name, role } };
}

export const accountRoutes = new Hono<AppEnv>()
  .post('/register', limitByAddress('REGISTER_LIMIT'), body(registerBody), async (c) => {
    const session = newSession(c);
    const account = await register(c.get('db'), c.req.valid('json'), session);
    setBookmark(c);
    return c.json(await toSession(c, account, session.id), 201);
  })
  .post('/login', body(loginBody), async (c) => {
    const credentials = c.req.valid('json');
    // Per account as well: guesses at one password come from many addresses.
    await countAgainst(c, 'PASSWORD_LIMIT', `login:${clientAddress(c)}`);
    await countAgainst(c, 'PASSWORD_LIMIT', `login:${credentials.email}`);
    const session = newSession(c);
    const account = await logIn(c.get('db'), credentials, session);
    // The session was just written: the next call must find it.
    setBookmark(c);
    return c.json(await toSession(c, account, session.id));
  })
  .post('/logout', requireAccount, async (c) => {
    await endSession(c.get('db'), c.get('account').id, c.get('sessionId'));
    setBookmark(c);
    return c.json(LOGGED_OUT);
  })
  .get('/account/sessions', requireAccount, async (c) => {
    const rows = await sessionsOf(c.get('db'), c.get('account').id, c.get('now'));
    c.header('Cache-Control', 'no-store');
    return c.json(rows.map((row) => toDevice(row, c.get('sessionId'))));
  })
  .delete('/account/sessions', requireAccount, async (c) => {
    await endAllSessions(c.get('db'), c.get('account').id);
    setBookmark(c);
    return c.json(LOGGED_OUT_EVERYWHERE);
  })
  .delete('/account/sessions/:id', requireAccount, async (c) => {
    if (!(await endSession(c.get('db'), c.get('account').id, c.req.param('id'))))
      throw new DomainError('not-found', 'Questo dispositivo non è più collegato.');
    setBookmark(c);
    return c.json(DEVICE_LOGGED_OUT);
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
