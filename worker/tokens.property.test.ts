import * as fc from 'fast-check';
import { SignJWT } from 'jose';
import { describe, expect, inject, test } from 'vitest';
import { newChallenge, readChallenge } from './accounts/passkeys/challenge.ts';
import { keyedDigest } from './digest.ts';
import { ownerMark } from './link-token.ts';
import { type Claims, type Purpose, sign, verify, verifyOld } from './sign.ts';
import { property } from './testing/property.ts';

fc.configureGlobal({ numRuns: inject('propertyRuns') });

const SECRET = 'a-secret-of-this-test-and-of-nothing-else';
const OTHER_SECRET = 'another-secret-of-this-test-of-32-letters';
const NOW = new Date('2027-03-20T08:00:00Z');

const sub = 'aaaaaaaaaaaa';
const marked = { sub, mark: 'm'.repeat(22) };
const SAMPLES: Claims = {
  session: { sub, ver: 3, jti: 'bbbbbbbbbbbb' },
  'check-jobs': { ...marked, jobs: ['bbbbbbbbbbbb', 'cccccccccccc'] },
  'answer-application': marked,
  interview: { ...marked, side: 'applicant' },
  'confirm-application': { sub },
  'own-application': { sub },
  'keep-candidate': { sub },
  'keep-open': { sub },
  'manage-alerts': { sub },
  'alert-on-device': { sub },
  'end-alerts': { sub },
  'end-newsletter': { sub },
  'end-proposals': { sub },
  'end-invitations': { sub },
  bookmark: { sub: `ffffffff-ffffffff-ffffffff-${'f'.repeat(32)}` },
  'known-device': {},
  passkey: { jti: 'j'.repeat(22) },
  outcome: {},
};

/** A text that differs from a token in one or a few characters, that lacks some, has more, or is another one's beginning. */
const mutation = fc.record({
  at: fc.nat(),
  put: fc.string({ unit: 'binary-ascii', maxLength: 3 }),
  drop: fc.integer({ min: 0, max: 4 }),
});

type Mutation = { readonly at: number; readonly put: string; readonly drop: number };
function mutated(token: string, { at, put, drop }: Mutation): string {
  const place = at % (token.length + 1);
  return token.slice(0, place) + put + token.slice(place + drop);
}
/** Any text that is not the token itself: changed, or made up. */
const others = (token: string) =>
  fc
    .oneof(
      mutation.map((change) => mutated(token, change)),
      fc.string({ unit: 'binary' }),
      lastLetters(token),
    )
    .filter((text) => text !== token);

/** The last character of base64url holds bits that say nothing: another one may mean the same bytes. */
function lastLetters(token: string) {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_='];
  return fc.constantFrom(...letters).map((letter) => token.slice(0, -1) + letter);
}

const id = fc.stringMatching(/^[\da-z]{12}$/);

const PURPOSES = Object.keys(SAMPLES) as Purpose[];
const DAY = 86_400_000;

describe.each(PURPOSES)('a token to: %s', (purpose) => {
  const claims = SAMPLES[purpose];
  const key = { secret: SECRET, boundTo: ['one', 2] };
  const expiresAt = new Date(NOW.getTime() + DAY);

  test('is read as it was signed until its end, for its purpose and key alone', async () => {
    const token = await sign(purpose, claims, { ...key, expiresAt });
    const reading = { ...key, now: NOW };
    expect(await verify(purpose, token, reading)).toEqual(claims);
    expect(await verifyOld(purpose, token, reading)).toEqual({ claims, isExpired: false });
    // It goes into cookies, and into addresses that people get by mail.
    expect(token.length).toBeLessThan(220);
    const unending = await sign(purpose, claims, { ...key, expiresAt: null });
    expect(await verify(purpose, unending, { ...key, now: new Date('2100-01-01') })).toEqual(claims);
    expect(await verify(purpose, token, { ...key, now: expiresAt })).toBeNull();
    expect(await verifyOld(purpose, token, { ...key, now: expiresAt })).toEqual({ claims, isExpired: true });
    for (const now of [NOW, expiresAt]) {
      for (const other of PURPOSES.filter((one) => one !== purpose))
        expect(await verifyOld(other, token, { ...key, now }), other).toBeNull();
      for (const other of [{ secret: OTHER_SECRET }, { boundTo: ['one', '2'] }, { boundTo: [] }])
        expect(await verifyOld(purpose, token, { ...key, now, ...other })).toBeNull();
    }
  });

  test('is none with another text', async () => {
    const token = await sign(purpose, claims, { ...key, expiresAt });
    await fc.assert(
      fc.asyncProperty(others(token), async (text) => {
        expect(await verifyOld(purpose, text, { ...key, now: NOW })).toBeNull();
      }),
    );
  });

  test('is none with another algorithm, or none at all', async () => {
    const signing = new TextEncoder().encode(keyedDigest('sign', [purpose, ...key.boundTo], SECRET));
    const [header = '', payload = '', signature = ''] = (await sign(purpose, claims, { ...key, expiresAt })).split('.');
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    const long = await new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS512' }).sign(signing);
    for (const text of [
      long,
      `${unsigned}.${payload}.`,
      `${unsigned}.${payload}.${signature}`,
      `${header}.${payload}.`,
    ])
      expect(await verifyOld(purpose, text, { ...key, now: NOW })).toBeNull();
  });
});

const owner = fc.record({ publicId: id, email: fc.emailAddress(), tokenVersion: fc.nat() });

property('a mark is of one account with one address and one version', [owner, owner], (one, other) => {
  const mark = ownerMark(one, SECRET);
  expect(ownerMark(one, OTHER_SECRET)).not.toBe(mark);
  for (const [name, value] of Object.entries(other))
    expect(ownerMark({ ...one, [name]: value }, SECRET) === mark).toBe(one[name as keyof typeof one] === value);
});

test('a challenge of passkeys is read as it was made; another spelling of its bytes is the same one, and nothing else is one', async () => {
  const text = await newChallenge('login', SECRET, NOW);
  const made = await readChallenge(text, 'login', SECRET, NOW);
  expect(made).not.toBeNull();
  expect(await readChallenge(text, 'register:aaaaaaaaaaaa:bbbbbbbbbbbb', SECRET, NOW)).toBeNull();
  await fc.assert(
    fc.asyncProperty(others(text), async (other) => {
      const same = Buffer.from(other, 'base64url').equals(Buffer.from(text, 'base64url'));
      expect(await readChallenge(other, 'login', SECRET, NOW)).toEqual(same ? made : null);
    }),
  );
});
