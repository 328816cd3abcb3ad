import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { ArticleList } from './article-list.tsx';
import { ARTICLES, loadText } from './articles.ts';

const htmlOf = (props: Parameters<typeof ArticleList>[0]) =>
  renderToString(createElement(MemoryRouter, null, createElement(ArticleList, props)));

test('a category that has no article says so, and leads to the others', () => {
  const html = htmlOf({ articles: [], category: 'Interviste' });
  expect(html).toContain('In questa categoria non c’è ancora niente');
  expect(html).toContain('0 articoli');
  expect(html).toContain(`"${pagePath.blog()}"`);
});

test('a category has no featured articles', () => {
  const html = htmlOf({ articles: ARTICLES.slice(0, 1), category: 'Guide Utili' });
  expect(html).not.toContain('In evidenza');
  expect(html).toContain('1 articolo<');
});

test('every summary has its text', async () => {
  for (const article of ARTICLES) expect((await loadText(article)).length, article.slug).toBeGreaterThan(5);
});
