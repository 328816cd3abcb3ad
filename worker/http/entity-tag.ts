/** Entity tag of a response: a digest of what it follows from (RFC 9110, 8.8.3). */
export async function entityTag(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `"${Array.from(digest.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

/**
 * True if the client has the version that a tag names (RFC 9110, 13.1.2). Weak comparison, as compression on the way
 * weakens the tag.
 */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  const strong = (text: string): string => text.trim().replace(/^W\//, '');
  const known = (ifNoneMatch ?? '').split(',').map(strong);
  return known.includes('*') || known.includes(strong(tag));
}

/** 304: the client's copy is still current. */
export const notModified = (tag: string): Response =>
  new Response(null, { status: 304, headers: { 'Cache-Control': 'no-cache', ETag: tag } });
