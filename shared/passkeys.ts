import * as mini from 'zod/mini';
import { currentPassword } from './accounts.ts';
import { line } from './fields.ts';
import { LIMITS } from './limits.ts';

export const MAX_PASSKEYS = 10;

/** A passkey as its owner sees it; times ISO 8601 in UTC. */
export const passkeySchema = mini.object({
  id: mini.string(),
  name: mini.string(),
  createdAt: mini.string(),
  /** Null until somebody has signed in with it. */
  lastUsedAt: mini.nullable(mini.string()),
  /** True if a password manager keeps it for all devices of the person. */
  synced: mini.boolean(),
});
export type Passkey = mini.infer<typeof passkeySchema>;

/** The password asked for again before a new way in is opened. */
export const passkeyOptionsBody = mini.strictObject({ currentPassword });
export type PasskeyOptionsBody = mini.infer<typeof passkeyOptionsBody>;

export const renamePasskeyBody = mini.strictObject({ name: line('Scrivi un nome per la passkey', LIMITS.passkeyName) });
export type RenamePasskeyBody = mini.infer<typeof renamePasskeyBody>;

/** Of a new passkey that cannot be taken: nobody is told which check it failed. */
export const REFUSED_PASSKEY = 'La passkey non è stata accettata. Riprova: per crearla hai cinque minuti.';

/** Of an administrator who would add or remove a passkey with the password alone. */
export const CONFIRM_FIRST = 'Hai già una passkey: confermala nella pagina della moderazione, poi torna qui.';

/** Of a passkey that does not confirm a session, whichever check it failed. */
export const REFUSED_CONFIRMATION =
  'La passkey non è stata accettata: usane una di questo account, che chieda impronta, volto o codice.';

const type = mini.literal('public-key');

/** Options of `navigator.credentials.create` in JSON (WebAuthn Level 3), as far as they are said here. */
export const newPasskeyOptionsSchema = mini.looseObject({
  challenge: mini.string(),
  rp: mini.object({ id: mini.string(), name: mini.string() }),
  user: mini.object({ id: mini.string(), name: mini.string(), displayName: mini.string() }),
  pubKeyCredParams: mini.array(mini.object({ type, alg: mini.int() })),
  excludeCredentials: mini.array(mini.looseObject({ type, id: mini.string() })),
});

/** Options of `navigator.credentials.get` in JSON; they name no credential and nobody. */
export const loginPasskeyOptionsSchema = mini.looseObject({ challenge: mini.string(), rpId: mini.string() });

/** Bytes in base64url without padding. */
const bytes = (max: number) => mini.string().check(mini.maxLength(max), mini.regex(/^[A-Za-z0-9_-]+$/));

/** Frame of every answer of an authenticator; additions of browsers are ignored. */
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: mini.literal('public-key'),
  clientExtensionResults: mini.optional(mini.unknown()),
  authenticatorAttachment: mini.optional(mini.unknown()),
};

/** A new passkey as `PublicKeyCredential.toJSON()` writes it (WebAuthn Level 3, RegistrationResponseJSON). */
export const registerPasskeyBody = mini.strictObject({
  ...credential,
  response: mini.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: mini.optional(mini.array(mini.string().check(mini.regex(/^[a-z-]{1,20}$/))).check(mini.maxLength(10))),
  }),
});
export type RegisterPasskeyBody = mini.infer<typeof registerPasskeyBody>;

/** The signature of one (WebAuthn Level 3, AuthenticationResponseJSON). */
export const loginPasskeyBody = mini.strictObject({
  ...credential,
  response: mini.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: mini.nullish(bytes(100)),
  }),
});
export type LoginPasskeyBody = mini.infer<typeof loginPasskeyBody>;

/** Refusal of a signature by which something was to be confirmed: nobody is told which check it failed. */
export const REFUSED_SIGNATURE = 'La passkey non è stata accettata. Riprova, oppure scrivi la password.';

/** Proof that the person who removes a passkey is its owner: the password of the account, or a signature of one of its passkeys. */
export const removePasskeyBody = mini
  .strictObject({ currentPassword: mini.optional(currentPassword), passkey: mini.optional(loginPasskeyBody) })
  .check(
    mini.superRefine((proof, context) => {
      if (proof.passkey === undefined && proof.currentPassword === undefined)
        context.addIssue({ code: 'custom', path: ['currentPassword'], message: 'Password richiesta' });
    }),
  );
export type RemovePasskeyBody = mini.infer<typeof removePasskeyBody>;

/** Answer to it. `signedOut`: the passkey had opened the very session that asked, and nothing else was shown for it. */
export const removedPasskeySchema = mini.object({ message: mini.string(), signedOut: mini.boolean() });
export type RemovedPasskey = mini.infer<typeof removedPasskeySchema>;
