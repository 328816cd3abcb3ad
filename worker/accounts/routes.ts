import { Hono } from 'hono';
import {
  changeEmailBody,
  changePasswordBody,
  confirmEmailBody,
  type Done,
  deleteAccountBody,
  forgotPasswordBody,
  loginBody,
  registerBody,
  renameBody,
  resetPasswordBody,
} from '../../shared/accounts.ts';
import { romeDay } from '../../shared/dates.ts';
import { readPersonalData } from '../db/personal-data/read-personal-data.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { setBookmark } from '../http/bookmark.ts';
import { checkHuman } from '../http/check-human.ts';
import { addressKey, countToday } from '../http/daily-cap.ts';
import { countAgainst, limitByAddress } from '../http/rate-limit.ts';
import { requireAccount, requireOwnAccount } from '../http/session.ts';
import { showChange, showHeldBack } from '../http/show-change.ts';
import { body } from '../http/validate.ts';
import { sendWaiting } from '../mail/send-waiting.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { deleteAccount } from './delete-account.ts';
import { editAccount } from './edit-account.ts';
import { endAllSessions, endSession } from './end-sessions.ts';
import { logIn } from './log-in.ts';
import { newSession, toSession } from './new-session.ts';
import { sessionsOf, userById } from './queries.ts';
import { register } from './register.ts';
import { requestEmailLink } from './request-email-link.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { restoreAccount } from './restore-account.ts';
import { toDevice } from './to-device.ts';
import { toExport } from './to-export.ts';
import { toOwnAccount } from './to-own-account.ts';

const RESET_LINKS_A_DAY = 5;
const EMAIL_LINKS_A_DAY = 5;
const EXPORTS_A_DAY = 10;
/**
 * How long a request for a new password takes at least, and how long after its answer the mail is sent: an address that
 * somebody has writes one row more, and the answer must not come a little later for it.
 */
const RESET_MS = 250;

const done = (message: string): Done => ({ message });

