import { createHash, createHmac, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Token of a new private link: 256 random bits as base64url. */
export const newLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The token that belongs to a key which only one browser knows: who sends the key again gets the same link again. */
export const linkTokenOf = (key: string, secret: string): string =>
  createHmac('sha256', secret).update(`link:${key}`).digest('base64url');

/** What is stored of a token. No salt and no slow hash: there is nothing to guess in 256 random bits. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
