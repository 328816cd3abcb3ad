import { useSearchParams } from 'react-router';
import { ARTICLE_CATEGORIES, type ArticleCategory, blogPath, resolveArticleCategory } from '../../shared/articles.ts';
import { blogHead } from '../../shared/head/article-heads.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import type { Page } from '../app/page.ts';
import { ChipNav } from '../lists/chosen-chips.tsx';
import { NewsletterBox } from '../newsletter/newsletter-box.tsx';
import { ArticleList } from './article-list.tsx';
import { ARTICLES } from './articles.ts';

const categoryOf = (params: URLSearchParams): ArticleCategory | null => resolveArticleCategory(params.get('categoria'));

function BlogPage() {
  const [params] = useSearchParams();
  const category = categoryOf(params);
  const shown = category === null ? ARTICLES : ARTICLES.filter((article) => article.category === category);
  return (
    <div className="container section stack-lg">
      <header className="stack-sm">
        <h1>Il blog del lavoro in valle</h1>
        <p className="text-lead measure">
          {`Contratti, stagione, colloqui, concorsi e trasporti: guide scritte per chi lavora, o vuole lavorare, ${VALLEY.between}.`}
        </p>
      </header>
      <ChipNav
        aria-label="Categorie del blog"
        className="no-print"
        chips={[null, ...ARTICLE_CATEGORIES].map((chip) => ({
          label: chip ?? 'Tutte',
          to: blogPath(chip),
          current: chip === category,
        }))}
      />
      <ArticleList articles={shown} category={category} />
      <NewsletterBox />
    </div>
  );
}

export const page: Page = {
  Component: BlogPage,
  head: ({ url }) => blogHead(categoryOf(url.searchParams) !== null),
  sharedAddress: (url) => blogPath(categoryOf(url.searchParams)),
};
