import type { Context } from 'hono';
import { openDatabase } from '../db/client.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { asBookmark } from '../http/cookies.ts';
import { countRead } from '../http/rate-limit.ts';
import { type Source, sourceOf } from '../search/open-index.ts';
import { entityTag, isKnown, keep, keepingOf, notModified, readFromCache, secondsUntil } from './document-cache.ts';

/** `until`: when the first offer in it ends, so that no copy outlives that; null if nothing ends. */
export type Text = { readonly body: string; readonly until: Date | null };

export const soonestEnd = (jobs: readonly { readonly validThrough: Date }[]): Date | null =>
  jobs.reduce<Date | null>((soonest, { validThrough }) => {
    return soonest === null || validThrough < soonest ? validThrough : soonest;
  }, null);

/**
 * Answers a text for programs: the same for everybody, kept as pages are, with an ETag and 304 (RFC 9110, 13.1.2).
 * @param request `address` under which it is kept, one of a bounded set; `make` gives null for what does not exist
 */
export async function serveText(
  c: Context<AppEnv>,
  request: { address: string; type: string; make: (source: Source) => Promise<Text | string | null> },
): Promise<Response> {
  const keeping = await keepingOf(c, request.address);
  const stored = keeping && (await readFromCache(c, keeping));
  if (stored) return response(c, stored.document);
  await countRead(c);
  // At least as far as the version it is kept under, on a replica too.
  const db = openDatabase(c.env.DB, keeping ? asBookmark(keeping.versions?.bookmark) : c.get('bookmark'));
  const made = await request.make(sourceOf(c, db));
  if (made === null) throw new DomainError('not-found', 'Questo indirizzo non esiste.');
  const { body, until } = typeof made === 'string' ? { body: made, until: null } : made;
  const text = new Response(body, { headers: { 'Content-Type': request.type, ETag: await entityTag(body) } });
  if (keeping) keep(c, keeping, text.clone(), secondsUntil(c, until));
  return response(c, text);
}

function response(c: Context<AppEnv>, text: Response): Response {
  const ETag = text.headers.get('ETag') ?? '';
  if (isKnown(c.req.header('if-none-match'), ETag)) return notModified(ETag);
  const headers = { 'Content-Type': text.headers.get('Content-Type') ?? '', 'Cache-Control': 'no-cache', ETag };
  return new Response(text.body, { headers });
}