export const accountRoutes = new Hono<AppEnv>()
  .post('/register', limitByAddress('REGISTER_LIMIT'), body(registerBody), checkHuman, async (c) => {
    const session = newSession(c);
    const siteUrl = c.get('config').SITE_URL;
    const account = await register(c.get('db'), c.req.valid('json'), { session, siteUrl });
    setBookmark(c);
    c.executionCtx.waitUntil(sendWaiting(c.env, session.now));
    return c.json(await toSession(c, account, session.id), 201);
  })
  .post('/login', limitByAddress('PASSWORD_LIMIT'), body(loginBody), async (c) => {
    const credentials = c.req.valid('json');
    // Per account as well: guesses at one password come from many addresses.
    await countAgainst(c, 'PASSWORD_LIMIT', `login:${credentials.email}`);
    const session = newSession(c);
    const account = await logIn(c.get('db'), credentials, session);
    // The session was just written: the next call must find it.
    setBookmark(c);
    return c.json(await toSession(c, account, session.id));
  })
  .post('/logout', limitByAddress('WRITE_LIMIT'), requireOwnAccount, async (c) => {
    await endSession(c.get('db'), c.get('account').id, c.get('sessionId'));
    setBookmark(c);
    return c.json(done('Sei uscita/o da questo dispositivo.'));
  })
  .get('/account', requireOwnAccount, async (c) => {
    const user = await userById(c.get('db'), c.get('account').id);
    if (user === null) throw new DomainError('not-found', 'Questo account non esiste più.');
    c.header('Cache-Control', 'no-store');
    return c.json(toOwnAccount(user));
  })
  .patch('/account', limitByAddress('WRITE_LIMIT'), requireAccount, body(renameBody), async (c) => {
    const user = await editAccount(c.get('db'), c.get('account').id, c.req.valid('json'));
    setBookmark(c);
    return c.json(toOwnAccount(user));
  })
  .delete('/account', limitByAddress('PASSWORD_LIMIT'), requireOwnAccount, body(deleteAccountBody), async (c) => {
    const [db, account, now] = [c.get('db'), c.get('account'), c.get('now')];
    await countAgainst(c, 'PASSWORD_LIMIT', `password:${account.publicId}`);
    const asking = { body: c.req.valid('json'), siteUrl: c.get('config').SITE_URL, now };
    const user = await deleteAccount(db, account, asking);
    showHeldBack(c, account.publicId);
    c.executionCtx.waitUntil(sendWaiting(c.env, now));
    return c.json(toOwnAccount(user));
  })
  .post('/account/restore', limitByAddress('WRITE_LIMIT'), requireOwnAccount, async (c) => {
    const user = await restoreAccount(c.get('db'), c.get('account').id, c.get('now'));
    showChange(c);
    return c.json(toOwnAccount(user));
  })
  .get('/account/export', limitByAddress('WRITE_LIMIT'), requireOwnAccount, async (c) => {
    const [db, account, now] = [c.get('db'), c.get('account'), c.get('now')];
    if (c.get('config').RATE_LIMITS === 'on')
      await countToday(db, { action: 'export', account: account.id, cap: EXPORTS_A_DAY, now });
    const exported = toExport(await readPersonalData(db, account.id), now);
    c.header('Cache-Control', 'no-store');
    c.header('Content-Disposition', `attachment; filename="lavoro-in-valle-${romeDay(now)}.json"`);
    return c.json(exported);
  })
  .post('/account/password', limitByAddress('PASSWORD_LIMIT'), requireAccount, body(changePasswordBody), async (c) => {
    const { publicId } = c.get('account');
    await countAgainst(c, 'PASSWORD_LIMIT', `password:${publicId}`);
    const [account, sessionId, now] = [c.get('account'), c.get('sessionId'), c.get('now')];
    const asking = { account, sessionId, siteUrl: c.get('config').SITE_URL, now };
    const changed = await changePassword(c.get('db'), c.req.valid('json'), asking);
    setBookmark(c);
    c.executionCtx.waitUntil(sendWaiting(c.env, now));
    return c.json(await toSession(c, changed, sessionId));
  })
  .post('/account/email', limitByAddress('PASSWORD_LIMIT'), requireAccount, body(changeEmailBody), async (c) => {
    const [db, account, now] = [c.get('db'), c.get('account'), c.get('now')];
    const { RATE_LIMITS, SITE_URL } = c.get('config');
    await countAgainst(c, 'PASSWORD_LIMIT', `password:${account.publicId}`);
    if (RATE_LIMITS === 'on')
      await countToday(db, { action: 'email-link', account: account.id, cap: EMAIL_LINKS_A_DAY, now });
    await changeEmail(db, account, { body: c.req.valid('json'), siteUrl: SITE_URL, now });
    setBookmark(c);
    c.executionCtx.waitUntil(sendWaiting(c.env, now));
    return c.json(
      done('Ti abbiamo mandato un link al nuovo indirizzo: l’email cambia quando lo apri e confermi.'),
      202,
    );
  })
  .post('/account/email/link', limitByAddress('WRITE_LIMIT'), requireAccount, async (c) => {
    const [db, account, now] = [c.get('db'), c.get('account'), c.get('now')];
    const { RATE_LIMITS, SITE_URL } = c.get('config');
    if (RATE_LIMITS === 'on')
      await countToday(db, { action: 'email-link', account: account.id, cap: EMAIL_LINKS_A_DAY, now });
    const user = await userById(db, account.id);
    if (user === null) throw new DomainError('not-found', 'Questo account non esiste più.');
    const link = { account: account.publicId, email: user.email, isNew: false, siteUrl: SITE_URL, now };
    await db.batch(requestEmailLink(db, link));
    setBookmark(c);
    c.executionCtx.waitUntil(sendWaiting(c.env, now));
    return c.json(done('Ti abbiamo mandato il link: guarda nella posta, anche in quella indesiderata.'), 202);
  })
  .post('/email/confirm', limitByAddress('PASSWORD_LIMIT'), body(confirmEmailBody), async (c) => {
    const now = c.get('now');
    const email = await confirmEmail(c.get('db'), c.req.valid('json'), { siteUrl: c.get('config').SITE_URL, now });
    setBookmark(c);
    c.executionCtx.waitUntil(sendWaiting(c.env, now));
    return c.json(done(`L’indirizzo ${email} è confermato.`));
  })
  .get('/account/sessions', requireOwnAccount, async (c) => {
    const rows = await sessionsOf(c.get('db'), c.get('account').id, c.get('now'));
    c.header('Cache-Control', 'no-store');
    return c.json(rows.map((row) => toDevice(row, c.get('sessionId'))));
  })
  .delete('/account/sessions', limitByAddress('WRITE_LIMIT'), requireOwnAccount, async (c) => {
    await endAllSessions(c.get('db'), c.get('account').id);
    setBookmark(c);
    return c.json(done('Sei uscita/o da tutti i dispositivi. Accedi di nuovo.'));
  })
  .delete('/account/sessions/:id', limitByAddress('WRITE_LIMIT'), requireOwnAccount, async (c) => {
    if (!(await endSession(c.get('db'), c.get('account').id, c.req.param('id'))))
      throw new DomainError('not-found', 'Questo dispositivo non è più collegato.');
    setBookmark(c);
    return c.json(done('Su quel dispositivo ora bisogna accedere di nuovo.'));
  })
  // The same for an address that somebody has and for one that nobody has: words, headers, limits and work.
  .post('/password/forgot', limitByAddress('PASSWORD_LIMIT'), body(forgotPasswordBody), checkHuman, async (c) => {
    const { email } = c.req.valid('json');
    const [db, now] = [c.get('db'), c.get('now')];
    const { JWT_SECRET, RATE_LIMITS, SITE_URL } = c.get('config');
    await countAgainst(c, 'PASSWORD_LIMIT', `forgot:${email}`);
    if (RATE_LIMITS === 'on') {
      const account = addressKey(email, JWT_SECRET);
      await countToday(db, { action: 'password-reset', account, cap: RESET_LINKS_A_DAY, now });
    }
    await Promise.all([requestPasswordReset(db, { email, siteUrl: SITE_URL, now }), scheduler.wait(RESET_MS)]);
    setBookmark(c);
    // Not while the answer is on its way: only somebody who has an account is sent a mail.
    c.executionCtx.waitUntil(scheduler.wait(RESET_MS).then(() => sendWaiting(c.env, now)));
    return c.json(
      done('Se c’è un account con questa email, tra poco ricevi un link per scegliere una nuova password.'),
      202,
    );
  })
  .post('/password/reset', limitByAddress('PASSWORD_LIMIT'), body(resetPasswordBody), async (c) => {
    const now = c.get('now');
    await resetPassword(c.get('db'), c.req.valid('json'), { siteUrl: c.get('config').SITE_URL, now });
    setBookmark(c);
    c.executionCtx.waitUntil(sendWaiting(c.env, now));
    return c.json(done('Da ora vale la nuova password. Sei uscita/o da tutti i dispositivi: accedi di nuovo.'));
  });
