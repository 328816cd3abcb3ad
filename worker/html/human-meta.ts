import type { Context } from 'hono';
import { hasPublicForm, TURNSTILE_META } from '../../shared/human-check.ts';
import type { AppEnv } from '../env.ts';

/**
 * Tells a document's forms that Turnstile is on, and whether this document may load it. Apart from rendering: documents
 * are kept, and switching it on or off counts at once.
 */
export function withHumanMeta(c: Context<AppEnv>, document: Response): Response {
  const key = c.get('config').TURNSTILE_SITE_KEY;
  if (key === undefined) return document;
  const here = hasPublicForm(c.req.path) ? ' data-here' : '';
  const meta = `<meta name="${TURNSTILE_META}" content="${encodeURIComponent(key)}"${here}>`;
  return new HTMLRewriter()
    .on('meta[charset]', {
      element: (element) => {
        element.after(meta, { html: true });
      },
    })
    .transform(document);
}
