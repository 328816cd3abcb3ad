import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { withBindings } from '../testing/bindings.ts';
import { makeJob } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { readPage } from '../testing/read-page.ts';
import { asVisitor } from '../testing/requests.ts';

const SITE = 'http://localhost:8787';
const TYPES: Readonly<Record<string, string>> = {
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/sitemap/pagine.xml': 'application/xml; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
  '/llms.txt': 'text/plain; charset=utf-8',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
  '/feed.xml': 'application/atom+xml; charset=utf-8',
  '/feed/edolo.xml': 'application/atom+xml; charset=utf-8',
  '/feed.json': 'application/feed+json; charset=utf-8',
  '/openapi.json': 'application/json; charset=utf-8',
};

beforeAll(async () => {
  await makeJob({ location: 'Edolo' });
});

describe.each(Object.entries(TYPES))('%s', (path, type) => {
  test('says what it is', async () => {
    const { status, headers } = await asVisitor.get(path);
    expect([status, headers.get('Content-Type'), headers.get('Set-Cookie')]).toEqual([200, type, null]);
    expect(headers.get('Cache-Control')).toBe('no-cache');
  });

  test('is not sent again to who has it', async () => {
    for (const isChanged of [true, false]) {
      // Made again, and kept.
      if (isChanged) await forgetCopies();
      const tag = (await asVisitor.get(path)).headers.get('ETag') ?? '';
      expect(tag).toMatch(/^"[0-9a-f]{24}"$/);
      for (const known of [tag, `W/${tag}`, `"other", W/${tag}`, '*']) {
        const answer = await asVisitor.get(path, { headers: { 'If-None-Match': known } });
        expect(answer.status, known).toBe(304);
        expect(await answer.text()).toBe('');
        expect(answer.headers.get('ETag')).toBe(tag);
        expect(answer.headers.get('Cache-Control')).toBe('no-cache');
      }
      for (const other of ['"other"', '', tag.slice(0, 5)])
        expect((await asVisitor.get(path, { headers: { 'If-None-Match': other } })).status, other).toBe(200);
    }
  });

  test('names addresses of SITE_URL only, whoever asks for which host', async () => {
    // Of another day, as nothing of this one is kept then.
    vi.useFakeTimers({ toFake: ['Date'], now: addDays(new Date(), 1) });
    const bindings = withBindings({ SITE_URL: 'http://127.0.0.1:1/' });
    const text = await (await asVisitor.get(path, { bindings, headers: { Host: 'evil.example' } })).text();
    expect(text).toMatch(/http:\/\/127\.0\.0\.1:1["/]/);
    expect(text).not.toMatch(/evil|localhost|127\.0\.0\.1:1\/\//);
    await forgetCopies();
  });
});

test('robots.txt lets everything be read but the calls, and names the sitemap', async () => {
  const lines = (await (await asVisitor.get('/robots.txt')).text()).split('\n');
  expect(lines).toEqual(['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${SITE}/sitemap.xml`, '']);
});

test('llms.txt has a title, a summary, and links that lead somewhere', async () => {
  const text = await (await asVisitor.get('/llms.txt')).text();
  expect(text).toMatch(/^# Lavoro in Valle\n\n> [^\n]{80,}\n/);
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, address = '']) => address);
  expect(links).toEqual(expect.arrayContaining([`${SITE}/`, `${SITE}/offerte`, `${SITE}/openapi.json`]));
  // Without those that are patterns, as `…/offerte/{id}`.
  const examples = [...text.matchAll(/http:[^\s{})]+[^\s.{})](?![^\s]*\{)/g)].map(([address]) => address);
  for (const address of new Set([...links, ...examples])) {
    if (!address.startsWith(SITE)) throw new Error(`llms.txt names ${address}`);
    expect((await asVisitor.get(address.slice(SITE.length) || '/')).status, address).toBe(200);
  }
  for (const path of ['/', '/offerte']) expect(text).toContain((await readPage(path)).title);
});

test('security.txt says whom to tell, until when, and where it belongs (RFC 9116)', async () => {
  const text = await (await asVisitor.get('/.well-known/security.txt')).text();
  expect(text.trimEnd().split('\n')).toEqual([
    `Contact: mailto:${env.SUPPORT_EMAIL}`,
    `Contact: ${SITE}/contatti`,
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/),
    'Preferred-Languages: it, en',
    `Canonical: ${SITE}/.well-known/security.txt`,
  ]);
});
