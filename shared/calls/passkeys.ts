import * as mini from 'zod/mini';
import { sessionSchema } from '../accounts.ts';
import * as passkeys from '../passkeys.ts';
import { type CallTable, created, ok } from './call.ts';

const UNCONFIRMED = 'An administrator who has passkeys, in a session that none has confirmed.';

const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };

/** Options that the browser makes or shows a passkey with. */
const OPTIONS = { limit: 'PASSWORD_LIMIT', unseen: true } as const;

const SHOWN = {
  limit: 'PASSWORD_LIMIT',
  body: {
    schema: passkeys.loginPasskeyBody,
    example: { ...credential, response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } },
  },
} as const;

export const passkeyCalls = {
  'GET /api/passkeys': {
    summary: 'Passkeys of the account, the newest first',
    who: 'any account',
    responses: ok('Ten at the most.', mini.array(passkeys.passkeySchema)),
  },
  'POST /api/passkey-options': {
    summary: 'Options for making a passkey (WebAuthn, navigator.credentials.create)',
    who: 'account',
    limit: 'PASSWORD_LIMIT',
    password: true,
    unseen: true,
    body: { schema: passkeys.passkeyOptionsBody, example: { currentPassword: 'una-lunga-parola' } },
    responses: ok('PublicKeyCredentialCreationOptionsJSON; valid for five minutes.', passkeys.newPasskeyOptionsSchema),
    refuses: {
      403: UNCONFIRMED,
      404: 'The account is gone.',
      409: 'The account has ten passkeys.',
    },
  },
  'POST /api/passkeys': {
    summary: 'Adds the passkey that was made with such options',
    who: 'account',
    daily: { action: 'passkey', account: 20 },
    mails: true,
    body: {
      schema: passkeys.registerPasskeyBody,
      example: { ...credential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
    },
    responses: created('The passkey. The owner is told by mail.', passkeys.passkeySchema),
    refuses: { 403: UNCONFIRMED, 409: 'The passkey is known, or the account has ten.' },
  },
  'PATCH /api/passkeys/:id': {
    summary: 'Renames a passkey',
    who: 'account',
    others: 404,
    body: { schema: passkeys.renamePasskeyBody, example: { name: 'Telefono di casa' } },
    responses: ok('The passkey as it is now.', passkeys.passkeySchema),
    refuses: { 404: 'The account has no such passkey.' },
  },
  'DELETE /api/passkeys/:id': {
    summary: 'Removes a passkey, by the password or a passkey of the account',
    who: 'any account',
    others: 404,
    limit: 'PASSWORD_LIMIT',
    password: true,
    mails: true,
    body: { schema: passkeys.removePasskeyBody, example: { currentPassword: 'una-lunga-parola' } },
    responses: ok(
      'It opens nothing any more, and its sessions have ended. The owner is told by mail.',
      passkeys.removedPasskeySchema,
    ),
    refuses: { 403: UNCONFIRMED, 404: 'The account has no such passkey.' },
  },
  'POST /api/passkey-proof-options': {
    summary: 'Options for showing one of the account’s passkeys instead of its password, to remove one',
    who: 'any account',
    ...OPTIONS,
    responses: ok(
      'PublicKeyCredentialRequestOptionsJSON; valid for five minutes, one use and this session.',
      passkeys.loginPasskeyOptionsSchema,
    ),
  },
  'POST /api/login/passkey/options': {
    summary: 'Options for signing in with a passkey (WebAuthn, navigator.credentials.get)',
    who: 'anyone',
    ...OPTIONS,
    responses: ok(
      'PublicKeyCredentialRequestOptionsJSON; valid for five minutes and one use. They name nobody.',
      passkeys.loginPasskeyOptionsSchema,
    ),
  },
  'POST /api/login/passkey': {
    summary: 'Signs in with a passkey',
    who: 'anyone',
    ...SHOWN,
    responses: ok('A token of seven days, and who it is of.', sessionSchema),
    refuses: { 401: 'The passkey is not taken; it is not said why.' },
  },
  'POST /api/session/passkey/options': {
    summary: 'Options for confirming the session with a passkey (WebAuthn, navigator.credentials.get)',
    who: 'account',
    ...OPTIONS,
    responses: ok(
      'PublicKeyCredentialRequestOptionsJSON, user verification required; for this session, five minutes and one use.',
      passkeys.loginPasskeyOptionsSchema,
    ),
  },
  'POST /api/session/passkey': {
    summary: 'Confirms the session with a passkey of the account, as moderating asks for',
    who: 'account',
    ...SHOWN,
    responses: ok(
      'A new token for this session, which may do what asks for a passkey; the old one is refused.',
      sessionSchema,
    ),
  },
} as const satisfies CallTable;
