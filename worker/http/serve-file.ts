import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';

/** A built file. Names under /assets hold a hash of their content, so what is there never changes. */
export async function serveFile(c: Context<AppEnv>): Promise<Response> {
  const file = await c.env.ASSETS.fetch(c.req.raw);
  const answer = new Response(file.body, file);
  const found = file.ok || file.status === 304;
  const kept = c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=604800';
  answer.headers.set('Cache-Control', found ? kept : 'no-store');
  return answer;
}
