import { createHmac, timingSafeEqual } from 'node:crypto';

/** Purpose of a signed link; a token of one purpose is invalid for another. */
export type LinkPurpose =
  | 'manage-alerts'
  | 'end-alerts'
  | 'end-newsletter'
  | 'keep-candidate'
  | 'confirm-application'
  | 'own-application'
  | `outcome of ${string}`;

type SignedLink = {
  readonly purpose: LinkPurpose;
  /** Public id of whose link it is. */
  readonly subject: string;
  /** Null: it never ends, as the mail that holds it can be opened years later. */
  readonly expiresAt: Date | null;
};

/** A token that says by itself whose it is and how long it works; nothing is stored of it. */
export function signLink(link: SignedLink, secret: string): string {
  const end = link.expiresAt === null ? '0' : link.expiresAt.getTime().toString(36);
  return `${link.subject}.${end}.${signature(link.purpose, `${link.subject}.${end}`, secret)}`;
}

/** Reads the subject of a signed link; null for a token that was not signed for this purpose, or has expired. */
export function readLink(
  token: string,
  purpose: LinkPurpose,
  { secret, now }: { readonly secret: string; readonly now: Date },
): string | null {
  const [, signed = '', subject = '', end = '', given = ''] =
    /^(([\da-z]{12})\.([\da-z]{1,9}))\.([\w-]{43})$/.exec(token) ?? [];
  if (subject === '') return null;
  const ours = signature(purpose, signed, secret);
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(ours))) return null;
  return end === '0' || Number.parseInt(end, 36) > now.getTime() ? subject : null;
}

const signature = (purpose: LinkPurpose, signed: string, secret: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${signed}`).digest('base64url');
