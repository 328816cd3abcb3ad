import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Token of a new mailed link: 256 random bits as base64url. */
export const newLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored of a token. No salt and no slow hash: there is nothing to guess in 256 random bits. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
