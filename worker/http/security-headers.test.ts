import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { AppEnv } from '../env.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { makeJob } from '../testing/factories.ts';
import { asVisitor } from '../testing/requests.ts';
import { type InlinePieces, securityHeaders } from './security-headers.ts';

const EVERY_KIND = [
  '/',
  '/offerte/nothing',
  '/candidati',
  '/app-shell',
  '/sw.js',
  '/robots.txt',
  '/feed.xml',
  '/sitemap.xml',
  '/openapi.json',
  '/api/health',
  '/api/nothing',
  '/api/jobs?limit=0',
  '/assets/nothing.js',
];

const directivesOf = ({ headers }: Response, name = 'Content-Security-Policy') =>
  new Map((headers.get(name) ?? '').split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));

describe.each(EVERY_KIND)('%s', (path) => {
  test('carries the security headers', async () => {
    const { headers } = await asVisitor.get(path, { headers: { Origin: 'https://evil.example' } });
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
      'origin-agent-cluster': '?1',
      'x-frame-options': 'DENY',
    });
    expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{8,}$/);
  });

  test('has a policy without inline scripts, inline styles, eval or strings that become scripts', async () => {
    const answer = await asVisitor.get(path);
    const directives = directivesOf(answer);
    expect(directives.get('default-src')).toEqual(["'none'"]);
    const digest = expect.stringMatching(/^'sha256-[A-Za-z0-9+/]{43}='$/);
    expect(directives.get('script-src')).toEqual(["'self'", digest, digest]);
    expect(directives.get('style-src')?.[0]).toBe("'self'");
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    expect(directives.get('form-action')).toEqual(["'self'"]);
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(directives.get('trusted-types')).toEqual(['lavoro-in-valle']);
    expect(answer.headers.get('Content-Security-Policy')).not.toMatch(/unsafe|http:|\*|default;/);
    expect(answer.headers.get('Content-Security-Policy-Report-Only')).toBeNull();
  });

  test('allows what our own code asks a browser for to itself alone, and the rest to nobody', async () => {
    const features = ((await asVisitor.get(path)).headers.get('Permissions-Policy') ?? '').split(', ');
    expect(features).toContain('geolocation=(self)');
    for (const feature of ['camera', 'microphone', 'payment', 'usb', 'display-capture', 'browsing-topics'])
      expect(features).toContain(`${feature}=()`);
    for (const feature of features) expect(feature).toMatch(/^[a-z-]+=\((self)?\)$/);
  });
});

test('nobody may embed our documents; pictures and what programs read are for other sites too', async () => {
  const job = await makeJob();
  const of = async (path: string) => (await asVisitor.get(path)).headers.get('Cross-Origin-Resource-Policy');
  for (const path of ['/', `/offerte/${job.publicId}`, `/offerte/${job.publicId}/locandina`, '/api/jobs', '/sw.js'])
    expect(await of(path), path).toBe('same-origin');
  for (const path of ['/icons/icon-512.png', '/feed.xml', '/feed.json', '/robots.txt', '/llms.txt', '/openapi.json'])
    expect(await of(path), path).toBe('cross-origin');
});

test('a built file carries what a file needs, and nothing of what a document does', async () => {
  const { status, headers } = await asVisitor.get('/icons/icon-512.png');
  expect(status).toBe(200);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=/);
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  for (const name of ['Referrer-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy', 'X-Request-Id'])
    expect(headers.get(name), name).toBeNull();
});

test('inline pieces of a document are allowed by their digests, and by nothing else', async () => {
  const app = new Hono<AppEnv>();
  const styles = ['p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='];
  const scripts = ['uU0nuZNNPgilLlLX2n2r+sSE7+N6U4DukIj3rOLvzek='];
  let pieces: InlinePieces = { scripts: [], styles: [] };
  app.use(securityHeaders('a()', async () => pieces));
  app.get('/', (c) => c.text(''));
  // Computed by `openssl dgst -sha256 -binary | base64`.
  const script = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";
  const before = directivesOf(await app.request('/'));
  expect([before.get('script-src'), before.get('style-src')]).toEqual([["'self'", script], ["'self'"]]);
  // Once the build says what there is.
  pieces = { scripts, styles };
  const after = directivesOf(await app.request('/'));
  expect(after.get('script-src')).toEqual(["'self'", script, `'sha256-${scripts[0]}'`]);
  expect(after.get('style-src')).toEqual(["'self'", `'sha256-${styles[0]}'`]);
});

