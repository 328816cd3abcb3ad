import { describe, expect, test } from 'vitest';
import { pagePath } from '../paths.ts';
import { TOWNS } from '../places/towns.ts';
import { documentTags, siteData } from './document-tags.ts';
import { notFoundHead, type PageHead, pageHead } from './page-head.ts';
import { homeHead } from './place-heads.ts';

const SITE = 'https://www.example.org';

const headAt = (canonical: string, parts: Partial<PageHead> = {}) =>
  pageHead({ title: 'Titolo', description: 'Descrizione', keywords: [], canonical, ...parts });

const metaOf = (head: PageHead): Record<string, string> =>
  Object.fromEntries(
    documentTags(head, SITE).map(({ attributes: a }) => [a.name ?? a.property ?? '', a.content ?? '']),
  );
const feedsOf = (head: PageHead) =>
  documentTags(head, SITE).flatMap(({ attributes: a }) => (a.rel === 'alternate' ? [a] : []));
const dataOf = (head: PageHead) =>
  documentTags(head, SITE).flatMap(({ tag, text }) => (tag === 'script' ? [JSON.parse(text ?? '')] : []));

test('a page is shared with its picture, its size and what stands on it', () => {
  expect(metaOf(headAt(pagePath.town('edolo')))).toMatchObject({
    'og:image': `${SITE}/og/edolo.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Offerte di lavoro: Edolo. Lavoro in Valle',
    'twitter:card': 'summary_large_image',
  });
  expect(metaOf(headAt('/offerte/abc', { image: 'lovere' }))['og:image']).toBe(`${SITE}/og/lovere.png`);
  expect(metaOf(notFoundHead())['og:image']).toBe(`${SITE}/og/lavoro-in-valle.png`);
});

describe('the feed', () => {
  test.each([
    ...[pagePath.home(), pagePath.jobs(), pagePath.valley()].map((path) => [path, 'in Valle Camonica', '/feed.xml']),
    ...TOWNS.map(({ page, slug, name }) => [pagePath.town(page), `a ${name}`, `/feed/${slug}.xml`]),
  ])('of %s is that %s', (path = '', where, feed) => {
    expect(feedsOf(headAt(path))).toEqual([
      { rel: 'alternate', type: 'application/atom+xml', title: `Offerte di lavoro ${where}`, href: SITE + feed },
    ]);
  });

  test('is announced nowhere else', () => {
    for (const path of [pagePath.privacy(), pagePath.job('abc'), pagePath.login()])
      expect(feedsOf(headAt(path))).toEqual([]);
    expect(feedsOf(headAt(pagePath.jobs(), { status: 404 }))).toEqual([]);
  });
});

describe('the site', () => {
  test('is described on the home page only, and not on its filtered variants', () => {
    expect(dataOf(homeHead(false)).map((data) => data['@type'])).toEqual(['WebSite', 'Organization']);
    expect(dataOf(homeHead(true))).toEqual([]);
    expect(dataOf(notFoundHead())).toEqual([]);
    expect(dataOf(headAt(pagePath.jobs()))).toEqual([]);
  });

  test('names its search and who runs it, in absolute addresses', () => {
    const [site, organization] = siteData(SITE);
    expect(site).toMatchObject({
      '@type': 'WebSite',
      name: 'Lavoro in Valle',
      url: `${SITE}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${SITE}/offerte?search={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
      publisher: { '@id': `${SITE}/#gestore` },
    });
    expect(organization).toMatchObject({
      '@type': 'Organization',
      '@id': `${SITE}/#gestore`,
      logo: `${SITE}/icons/icon-512.png`,
    });
  });

  test('says of the operator what is known, and no placeholder', () => {
    expect(JSON.stringify(siteData(SITE, {}))).not.toMatch(/legalName|vatID|"address"|"email"/);
    expect(siteData(SITE, { name: 'Valle srl', vatNumber: 'IT01234567890' })[1]).toMatchObject({
      legalName: 'Valle srl',
      vatID: 'IT01234567890',
    });
    expect(JSON.stringify(siteData(SITE))).not.toContain('"[');
  });
});

test.each([
  ['the home page', homeHead(false)],
  ['a page that is not there', notFoundHead()],
  ['a page of a town', headAt(pagePath.town('breno'), { keywords: ['lavoro Breno'] })],
])('%s has each tag once', (_, head) => {
  const tags = documentTags(head, SITE).filter(({ tag }) => tag !== 'script');
  const names = tags.map(({ tag, attributes: a }) => [tag, a.name ?? a.property ?? a.rel ?? ''].join(' '));
  expect(names).toEqual([...new Set(names)]);
  expect(names).toEqual(expect.arrayContaining(['title ', 'meta description', 'meta og:title', 'meta og:image']));
});

test('a list names itself and its reviewed translations', () => {
  const alternates = { it: '/offerte', 'x-default': '/offerte', ro: '/ro/offerte' };
  const named = documentTags(headAt('/offerte', { alternates }), SITE).flatMap(({ attributes: { hreflang, href } }) =>
    hreflang ? [[hreflang, href]] : [],
  );
  expect(named).toEqual([
    ['it', `${SITE}/offerte`],
    ['x-default', `${SITE}/offerte`],
    ['ro', `${SITE}/ro/offerte`],
  ]);
});
