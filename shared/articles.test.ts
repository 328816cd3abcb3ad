import { expect, test } from 'vitest';
import { ARTICLE_CATEGORIES, articlePath, blogPath, resolveArticleCategory } from './articles.ts';

test.each(ARTICLE_CATEGORIES)('%s has an address that is read back', (category) => {
  const url = new URL(blogPath(category), 'https://site.invalid');
  expect(url.pathname).toBe('/blog');
  expect(resolveArticleCategory(url.searchParams.get('categoria'))).toBe(category);
});

test('categories in addresses', () => {
  expect(blogPath('Normative e Bonus')).toBe('/blog?categoria=normative-e-bonus');
  expect(blogPath(null)).toBe('/blog');
  for (const text of [null, '', 'ricette', 'guide']) expect(resolveArticleCategory(text)).toBeNull();
});

test('an article has its path, one of them its own', () => {
  expect(articlePath('cv-efficace-2025-guida')).toBe('/blog/cv-efficace-2025-guida');
  expect(articlePath('offerte-lavoro-valle-camonica-agosto-2025')).toBe('/offerte-lavoro-valle-camonica-agosto-2025');
});
