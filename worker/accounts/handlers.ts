import type { accountCalls } from '../../shared/calls/accounts.ts';
import { romeDay } from '../../shared/dates.ts';
import { readPersonalData } from '../db/personal-data/registry.ts';
import { DomainError } from '../errors.ts';
import { countSender } from '../http/daily-cap.ts';
import type { Handlers } from '../http/handlers.ts';
import { countAgainst } from '../http/rate-limit.ts';
import { findOwnSession } from '../http/session.ts';
import { delistOffersOf } from '../http/show-change.ts';
import { hashLinkToken } from '../link-token.ts';
import { padded } from '../mail/send-waiting.ts';
import { changePassword, requestPasswordReset, resetPassword } from './change-password.ts';
import { guardSecondFactor, refuseGuessable } from './check-password.ts';
import { confirmEmail, requestEmailLink } from './confirm-email.ts';
import { deleteAccount, restoreAccount } from './delete-account.ts';
import { changeEmail, changeSavedJobs, editAccount } from './edit-account.ts';
import { rememberDevice } from './known-device.ts';
import { guardedLogIn } from './log-in.ts';
import { liveLink, requireUser, savedJobsOf, sessionsOf, todayOf, userOfLink } from './queries.ts';
import { register } from './register.ts';
import { endAllSessions, endFromElsewhere, endSession, newSession, toSession } from './start-session.ts';
import { toDevice, toExport, toOwnAccount } from './to-own-account.ts';

const RESET_LINKS_A_DAY = { action: 'password-reset', email: 5 };

const ENDED = ' Gli altri accessi di prima, e le passkey, sono finiti: sugli altri dispositivi accedi di nuovo.';

export const accountHandlers: Handlers<typeof accountCalls> = {
  'POST /api/register': async ({ c, db, site, body }) => {
    const session = newSession(c);
    const account = await register(db, body, session, site);
    await rememberDevice(c, account);
    return toSession(c, account, session.id);
  },
  'POST /api/login': async ({ c, body }) => {
    const session = newSession(c);
    const account = await guardedLogIn(c, body, session);
    await rememberDevice(c, account);
    return toSession(c, account, session.id);
  },
  'POST /api/logout': async ({ db, account, sessionId }) => {
    await endSession(db, account.id, sessionId);
    return { message: 'Sei uscita/o da questo dispositivo.' };
  },
  'GET /api/account': async ({ db, account }) => toOwnAccount(await requireUser(db, account.id)),
  'GET /api/account/today': ({ db, now, account }) => todayOf(db, account, now),
  'PATCH /api/account': async ({ db, account, body }) => toOwnAccount(await editAccount(db, account.id, body)),
  'DELETE /api/account': async ({ c, db, site, account, body }) => {
    const user = await deleteAccount(db, account, { body, ...site });
    delistOffersOf(c, account.publicId);
    return toOwnAccount(user);
  },
  'POST /api/account/restore': async ({ db, now, account }) => toOwnAccount(await restoreAccount(db, account.id, now)),
  'GET /api/account/saved-jobs': async ({ db, account }) => ({ ids: await savedJobsOf(db, account.id) }),
  'PATCH /api/account/saved-jobs': async ({ db, account, body }) => ({
    ids: await changeSavedJobs(db, account.id, body),
  }),
  'GET /api/account/export': async ({ c, db, now, account }) => {
    const exported = toExport(await readPersonalData(db, account.id), now);
    c.header('Content-Disposition', `attachment; filename="lavoro-in-valle-${romeDay(now)}.json"`);
    return exported;
  },
  'POST /api/account/password': async ({ c, db, site, account, sessionId, body }) => {
    if (account.role === 'admin') refuseGuessable(await requireUser(db, account.id), body.password);
    const changed = await changePassword(db, body, { account, sessionId, ...site });
    await rememberDevice(c, changed);
    return toSession(c, changed, sessionId);
  },
  'POST /api/account/email': async ({ c, db, site, account, body }) => {
    await guardSecondFactor(c);
    await changeEmail(db, account, { body, ...site });
    return { message: 'Ti abbiamo mandato un link al nuovo indirizzo: l’email cambia quando lo apri e confermi.' };
  },
  'POST /api/account/email/link': async ({ db, site, account }) => {
    const { email } = await requireUser(db, account.id);
    await db.batch(requestEmailLink(db, { account: account.publicId, email, isNew: false, ...site }));
    return { message: 'Ti abbiamo mandato il link: guarda nella posta, anche in quella indesiderata.' };
  },
  'POST /api/email/confirm': async ({ c, db, site, body }) => {
    if (body.password !== undefined) await countAgainst(c, 'PASSWORD_LIMIT', `confirm:${hashLinkToken(body.token)}`);
    const sessionId = (await findOwnSession(c))?.sessionId ?? null;
    const { email, ended } = await confirmEmail(db, body, { sessionId, ...site });
    return { message: `L’indirizzo ${email} è confermato.${ended ? ENDED : ''}` };
  },
  'GET /api/account/sessions': async ({ db, now, account, sessionId }) =>
    (await sessionsOf(db, account.id, now)).map((row) => toDevice(row, sessionId)),
  'DELETE /api/account/sessions': async ({ db, account }) => {
    await endAllSessions(db, account.id);
    return { message: 'Sei uscita/o da tutti i dispositivi. Accedi di nuovo.' };
  },
  'DELETE /api/account/sessions/:id': async ({ db, account, params }) => {
    if (!(await endFromElsewhere(db, account.id, params.id)))
      throw new DomainError('not-found', 'Questo dispositivo non è più collegato.');
    return { message: 'Su quel dispositivo ora bisogna accedere di nuovo.' };
  },
  // Words, headers, limits and work are the same whether or not somebody has the address.
  'POST /api/password/forgot': async ({ c, db, site, body: { email } }) => {
    await countAgainst(c, 'PASSWORD_LIMIT', `forgot:${email}`);
    // Counted here, as a flood that the limit refuses must write nothing.
    await countSender(c, RESET_LINKS_A_DAY, { email });
    await padded(c, requestPasswordReset(db, { email, ...site }));
    return { message: 'Se c’è un account con questa email, tra poco ricevi un link per scegliere una nuova password.' };
  },
  'POST /api/password/reset': async ({ c, db, site, body }) => {
    const user = await userOfLink(db, liveLink('reset', hashLinkToken(body.token), site.now));
    if (user !== null) refuseGuessable(user, body.password);
    // The mailbox was read already, so no code from it is needed here, however much others guess.
    await rememberDevice(c, await resetPassword(db, body, site));
    return { message: 'Da ora vale la nuova password. Sei uscita/o da tutti i dispositivi: accedi di nuovo.' };
  },
};
