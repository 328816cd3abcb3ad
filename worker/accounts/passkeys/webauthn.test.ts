import 'reflect-metadata';
import { env } from 'cloudflare:workers';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type LoginPasskeyBody,
  loginPasskeyBody,
  type RegisterPasskeyBody,
  registerPasskeyBody,
} from '../../../shared/passkeys.ts';
import type { PasskeyRow } from '../../db/tables/accounts.ts';
import { FLAGS, newAuthenticator, type Wrong } from '../../testing/authenticator.ts';
import { uniqueWord } from '../../testing/factories.ts';
import { type Ceremony, newChallenge } from './challenge.ts';
import { ALGORITHMS, type Cbor, readCbor } from './cose-key.ts';
import { readNewPasskey, readSignature } from './webauthn.ts';

// First: what the library reads certificates with looks for it while it is loaded.

/*
 * `@simplewebauthn/server` is what others check passkeys with. Our verdicts are held against its own: of what is made
 * well both say the same, and of what was damaged nothing is taken here that it refuses.
 */

const ceremony: Ceremony = { siteUrl: env.SITE_URL, secret: env.JWT_SECRET, now: new Date() };
const EXPECTED = {
  expectedChallenge: () => true,
  expectedOrigin: new URL(env.SITE_URL).origin,
  expectedRPID: new URL(env.SITE_URL).hostname,
  requireUserVerification: false,
} as const;
const SOMEBODY = Buffer.from('somebody').toString('base64url');
const PURPOSE = 'register:somebody:here';
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const bytesOf = (text: string): Buffer<ArrayBuffer> => Buffer.from(text, 'base64url');
const json = { clientExtensionResults: {} };

type Device = Awaited<ReturnType<typeof newAuthenticator>>;

/** With a key of `somebody`. */
async function newDevice(settings: Parameters<typeof newAuthenticator>[0] = {}): Promise<Device> {
  const device = await newAuthenticator(settings);
  device.made('somebody');
  return device;
}

async function create(device: Device, wrong: Wrong = {}): Promise<RegisterPasskeyBody> {
  const challenge = await newChallenge(PURPOSE, env.JWT_SECRET, ceremony.now);
  return registerPasskeyBody.parse(await device.create({ challenge, user: { id: SOMEBODY } }, wrong));
}

async function sign(device: Device, wrong: Wrong = {}): Promise<LoginPasskeyBody> {
  const challenge = await newChallenge('login', env.JWT_SECRET, ceremony.now);
  return loginPasskeyBody.parse(await device.get({ challenge }, wrong));
}

/** A stored passkey of `somebody`, as far as it is read. */
const rowOf = (device: Device, counter = 0): PasskeyRow => ({
  ...device.made('somebody'),
  counter,
  id: 1,
  publicId: uniqueWord(),
  userId: 1,
  transports: '',
  deviceType: 'multiDevice',
  backedUp: true,
  name: '',
  createdAt: ceremony.now,
  lastUsedAt: null,
});

const ourKey = async (body: RegisterPasskeyBody) => (await readNewPasskey(body, PURPOSE, ceremony))?.passkey ?? null;

async function theirKey({ id, rawId, type, response }: RegisterPasskeyBody) {
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId, type, response: { clientDataJSON, attestationObject }, ...json },
    ...EXPECTED,
    supportedAlgorithmIDs: [...ALGORITHMS],
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return null;
  const { credential, credentialDeviceType: deviceType, credentialBackedUp: backedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: base64url(credential.publicKey),
    counter: credential.counter,
    transports: transports.join(),
    deviceType,
    backedUp,
  };
}

const ourVerdict = async (body: LoginPasskeyBody, row: PasskeyRow) =>
  (await readSignature(body, row, { publicId: 'somebody', purpose: 'login' }, ceremony))?.signed ?? null;

async function theirVerdict({ id, rawId, type, response }: LoginPasskeyBody, row: PasskeyRow) {
  const { clientDataJSON, authenticatorData, signature } = response;
  const answer = await verifyAuthenticationResponse({
    response: { id, rawId, type, response: { clientDataJSON, authenticatorData, signature }, ...json },
    ...EXPECTED,
    credential: { id: row.credentialId, publicKey: bytesOf(row.publicKey), counter: row.counter },
  }).catch(() => null);
  if (!answer?.verified) return null;
  const {
    newCounter: counter,
    credentialDeviceType: deviceType,
    credentialBackedUp: backedUp,
  } = answer.authenticationInfo;
  return { counter, deviceType, backedUp };
}

const KINDS = (['ES256', 'Ed25519', 'RS256'] as const).flatMap((algorithm) =>
  [false, true].map((vouches) => ({ algorithm, vouches })),
);

