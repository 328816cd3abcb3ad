import type { Context, MiddlewareHandler } from 'hono';
import { pagePath } from '../../shared/paths.ts';
import { hasPublicForm, TURNSTILE_ORIGIN } from '../../shared/public-forms.ts';
import { TRUSTED_TYPES_POLICY } from '../../shared/site.ts';
import type { AppEnv } from '../env.ts';
import { problem } from './problem.ts';

/** Scripts, styles, fonts and our own pictures are no documents: there most headers would only weigh, a kilobyte each. */
const BUILT_FILE = /^\/(assets\/|og\/|icons\/|(favicon\.svg|site\.webmanifest|licenze\.txt)$)/;
/** Policy of a file opened by its own address: nothing is allowed, as pictures can hold scripts. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Pictures that others show beside a link to us, and what programs read. Everything else is for our own documents. */
const FOR_OTHER_SITES =
  /^\/(og\/|icons\/|feed\/|sitemap\/|(incorpora|favicon\.svg|feed\.xml|feed\.json|sitemap\.xml|robots\.txt|llms\.txt|openapi\.json)$)/;

/**
 * Permissions used by our own code are granted to it alone, all others to nobody. Names that Chromium does not know on
 * every system are left out, as it warns about them.
 */
const OWN_FEATURES = 'clipboard-write geolocation publickey-credentials-create publickey-credentials-get';
const OTHER_FEATURES = [
  'accelerometer browsing-topics camera display-capture gyroscope hid idle-detection local-fonts magnetometer',
  'microphone midi otp-credentials payment screen-wake-lock serial storage-access usb window-management',
  'xr-spatial-tracking',
].join(' ');
const PERMISSIONS = [
  ...OWN_FEATURES.split(' ').map((feature) => `${feature}=(self)`),
  ...OTHER_FEATURES.split(' ').map((feature) => `${feature}=()`),
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
      // The one page that others show in a frame says so by a policy of its own.
      if (path === pagePath.embedded() && response.ok) response.headers.delete('X-Frame-Options');
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

type Directives = Readonly<Record<string, readonly string[]>>;

/** Digests (SHA-256, base64) of the inline scripts and styles of a build's documents. */
export type InlinePieces = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

type Policies = {
  readonly usual: string;
  readonly withTurnstile: string;
  /** Policy that the browser only reports for such a page, in its console. */
  readonly reportedWithTurnstile: string;
};

const TRUSTED_TYPES: Directives = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [TRUSTED_TYPES_POLICY],
};

/**
 * The policies of a build: inline scripts and styles of its documents are allowed by digest. Those of Vite, and its strings
 * turned into HTML, are allowed in development only.
 * @param inlineScript of every document
 * @param pieces of the build's documents
 */
async function contentSecurityPolicies(inlineScript: string, pieces: InlinePieces): Promise<Policies> {
  const { DEV } = import.meta.env;
  const scripts = DEV ? ["'unsafe-inline'"] : [await sourceOf(inlineScript), ...pieces.scripts.map(asSource)];
  const styles = DEV ? ["'unsafe-inline'"] : pieces.styles.map(asSource);
  const directives: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': DEV ? ["'self'", 'ws:'] : ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  const turnstile: Directives = {
    ...directives,
    'script-src': ["'self'", TURNSTILE_ORIGIN, ...scripts],
    'frame-src': [TURNSTILE_ORIGIN],
  };
  return {
    usual: written(DEV ? directives : { ...directives, ...TRUSTED_TYPES }),
    withTurnstile: written(turnstile),
    reportedWithTurnstile: written(TRUSTED_TYPES),
  };
}

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

const asSource = (digest: string): string => `'sha256-${digest}'`;

/** The source of an inline script or style, as a policy allows it. */
export const sourceOf = async (inline: string): Promise<string> =>
  asSource(await digest(new TextEncoder().encode(inline)));

const digest = async (bytes: BufferSource): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('base64');

/**
 * Redirects a page over plain HTTP to TLS, whatever the zone's own setting is. Refuses a call: a redirect would hide
 * that its token was already sent in the clear.
 */
export const httpsOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  // Workers see how the visitor came in a header that the edge always sets.
  if (c.req.header('cf-ray') === undefined || c.req.header('x-forwarded-proto') !== 'http') return next();
  const isPage = ['GET', 'HEAD'].includes(c.req.method) && !c.req.path.startsWith('/api/');
  if (isPage) {
    const { hostname, pathname, search } = new URL(c.req.url);
    // Without the port, which is that of plain HTTP.
    return c.redirect(`https://${hostname}${pathname}${search}`, 301);
  }
  return problem(c, { status: 403, title: 'HTTPS required', message: 'Questo indirizzo risponde solo in HTTPS.' });
};

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
  const response = new Response(c.res.status === 304 ? null : body, c.res);
  response.headers.set('Repr-Digest', `sha-256=:${await digest(body)}:`);
  c.res = response;
};
