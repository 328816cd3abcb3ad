import { createHash, randomBytes } from 'node:crypto';
import { keyedDigest } from './digest.ts';
import { sign } from './sign.ts';

const TOKEN_BYTES = 32;

/** Token of a new private link: 256 random bits as base64url. */
export const newLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The token that belongs to a key which only one browser knows: the same key gets the same link again. */
export const linkTokenOf = (key: string, secret: string): string => keyedDigest('link', [key], secret);

/**
 * The token of the private link that is mailed to the address of a profile. It differs from the one that was shown when the
 * profile was published, so that using it proves the mailbox; the same profile and address give the same again.
 */
export const mailedLinkToken = (manageTokenHash: string, email: string, secret: string): string =>
  keyedDigest('mailed-link', [manageTokenHash, email], secret);

/** Digest of a token for storage. No salt and no slow hash: 256 random bits cannot be guessed. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The account that a mailed link is for, as it was then: a new address or a new password ends the link. */
export type LinkOwner = { readonly publicId: string; readonly email: string; readonly tokenVersion: number };

const MARK_LETTERS = 22;

/** Mark of an account as it is now, for signed links to its address: another one after each new address or password. */
export const ownerMark = ({ publicId, email, tokenVersion }: LinkOwner, secret: string): string =>
  keyedDigest('link-owner', [publicId, email, tokenVersion], secret).slice(0, MARK_LETTERS);

type Mailing = { readonly secret: string; readonly expiresAt: Date };

export const answerToken = (applicationId: string, owner: LinkOwner, mailing: Mailing): Promise<string> =>
  sign('answer-application', { sub: applicationId, mark: ownerMark(owner, mailing.secret) }, mailing);

/** Token of a mailed link that confirms or closes offers of an account; the page reads their ids in it. */
export const checkToken = (owner: LinkOwner, jobs: readonly string[], mailing: Mailing): Promise<string> =>
  sign('check-jobs', { sub: owner.publicId, mark: ownerMark(owner, mailing.secret), jobs: [...jobs] }, mailing);
