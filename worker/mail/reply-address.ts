import type { Side } from '../../shared/conversations.ts';
import { kindName, mailKind } from '../../shared/mail-kinds.ts';
import { keyedDigest } from '../digest.ts';
import type { Site } from '../env.ts';

/** Domain of the addresses, and the secret that signs them. */
type Replies = Pick<Site, 'replyDomain' | 'secret'>;

const SIDES: Readonly<Record<string, Side>> = { e: 'employer', a: 'applicant' };

const MAC_LETTERS = 32;
/** An application's public id, the side, and 128 bits that only we can make: in letters that are the same large and small. */
const ADDRESS = /^r\+([0-9a-z]{12})([ea])([0-9a-f]{32})@(.+)$/;

/** Nothing is stored of it: it opens a conversation as long as that goes on, and for its side's own address alone. */
const macOf = (publicId: string, letter: string, secret: string): string =>
  Buffer.from(keyedDigest('reply', [publicId, letter], secret), 'base64url')
    .toString('hex')
    .slice(0, MAC_LETTERS);

/** Address that a mail is answered at, by its kind and the application that its cause names; null for a mail that has none. */
export function replyAddress(cause: string, { replyDomain, secret }: Replies): string | null {
  const side = mailKind(kindName(cause))?.reply;
  const [, publicId = ''] = cause.split(':');
  if (side === undefined || replyDomain === undefined) return null;
  const [letter = ''] = side;
  return `r+${publicId}${letter}${macOf(publicId, letter, secret)}@${replyDomain}`;
}

/** The application and the side of an address; null for one that is not ours. */
export function readReplyAddress(address: string, { replyDomain, secret }: Replies) {
  const [, publicId = '', letter = '', mac, host] = ADDRESS.exec(address.toLowerCase()) ?? [];
  if (host === undefined || host !== replyDomain || mac !== macOf(publicId, letter, secret)) return null;
  const side = SIDES[letter];
  return side ? { publicId, side } : null;
}
