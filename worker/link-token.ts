import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Token of a new private link: 256 random bits as base64url. */
export const newLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The token that belongs to a key which only one browser knows: the same key gets the same link again. */
export const linkTokenOf = (key: string, secret: string): string =>
  createHmac('sha256', secret).update(`link:${key}`).digest('base64url');

/**
 * The token of the private link that is mailed to the address of a profile. It differs from the one that was shown when the
 * profile was published, so that using it proves the mailbox; the same profile and address give the same again.
 */
export const mailedLinkToken = (manageTokenHash: string, email: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(`mailed-link:${JSON.stringify([manageTokenHash, email])}`)
    .digest('base64url');

/** Digest of a token for storage. No salt and no slow hash: 256 random bits cannot be guessed. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The account that a mailed link is for, as it was then: a new address or a new password ends the link. */
export type LinkOwner = { readonly publicId: string; readonly email: string; readonly tokenVersion: number };

const MARK_LETTERS = 22;

/** Mark of an account as it is now, for links to its address: another one after each new address or password. */
export const ownerMark = ({ publicId, email, tokenVersion }: LinkOwner, secret: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['link-owner', publicId, email, tokenVersion]))
    .digest('base64url')
    .slice(0, MARK_LETTERS);

/** True for the mark of an account as it is now. */
export const isMarkOf = (mark: string, owner: LinkOwner, secret: string): boolean =>
  isSame(mark, ownerMark(owner, secret));

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Data that a mailed answer link is bound to: the application, its end, and the mark of its employer. */
export type AnswerLink = { readonly applicationId: string; readonly expiresAt: Date; readonly mark: string };

/** A token that says by itself which application it is for, whose and how long; nothing is stored of it. */
export function answerToken({ applicationId, expiresAt, mark }: AnswerLink, secret: string): string {
  const signed = `${applicationId}.${expiresAt.getTime().toString(36)}.${mark}`;
  return `${signed}.${answerSignature(signed, secret)}`;
}

/** Reads an answer token that we have signed, however old; null for any other text. The mark is for `isMarkOf`. */
export function readAnswerToken(token: string, secret: string): AnswerLink | null {
  const [, signed = '', applicationId = '', time = '', mark = '', signature = ''] =
    /^(([\da-z]{12})\.([\da-z]{8,9})\.([\w-]{22}))\.([\w-]{43})$/.exec(token) ?? [];
  if (signed === '' || !isSame(signature, answerSignature(signed, secret))) return null;
  return { applicationId, expiresAt: new Date(Number.parseInt(time, 36)), mark };
}

// The purpose comes first: what is signed for anything else is worth nothing here.
const answerSignature = (signed: string, secret: string): string =>
  createHmac('sha256', secret).update(`answer-application:${signed}`).digest('base64url');
