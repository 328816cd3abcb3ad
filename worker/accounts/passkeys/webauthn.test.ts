import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type LoginPasskeyBody,
  loginPasskeyBody,
  type RegisterPasskeyBody,
  registerPasskeyBody,
} from '../../../shared/passkeys.ts';
import type { PasskeyRow } from '../../db/tables/accounts.ts';
import type { Site } from '../../env.ts';
import { FLAGS, newAuthenticator, type Wrong } from '../../testing/authenticator.ts';
import { uniqueWord } from '../../testing/factories.ts';
import { newChallenge } from './challenge.ts';
import { readNewPasskey, readSignature } from './webauthn.ts';

const ceremony: Site = { siteUrl: env.SITE_URL, secret: env.JWT_SECRET, now: new Date() };
const SOMEBODY = Buffer.from('somebody').toString('base64url');
const PURPOSE = 'register:somebody:here';
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const bytesOf = (text: string): Buffer<ArrayBuffer> => Buffer.from(text, 'base64url');

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

const keyOf = async (body: RegisterPasskeyBody) => (await readNewPasskey(body, PURPOSE, ceremony))?.passkey ?? null;

const verdictOf = async (body: LoginPasskeyBody, row: PasskeyRow) =>
  (await readSignature(body, row, { publicId: 'somebody', purpose: 'login' }, ceremony))?.signed ?? null;

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
    expect((await keyOf(body)) !== null).toBe(isTaken);
  });

  test.each(VARIANTS)('a signature with %s', async (_, wrong, isTaken) => {
    const body = await sign(device, { counter: 7, ...wrong });
    expect((await verdictOf(body, rowOf(device))) !== null).toBe(isTaken);
  });

  test.each([
    [0, 0, true],
    [1, 0, false],
    [5, 5, false],
    [5, 4, false],
    [5, 6, true],
  ])('a counter that goes from %i to %i', async (from, to, isTaken) => {
    const body = await sign(device, { counter: to });
    expect((await verdictOf(body, rowOf(device, from))) !== null).toBe(isTaken);
  });

  test('nothing that was damaged is taken', async () => {
    const [signed, row] = [await sign(device), rowOf(device)];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('clientDataJSON', 'authenticatorData'), DAMAGE, async (name, damage) => {
        const text = damagedText(signed.response[name], damage);
        fc.pre(text !== signed.response[name]);
        expect(await verdictOf({ ...signed, response: { ...signed.response, [name]: text } }, row)).toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});

type Damage = { readonly at: number; readonly out: number; readonly put: Uint8Array };

const DAMAGE: fc.Arbitrary<Damage> = fc.record({
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

test.each<[what: string, wrong: Wrong]>([
  ['another port of this host', { origin: 'http://localhost:1' }],
  ['a challenge that nobody made', { challenge: Buffer.alloc(54).toString('base64url') }],
  ['a challenge that is no text', { challenge: 7 }],
  ['another ceremony', { type: 'payment.get' }],
  ['a frame of another site', { crossOrigin: true }],
])('with %s neither a new key nor a signature is taken', async (_, wrong) => {
  const device = await newDevice();
  expect(await verdictOf(await sign(device, wrong), rowOf(device))).toBeNull();
  expect(await keyOf(await create(device, wrong))).toBeNull();
});

test('a statement that somebody vouches for with certificates is not read', async () => {
  const device = await newDevice({ vouches: true });
  // Beside its own signature, which is right, an empty list of certificates.
  const attestation = (made: Buffer) => {
    const at = made.indexOf('attStmt') + 'attStmt'.length;
    const x5c = Buffer.concat([Buffer.of(0xa3, 0x63), Buffer.from('x5c'), Buffer.of(0x80)]);
    return Buffer.concat([made.subarray(0, at), x5c, made.subarray(at + 1)]);
  };
  expect(await keyOf(await create(device))).not.toBeNull();
  expect(await keyOf(await create(device, { attestation }))).toBeNull();
});
