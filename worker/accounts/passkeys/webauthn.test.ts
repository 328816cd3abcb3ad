import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { FLAGS, type Wrong } from '../../../scripts/testing/software-passkey.ts';
import { loginPasskeyBody, registerPasskeyBody } from '../../../shared/passkeys.ts';
import type { PasskeyRow } from '../../db/tables/accounts.ts';
import { readConfig, siteOf } from '../../env.ts';
import { uniqueWord } from '../../testing/factories.ts';
import { newPasskey } from '../../testing/make-passkey.ts';
import { newChallenge } from './challenge.ts';
import { readNewPasskey, readSignature } from './webauthn.ts';

// Tests what we tell the library and what we check before it; how it reads keys and signatures is tested there.
const ceremony = siteOf(readConfig(env), new Date());
const SOMEBODY = Buffer.from('somebody').toString('base64url');
const PURPOSE = 'register:somebody:here';

type Device = Awaited<ReturnType<typeof newPasskey>>;

/** True if a new key of `somebody` is taken. */
async function takesKey(device: Device, wrong: Wrong = {}): Promise<boolean> {
  const challenge = await newChallenge(PURPOSE, env.JWT_SECRET, ceremony.now);
  const body = registerPasskeyBody.parse(await device.create({ challenge, user: { id: SOMEBODY } }, wrong));
  return (await readNewPasskey(body, PURPOSE, ceremony)) !== null;
}

/** True if a signature is taken for a stored passkey of `somebody`. */
async function takesSignature(device: Device, wrong: Wrong = {}, stored: Partial<PasskeyRow> = {}): Promise<boolean> {
  const row: PasskeyRow = {
    ...device.made('somebody'),
    id: 1,
    publicId: uniqueWord(),
    userId: 1,
    transports: '',
    deviceType: 'multiDevice',
    backedUp: true,
    name: '',
    createdAt: ceremony.now,
    lastUsedAt: null,
    ...stored,
  };
  const challenge = await newChallenge('login', env.JWT_SECRET, ceremony.now);
  const body = loginPasskeyBody.parse(await device.get({ challenge }, wrong));
  return (await readSignature(body, row, { publicId: 'somebody', purpose: 'login' }, ceremony)) !== null;
}

test.each<[what: string, wrong: Wrong, isTaken: boolean]>([
  ['nothing wrong', {}, true],
  ['nobody verified', { flags: FLAGS.verified }, true],
  ['nobody there', { flags: FLAGS.present }, false],
  ['another site', { origin: 'https://example.org' }, false],
  ['another port of this host', { origin: 'http://localhost:1' }, false],
  ['a key for another site', { rpId: 'example.org' }, false],
  ['a challenge that nobody made', { challenge: Buffer.alloc(54).toString('base64url') }, false],
  ['a challenge that is no text', { challenge: 7 }, false],
  ['another ceremony', { type: 'payment.get' }, false],
  ['a frame of another site', { crossOrigin: true }, false],
])('with %s a new key and a signature are both taken, or neither is', async (_, wrong, isTaken) => {
  const device = await newPasskey();
  expect([await takesKey(device, wrong), await takesSignature(device, wrong)]).toEqual([isTaken, isTaken]);
});

test.each([
  [0, 0, true],
  [5, 5, false],
  [5, 6, true],
])('a counter that goes from %i to %i', async (from, to, isTaken) => {
  expect(await takesSignature(await newPasskey(), { counter: to }, { counter: from })).toBe(isTaken);
});

test('the signature of another key is none', async () => {
  const { publicKey } = (await newPasskey()).made('somebody');
  expect(await takesSignature(await newPasskey(), {}, { publicKey })).toBe(false);
});

/** DER (X.690) of a tag and what it holds, up to 65,535 bytes. */
const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const held = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(tag, 0x82, held.length >> 8, held.length & 255), held]);
};
const hex = (bytes: string): Buffer => Buffer.from(bytes, 'hex');

/** A certificate of an authenticator's maker (WebAuthn Level 3, section 8.2.1) for a key of ES256, which nobody has signed. */
function certificateOf(cose: Buffer): Buffer {
  const [x, y] = [cose.subarray(10, 42), cose.subarray(45)];
  const names = { '550406': 'IT', '55040a': 'Prova', '55040b': 'Authenticator Attestation', '550403': 'Prova' };
  const name = der(
    0x30,
    ...Object.entries(names).map(([type, value]) =>
      der(0x31, der(0x30, der(0x06, hex(type)), der(0x13, Buffer.from(value)))),
    ),
  );
  const signedBy = der(0x30, der(0x06, hex('2a8648ce3d040302')));
  const ecKey = der(0x30, der(0x06, hex('2a8648ce3d0201')), der(0x06, hex('2a8648ce3d030107')));
  const content = der(
    0x30,
    ...[der(0xa0, der(0x02, Buffer.of(2))), der(0x02, Buffer.of(1)), signedBy, name],
    der(0x30, ...['200101000000Z', '490101000000Z'].map((day) => der(0x17, Buffer.from(day)))),
    ...[name, der(0x30, ecKey, der(0x03, Buffer.of(0, 4), x, y))],
  );
  return der(0x30, content, signedBy, der(0x03, Buffer.of(0)));
}

test('a statement that the new key signs is read, one that somebody vouches for with certificates is not', async () => {
  const device = await newPasskey({ vouches: true });
  // Beside its own signature, which is right, a certificate for the key that has signed: the library would take both.
  const certificate = certificateOf(Buffer.from(device.made('somebody').publicKey, 'base64url'));
  const attestation = (made: Buffer) => {
    const at = made.indexOf('attStmt') + 'attStmt'.length;
    const size = Buffer.of(0x81, 0x59, certificate.length >> 8, certificate.length & 255);
    const x5c = Buffer.concat([Buffer.of(0xa3, 0x63), Buffer.from('x5c'), size, certificate]);
    return Buffer.concat([made.subarray(0, at), x5c, made.subarray(at + 1)]);
  };
  expect([await takesKey(device), await takesKey(device, { attestation })]).toEqual([true, false]);
});