/** CBOR of `{"credProtect": 2}`. */
const EXTENSIONS = Buffer.concat([Buffer.of(0xa1, 0x6b), Buffer.from('credProtect'), Buffer.of(2)]);

const { present, verified, eligible, backedUp, extended } = FLAGS;

/** Signed as sent, so that nothing but the named part is wrong; accepted where the standard accepts it. */
const VARIANTS: readonly (readonly [what: string, wrong: Wrong, isTaken: boolean])[] = [
  ['nothing wrong', {}, true],
  ['nobody verified', { flags: verified }, true],
  ['nobody there', { flags: present }, false],
  ['a key that stays on one device', { flags: eligible | backedUp }, true],
  ['a copy of a key that has none', { flags: eligible }, false],
  ['no copy yet', { flags: backedUp }, true],
  ['a flag without extensions', { flags: extended }, false],
  ['extensions', { flags: extended, more: EXTENSIONS }, true],
  ['extensions without a flag', { more: EXTENSIONS }, false],
  ['something after the extensions', { flags: extended, more: Buffer.concat([EXTENSIONS, Buffer.of(0)]) }, false],
  ['something after the end', { more: Buffer.of(0) }, false],
  ['a counter at its end', { counter: 0xffff_ffff }, true],
  ['another site', { origin: 'https://example.org' }, false],
  ['a key for another site', { rpId: 'example.org' }, false],
];

describe.each(KINDS)('$algorithm, vouching for itself: $vouches', (settings) => {
  let device: Device;

  beforeAll(async () => {
    device = await newDevice(settings);
  });

  test.each(VARIANTS)('a new key with %s', async (_, wrong, isTaken) => {
    const body = await create(device, wrong);
    const ours = await ourKey(body);
    expect(ours !== null).toBe(isTaken);
    expect(ours).toEqual(await theirKey(body));
  });

  test.each(VARIANTS)('a signature with %s', async (_, wrong, isTaken) => {
    const body = await sign(device, { counter: 7, ...wrong });
    const ours = await ourVerdict(body, rowOf(device));
    expect(ours !== null).toBe(isTaken);
    expect(ours).toEqual(await theirVerdict(body, rowOf(device)));
  });

  test.each([
    [0, 0, true],
    [1, 0, false],
    [5, 5, false],
    [5, 4, false],
    [5, 6, true],
  ])('a counter that goes from %i to %i', async (from, to, isTaken) => {
    const body = await sign(device, { counter: to });
    const ours = await ourVerdict(body, rowOf(device, from));
    expect(ours !== null).toBe(isTaken);
    expect(ours).toEqual(await theirVerdict(body, rowOf(device, from)));
  });

  test('of what was damaged nothing is taken that the library refuses', async () => {
    const [made, signed, row] = [await create(device), await sign(device), rowOf(device)];
    await fc.assert(
      fc.asyncProperty(DAMAGE, async (damage) => {
        const response = damaged(made.response, damage);
        const key = await ourKey({ ...made, response });
        if (key !== null) expect(key).toEqual(await theirKey({ ...made, response }));
        const body = { ...signed, response: damaged(signed.response, damage) };
        const verdict = await ourVerdict(body, row);
        if (verdict !== null) expect(verdict).toEqual(await theirVerdict(body, row));
        const other = { ...row, publicKey: damagedText(row.publicKey, damage) };
        if ((await ourVerdict(signed, other)) !== null) expect(await theirVerdict(signed, other)).not.toBeNull();
      }),
      { numRuns: 150 },
    );
  });
});

type Damage = { readonly field: number; readonly at: number; readonly out: number; readonly put: Uint8Array };

const DAMAGE: fc.Arbitrary<Damage> = fc.record({
  field: fc.nat(),
  at: fc.nat(),
  out: fc.nat({ max: 3 }),
  put: fc.uint8Array({ maxLength: 3 }),
});

/** Removes some bytes, and puts others in their place. */
function damagedText(text: string, { at, out, put }: Damage): string {
  const bytes = bytesOf(text);
  const from = at % bytes.length;
  return base64url(Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from + out)]));
}

/** One of the fields of bytes damaged. */
function damaged<Response extends object>(response: Response, damage: Damage): Response {
  const fields = Object.entries(response).filter(([name]) => !['transports', 'userHandle'].includes(name));
  const [name = '', text] = fields[damage.field % fields.length] ?? [];
  return { ...response, [name]: damagedText(text, damage) };
}

