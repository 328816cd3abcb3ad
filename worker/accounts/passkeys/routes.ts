import { type Context, Hono } from 'hono';
import type { Done } from '../../../shared/accounts.ts';
import {
  loginPasskeyBody,
  MAX_PASSKEYS,
  passkeyOptionsBody,
  REFUSED_PASSKEY,
  registerPasskeyBody,
  renamePasskeyBody,
} from '../../../shared/passkeys.ts';
import type { AppEnv } from '../../env.ts';
import { DomainError } from '../../errors.ts';
import { setBookmark } from '../../http/bookmark.ts';
import { countToday } from '../../http/daily-cap.ts';
import { countAgainst, limitByAddress } from '../../http/rate-limit.ts';
import { requireAccount, requireOwnAccount } from '../../http/session.ts';
import { body } from '../../http/validate.ts';
import { sendWaiting } from '../../mail/send-waiting.ts';
import { checkPassword } from '../check-password.ts';
import { deviceOf } from '../device.ts';
import { newSession, toSession } from '../new-session.ts';
import { passkeyOf, passkeysOf, userById } from '../queries.ts';
import type { ChallengePurpose } from './challenge.ts';
import type { Ceremony } from './client-data.ts';
import { deletePasskey } from './delete-passkey.ts';
import { editPasskey } from './edit-passkey.ts';
import { logInWithPasskey } from './log-in-with-passkey.ts';
import { registerPasskey, tooManyPasskeys } from './register-passkey.ts';
import { toPasskey } from './to-passkey.ts';
import { loginPasskeyOptions, newPasskeyOptions, readNewPasskey } from './webauthn.ts';

const PASSKEYS_A_DAY = 20;

const noPasskey = (): DomainError => new DomainError('not-found', 'Questa passkey non c’è più.');

const ceremonyOf = (c: Context<AppEnv>): Ceremony => {
  const { SITE_URL, JWT_SECRET } = c.get('config');
  return { siteUrl: SITE_URL, secret: JWT_SECRET, now: c.get('now') };
};

/** The password was given in this session a moment ago: only here does the answer count. */
const registering = (c: Context<AppEnv>): ChallengePurpose =>
  `register:${c.get('account').publicId}:${c.get('sessionId')}`;

export const passkeyRoutes = new Hono<AppEnv>()
  .get('/passkeys', requireOwnAccount, async (c) => {
    const rows = await passkeysOf(c.get('db'), c.get('account').id);
    c.header('Cache-Control', 'no-store');
    return c.json(rows.map(toPasskey));
  })
  .post('/passkey-options', limitByAddress('PASSWORD_LIMIT'), requireAccount, body(passkeyOptionsBody), async (c) => {
    const [db, account] = [c.get('db'), c.get('account')];
    await countAgainst(c, 'PASSWORD_LIMIT', `password:${account.publicId}`);
    await checkPassword(db, account, c.req.valid('json').currentPassword);
    const [user, known] = [await userById(db, account.id), await passkeysOf(db, account.id)];
    if (user === null) throw new DomainError('not-found', 'Questo account non esiste più.');
    // Before a device makes one that would be of no use.
    if (known.length >= MAX_PASSKEYS) throw tooManyPasskeys();
    c.header('Cache-Control', 'no-store');
    return c.json(newPasskeyOptions(user, known, registering(c), ceremonyOf(c)));
  })
  .post('/passkeys', limitByAddress('WRITE_LIMIT'), requireAccount, body(registerPasskeyBody), async (c) => {
    const [db, account, now] = [c.get('db'), c.get('account'), c.get('now')];
    const { RATE_LIMITS, SITE_URL: siteUrl } = c.get('config');
    if (RATE_LIMITS === 'on')
      await countToday(db, { action: 'passkey', account: account.id, cap: PASSKEYS_A_DAY, now });
    const read = readNewPasskey(c.req.valid('json'), registering(c), ceremonyOf(c));
    if (read === null) throw new DomainError('invalid', REFUSED_PASSKEY);
    const name = deviceOf(c.req.header('user-agent'));
    const row = await registerPasskey(db, account, { ...read, name, siteUrl, now });
    setBookmark(c);
    c.executionCtx.waitUntil(sendWaiting(c.env, now));
    return c.json(toPasskey(row), 201);
  })
  .patch('/passkeys/:id', limitByAddress('WRITE_LIMIT'), requireAccount, body(renamePasskeyBody), async (c) => {
    const row = await editPasskey(c.get('db'), c.get('account').id, c.req.param('id'), c.req.valid('json'));
    if (row === null) throw noPasskey();
    setBookmark(c);
    return c.json(toPasskey(row));
  })
  // Without the password: it closes a way in, and whoever has lost a device should not have to look for words first.
  .delete('/passkeys/:id', limitByAddress('WRITE_LIMIT'), requireOwnAccount, async (c) => {
    const [db, { id: userId }, now] = [c.get('db'), c.get('account'), c.get('now')];
    const found = await passkeyOf(db, userId, c.req.param('id'));
    const removing = { name: found?.name ?? '', siteUrl: c.get('config').SITE_URL, now };
    if (found === null || !(await deletePasskey(db, userId, found.publicId, removing))) throw noPasskey();
    setBookmark(c);
    c.executionCtx.waitUntil(sendWaiting(c.env, now));
    const done: Done = { message: `La passkey “${found.name}” non apre più il tuo account.` };
    return c.json(done);
  })
  // The same for everybody: nobody is named, and nothing is read or written.
  .post('/login/passkey/options', limitByAddress('PASSWORD_LIMIT'), async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(loginPasskeyOptions(ceremonyOf(c)));
  })
  .post('/login/passkey', limitByAddress('PASSWORD_LIMIT'), body(loginPasskeyBody), async (c) => {
    const session = newSession(c);
    const account = await logInWithPasskey(c.get('db'), c.req.valid('json'), session, ceremonyOf(c));
    // The session was just written: the next call must find it.
    setBookmark(c);
    return c.json(await toSession(c, account, session.id));
  });
