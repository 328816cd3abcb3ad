import { useSearchParams } from 'react-router';
import { ARTICLE_CATEGORIES, type ArticleCategory, blogPath, resolveArticleCategory } from '../../shared/articles.ts';
import { blogHead } from '../../shared/head/article-heads.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { Link } from '../app/link.tsx';
import type { Page } from '../app/page.ts';
import { NewsletterBox } from '../newsletter/newsletter-box.tsx';
import { chipClass } from '../ui/chip.tsx';
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
      <nav aria-label="Categorie del blog" className="no-print">
        <ul className="cluster list-plain">
          {[null, ...ARTICLE_CATEGORIES].map((chip) => (
            <li key={chip ?? 'Tutte'}>
              <Link
                className={chipClass(chip === category)}
                to={blogPath(chip)}
                aria-current={chip === category || undefined}
                preventScrollReset
              >
                {chip ?? 'Tutte'}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
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
