import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smokeTest } from './deploy/smoke-test.ts';

const PAGE =
  '<!doctype html><title>Lavoro</title><body data-entry="/assets/1a2b3c4d.js"><a href="mailto:aiuto@valle.test">aiuto@valle.test</a></body>';
const ROBOTS = 'User-agent: *\nAllow: /\n';

const VERSION = '1a2b3c4d5e6f';
/** Versions that answer, the next with each request; the last one stays. */
let versions = [VERSION];
const health = (): string => {
  const version = versions.length > 1 ? versions.shift() : versions[0];
  const parts = { database: 'ok', cache: 'ok', files: 'ok', mail: 'ok', oldestMailMinutes: null };
  const copy = { backup: 'not configured', backupDays: null };
  return JSON.stringify({ status: 'ok', version, ...parts, ...copy, crons: [], time: '2026-11-29T00:00:00.000Z' });
};

/** Features of a zone, as they are documented: each changes a document, or robots.txt, on its way to a browser. */
let change: (text: string, path: string) => string = (text) => text;
let headers: (path: string) => Record<string, string> = () => ({});
let status = 200;
let keepsMissing = false;
let answered = 0;

// A site that states its digests, behind something that injects.
const server = createServer((request, response) => {
  answered++;
  const path = request.url ?? '';
  const text = path === '/api/health' ? health() : path === '/robots.txt' ? ROBOTS : PAGE;
  const digest = createHash('sha256').update(text).digest('base64');
  if (path.startsWith('/assets/')) {
    const isThere = path === '/assets/1a2b3c4d.js';
    const stored = isThere || keepsMissing ? 'public, max-age=31536000, immutable' : 'no-store';
    response.writeHead(isThere ? 200 : 404, { 'Cache-Control': stored, ...headers(path) });
    response.end();
    return;
  }
  const isBrowser = /Mozilla/.test(request.headers['user-agent'] ?? '') && path !== '/api/health';
  response.writeHead(path === '/api/health' ? 200 : status, {
    ...(request.headers['want-repr-digest'] ? { 'Repr-Digest': `sha-256=:${digest}:` } : {}),
    ...headers(path),
  });
  response.end(isBrowser ? change(text, path) : text);
});
let site = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('is content where what arrives is what was sent', async () => {
  await smokeTest(site, VERSION);
});

it('waits until the version that was deployed is the one that answers', async () => {
  versions = ['before', VERSION];
  await smokeTest(site, VERSION);
  expect(versions).toEqual([VERSION]);
});

const beforeEnd = (piece: string) => (text: string) => text.replace('</body>', `${piece}</body>`);
it.each<[string, (text: string, path: string) => string, string]>([
  [
    'Email Address Obfuscation',
    (text) => text.replace('mailto:aiuto@valle.test', '/cdn-cgi/l/email-protection#a1c0'),
    "/contatti: is not what the Worker made; switch off 'Email Address Obfuscation'.",
  ],
  ['Zaraz', beforeEnd('<script src="/cdn-cgi/zaraz/i.js"></script>'), "switch off 'Zaraz'."],
  [
    'managed robots.txt',
    (text, path) =>
      path === '/robots.txt' ? `# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n${text}` : text,
    "/robots.txt: is not what the Worker made; switch off 'Managed robots.txt'.",
  ],
  [
    'something unknown',
    (text) => text.replace('aiuto@', 'aiuto [at] '),
    '/: is not what the Worker made; switch off whatever changes it.',
  ],
])('finds out %s, and says what to switch off', async (_what, feature, says) => {
  change = feature;
  await expect(smokeTest(site, VERSION)).rejects.toThrow(says);
  change = (text) => text;
});

it('finds out files that are not kept, and missing ones that are', async () => {
  headers = (path): Record<string, string> => (path === '/assets/1a2b3c4d.js' ? { 'Cache-Control': 'no-cache' } : {});
  await expect(smokeTest(site, VERSION)).rejects.toThrow('/assets/1a2b3c4d.js: answers 200, and is not kept for ever.');
  headers = () => ({});
  keepsMissing = true;
  await expect(smokeTest(site, VERSION)).rejects.toThrow(
    'a file that is not there: answers 404, and browsers keep that for a year.',
  );
  keepsMissing = false;
});

it('finds out a challenge, another server, and a page that fails', async () => {
  headers = (path): Record<string, string> => (path === '/' ? { 'cf-mitigated': 'challenge' } : {});
  await expect(smokeTest(site, VERSION)).rejects.toThrow('/: a challenge is answered instead of the page');
  headers = (path): Record<string, string> => (path === '/robots.txt' ? { 'Repr-Digest': 'sha-256=:0000:' } : {});
  await expect(smokeTest(site, VERSION)).rejects.toThrow('/robots.txt: is not what the Worker made');
  headers = () => ({});
  status = 500;
  await expect(smokeTest(site, VERSION)).rejects.toThrow('/contatti: answers 500.');
  status = 200;
  expect(answered).toBeGreaterThan(12);
});
