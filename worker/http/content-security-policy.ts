import { TURNSTILE_ORIGIN } from '../../shared/public-forms.ts';
import { TRUSTED_TYPES_POLICY } from '../../shared/site.ts';

type Directives = Readonly<Record<string, readonly string[]>>;

/** Digests (SHA-256, base64) of the inline scripts and styles of a build's documents. */
export type InlinePieces = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

export type Policies = {
  /** Policy of every document. */
  readonly usual: string;
  /** Policy of a page with a form that Turnstile protects. */
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
export async function contentSecurityPolicies(inlineScript: string, pieces: InlinePieces): Promise<Policies> {
  const { DEV } = import.meta.env;
  const scripts = DEV ? ["'unsafe-inline'"] : [await digest(inlineScript), ...pieces.scripts].map(asSource);
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

/** A digest as a Content-Security-Policy names it. */
const asSource = (digest: string): string => `'sha256-${digest}'`;

async function digest(piece: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(piece)));
  return btoa(String.fromCharCode(...bytes));
}
