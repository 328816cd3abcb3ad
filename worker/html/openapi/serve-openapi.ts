import type { Context } from 'hono';
import { machinePath } from '../../../shared/paths.ts';
import type { AppEnv } from '../../env.ts';
import { serveText } from '../serve-text.ts';
import { describeApi } from './describe-api.ts';

/** Made when somebody asks, as it is worth nothing at start-up; it changes with the build only. */
let known: { readonly siteUrl: string; readonly body: string } | null = null;

function described(siteUrl: string): string {
  if (known?.siteUrl !== siteUrl) known = { siteUrl, body: JSON.stringify(describeApi(siteUrl), null, 1) };
  return known.body;
}

/** The API described (https://spec.openapis.org/oas/v3.1.1). */
export const serveOpenApi = (c: Context<AppEnv>): Promise<Response> =>
  serveText(c, {
    address: machinePath.openapi(),
    type: 'application/json; charset=utf-8',
    make: async () => ({ body: described(c.get('config').SITE_URL), until: null }),
  });
