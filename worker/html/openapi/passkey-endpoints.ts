import { doneSchema, sessionSchema } from '../../../shared/accounts.ts';
import {
  loginPasskeyBody,
  loginPasskeyOptionsSchema,
  newPasskeyOptionsSchema,
  passkeyOptionsBody,
  passkeySchema,
  registerPasskeyBody,
  renamePasskeyBody,
} from '../../../shared/passkeys.ts';
import type { Endpoints } from './endpoint.ts';

const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };

export const PASSKEY_ENDPOINTS: Endpoints = {
  'GET /api/passkeys': {
    summary: 'Passkeys of the account, the newest first',
    tag: 'accounts',
    account: 'held back too',
    answers: { 200: { about: 'Ten at the most.', schema: passkeySchema.array() } },
  },
  'POST /api/passkey-options': {
    summary: 'Options for making a passkey (WebAuthn, navigator.credentials.create)',
    tag: 'accounts',
    account: true,
    limited: true,
    body: { schema: passkeyOptionsBody, example: { currentPassword: 'una-lunga-parola' } },
    answers: {
      200: {
        about: 'PublicKeyCredentialCreationOptionsJSON; valid for five minutes.',
        schema: newPasskeyOptionsSchema,
      },
    },
    refuses: { 404: 'The account is gone.', 409: 'The account has ten passkeys.' },
  },
  'POST /api/passkeys': {
    summary: 'Adds the passkey that was made with such options',
    tag: 'accounts',
    account: true,
    limited: true,
    body: {
      schema: registerPasskeyBody,
      example: { ...credential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
    },
    answers: { 201: { about: 'The passkey. The owner is told by mail.', schema: passkeySchema } },
    refuses: { 409: 'The passkey is known, or the account has ten.' },
  },
  'PATCH /api/passkeys/:id': {
    summary: 'Renames a passkey',
    tag: 'accounts',
    account: true,
    limited: true,
    body: { schema: renamePasskeyBody, example: { name: 'Telefono di casa' } },
    answers: { 200: { about: 'The passkey as it is now.', schema: passkeySchema } },
    refuses: { 404: 'The account has no such passkey.' },
  },
  'DELETE /api/passkeys/:id': {
    summary: 'Removes a passkey',
    tag: 'accounts',
    account: 'held back too',
    limited: true,
    answers: { 200: { about: 'It opens nothing any more. The owner is told by mail.', schema: doneSchema } },
    refuses: { 404: 'The account has no such passkey.' },
  },
  'POST /api/login/passkey/options': {
    summary: 'Options for signing in with a passkey (WebAuthn, navigator.credentials.get)',
    tag: 'accounts',
    limited: true,
    answers: {
      200: {
        about: 'PublicKeyCredentialRequestOptionsJSON; valid for five minutes and one use. They name nobody.',
        schema: loginPasskeyOptionsSchema,
      },
    },
  },
  'POST /api/login/passkey': {
    summary: 'Signs in with a passkey',
    tag: 'accounts',
    limited: true,
    body: {
      schema: loginPasskeyBody,
      example: { ...credential, response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } },
    },
    answers: { 200: { about: 'A token of seven days, and who it is of.', schema: sessionSchema } },
    refuses: { 401: 'The passkey is not taken; it is not said why.' },
  },
};
