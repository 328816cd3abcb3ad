import { beforeAll, expect, test } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { PAGES } from '../../web/app/pages.ts';
import { publish, publishMany, publishProfile, register, uniqueWord } from './api.ts';
import { SITE } from './browser.ts';
import { EXPIRED_OFFER } from './expired-offer.ts';
import { crawlSite, type Visited, waysIn } from './site-crawl.ts';

/** Addresses that send people on, and where to. */
const REDIRECTS: Readonly<Record<string, string>> = { '/candidati': '/cerca-profili' };

let visited: readonly Visited[];

beforeAll(async () => {
  const employer = await register({ role: 'employer' });
  await publishMany(employer, uniqueWord(), 21);
  const towns = ['Darfo', 'Pisogne', 'Edolo', 'Lovere', 'Iseo'];
  for (const location of towns) await publish(employer, { location, category: 'Turismo' });
  await publishProfile();
  visited = await crawlSite([`/offerte/${EXPIRED_OFFER.id}`, `/le-mie-offerte/${EXPIRED_OFFER.id}`]);
});

test('every link of the site leads to something', () => {
  const astray = visited.filter(({ path, status, location }) =>
    path in REDIRECTS ? status !== 301 || location !== REDIRECTS[path] : status !== 200,
  );
  expect(astray.map(({ path, status, from }) => `${status} ${path}, linked from ${from}`)).toEqual([]);
});

test('every fragment that a link names is there', () => {
  const documents = new Map(visited.map((page) => [page.path, page]));
  const lost = visited.flatMap(({ html, path: from }) =>
    waysIn(html ?? '', from)
      .filter(({ fragment }) => fragment !== '')
      .filter(({ path, fragment }) => {
        const target = documents.get(path);
        // Pages that were not visited have a visited one of their kind; missing pages, and parts of a picture, are tested elsewhere.
        if (target?.status !== 200 || target.html === null) return false;
        return !target.html.includes(` id="${decodeURIComponent(fragment)}"`);
      })
      .map(({ path, fragment }) => `${from} links to ${path}#${fragment}`),
  );
  expect(lost).toEqual([]);
});

test('every page is a whole Italian document, with one heading, no style attribute and its own address', () => {
  const pages = visited.filter(({ route, status }) => route !== null && route !== '*' && status === 200);
  const wrong = pages.filter(({ html, path }) => {
    const first = (pattern: RegExp) => pattern.exec(html ?? '')?.[1];
    const addresses = [
      first(/<link rel="canonical" href="([^"]*)"/),
      first(/<meta property="og:url" content="([^"]*)"/),
    ];
    return (
      first(/^<!doctype html>\s*<html lang="(it)"/i) === undefined ||
      html?.match(/<h1[ >]/g)?.length !== 1 ||
      / style="/.test(html) ||
      addresses.some((address) => address !== SITE + path.split('?')[0])
    );
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('of every page there was an address to visit', () => {
  const seen = new Set(visited.filter(({ status }) => status === 200).map(({ route }) => route));
  const routes = PAGES.map(([route]) => route).filter((route) => route !== '*');
  expect(routes.filter((route) => !seen.has(route))).toEqual([]);
});

/** Pages that only a mailed link leads to, and that of an offer of one's own, which its owner's list leads to. */
const ELSEWHERE = [
  '/le-mie-offerte/x',
  '/conferma-offerta',
  '/rispondi-candidatura',
  '/conferma-candidatura',
  '/candidatura',
  '/tieni-profilo',
  '/reimposta-password',
  '/conferma-email',
  '/avvisi/conferma',
  '/avvisi/gestisci',
  '/avvisi/fine',
  '/newsletter/conferma',
  '/newsletter/fine',
];

test('no page stands alone: a link of another one leads to it', () => {
  const linked = new Set(
    visited.flatMap(({ html, path: from }) =>
      waysIn(html ?? '', from)
        .filter(({ path }) => path !== from)
        .map(({ path }) => path),
    ),
  );
  const pages = Object.values(pagePath).map((make: (...parts: string[]) => string) => {
    const path = make(...Array.from({ length: make.length }, () => 'x-x'));
    return new RegExp(`^${path.replaceAll('x-x', '[^/]+')}$`);
  });
  const alone = pages.filter((page) => ![...linked, ...ELSEWHERE].some((path) => page.test(path)));
  expect(alone.map(String)).toEqual([]);
});

/** Pages whose title and description are what people wrote there. */
const WRITTEN_BY_PEOPLE = /^\/(offerte|candidati)\/:/;

test.for(['title', 'description'] as const)('no two pages for search engines have the same %s', (part) => {
  const words = visited.flatMap(({ route, html, path }) => {
    const isListed = html?.includes('<meta name="robots" content="index, follow"');
    if (!html || !isListed || WRITTEN_BY_PEOPLE.test(route ?? '')) return [];
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    const [, text = ''] =
      (part === 'title' ? /<title[^>]*>([^<]*)</ : /<meta name="description" content="([^"]*)"/).exec(html) ?? [];
    return [{ text, address: canonical ?? path }];
  });
  const pages = Map.groupBy(words, ({ text }) => text);
  const shared = [...pages].map(([text, of]) => [text, ...new Set(of.map(({ address }) => address))] as const);
  expect(words.length).toBeGreaterThan(4);
  expect(shared.filter(([text, ...addresses]) => text === '' || addresses.length > 1)).toEqual([]);
});
