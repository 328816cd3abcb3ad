import type { Context } from 'hono';
import { machinePath } from '../../shared/paths.ts';
import type { AppEnv } from '../env.ts';
import { serveText } from './serve-text.ts';

/**
 * Robots Exclusion Protocol (RFC 9309): every page may be read, and says itself whether it may be listed; the calls of the
 * API are no documents.
 */
export const serveRobots = (c: Context<AppEnv>): Promise<Response> =>
  serveText(c, {
    address: machinePath.robots(),
    type: 'text/plain; charset=utf-8',
    make: async () => ({
      body: `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${c.get('config').SITE_URL}${machinePath.sitemap()}\n`,
      until: null,
    }),
  });
