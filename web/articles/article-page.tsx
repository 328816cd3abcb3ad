import { useLocation } from 'react-router';
import { articleHead, noArticleHead } from '../../shared/head/article-heads.ts';
import { pagePath } from '../../shared/paths.ts';
import { ButtonLine } from '../app/link.tsx';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { labyrinth } from '../ui/figures.ts';
import { ArticleView, articleTextOptions, relatedJobsOptions } from './article-view.tsx';
import { articleAt } from './articles.ts';

function ArticlePage() {
  const article = articleAt(useLocation().pathname);
  return article ? <ArticleView key={article.slug} article={article} /> : <NoArticle />;
}

function NoArticle() {
  return (
    <div className="container section">
      <EmptyState art={labyrinth} title="Articolo non trovato" level={1}>
        <p>A questo indirizzo non c’è nessun articolo: forse il link è scritto male, o l’articolo è stato tolto.</p>
        <ButtonLine to={pagePath.blog()}>← Torna al blog</ButtonLine>
      </EmptyState>
    </div>
  );
}

export const page: Page = {
  Component: ArticlePage,
  load: async ({ client, url }) => {
    const article = articleAt(url.pathname);
    if (!article) return;
    const { enabled, ...related } = relatedJobsOptions(article);
    await Promise.all([
      client.prefetchQuery(articleTextOptions(article)),
      enabled === true && client.prefetchQuery(related),
    ]);
  },
  head: ({ url, params }) => {
    const article = articleAt(url.pathname);
    return article ? articleHead(article) : noArticleHead(params.slug ?? '');
  },
  sharedAddress: (url) => (articleAt(url.pathname) ? sharedWithoutQuery(url) : null),
};
