import type { Context, MiddlewareHandler } from 'hono';
import { hasPublicForm } from '../../shared/human-check.ts';
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
 * Security headers on every answer, by its kind.
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
    const answer = new Response(c.res.body, c.res);
    answer.headers.set('X-Content-Type-Options', 'nosniff');
    answer.headers.set('Cross-Origin-Resource-Policy', FOR_OTHER_SITES.test(path) ? 'cross-origin' : 'same-origin');
    answer.headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (answer.status < 400 && BUILT_FILE.test(path)) answer.headers.set('Content-Security-Policy', FILE_POLICY);
    else {
      // Without a configuration where something was refused before it was read.
      const human = c.get('config')?.TURNSTILE_SITE_KEY !== undefined && hasPublicForm(path);
      setDocumentHeaders(answer.headers, policies, human);
      answer.headers.set('X-Request-Id', c.get('requestId'));
    }
    c.res = answer;
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
