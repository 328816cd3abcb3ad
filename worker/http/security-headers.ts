import type { MiddlewareHandler } from 'hono';
import { hasPublicForm, TURNSTILE_ORIGIN } from '../../shared/human-check.ts';
import type { AppEnv } from '../env.ts';

/** `'sha256-…'` of an inline script, as a Content-Security-Policy names it. */
async function scriptHash(script: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}

function policy(scripts: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of a page with a form that Turnstile watches over: its script and its frame, and nothing else. */
const withTurnstile = (known: string): string =>
  `${known.replace("script-src 'self'", `script-src 'self' ${TURNSTILE_ORIGIN}`)}; frame-src ${TURNSTILE_ORIGIN}`;

/**
 * Security headers on every answer. The policy allows the one inline script by its hash; vite's own inline scripts and
 * styles are allowed in development only.
 */
export function securityHeaders(inlineScript: string): MiddlewareHandler<AppEnv> {
  let known: string | null = null;
  return async (c, next) => {
    await next();
    known ??= import.meta.env.DEV
      ? policy("'unsafe-inline'")
          .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
          .replace("connect-src 'self'", "connect-src 'self' ws:")
      : policy(await scriptHash(inlineScript));
    const answer = new Response(c.res.body, c.res);
    answer.headers.set('X-Content-Type-Options', 'nosniff');
    // Scripts, styles, fonts and our own pictures are no documents: there the rest would only weigh, half a kilobyte each.
    const isBuiltFile =
      answer.status < 400 && /^\/(assets\/|og\/|icons\/|(favicon\.svg|site\.webmanifest)$)/.test(c.req.path);
    // Without a configuration where something was refused before it was read.
    const human = c.get('config')?.TURNSTILE_SITE_KEY !== undefined && hasPublicForm(c.req.path);
    if (!isBuiltFile) setDocumentHeaders(answer.headers, human ? withTurnstile(known) : known, c.get('requestId'));
    c.res = answer;
  };
}

function setDocumentHeaders(headers: Headers, contentSecurityPolicy: string, requestId: string): void {
  // A file that somebody has uploaded brings a stricter one.
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', contentSecurityPolicy);
  headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('Permissions-Policy', 'geolocation=(self), camera=(), microphone=(), payment=()');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('X-Frame-Options', 'DENY');
  headers.set('X-Request-Id', requestId);
}
