import { queryOptions } from '@tanstack/react-query';
import type { ArticleBlock, ArticleSummary } from '../../shared/articles.ts';
import { readOptions } from '../api/call-options.ts';
import { loadText } from './articles.ts';

/** The text of an article: from the document at first, from its own chunk after a navigation. */
export const articleTextOptions = (article: ArticleSummary) =>
  queryOptions<readonly ArticleBlock[]>({
    queryKey: ['article-text', article.slug],
    queryFn: () => loadText(article),
  });

/** Newest open offers of the article's town, or of its category; not asked for where it has neither. */
export const relatedJobsOptions = ({ town, jobCategory }: ArticleSummary) =>
  readOptions(
    'GET /api/jobs',
    { query: { ...(town ? { town } : { category: jobCategory ?? undefined }), limit: 10 } },
    { enabled: town !== null || jobCategory !== null, meta: { optional: true, list: true } },
  );
