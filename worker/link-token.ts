import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Token of a new private link: 256 random bits as base64url. */
export const newLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The token that belongs to a key which only one browser knows: who sends the key again gets the same link again. */
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

/** How long a mailed link answers; its pages and mails say so. */
export const ANSWER_LINK_DAYS = 30;

/** Data that a mailed answer link is bound to: the application, its employer, and the address of the mail. */
export type AnswerLink = {
  readonly applicationId: string;
  readonly ownerId: string;
  readonly ownerEmail: string;
  readonly expiresAt: Date;
};

/** A token that says by itself which application it is for and how long; nothing is stored of it. */
export const answerToken = (link: AnswerLink, secret: string): string =>
  `${link.applicationId}.${link.expiresAt.getTime().toString(36)}.${answerSignature(link, secret)}`;

/** Reads the unverified claims of an answer token, which `isAnswerToken` verifies; null for any other text. */
export function readAnswerToken(token: string): Pick<AnswerLink, 'applicationId' | 'expiresAt'> | null {
  const [, applicationId = '', time = ''] = /^([\da-z]{12})\.([\da-z]{8,9})\.[\w-]{43}$/.exec(token) ?? [];
  return applicationId === '' ? null : { applicationId, expiresAt: new Date(Number.parseInt(time, 36)) };
}

/** True for a token that was signed for exactly this link. */
export function isAnswerToken(token: string, link: AnswerLink, secret: string): boolean {
  const [given, ours] = [Buffer.from(token), Buffer.from(answerToken(link, secret))];
  return given.length === ours.length && timingSafeEqual(given, ours);
}

// The purpose comes first: what is signed for anything else is worth nothing here.
const answerSignature = ({ applicationId, ownerId, ownerEmail, expiresAt }: AnswerLink, secret: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['answer-application', applicationId, ownerId, ownerEmail, expiresAt.getTime()]))
    .digest('base64url');
