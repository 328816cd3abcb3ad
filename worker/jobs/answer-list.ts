import type { Context } from 'hono';
import type { JobsQuery } from '../../shared/jobs.ts';
import { apiPath, withQuery } from '../../shared/paths.ts';
import { resolvePlace } from '../../shared/places/resolve-place.ts';
import { type Database, openDatabase } from '../db/client.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { asBookmark, readBookmark } from '../http/bookmark.ts';
import { keepHotList, type ListAnswer, readHotList } from '../http/hot-lists.ts';
import { listJobs } from './queries.ts';
import { toPublicJob } from './to-public-job.ts';

const HOT_LIMITS = [10, 20, 50, 100];

/**
 * Key of a hot list; null for what is not one. The set is bounded: no free text, no position, first pages only.
 */
function hotListKey(query: JobsQuery): string | null {
  if (query.search?.trim() || query.cursor !== undefined || query.lat !== undefined) return null;
  if (query.type || query.contract || query.experience || !HOT_LIMITS.includes(query.limit)) return null;
  const place = resolvePlace(query.location ?? '')?.slug ?? '';
  if (query.location?.trim() && place === '') return null;
  const { town = '', radius = '', category = '', sort, limit } = query;
  return ['jobs', town, radius, town ? '' : place, category, sort, limit].join('|');
}

/** The list a query asks for: from KV where it is hot and fresh, else from D1; a copy, said to be one, where D1 fails. */
export async function answerList(c: Context<AppEnv>, query: JobsQuery): Promise<Response> {
  const key = readBookmark(c) === null ? hotListKey(query) : null;
  if (key === null) return send(await fromDatabase(c.get('db'), query, c.get('now')));
  const now = c.get('now');
  const hot = await readHotList(c.env.LISTS, key, now);
  if (hot.fresh) return send(hot.fresh);
  try {
    const answer = await fromDatabase(openDatabase(c.env.DB, asBookmark(hot.version)), query, now);
    c.executionCtx.waitUntil(keepHotList(c.env.LISTS, key, { version: hot.version, answer, now }));
    return send(answer);
  } catch (error) {
    if (error instanceof DomainError || hot.copy === null) throw error;
    console.error(JSON.stringify({ requestId: c.get('requestId'), cache: 'database down, answered with a copy' }));
    return send(hot.copy, { 'X-Copy-Of': new Date(hot.copy.writtenAt).toISOString() });
  }
}

async function fromDatabase(db: Database, query: JobsQuery, now: Date): Promise<ListAnswer> {
  const page = await listJobs(db, query, now);
  const headers: Record<string, string> = { 'X-Total-Count': String(page.total) };
  if (!page.exact) headers['X-Total-Count-Relation'] = 'gte';
  if (page.next) headers.Link = `<${withQuery(apiPath.jobs(), { ...query, cursor: page.next })}>; rel="next"`;
  return { body: JSON.stringify(page.rows.map((row) => toPublicJob(row, now))), headers };
}

const send = (answer: ListAnswer, more: Readonly<Record<string, string>> = {}): Response =>
  new Response(answer.body, {
    headers: { ...answer.headers, ...more, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });
