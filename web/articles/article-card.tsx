import { Link } from 'react-router';
import type { ArticleSummary } from '../../shared/articles.ts';
import { Badge } from '../ui/badge.tsx';
import { Figure } from '../ui/figure.tsx';
import { ArticleMeta } from './article-meta.tsx';
import { FIGURES } from './figures.ts';

/** An article in a list; a featured one is larger and shows its drawing. */
export function ArticleCard({ article, featured = false }: { article: ArticleSummary; featured?: boolean }) {
  return (
    <article className="card card-link flex flex-col gap-3">
      {featured && <Figure art={FIGURES[article.figure]} className="text-bosco mb-1" />}
      <p>
        <Badge tone="bosco">{article.category}</Badge>
      </p>
      <h3 className={featured ? 'text-h2' : ''}>
        <Link className="link-quiet stretched" to={article.path} viewTransition>
          {article.title}
        </Link>
      </h3>
      <p>{article.excerpt}</p>
      <p className="muted mt-auto">
        <ArticleMeta article={article} />
      </p>
    </article>
  );
}