test.each<[what: string, wrong: Wrong]>([
  ['another port of this host', { origin: 'http://localhost:1' }],
  ['a challenge that nobody made', { challenge: Buffer.alloc(54).toString('base64url') }],
  ['an empty challenge', { challenge: '' }],
  ['a challenge that is no text', { challenge: 7 }],
  ['another ceremony', { type: 'payment.get' }],
  ['a frame of another site', { crossOrigin: true }],
])('with %s neither a new key nor a signature is taken', async (_, wrong) => {
  const device = await newDevice();
  expect(await ourVerdict(await sign(device, wrong), rowOf(device))).toBeNull();
  expect(await ourKey(await create(device, wrong))).toBeNull();
});

describe('stricter than the library:', () => {
  test('a key that is no point of its curve is not stored', async () => {
    const device = await newDevice();
    const key = bytesOf(device.made('somebody').publicKey);
    // The last byte of its second coordinate.
    const attestation = (made: Buffer) => {
      const end = made.indexOf(key) + key.length - 1;
      return Buffer.concat([made.subarray(0, end), Buffer.of((made[end] ?? 0) ^ 1), made.subarray(end + 1)]);
    };
    const body = await create(device, { attestation });
    expect(await theirKey(body)).not.toBeNull();
    expect(await ourKey(body)).toBeNull();
  });

  test('a statement that somebody vouches for with certificates is not read', async () => {
    const device = await newDevice({ vouches: true });
    // Beside its own signature, which is right, an empty list of certificates.
    const attestation = (made: Buffer) => {
      const at = made.indexOf('attStmt') + 'attStmt'.length;
      const x5c = Buffer.concat([Buffer.of(0xa3, 0x63), Buffer.from('x5c'), Buffer.of(0x80)]);
      return Buffer.concat([made.subarray(0, at), x5c, made.subarray(at + 1)]);
    };
    expect(await ourKey(await create(device))).not.toBeNull();
    expect(await ourKey(await create(device, { attestation }))).toBeNull();
  });

  test('one signature has one spelling', async () => {
    const device = await newDevice();
    // A number with a zero in front of it, and the lengths that follow from that.
    const signature = (bytes: Uint8Array) => {
      const length = bytes[3] ?? 0;
      const first = Buffer.from(bytes.subarray(4, 4 + length));
      const rest = bytes.subarray(4 + length);
      return Buffer.concat([Buffer.of(0x30, (bytes[1] ?? 0) + 1, 2, length + 1, 0), first, rest]);
    };
    expect(await ourVerdict(await sign(device, { signature }), rowOf(device))).toBeNull();
  });
});

const hex = (text: string): Buffer<ArrayBuffer> => Buffer.from(text, 'hex');

/** The examples of RFC 8949, appendix A, that CTAP2 permits, as lists. */
const NUMBERS: Cbor = [0, 23, 24, 1000, 1_000_000, 2 ** 32 - 1, -1, -100, -1000];
const PLAIN: Cbor = [false, true, null, hex(''), hex('01020304'), '', 'IETF', '水'];
const MAPS: Cbor = [new Map(Object.entries({ a: 1, b: [2, 3] })), new Map([[1, 2]]), new Map()];
const EXAMPLES: readonly (readonly [hex: string, value: Cbor])[] = [
  ['89001718181903e81a000f42401affffffff2038633903e7', NUMBERS],
  ['88f4f5f640440102030460644945544663e6b0b4', PLAIN],
  ['82808301820203820405', [[], [1, [2, 3], [4, 5]]]],
  ['83a26161016162820203a10102a0', MAPS],
];

test.each(EXAMPLES)('reads %s', (text, value) => {
  expect(readCbor(hex(text))).toEqual({ value, end: text.length / 2 });
  // In the middle of other bytes, of which it takes none.
  expect(readCbor(hex(`ffff${text}ff`), 2)).toEqual({ value, end: 2 + text.length / 2 });
});

test.each([
  ['nothing', ''],
  ['a number that is cut off', '19ff'],
  ['bytes beyond the end', '4401'],
  ['a small number written long', '1801'],
  ['a short length written long', '590001ff'],
  ['a length of eight bytes', '5b0000000000000001ff'],
  ['a reserved length', '1c'],
  ['a length that comes later', '5f41ff'],
  ['text that is no UTF-8', '61ff'],
  ['a list that is cut off', '8201'],
  ['a long list of nothing', '9affffffff'],
  ['a map without its last value', 'a101'],
  ['a key twice', 'a201010102'],
  ['a list as key', 'a18001'],
  ['a tag', 'c100'],
  ['a fraction', 'f93c00'],
  ['undefined', 'f7'],
  ['an end of nothing', 'ff'],
  ['a fifth list in a fourth', '8181818180'],
])('refuses %s', (_, text) => {
  expect(() => readCbor(hex(text))).toThrow();
});
