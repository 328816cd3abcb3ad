import type { Context } from 'hono';
import type { passkeyCalls } from '../../../shared/calls/passkeys.ts';
import { MAX_PASSKEYS, REFUSED_PASSKEY } from '../../../shared/passkeys.ts';
import type { AppEnv } from '../../env.ts';
import { DomainError } from '../../errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { checkPassword, guardSecondFactor } from '../check-password.ts';
import { rememberDevice } from '../known-device.ts';
import { noPasskey, passkeysOf, requirePasskey, requireUser } from '../queries.ts';
import { deviceOf, newSession, toSession } from '../start-session.ts';
import { toPasskey } from '../to-own-account.ts';
import type { ChallengePurpose } from './challenge.ts';
import { deletePasskey, editPasskey, registerPasskey, tooManyPasskeys } from './change-passkeys.ts';
import { confirmSession, logInWithPasskey } from './log-in-with-passkey.ts';
import { newPasskeyOptions, readNewPasskey, signatureOptions } from './webauthn.ts';

/** Purpose of a challenge that counts in this session alone; for a new passkey the password was just given in it. */
const purposeOf = (c: Context<AppEnv>, what: 'register' | 'session' | 'remove'): ChallengePurpose =>
  `${what}:${c.get('account').publicId}:${c.get('sessionId')}`;

export const passkeyHandlers: Handlers<typeof passkeyCalls> = {
  'GET /api/passkeys': async ({ db, account }) => (await passkeysOf(db, account.id)).map(toPasskey),
  'POST /api/passkey-options': async ({ c, db, site, account, body }) => {
    await checkPassword(db, account, body.currentPassword);
    const [user, known] = [await requireUser(db, account.id), await passkeysOf(db, account.id)];
    await guardSecondFactor(c);
    // Refused here, before the device makes a useless one.
    if (known.length >= MAX_PASSKEYS) throw tooManyPasskeys();
    return newPasskeyOptions(user, known, purposeOf(c, 'register'), site);
  },
  'POST /api/passkeys': async ({ c, db, site, account, sessionId, body }) => {
    const read = await readNewPasskey(body, purposeOf(c, 'register'), site);
    if (read === null) throw new DomainError('invalid', REFUSED_PASSKEY);
    await guardSecondFactor(c);
    const name = deviceOf(c.req.header('user-agent'));
    const made = { ...read, sessionId, name, ...site };
    return toPasskey(await registerPasskey(db, account, made));
  },
  'PATCH /api/passkeys/:id': async ({ db, account, params, body }) =>
    toPasskey(await editPasskey(db, account.id, params.id, body)),
  'POST /api/passkey-proof-options': ({ c, site }) => signatureOptions(purposeOf(c, 'remove'), 'preferred', site),
  // By the password or a passkey: somebody who found a phone must not take the owner's way in.
  'DELETE /api/passkeys/:id': async ({ c, db, site, account, sessionId, params, body: proof }) => {
    const passkey = await requirePasskey(db, account.id, params.id);
    await guardSecondFactor(c);
    const options = { account, sessionId, passkey, proof, purpose: purposeOf(c, 'remove'), site };
    const { removed, signedOut } = await deletePasskey(db, options);
    if (!removed) throw noPasskey();
    return { message: `La passkey “${passkey.name}” non apre più il tuo account.`, signedOut };
  },
  // Nobody is named, and nothing is read or written.
  'POST /api/login/passkey/options': ({ site }) => signatureOptions('login', 'preferred', site),
  'POST /api/login/passkey': async ({ c, db, site, body }) => {
    const session = newSession(c);
    const account = await logInWithPasskey(db, body, session, site);
    await rememberDevice(c, account);
    return toSession(c, account, session.id);
  },
  'POST /api/session/passkey/options': ({ c, site }) => signatureOptions(purposeOf(c, 'session'), 'required', site),
  'POST /api/session/passkey': async ({ c, db, site, account, sessionId, body }) => {
    const options = { account, sessionId, purpose: purposeOf(c, 'session'), site };
    return toSession(c, account, await confirmSession(db, body, options));
  },
};
