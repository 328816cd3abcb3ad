import { z } from 'zod';
import { currentPassword } from './accounts.ts';
import { LIMITS, line } from './fields.ts';

/** How many one account may have. */
export const MAX_PASSKEYS = 10;

/** A passkey as its owner sees it; times ISO 8601 in UTC. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** Null until somebody has signed in with it. */
  lastUsedAt: z.string().nullable(),
  /** Whether it is kept by a password manager for all devices of the person. */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** The password asked for again before a new way in is opened. */
export const passkeyOptionsBody = z.strictObject({ currentPassword });
export type PasskeyOptionsBody = z.infer<typeof passkeyOptionsBody>;

export const renamePasskeyBody = z.strictObject({ name: line('Scrivi un nome per la passkey', LIMITS.passkeyName) });
export type RenamePasskeyBody = z.infer<typeof renamePasskeyBody>;

/** Of a new passkey that cannot be taken: nobody is told which check it failed. */
export const REFUSED_PASSKEY = 'La passkey non è stata accettata. Riprova: per crearla hai cinque minuti.';

const key = z.object({ type: z.string(), id: z.string() });

/** Options of `navigator.credentials.create` in JSON (WebAuthn Level 3), as far as they are said here. */
export const newPasskeyOptionsSchema = z.looseObject({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  excludeCredentials: z.array(key.loose()),
});

/** Options of `navigator.credentials.get` in JSON; they name no credential and nobody. */
export const loginPasskeyOptionsSchema = z.looseObject({ challenge: z.string(), rpId: z.string() });

/** Bytes in base64url without padding. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);

/** What every answer of an authenticator has around it; what browsers add to it tells us nothing. */
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.unknown().optional(),
  authenticatorAttachment: z.unknown().optional(),
};

/** A new passkey as `PublicKeyCredential.toJSON()` writes it (WebAuthn Level 3, RegistrationResponseJSON). */
export const registerPasskeyBody = z.strictObject({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
});
export type RegisterPasskeyBody = z.infer<typeof registerPasskeyBody>;

/** The signature of one (WebAuthn Level 3, AuthenticationResponseJSON). */
export const loginPasskeyBody = z.strictObject({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(100).nullish(),
  }),
});
export type LoginPasskeyBody = z.infer<typeof loginPasskeyBody>;