test('the id of a request is the edge’s where there is one', async () => {
  const { headers } = await asVisitor.get('/api/health', { headers: { 'cf-ray': '8f00000000000000-MXP' } });
  expect(headers.get('X-Request-Id')).toBe('8f00000000000000-MXP');
});

const over = (protocol: string) => ({ headers: { 'cf-ray': '8f00000000000000-MXP', 'x-forwarded-proto': protocol } });

test.each(['/', '/offerte?q=cuoco&sort=recent', '/feed.xml', '/assets/nothing.js'])(
  '%s leads to itself over TLS',
  async (path) => {
    const answer = await asVisitor.get(path, over('http'));
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toBe(`https://localhost${path}`);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  },
);

test('a call of a program over plain HTTP is refused, and nothing of it is done', async () => {
  await expectProblem(await asVisitor.get('/api/jobs', over('http')), 403);
  await expectProblem(await asVisitor.post('/api/login', {}, over('http')), 403);
  await expectProblem(await asVisitor.send('/offerte', { method: 'POST', ...over('http') }), 403);
});

test('over TLS, and without an edge, nothing is led anywhere', async () => {
  expect((await asVisitor.get('/api/jobs', over('https'))).status).toBe(200);
  expect((await asVisitor.get('/api/jobs', { headers: { 'x-forwarded-proto': 'http' } })).status).toBe(200);
});

const digestOf = (body: ArrayBuffer): string =>
  `sha-256=:${createHash('sha256').update(Buffer.from(body)).digest('base64')}:`;
const WANTED = { headers: { 'Want-Repr-Digest': 'sha-256=1' } };

test.each(['/', '/contatti', '/robots.txt', '/nothing', '/api/health'])(
  '%s states the digest of what it answers where it is asked to',
  async (path) => {
    for (let time = 0; time < 2; time++) {
      const answer = await asVisitor.get(path, WANTED);
      expect(answer.headers.get('Repr-Digest')).toBe(digestOf(await answer.arrayBuffer()));
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  },
);

test('nothing is stated where nobody asks, or asks for another form', async () => {
  expect((await asVisitor.get('/aiuto')).headers.has('Repr-Digest')).toBe(false);
  const other = await asVisitor.get('/aiuto', { headers: { 'Want-Repr-Digest': 'md5=1' } });
  expect(other.headers.has('Repr-Digest')).toBe(false);
});

test('an answer without a body stays without', async () => {
  const tag = (await asVisitor.get('/robots.txt')).headers.get('ETag') ?? '';
  const answer = await asVisitor.get('/robots.txt', { headers: { ...WANTED.headers, 'If-None-Match': tag } });
  expect(answer.status).toBe(304);
});

const timingOf = async (path: string) => (await asVisitor.get(path)).headers.get('Server-Timing') ?? '';

test.each(['/', '/offerte/nothing', '/api/health', '/api/nothing', '/assets/nothing.js', '/favicon.svg', '/feed.xml'])(
  '%s says how long it took',
  async (path) => {
    expect(await timingOf(path)).toMatch(/(^|,)total;dur=[\d.]+$/);
  },
);

test('a document says whether it was kept', async () => {
  expect(await timingOf('/termini')).toMatch(
    /^version;dur=[\d.]+,cache;dur=[\d.]+,edge;desc="miss",render;dur=[\d.]+,total/,
  );
  expect(await timingOf('/termini')).toMatch(/^version;dur=[\d.]+,cache;dur=[\d.]+,edge;desc="hit",total;dur=[\d.]+$/);
});
