import { createHash, createPrivateKey, generateKeyPairSync, type JsonWebKey, randomBytes, sign } from 'node:crypto';
import type { Session } from '../../shared/accounts.ts';
import { read } from '../lib/api.ts';

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Buffer): string => bytes.toString('base64url');

/** CBOR (RFC 8949) of a text of less than 24 bytes, and of bytes of less than 65,536. */
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer => {
  const length = bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([Buffer.from(length), bytes]);
};

/** Flags of the authenticator data: present and verified, and with a new key. */
const HELD = 0b101;
const WITH_KEY = 0b100_0101;

type Options = { readonly challenge: string };

/** A public key as COSE writes it (RFC 9053): elliptic curve, ES256, P-256 and its two coordinates. */
export function coseOf({ x = '', y = '' }: JsonWebKey): Buffer {
  const [first, second] = [x, y].map((part) => cborBytes(Buffer.from(part, 'base64url')));
  const head = Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]);
  return Buffer.concat([head, first ?? head, Buffer.from([0x22]), second ?? head]);
}

/** A passkey that an account has already: its key, its id, and the id of the account. */
export type KnownPasskey = { readonly key: JsonWebKey; readonly id: string; readonly account: string };

/** A passkey in memory (ES256) for one site, with somebody there who has unlocked it. */
export function newSoftwarePasskey(siteUrl: string, known?: KnownPasskey) {
  const key = known?.key ?? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const privateKey = createPrivateKey({ key, format: 'jwk' });
  const id = known?.id ?? base64url(randomBytes(16));
  const credential = Buffer.from(id, 'base64url');
  let userHandle = base64url(Buffer.from(known?.account ?? ''));
  const client = (type: string, { challenge }: Options): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: new URL(siteUrl).origin, crossOrigin: false }));
  const data = (flags: number): Buffer =>
    Buffer.concat([sha256(new URL(siteUrl).hostname), Buffer.from([flags, 0, 0, 0, 0])]);
  const answer = (response: Readonly<Record<string, unknown>>) => ({ id, rawId: id, type: 'public-key', response });
  return {
    /** Answer to `navigator.credentials.create`. */
    create(options: Options & { readonly user: { readonly id: string } }) {
      userHandle = options.user.id;
      const named = [Buffer.alloc(16), Buffer.from([0, credential.length]), credential];
      const made = Buffer.concat([data(WITH_KEY), ...named, coseOf(key)]);
      const statement = [cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])];
      const attestation = Buffer.concat([Buffer.from([0xa3]), ...statement, cborText('authData'), cborBytes(made)]);
      return answer({
        clientDataJSON: base64url(client('webauthn.create', options)),
        attestationObject: base64url(attestation),
      });
    },
    /** Answer to `navigator.credentials.get`. */
    get(options: Options) {
      const clientData = client('webauthn.get', options);
      const signature = sign('sha256', Buffer.concat([data(HELD), sha256(clientData)]), privateKey);
      return answer({
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data(HELD)),
        signature: base64url(signature),
        userHandle,
      });
    },
  };
}

type SignedIn = { readonly token: string; readonly password: string };

/** Adds a passkey to an account, as its page does. */
export async function addPasskey(siteUrl: string, { token, password }: SignedIn) {
  const passkey = newSoftwarePasskey(siteUrl);
  const body = { currentPassword: password };
  const options = await read<Parameters<typeof passkey.create>[0]>(siteUrl, 'POST /api/passkey-options', {
    token,
    body,
  });
  await read(siteUrl, 'POST /api/passkeys', { token, body: passkey.create(options) });
  return passkey;
}

/** Confirms a session with a passkey of its account, as moderating asks for. @returns its new token */
export async function confirmSession(
  siteUrl: string,
  token: string,
  passkey: ReturnType<typeof newSoftwarePasskey>,
): Promise<string> {
  const options = await read<Options>(siteUrl, 'POST /api/session/passkey/options', { token });
  const confirmed = await read<Session>(siteUrl, 'POST /api/session/passkey', { token, body: passkey.get(options) });
  return confirmed.token;
}
