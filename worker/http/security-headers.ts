import type { Context, MiddlewareHandler } from 'hono';
import { hasPublicForm } from '../../shared/public-forms.ts';
import type { AppEnv } from '../env.ts';
import { contentSecurityPolicies, type InlinePieces, type Policies } from './content-security-policy.ts';

/** Scripts, styles, fonts and our own pictures are no documents: there most headers would only weigh, a kilobyte each. */
const BUILT_FILE = /^\/(assets\/|og\/|icons\/|(favicon\.svg|site\.webmanifest|licenze\.txt)$)/;
/** Policy of a file opened by its own address: nothing is allowed, as pictures can hold scripts. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Pictures that others show beside a link to us, and what programs read. Everything else is for our own documents. */
const FOR_OTHER_SITES =
  /^\/(og\/|icons\/|feed\/|sitemap\/|(favicon\.svg|feed\.xml|feed\.json|sitemap\.xml|robots\.txt|llms\.txt|openapi\.json)$)/;

/**
 * Permissions used by our own code are granted to it alone, all others to nobody. Names that Chromium does not know on
 * every system are left out, as it warns about them.
 */
const PERMISSIONS = [
  ...['clipboard-write', 'geolocation', 'publickey-credentials-create', 'publickey-credentials-get'].map(
    (feature) => `${feature}=(self)`,
  ),
  ...[
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'otp-credentials',
    'payment',
    'screen-wake-lock',
    'serial',
    'storage-access',
    'usb',
    'window-management',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

/**
 * Security headers on every response, by its kind.
 * @param inlineScript the script that is inlined in every document
 * @param inlinePieces other inline pieces; the same object as long as they are the same
 */
export function securityHeaders(
  inlineScript: string,
  inlinePieces: (c: Context<AppEnv>) => Promise<InlinePieces>,
): MiddlewareHandler<AppEnv> {
  let known: { readonly pieces: InlinePieces; readonly policies: Policies } | null = null;
  return async (c, next) => {
    await next();
    const pieces = await inlinePieces(c);
    if (known?.pieces !== pieces) known = { pieces, policies: await contentSecurityPolicies(inlineScript, pieces) };
    const { policies } = known;
    const { path } = c.req;
    const response = new Response(c.res.body, c.res);
    response.headers.set('X-Content-Type-Options', 'nosniff');
    response.headers.set('Cross-Origin-Resource-Policy', FOR_OTHER_SITES.test(path) ? 'cross-origin' : 'same-origin');
    response.headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (response.status < 400 && BUILT_FILE.test(path)) response.headers.set('Content-Security-Policy', FILE_POLICY);
    else {
      // Without a configuration where something was refused before it was read.
      const human = c.get('config')?.TURNSTILE_SITE_KEY !== undefined && hasPublicForm(path);
      setDocumentHeaders(response.headers, policies, human);
      response.headers.set('X-Request-Id', c.get('requestId'));
    }
    c.res = response;
  };
}

function setDocumentHeaders(headers: Headers, policies: Policies, human: boolean): void {
  // A file that somebody has uploaded brings a stricter one.
  if (!headers.has('Content-Security-Policy')) {
    headers.set('Content-Security-Policy', human ? policies.withTurnstile : policies.usual);
    if (human) headers.set('Content-Security-Policy-Report-Only', policies.reportedWithTurnstile);
  }
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('Permissions-Policy', PERMISSIONS);
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Origin-Agent-Cluster', '?1');
  headers.set('X-Frame-Options', 'DENY');
}
