import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { ARTICLE_CATEGORIES, blogPath } from '../../shared/articles.ts';
import { longDate } from '../../shared/dates.ts';
import { ARTICLES } from '../../web/app/entry-server.tsx';
import { brokenD1, withBindings } from '../testing/bindings.ts';
import { makeJob, uniqueWord } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { elements, readPage, runningAttributes } from '../testing/read-page.ts';

const SITE = 'http://localhost:8787';
const DARFO = '/blog/aziende-che-assumono-darfo-2025';
const RELATED = 'Offerte di Lavoro Correlate';

const articlesIn = (links: readonly string[]) =>
  links.filter((link) => ARTICLES.some(({ path }) => path === link)).toSorted();
const pathsOf = (articles: typeof ARTICLES) => articles.map(({ path }) => path).toSorted();

describe('the blog', () => {
  test('has its head, every article once, and the newest first', async () => {
    const page = await readPage('/blog');
    expect(page.meta.get('robots')).toBe('index, follow');
    expect(page.links.filter((link) => pathsOf(ARTICLES).includes(link))).toEqual(ARTICLES.map(({ path }) => path));
    const dates = ARTICLES.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const text of ARTICLES.flatMap(({ title, excerpt }) => [title, excerpt]))
      expect(page.html.includes(text), text).toBe(true);
  });

  test.each(ARTICLE_CATEGORIES)('%s shows its articles only, and is not for search engines', async (category) => {
    const page = await readPage(blogPath(category));
    expect(page.status).toBe(200);
    expect(articlesIn(page.links)).toEqual(pathsOf(ARTICLES.filter((article) => article.category === category)));
    expect((await elements(page.html, '[aria-current=true]')).map(({ text }) => text)).toEqual([category]);
    expect(page.meta.get('robots')).toBe('noindex, follow');
    expect(page.canonical).toBe(`${SITE}/blog`);
  });

  test.each(['?categoria=ricette', '?categoria=%E0%A4%A', '?pagina=2'])('/blog%s is the whole blog', async (query) => {
    const page = await readPage(`/blog${query}`);
    expect(page.status).toBe(200);
    expect(articlesIn(page.links)).toEqual(pathsOf(ARTICLES));
    expect((await elements(page.html, '[aria-current=true]')).map(({ text }) => text)).toEqual(['Tutte']);
    expect(page.meta.get('robots')).toBe('index, follow');
  });
});

describe.each(ARTICLES)('$path', (article) => {
  test('is complete', async () => {
    const page = await readPage(article.path);
    expect(page.status).toBe(200);
    expect(page.h1).toEqual([article.title]);
    const facts = [
      article.category,
      article.author,
      longDate(new Date(article.date)),
      `${article.minutes} min lettura`,
    ];
    const html = page.html.replaceAll('<!-- -->', '');
    for (const text of [...facts, 'Condividi', 'Torna al blog', 'Cerca Offerte', 'Pubblica Profilo'])
      expect(html.includes(text), text).toBe(true);
    expect((await elements(page.html, '.prose p')).length).toBeGreaterThan(3);
    expect(page.links).toEqual(expect.arrayContaining(['/blog', '/offerte', '/pubblica-profilo']));
    expect(page.inlineScripts).toHaveLength(2);
    expect(await runningAttributes(page.html)).toEqual([]);
  });

  test('has its head: Article and breadcrumbs in absolute addresses', async () => {
    const page = await readPage(article.path);
    expect([page.title, page.canonical]).toEqual([article.title, SITE + article.path]);
    const named = { description: article.excerpt, 'og:type': 'article', robots: 'index, follow' };
    expect(Object.fromEntries(page.meta)).toMatchObject(named);
    const redazione = { '@type': 'Organization', name: article.author, url: `${SITE}/` };
    expect(page.jsonLd).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: article.title,
        image: `${SITE}/og/blog.png`,
        description: article.excerpt,
        datePublished: article.date,
        author: redazione,
        publisher: { ...redazione, name: 'Lavoro in Valle' },
        mainEntityOfPage: SITE + article.path,
        articleSection: article.category,
        inLanguage: 'it',
      },
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: `${SITE}/` },
          { '@type': 'ListItem', position: 2, name: 'Blog', item: `${SITE}/blog` },
          { '@type': 'ListItem', position: 3, name: article.title, item: SITE + article.path },
        ],
      }),
    ]);
  });
});

// An offer that a test inserts itself raises no version, so the cached page must be invalidated by hand.
const readAfresh = async (path: string) => {
  await forgetCopies();
  return readPage(path);
};

describe('related offers', () => {
  test('are the open ones of the town', async () => {
    const word = uniqueWord();
    const near = await makeJob({ title: `Barista ${word}`, location: 'Darfo Boario Terme' });
    const far = await makeJob({ title: `Cuoca ${word}`, location: 'Ponte di Legno' });
    const ended = await makeJob({ title: `Autista ${word}`, location: 'Darfo', status: 'expired' });
    const page = await readAfresh(DARFO);
    expect(page.html.includes(`Barista ${word}`), `Barista ${word}`).toBe(true);
    expect(page.html.includes(RELATED)).toBe(true);
    expect(page.links).toContain(`/offerte/${near.publicId}`);
    for (const { publicId } of [far, ended]) expect(page.links).not.toContain(`/offerte/${publicId}`);
  });

  test('are the open ones of the category, five at most', async () => {
    const other = await makeJob({ category: 'Pulizie', location: 'Edolo' });
    for (let n = 0; n < 6; n++) await makeJob({ category: 'Sanità', location: 'Edolo' });
    const { links } = await readAfresh('/blog/assistenza-familiare-contratto-in-regola');
    expect(links.filter((link) => /^\/offerte\/[0-9a-z]{12}$/.test(link))).toHaveLength(5);
    expect(links).not.toContain(`/offerte/${other.publicId}`);
  });

  test('leave no box where there are none, or the article is about no town and no category', async () => {
    for (const path of ['/blog/lavorare-in-rifugio-o-albergo', '/blog/primo-colloquio-di-lavoro'])
      expect((await readAfresh(path)).html.includes(RELATED), path).toBe(false);
  });

  test('that did not answer leave the article as it is, in a document that nobody keeps', async () => {
    const path = '/blog/lavorare-in-rifugio-o-albergo';
    await forgetCopies();
    const onlyVersion = {
      get: (key: string, options: object) => (key === 'version' ? env.LISTS.get(key, options) : Promise.resolve(null)),
      put: () => Promise.resolve(),
    } as unknown as KVNamespace;
    const without = await readPage(path, { bindings: withBindings({ DB: brokenD1(), LISTS: onlyVersion }) });
    expect([without.status, without.html.includes(RELATED)]).toEqual([200, false]);
    const job = await makeJob({ category: 'Turismo' });
    expect((await readPage(path)).links).toContain(`/offerte/${job.publicId}`);
  });
});

describe('an address of the blog where no article is', () => {
  test.each(['non-esiste', '__proto__', '%E0%A4%A'])('%s is a 404 that leads back', async (slug) => {
    const { status, h1, canonical, jsonLd, meta, headers, links } = await readPage(`/blog/${slug}`);
    const expected = { status: 404, h1: ['Articolo non trovato'], canonical: null, jsonLd: [] };
    expect({ status, h1, canonical, jsonLd }).toEqual(expected);
    expect([meta.get('robots'), headers.get('Cache-Control')]).toEqual(['noindex, follow', 'no-store']);
    expect(links).toContain('/blog');
  });
});
