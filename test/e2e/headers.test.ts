import { beforeAll, expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { pagePath, socialImagePath } from '../../shared/paths.ts';
import { type Account, publish, register } from './api.ts';
import { SITE } from './browser.ts';

let employer: Account;
let jobId = '';
let built = { script: '', font: '' };

beforeAll(async () => {
  employer = await register({ role: 'employer' });
  jobId = (await publish(employer)).id;
  built = await filesOf(await (await fetch(SITE + pagePath.jobs())).text());
});

async function filesOf(html: string): Promise<typeof built> {
  const first = (pattern: RegExp): string => pattern.exec(html)?.[0] ?? '';
  return { script: first(/\/assets\/[\w.-]+\.js/), font: first(/\/assets\/[^"]+\.woff2/) };
}

type Kind = {
  readonly isDocument: boolean;
  readonly resourcePolicy: 'same-origin' | 'cross-origin';
  /** The status of the answer to a question over plain HTTP. */
  readonly overHttp: 200 | 301 | 403;
};

const PAGE: Kind = { isDocument: true, resourcePolicy: 'same-origin', overHttp: 301 };
const FILE: Kind = { ...PAGE, isDocument: false };
/** Served without the Worker, which is what leads to HTTPS; a zone does it by 'Always Use HTTPS'. Nothing of ours asks for one over HTTP. */
const HASHED: Kind = { ...FILE, overHttp: 200 };
const PICTURE: Kind = { ...FILE, resourcePolicy: 'cross-origin' };
/** A program that calls over plain HTTP is refused there, not led on: its token has already been in the clear. */
const CALL: Kind = { ...PAGE, overHttp: 403 };

/** Of every kind one that only the build has; the rest are those of `worker/http/security-headers.test.ts`. */
const KINDS: readonly (readonly [name: string, path: () => string, status: number, kind: Kind])[] = [
  ['offer', () => pagePath.job(jobId), 200, PAGE],
  ['shell of the service worker', () => '/app-shell', 200, PAGE],
  ['service worker', () => '/sw.js', 200, PAGE],
  ['script', () => built.script, 200, HASHED],
  ['font', () => built.font, 200, HASHED],
  ['no such file', () => '/assets/niente.js', 404, PAGE],
  ['manifest', () => '/site.webmanifest', 200, FILE],
  ['picture for social networks', () => socialImagePath('annunci'), 200, PICTURE],
  ['call', () => pathOf('GET /api/jobs'), 200, CALL],
];

/** An answer as the edge passes the question on, which says by headers how somebody came. */
const over = (protocol: 'http' | 'https', path: string) =>
  fetch(SITE + path, {
    redirect: 'manual',
    headers: { 'cf-ray': '8f00000000000000-MXP', 'x-forwarded-proto': protocol },
  });

test('every kind of answer has the headers of its kind, over HTTPS and where it is asked for without', async () => {
  for (const [name, path, status, kind] of KINDS) {
    const answer = await over('https', path());
    const { headers } = answer;
    expect(path(), name).toMatch(/^\//);
    expect(answer.status, name).toBe(status);
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
    const plain = await over('http', path());
    expect(plain.status, name).toBe(kind.overHttp);
    const secure = `https://${new URL(SITE).hostname}${path()}`;
    expect(plain.headers.get('Location'), name).toBe(kind.overHttp === 301 ? secure : null);
  }
});
