import { createHmac } from 'node:crypto';

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of bytes, its first 128 bits in hex: enough to tell two files apart. */
export const digestOfBytes = async (bytes: BufferSource): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', bytes));

export const digest = (text: string): Promise<string> => digestOfBytes(new TextEncoder().encode(text));

/** Uses of keyed digests; one of them is worth nothing for another. */
type Use = 'sign' | 'link' | 'mailed-link' | 'link-owner' | 'login-code' | 'daily-cap' | 'reply';

/** HMAC-SHA-256 of values for one use, as base64url: only with the secret can one make or test it. */
export const keyedDigest = (use: Use, values: readonly (string | number)[], secret: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([use, ...values]))
    .digest('base64url');
