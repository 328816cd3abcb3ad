import { beforeAll, describe, expect } from 'vitest';
import type { PublicJob } from '../../shared/jobs.ts';
import { machinePath, pagePath } from '../../shared/paths.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { TOWNS } from '../../shared/places/towns.ts';
import { publish, register, uniqueWord } from './api.ts';
import { SITE, test } from './browser.ts';
import { EXPIRED_OFFER } from './expired-offer.ts';

const XML = [machinePath.feed(), machinePath.townFeed('edolo'), machinePath.sitemap()];
let job: PublicJob;

beforeAll(async () => {
  job = await publish(await register({ role: 'employer' }), {
    title: `Malgara/o & casara/o <b>"alpeggio"</b> ${uniqueWord()}`,
    companyName: "Malga <Ferro & Figli> ']]>",
    location: 'Edolo',
    description: 'Alpeggio 😀\n\n- <script>alert(1)</script>\n- & altro',
  });
});

const read = async (path: string): Promise<string> => {
  const answer = await fetch(SITE + path);
  expect(answer.status, path).toBe(200);
  return answer.text();
};

describe('in the browser that reads XML most strictly', () => {
  test.for(XML)('%s is well-formed and holds the new offer', async (path, { visit }) => {
    // Our own pages read no HTML from texts.
    const page = await visit('about:blank');
    const found = await page.evaluate(
      (xml) => {
        const document = new DOMParser().parseFromString(xml, 'application/xml');
        return {
          errors: document.querySelectorAll('parsererror').length,
          root: document.documentElement.localName,
          texts: [...document.querySelectorAll('id, loc, title')].map((element) => element.textContent),
        };
      },
      await read(path),
    );
    expect(found.errors).toBe(0);
    expect(found.root).toBe(path === machinePath.sitemap() ? 'urlset' : 'feed');
    expect(found.texts).toContain(SITE + pagePath.job(job.id));
    if (path !== machinePath.sitemap()) expect(found.texts).toContain(job.title);
    expect(found.texts.join()).not.toContain(EXPIRED_OFFER.id);
  });

  test('the HTML of an entry runs nothing', async ({ visit }) => {
    const page = await visit('about:blank');
    const names = await page.evaluate(
      (xml) => {
        const feed = new DOMParser().parseFromString(xml, 'application/xml');
        const html = [...feed.querySelectorAll('content')].map((content) => content.textContent ?? '').join('');
        return [...new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*')].map(
          (element) => element.localName,
        );
      },
      await read(machinePath.feed()),
    );
    expect([...new Set(names)].filter((name) => !['p', 'ul', 'li', 'br'].includes(name))).toEqual([]);
  });
});

test('every address of the sitemap is a page that may be listed, and names itself', async () => {
  const addresses = [...(await read(machinePath.sitemap())).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses.length).toBeGreaterThan(3);
  expect(new Set(addresses).size).toBe(addresses.length);
  const offers = addresses.filter((address) => address.startsWith(`${SITE}${pagePath.jobs()}/`));
  // The pages, and of the offers only some: other journeys publish many.
  for (const address of [...addresses.filter((other) => !offers.includes(other)), ...offers.slice(0, 3)]) {
    const answer = await fetch(address, { redirect: 'manual' });
    const html = await answer.text();
    expect(answer.status, address).toBe(200);
    expect(html, address).toContain(`<link rel="canonical" href="${address}"`);
    expect(html, address).toContain('<meta name="robots" content="index, follow"');
  }
});

test('feeds, sitemap and texts are told apart by their media type, and answer 304 to who has them', async () => {
  for (const [path, type] of [
    [machinePath.feed(), 'application/atom+xml'],
    [machinePath.townFeed('breno'), 'application/atom+xml'],
    [machinePath.jsonFeed(), 'application/feed+json'],
    [machinePath.sitemap(), 'application/xml'],
    [machinePath.robots(), 'text/plain'],
    [machinePath.llms(), 'text/plain'],
    [machinePath.openapi(), 'application/json'],
  ] as const) {
    const answer = await fetch(SITE + path);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, `${type}; charset=utf-8`]);
    await answer.text();
    const again = await fetch(SITE + path, { headers: { 'If-None-Match': answer.headers.get('etag') ?? '' } });
    expect([path, again.status]).toEqual([path, 304]);
    expect((await fetch(SITE + path, { method: 'POST' })).status, path).toBe(405);
  }
});

test('every municipality has a feed, and nothing else has one', async () => {
  for (const { slug } of MUNICIPALITIES) await read(machinePath.townFeed(slug));
  for (const path of ['/feed/milano.xml', '/feed/edolo', '/feed/..%2F..%2Fetc.xml'])
    expect((await fetch(SITE + path)).status, path).toBe(404);
});

test('every picture for social networks is served, and named by its page', async () => {
  const headed = [pagePath.home(), pagePath.jobs(), pagePath.publishJob(), pagePath.job(job.id), '/nothing'];
  const images = await Promise.all(
    headed.map(async (path) => {
      const html = await (await fetch(SITE + path)).text();
      return /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
    }),
  );
  expect(images[3]).toBe(`${SITE}/og/edolo.png`);
  for (const address of [...new Set(images), ...TOWNS.map(({ slug }) => `${SITE}/og/${slug}.png`)]) {
    const answer = await fetch(address);
    expect([address, answer.status, answer.headers.get('content-type')]).toEqual([address, 200, 'image/png']);
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d{6}/);
    expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(60_000);
  }
  expect((await fetch(`${SITE}/og/nothing.png`)).status).toBe(404);
});

test('lists announce their feed to programs', async ({ visit }) => {
  for (const path of [pagePath.home(), pagePath.jobs()]) {
    const page = await visit(path, { javaScriptEnabled: false });
    const href = await page.locator('link[rel=alternate][type="application/atom+xml"]').getAttribute('href');
    expect(href).toBe(SITE + machinePath.feed());
  }
});
