import type { Context } from 'hono';
import { type Database, openDatabase } from '../db/client.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { asBookmark, readBookmark } from './bookmark.ts';
import { keepHotList, type ListAnswer, readHotList } from './hot-lists.ts';

/**
 * Answers a list: from KV where it is hot and fresh, else from D1; a copy, said to be one, where D1 fails.
 * @param key names a list of the bounded set; null for a list that is not kept
 * @param outdated whether a copy may show what has been hidden or deleted since
 */
export async function answerHotList(
  c: Context<AppEnv>,
  key: string | null,
  fromDatabase: (db: Database) => Promise<ListAnswer>,
  { outdated }: { readonly outdated: boolean } = { outdated: true },
): Promise<Response> {
  if (key === null || readBookmark(c) !== null) return send(await fromDatabase(c.get('db')));
  const now = c.get('now');
  const hot = await readHotList(c.env.LISTS, key, now);
  if (hot.fresh) return send(hot.fresh);
  try {
    const answer = await fromDatabase(openDatabase(c.env.DB, asBookmark(hot.version)));
    c.executionCtx.waitUntil(keepHotList(c.env.LISTS, key, { version: hot.version, answer, now }));
    return send(answer);
  } catch (error) {
    const useful = hot.copy !== null && (outdated || hot.copy.version === hot.version);
    if (error instanceof DomainError || hot.copy === null || !useful) throw error;
    console.error(JSON.stringify({ requestId: c.get('requestId'), cache: 'database down, answered with a copy' }));
    return send(hot.copy, { 'X-Copy-Of': new Date(hot.copy.writtenAt).toISOString() });
  }
}

const send = (answer: ListAnswer, more: Readonly<Record<string, string>> = {}): Response =>
  new Response(answer.body, {
    headers: { ...answer.headers, ...more, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });
