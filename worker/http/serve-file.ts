import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { fetchAsset } from './fetch-asset.ts';

/** Media types of the files that the build has compressed already (`scripts/lib/compress.mjs`). */
const COMPRESSED: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** A built file. Names under /assets hold a hash of their content, so what is there never changes. */
export async function serveFile(c: Context<AppEnv>): Promise<Response> {
  const answer = (await compressed(c)) ?? (await plain(c));
  const found = answer.ok || answer.status === 304;
  const kept = c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=604800';
  answer.headers.set('Cache-Control', found ? kept : 'no-store');
  return answer;
}

async function plain(c: Context<AppEnv>): Promise<Response> {
  const file = await fetchAsset(c, c.req.raw);
  return new Response(file.body, file);
}

/** The file as the build has compressed it, a tenth smaller than the edge does; null where there is none, or nobody can read it. */
async function compressed(c: Context<AppEnv>): Promise<Response | null> {
  const type = COMPRESSED[c.req.path.split('.').at(-1) ?? ''];
  // The header says what the edge accepts; the platform knows what the browser accepts.
  const { cf } = c.req.raw;
  const accepted =
    typeof cf?.clientAcceptEncoding === 'string' ? cf.clientAcceptEncoding : c.req.header('Accept-Encoding');
  if (type === undefined || !/(^|[,\s])br($|[,;\s])/.test(accepted ?? '')) return null;
  const file = await fetchAsset(c, new Request(`${c.req.url}.br`, c.req.raw));
  if (!file.ok && file.status !== 304) return null;
  const headers = new Headers(file.headers);
  headers.set('Content-Type', type);
  headers.set('Content-Encoding', 'br');
  headers.set('Vary', 'Accept-Encoding');
  return new Response(file.body, { status: file.status, headers, encodeBody: 'manual' });
}
