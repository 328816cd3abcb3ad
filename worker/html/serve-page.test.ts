import { beforeAll, describe, expect, test } from 'vitest';
import { brokenD1, brokenKv, withBindings } from '../testing/bindings.ts';
import { makeJob, makeUser, uniqueWord } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { elements, readPage, runningAttributes } from '../testing/read-page.ts';
import { asVisitor } from '../testing/requests.ts';

const SITE = 'http://localhost:8787';
const PUBLIC_PAGES = ['/', '/offerte', '/pubblica-offerta', '/annunci-lavoro-valle-camonica', '/login', '/blog'];

const hashOf = async (script: string): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
};

beforeAll(async () => {
  const { id: ownerId } = await makeUser({ email: 'padrona@example.org' });
  for (let i = 0; i < 23; i++) await makeJob({ ownerId, category: i % 2 ? 'Turismo' : 'Pulizie' });
});

describe.each(PUBLIC_PAGES)('%s', (path) => {
  test('is a complete document with its own head', async () => {
    const page = await readPage(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('Cache-Control')).toBe('no-cache');
    expect(page.html).toMatch(/^<!doctype html>\s*<html lang="it"/i);
    expect(page.h1).toHaveLength(1);
    const description = page.meta.get('description') ?? '';
    expect([page.title, description]).not.toContain('');
    expect(page.canonical).toBe(SITE + (path === '/' ? '/' : path));
    expect(Object.fromEntries(page.meta)).toMatchObject({
      'og:title': page.title,
      'og:description': description,
      'og:url': page.canonical,
      'og:type': 'website',
      'og:site_name': 'Lavoro in Valle',
      'twitter:title': page.title,
      'twitter:description': description,
    });
    expect(page.meta.get('og:image')).toMatch(/^http:\/\/localhost:8787\/og\/[a-z-]+\.png$/);
    const types = page.jsonLd.map((data) => Object(data)['@type']);
    expect(types).toEqual(path === '/' ? ['WebSite', 'Organization'] : []);
  });

  test('runs two inline scripts, which its policy names', async () => {
    const page = await readPage(path);
    expect(page.inlineScripts).toHaveLength(2);
    const policy = page.headers.get('Content-Security-Policy');
    for (const script of page.inlineScripts) expect(policy).toContain(await hashOf(script));
    expect(await runningAttributes(page.html)).toEqual([]);
    expect(await elements(page.html, 'style')).toEqual([]);
  });

  test('answers HEAD with the headers of GET and no body, and is whole even for who has an older one', async () => {
    const head = await asVisitor.send(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const older = { 'If-None-Match': '"older"', 'If-Modified-Since': new Date().toUTCString() };
    const answer = await asVisitor.get(path, { headers: older });
    expect(answer.status).toBe(200);
    for (const name of ['Content-Type', 'Cache-Control', 'Content-Security-Policy'])
      expect(head.headers.get(name), name).toBe(answer.headers.get(name));
    // Documents have weak tags; the shell's own tag is strong and must not be sent for them.
    expect(answer.headers.get('ETag') ?? 'W/').toMatch(/^W\//);
  });

  test('has one address: with slashes at its end it sends there', async () => {
    if (path === '/') return;
    for (const slashes of ['/', '///']) {
      const { status, headers } = await asVisitor.get(`${path}${slashes}?search=a%20b`);
      expect([status, headers.get('Location')]).toEqual([301, `${path}?search=a%20b`]);
    }
  });
});

test.each([
  ['/blog', 'blog', 'guide lavoro', undefined],
  ['/annunci-lavoro-valle-camonica', 'annunci', 'assunzioni', undefined],
  ['/cerco-lavoro-valle-camonica', 'cerco-lavoro', 'cerco lavoro Valle Camonica', undefined],
  ['/lavoro-vallecamonica', 'valle-camonica', 'mappa del lavoro', ['Home', 'Offerte in Valle']],
  ['/lavoro-edolo', 'edolo', 'lavoro Edolo', ['Home', 'Offerte in Valle', 'Edolo']],
])('%s has its picture and keywords in the head, and the way to it', async (path, picture, keyword, way) => {
  const { meta, jsonLd } = await readPage(path);
  expect(meta.get('og:image')).toBe(`${SITE}/og/${picture}.png`);
  expect(meta.get('keywords')?.split(', ')).toContain(keyword);
  const crumbs = jsonLd.map((data) => Object(data).itemListElement).find(Array.isArray);
  expect(crumbs?.map(({ name }: { name: string }) => name)).toEqual(way);
});

test.each(['/register', '/blog'])('%s knows nothing of Turnstile without its keys', async (path) => {
  const { html, headers } = await readPage(path);
  expect(`${headers.get('Content-Security-Policy')}${html}`).not.toMatch(/cloudflare|turnstile-site-key/);
});

test('a document names the scripts of its own page', async () => {
  const scriptsOf = async (path: string) => {
    const scripts = await elements((await readPage(path)).html, 'script[data-page]');
    return scripts.map(({ attributes }) => attributes.get('data-page'));
  };
  expect(await scriptsOf('/aiuto')).toEqual(['/assets/help-page-1a2b3c4d.js /assets/help-parts-5e6f7a8b.js']);
  expect(await scriptsOf('/termini')).toEqual(['']);
});

test('/avvisi/fine is kept nowhere once its form holds a token', async () => {
  const path = '/avvisi/fine';
  const withToken = await asVisitor.get(`${path}?token=abc.def.ghi`);
  expect(await withToken.text()).toContain('abc.def.ghi');
  expect(withToken.headers.get('Cache-Control')).toBe('no-store');
  expect((await asVisitor.get(path)).headers.get('Cache-Control')).toBe('no-cache');
});

test('a line end in an address, as of a link that was copied with it, leads to the address without it', async () => {
  for (const [path, own] of [
    ['/offerte%0A?search=a%0Ab', '/offerte?search=a%0Ab'],
    ['/%0D%0ASet-Cookie:%20a=b', '/Set-Cookie:%20a=b'],
    ['/blog/%e2%80%a8', '/blog'],
    ['/%0a', '/'],
    ['//', '/'],
  ] as const) {
    const { status, headers } = await asVisitor.get(path);
    expect([status, headers.get('Location'), headers.get('Set-Cookie')], path).toEqual([301, own, null]);
  }
});

test('no slash sends anybody to another site', async () => {
  for (const path of ['//evil.example/', '/\\evil.example/', '//evil.example/offerte/', '/%0A/evil.example']) {
    const location = (await asVisitor.get(path)).headers.get('Location');
    expect(new URL(location ?? '/', SITE).origin, path).toBe(SITE);
  }
});

test('the page where offers are published is whole without the counts', async () => {
  await forgetCopies();
  const page = await readPage('/pubblica-offerta', { bindings: withBindings({ DB: brokenD1(), LISTS: brokenKv() }) });
  expect(page.status).toBe(200);
  expect(page.html).toContain('500+');
  expect(page.html).toContain('candidati registrati</dt>');
});

describe('search engines', () => {
  test.each(['/', '/offerte', '/offerte?utm_source=mail', '/?category='])('list %s', async (path) => {
    expect((await readPage(path)).meta.get('robots')).toBe('index, follow');
  });

  test.each([
    '/offerte?category=turismo',
    '/offerte?search=cuoco&location=breno',
    '/offerte?type=Weekend&housing=true&shift=sera&openings=true&start=2027-06',
    '/?search=cuoco',
  ])('do not list %s, and are told its address without filters', async (path) => {
    const { status, meta, canonical } = await readPage(path);
    expect([status, meta.get('robots'), canonical]).toEqual([200, 'noindex, follow', SITE + path.split('?')[0]]);
  });
});

describe('without JavaScript', () => {
  test('the offers stand in the document, and a link leads to the next ones', async () => {
    const seen: string[] = [];
    let pages = 0;
    for (let path: string | undefined = '/offerte'; path !== undefined && pages < 5; pages++) {
      const page = await readPage(path);
      expect(page.status).toBe(200);
      seen.push(...page.links.filter((link) => /^\/offerte\/[0-9a-z]{12}$/.test(link)));
      path = page.links.find((link) => link.startsWith('/offerte?') && link.includes('cursor='));
    }
    expect(pages).toBe(2);
    expect(new Set(seen).size).toBe(23);
  });

  test('the search form is sent as an address that the page reads', async () => {
    const word = uniqueWord();
    const job = await makeJob({ title: `Cuoca ${word}`, category: 'Turismo', location: 'Edolo' });
    const [form] = await elements((await readPage('/offerte')).html, 'form[action^="/offerte#"]');
    expect(form?.attributes.get('method')).toBe('get');
    const sent = `search=${word}&location=edolo&category=turismo&sort=&type=&contract=&experience=`;
    const found = await readPage(`/offerte?${sent}`);
    expect(found.links).toContain(`/offerte/${job.publicId}`);
    expect(found.html).toContain(`value="${word}"`);
    expect(found.html).toContain('Pubblicato oggi');
  });

  test.each([
    '/offerte?category=cucina',
    '/offerte?lat=45.9&lon=10.3&radius=9999',
    '/offerte?cursor=rubbish',
    '/offerte?sort=title&cursor=WyJyZWNlbnQiLCJub25lIiwzXQ',
    `/offerte?search=${'a'.repeat(5000)}`,
    '/offerte?search=%ED%A0%80%00%E0%A4%A',
    '/?location=darfo&search=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E',
  ])('%s is a list: what a page cannot read it passes over', async (path) => {
    const page = await readPage(path);
    expect(page.status).toBe(200);
    expect(page.inlineScripts).toHaveLength(2);
  });
});

describe('an address that leads nowhere', () => {
  const NOWHERE = ['/nothing', '/offerte/a/b', '/wp-login.php', '/offerte%2F', '/%00', '/%E0%A4%A', '/.env'];

  test.each(NOWHERE)('%s is the English page, HTTP 404', async (path) => {
    const { status, h1, canonical, meta, headers, html } = await readPage(path);
    expect({ status, h1, canonical }).toEqual({ status: 404, h1: ['Page not found'], canonical: null });
    expect([meta.get('robots'), headers.get('Cache-Control')]).toEqual(['noindex, follow', 'no-store']);
    expect(html).toMatch(/^<!doctype html>\s*<html lang="en"/i);
    expect(html).not.toMatch(/Offerte in Valle|Vai al contenuto|Partita IVA|Accessibilità/);
  });
});

test('a language is there as long as the operator has it on', async () => {
  const statusWith = async (LANGUAGES: string, path: string) =>
    (await asVisitor.get(path, { bindings: withBindings({ LANGUAGES, LISTS: brokenKv() }) })).status;
  expect(await statusWith('uk, ro', '/ro/offerte')).toBe(200);
  expect(await statusWith('uk', '/ro/diritti')).toBe(404);
  expect(await statusWith('', '/uk/diritti')).toBe(404);
  const home = await (
    await asVisitor.get('/', { bindings: withBindings({ LANGUAGES: 'uk', LISTS: brokenKv() }) })
  ).text();
  expect(home).toContain('href="/uk/offerte"');
  expect(home).not.toContain('href="/ro/offerte"');
});

test('a page in Arabic is written from right to left, and no search engine may list what nobody has checked', async () => {
  const page = await readPage('/ar/offerte');
  expect(page.html).toMatch(/^<!doctype html>\s*<html lang="ar" dir="rtl"/i);
  expect(page.meta.get('robots')).toBe('noindex, follow');
  expect(page.html).toContain('vale il testo italiano');
});
