/** Entity tag of an answer: a digest of what it follows from (RFC 9110, 8.8.3). */
export async function entityTag(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `"${Array.from(digest.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

/**
 * Whether who asks has what a tag names (RFC 9110, 13.1.2). Weak comparison: what compresses on the way marks the tag
 * as weak.
 */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  const strong = (text: string): string => text.trim().replace(/^W\//, '');
  const known = (ifNoneMatch ?? '').split(',').map(strong);
  return known.includes('*') || known.includes(strong(tag));
}

/** 304: the copy of who asks is as good as what would be answered. */
export const notModified = (tag: string): Response =>
  new Response(null, { status: 304, headers: { 'Cache-Control': 'no-cache', ETag: tag } });
