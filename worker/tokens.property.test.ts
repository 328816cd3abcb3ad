import * as fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { newChallenge, readChallenge } from './accounts/passkeys/challenge.ts';
import { readToken, signToken } from './http/token.ts';
import { readCheckToken, readOldCheckToken, signCheckToken } from './job-checks/check-token.ts';
import { answerToken, hashLinkToken, isMarkOf, linkTokenOf, ownerMark, readAnswerToken } from './link-token.ts';
import { type LinkPurpose, readLink, signLink } from './signed-link.ts';

fc.configureGlobal({ numRuns: inject('propertyRuns') });

const SECRET = 'a-secret-of-this-test-and-of-nothing-else';
const OTHER_SECRET = 'another-secret-of-this-test-of-32-letters';
const NOW = new Date('2027-03-20T08:00:00Z');

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

describe('a session', () => {
  const claims = { publicId: 'aaaaaaaaaaaa', version: 3, sessionId: 'bbbbbbbbbbbb' };

  test('is read as it was signed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.record({ publicId: id, version: fc.nat(), sessionId: id }), async (signed) => {
        expect(await readToken(await signToken(signed, SECRET, NOW), SECRET, NOW)).toEqual(signed);
      }),
    );
  });

  test('is nobody’s with another text, another secret, or a week later', async () => {
    const token = await signToken(claims, SECRET, NOW);
    await fc.assert(
      fc.asyncProperty(others(token), async (text) => {
        expect(await readToken(text, SECRET, NOW)).toBeNull();
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), async (secret) => {
        expect(await readToken(token, secret, NOW)).toBeNull();
      }),
    );
    expect(await readToken(token, SECRET, new Date('2027-03-27T08:00:01Z'))).toBeNull();
  });
});

describe('a check of offers', () => {
  test('is read as it was signed, and nothing else is one', async () => {
    const claims = { owner: 'aaaaaaaaaaaa', mark: 'm'.repeat(22), jobs: ['bbbbbbbbbbbb', 'cccccccccccc'] };
    const token = await signCheckToken(claims, SECRET, NOW);
    expect(await readCheckToken(token, SECRET, NOW)).toEqual(claims);
    await fc.assert(
      fc.asyncProperty(others(token), async (text) => {
        expect(await readCheckToken(text, SECRET, NOW)).toBeNull();
        expect(await readOldCheckToken(text, SECRET)).toBeNull();
      }),
    );
    // A session is no such link, nor the other way round.
    expect(await readToken(token, SECRET, NOW)).toBeNull();
  });
});

describe('a signed link', () => {
  const PURPOSES: readonly LinkPurpose[] = ['manage-alerts', 'end-alerts', 'end-newsletter', 'keep-candidate'];
  const link = fc.record({
    purpose: fc.constantFrom(...PURPOSES),
    subject: id,
    expiresAt: fc.option(
      fc.date({ min: new Date(NOW.getTime() + 1), max: new Date('2060-01-01'), noInvalidDate: true }),
    ),
  });

  test('is of its subject until its end, for its purpose alone', () => {
    fc.assert(
      fc.property(link, fc.constantFrom(...PURPOSES), (signed, purpose) => {
        const token = signLink(signed, SECRET);
        const asked = { secret: SECRET, now: NOW };
        expect(readLink(token, purpose, asked)).toBe(purpose === signed.purpose ? signed.subject : null);
        expect(readLink(token, signed.purpose, { ...asked, secret: OTHER_SECRET })).toBeNull();
        const { expiresAt } = signed;
        if (expiresAt) expect(readLink(token, signed.purpose, { secret: SECRET, now: expiresAt })).toBeNull();
      }),
    );
  });

  test('is nobody’s with another text', () => {
    const token = signLink({ purpose: 'end-alerts', subject: 'aaaaaaaaaaaa', expiresAt: null }, SECRET);
    fc.assert(
      fc.property(others(token), fc.constantFrom(...PURPOSES), (text, purpose) => {
        expect(readLink(text, purpose, { secret: SECRET, now: NOW })).toBeNull();
      }),
    );
  });
});

describe('a link that answers an application', () => {
  const owner = fc.record({ publicId: id, email: fc.emailAddress(), tokenVersion: fc.nat() });
  const link = fc.record({
    applicationId: id,
    mark: owner.map((one) => ownerMark(one, SECRET)),
    expiresAt: fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
  });

  test('is read as it was signed, and by nobody else’s secret', () => {
    fc.assert(
      fc.property(link, (signed) => {
        const token = answerToken(signed, SECRET);
        expect(readAnswerToken(token, SECRET)).toEqual(signed);
        expect(readAnswerToken(token, OTHER_SECRET)).toBeNull();
      }),
    );
  });

  test('has the mark of one account with one address and one version', () => {
    fc.assert(
      fc.property(owner, owner, (one, other) => {
        const mark = ownerMark(one, SECRET);
        expect(isMarkOf(mark, one, SECRET)).toBe(true);
        expect(isMarkOf(mark, one, OTHER_SECRET)).toBe(false);
        for (const [name, value] of Object.entries(other))
          expect(isMarkOf(mark, { ...one, [name]: value }, SECRET)).toBe(one[name as keyof typeof one] === value);
      }),
    );
  });

  test('is none with another text', () => {
    const owner = { publicId: 'bbbbbbbbbbbb', email: 'ada@example.org', tokenVersion: 1 };
    const signed = { applicationId: 'aaaaaaaaaaaa', mark: ownerMark(owner, SECRET), expiresAt: NOW };
    fc.assert(
      fc.property(others(answerToken(signed, SECRET)), (text) => {
        expect(readAnswerToken(text, SECRET)).toBeNull();
      }),
    );
  });
});

test('a challenge of passkeys is read as it was made; another spelling of its bytes is the same one, and nothing else is one', () => {
  const text = newChallenge('login', SECRET, NOW).toString('base64url');
  const made = readChallenge(text, 'login', SECRET, NOW);
  expect(made).not.toBeNull();
  expect(readChallenge(text, 'register:aaaaaaaaaaaa:bbbbbbbbbbbb', SECRET, NOW)).toBeNull();
  fc.assert(
    fc.property(others(text), (other) => {
      const same = Buffer.from(other, 'base64url').equals(Buffer.from(text, 'base64url'));
      expect(readChallenge(other, 'login', SECRET, NOW)).toEqual(same ? made : null);
    }),
  );
});

test('two keys of browsers have two links, and each always the same', () => {
  const key = fc.string({ unit: 'binary' }).map((text) => text.toWellFormed());
  fc.assert(
    fc.property(key, key, (one, other) => {
      expect(linkTokenOf(one, SECRET)).toMatch(/^[\w-]{43}$/);
      expect(linkTokenOf(one, SECRET) === linkTokenOf(other, SECRET)).toBe(one === other);
      expect(hashLinkToken(one) === hashLinkToken(other)).toBe(one === other);
    }),
  );
});
