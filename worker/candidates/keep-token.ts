import { createHmac, timingSafeEqual } from 'node:crypto';

const SHAPE = /^([\w-]{1,40})\.([0-9a-z]{1,10})\.([\w-]{43})$/;

const sign = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(`keep-candidate:${text}`).digest('base64url');

/** Token of the link in a warning: it keeps that one profile, and does nothing else. */
export function keepToken({ publicId, until }: { publicId: string; until: Date }, secret: string): string {
  const text = `${publicId}.${Math.floor(until.getTime() / 1000).toString(36)}`;
  return `${text}.${sign(text, secret)}`;
}

/** The profile of such a token; null for one that is too old or was never ours. */
export function readKeepToken(token: string, secret: string, now: Date): string | null {
  const [, publicId, until, signature] = SHAPE.exec(token) ?? [];
  if (publicId === undefined || until === undefined || signature === undefined) return null;
  const ours = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(`${publicId}.${until}`, secret)));
  return ours && Number.parseInt(until, 36) * 1000 > now.getTime() ? publicId : null;
}
