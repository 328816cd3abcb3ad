import { beforeAll, expect, test } from 'vitest';
import { pagePath, socialImagePath } from '../../shared/paths.ts';
import { SITE } from './browser.ts';

let built = { script: '', font: '' };

beforeAll(async () => {
  built = await filesOf(await (await fetch(SITE + pagePath.jobs())).text());
});

async function filesOf(html: string): Promise<typeof built> {
  const first = (pattern: RegExp): string => pattern.exec(html)?.[0] ?? '';
  return { script: first(/\/assets\/[\w.-]+\.js/), font: first(/\/assets\/[^"]+\.woff2/) };
}

type Kind = { readonly isDocument: boolean; readonly resourcePolicy: 'same-origin' | 'cross-origin' };

const PAGE: Kind = { isDocument: true, resourcePolicy: 'same-origin' };
const FILE: Kind = { ...PAGE, isDocument: false };
const PICTURE: Kind = { ...FILE, resourcePolicy: 'cross-origin' };

/** Files that only the build has: `worker/http/security-headers.test.ts` asks for the rest, and without TLS. */
const KINDS: readonly (readonly [name: string, path: () => string, kind: Kind])[] = [
  ['shell of the service worker', () => '/app-shell', PAGE],
  ['service worker', () => '/sw.js', PAGE],
  ['script', () => built.script, FILE],
  ['font', () => built.font, FILE],
  ['manifest', () => '/site.webmanifest', FILE],
  ['picture for social networks', () => socialImagePath('annunci'), PICTURE],
];

test('every kind of built file has the headers of its kind', async () => {
  for (const [name, path, kind] of KINDS) {
    const answer = await fetch(SITE + path());
    const { headers } = answer;
    expect(path(), name).toMatch(/^\//);
    expect(answer.status, name).toBe(200);
    expect(headers.get('Strict-Transport-Security'), name).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('X-Content-Type-Options'), name).toBe('nosniff');
    expect(headers.get('Cross-Origin-Resource-Policy'), name).toBe(kind.resourcePolicy);
    expect(headers.get('Access-Control-Allow-Origin'), name).toBeNull();
    expect(headers.getSetCookie(), name).toEqual([]);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy, name).toMatch(/^default-src 'none'; /);
    expect(policy, name).toContain("frame-ancestors 'none'");
    expect(policy, name).not.toMatch(/unsafe|http:|\*/);
    expect(headers.get('X-Frame-Options'), name).toBe(kind.isDocument ? 'DENY' : null);
    expect(headers.get('Referrer-Policy'), name).toBe(kind.isDocument ? 'strict-origin-when-cross-origin' : null);
    if (headers.get('Content-Type')?.startsWith('text/html'))
      for (const [, source] of (await answer.text()).matchAll(/<script[^>]* src="([^"]*)"/g))
        expect(source, name).toMatch(/^\/[^/]/);
  }
});
