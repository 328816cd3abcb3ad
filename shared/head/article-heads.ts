import type { ArticleSummary } from '../articles.ts';
import { pagePath, socialImagePath } from '../paths.ts';
import { SITE_NAME } from '../site.ts';
import { VALLEY } from '../valley/valley.ts';
import { type Crumb, missingHead, type PageHead, pageHead, type StructuredData } from './page-head.ts';

/** @param filtered whether the address shows one category only */
export const blogHead = (filtered: boolean): PageHead =>
  pageHead({
    title: `Blog sul lavoro ${VALLEY.in}: guide e notizie`,
    description: `Guide, regole e notizie per chi cerca lavoro ${VALLEY.in}: contratti, stagione, colloqui, concorsi, treni. Articoli chiari, con le fonti pubbliche.`,
    keywords: [`blog lavoro ${VALLEY.name}`, 'guide lavoro', 'contratti di lavoro', 'cercare lavoro'],
    canonical: pagePath.blog(),
    index: !filtered,
  });

export const articleHead = (article: ArticleSummary): PageHead =>
  pageHead({
    title: article.title,
    description: article.excerpt,
    keywords: [article.category, `lavoro ${VALLEY.name}`],
    canonical: article.path,
    ogType: 'article',
    breadcrumbs: articleCrumbs(article),
    jsonLd: [(siteUrl) => articleData(article, siteUrl)],
  });

export const noArticleHead = (slug: string): PageHead =>
  missingHead(
    'Articolo non trovato',
    `A questo indirizzo del blog di ${SITE_NAME} non c’è nessun articolo.`,
    pagePath.article(slug),
  );

export const articleCrumbs = ({ title, path }: ArticleSummary): Crumb[] => [
  { name: 'Blog', path: pagePath.blog() },
  { name: title, path },
];

const articleData = (
  { title, excerpt, date, author, category, path }: ArticleSummary,
  siteUrl: string,
): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: title,
  description: excerpt,
  image: siteUrl + socialImagePath('blog'),
  datePublished: date,
  author: { '@type': 'Organization', name: author, url: siteUrl + pagePath.home() },
  publisher: { '@type': 'Organization', name: SITE_NAME, url: siteUrl + pagePath.home() },
  mainEntityOfPage: siteUrl + path,
  articleSection: category,
  inLanguage: 'it',
});
