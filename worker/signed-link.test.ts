import { describe, expect, test } from 'vitest';
import { readLink, signLink } from './signed-link.ts';

const now = new Date('2026-05-01T08:00:00Z');
const secret = 'a-secret-of-this-test-and-of-nothing-else';
const subject = '0123456789ab';
const link = { purpose: 'manage-alerts', subject, expiresAt: new Date('2026-06-01T08:00:00Z') } as const;
const read = (token: string, at = now, by = secret) => readLink(token, 'manage-alerts', { secret: by, now: at });

describe('a signed link', () => {
  test('says whose it is, until it ends', () => {
    const token = signLink(link, secret);
    expect(read(token)).toBe(subject);
    expect(read(token, new Date(link.expiresAt.getTime() - 1))).toBe(subject);
    expect(read(token, link.expiresAt)).toBeNull();
    expect(read(signLink({ ...link, expiresAt: null }, secret), new Date('2099-01-01'))).toBe(subject);
  });

  test('is worth nothing for another purpose, or signed by somebody else', () => {
    expect(readLink(signLink(link, secret), 'end-alerts', { secret, now })).toBeNull();
    expect(read(signLink(link, 'x'.repeat(40)))).toBeNull();
  });

  test('that was changed is none', () => {
    const token = signLink(link, secret);
    const [, end = '', signature = ''] = token.split('.');
    for (const forged of [
      '',
      'garbage',
      `${subject}.${end}.`,
      `0123456789ac.${end}.${signature}`,
      `${subject}.0.${signature}`,
      `${subject}.zzzzzzzzz.${signature}`,
      `${token}x`,
      token.slice(0, -1),
      token.toUpperCase(),
      `${token}\u0000`,
    ])
      expect(read(forged), forged).toBeNull();
  });
});
