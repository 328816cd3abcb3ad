import type { Context, MiddlewareHandler } from 'hono';
import { openDatabase } from '../db/client.ts';
import type { AppEnv } from '../env.ts';

/** The API without a network, as a document reads it. */
export type InProcess = (path: string, init?: RequestInit) => Promise<Response>;

/** Requests that a document makes in process, with the request for the document. */
const documents = new WeakMap<Request, Context<AppEnv>>();

export function asPartOfDocument(c: Context<AppEnv>, request: Request): Request {
  documents.set(request, c);
  return request;
}

export const isPartOfDocument = (c: Context<AppEnv>): boolean => documents.has(c.req.raw);

/**
 * Takes over what the document's request has found out already, and its session of the database, so that all that one document
 * shows is read at one moment. What it takes is said with the document.
 * @throws Error for a request that is no part of a document
 */
export const takeOver: MiddlewareHandler<AppEnv> = async (c, next) => {
  const document = documents.get(c.req.raw);
  if (!document) throw new Error('takeOver: the request is no part of a document');
  if (!document.get('db')) document.set('db', openDatabase(c.env.DB, document.get('bookmark')));
  for (const name of ['requestId', 'now', 'config', 'bookmark', 'db'] as const) c.set(name, document.get(name));
  c.set('metric', { headers: [], timers: new Map() });
  await next();
};
