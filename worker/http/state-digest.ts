import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../env.ts';

/** Asks for the digest of the answer (RFC 9530, 4), in this one form. */
const WANTED = /^sha-256=/;

/**
 * States the digest of an answer where the client asks for it: `npm run deploy` compares it with what arrives, as a zone can have
 * features that put scripts into documents or write other addresses into them.
 */
export const stateDigest: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (c.req.method !== 'GET' || !WANTED.test(c.req.header('Want-Repr-Digest') ?? '')) return;
  const body = await c.res.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const response = new Response(c.res.status === 304 ? null : body, c.res);
  response.headers.set('Repr-Digest', `sha-256=:${btoa(String.fromCharCode(...digest))}:`);
  c.res = response;
};
