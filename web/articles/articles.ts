import type { ArticleBlock, ArticleSummary } from '../../shared/articles.ts';

// Compiled by scripts/articles/plugin.ts: the summaries together, each text by itself.
const SUMMARIES = import.meta.glob<ArticleSummary>('./texts/*.md', {
  query: '?summary',
  import: 'summary',
  eager: true,
});
const TEXTS = import.meta.glob<() => Promise<readonly ArticleBlock[]>>('./texts/*.md', { import: 'readText' });

export const ARTICLES: readonly ArticleSummary[] = Object.values(SUMMARIES).toSorted(
  (a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'it'),
);

export const articleAt = (path: string): ArticleSummary | undefined =>
  ARTICLES.find((article) => article.path === path);

export async function loadText({ slug }: ArticleSummary): Promise<readonly ArticleBlock[]> {
  const load = TEXTS[`./texts/${slug}.md`];
  if (!load) throw new Error(`loadText: ${slug} has no text`);
  return (await load())();
}
