import type { ArticleCategory, ArticleSummary } from '../../shared/articles.ts';
import { longDate } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { ButtonLine, Link } from '../app/link.tsx';
import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Figure } from '../ui/figure.tsx';
import { FIGURES, plough } from '../ui/figures.ts';
import { LiveRegion } from '../ui/live-region.tsx';

const FEATURED = 2;

export function ArticleList(props: { articles: readonly ArticleSummary[]; category: ArticleCategory | null }) {
  const { articles, category } = props;
  const featured = category === null ? FEATURED : 0;
  return (
    <>
      {featured > 0 && (
        <section className="stack" aria-labelledby="in-evidenza">
          <h2 id="in-evidenza">In evidenza</h2>
          <ul className="list-plain grid gap-4 md:grid-cols-2">
            {articles.slice(0, featured).map((article) => (
              <li key={article.slug} className="grid">
                <ArticleCard article={article} featured />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="stack" aria-labelledby="articoli">
        <div className="split">
          <h2 id="articoli">{category ?? 'Altri articoli'}</h2>
          <LiveRegion className="muted" visible={category !== null}>
            {articles.length === 1 ? '1 articolo' : `${articles.length} articoli`}
          </LiveRegion>
        </div>
        {articles.length === 0 ? (
          <NoArticles />
        ) : (
          <ul className="list-plain grid-cards">
            {articles.slice(featured).map((article) => (
              <li key={article.slug} className="grid">
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function NoArticles() {
  return (
    <EmptyState art={plough} title="In questa categoria non c’è ancora niente" level={3}>
      <p>Pubblichiamo un articolo quando abbiamo qualcosa di utile e di vero da dire. Intanto leggi gli altri.</p>
      <ButtonLine to={pagePath.blog()}>Tutti gli articoli</ButtonLine>
    </EmptyState>
  );
}

function ArticleCard({ article, featured = false }: { article: ArticleSummary; featured?: boolean }) {
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

export function ArticleMeta({ article }: { article: ArticleSummary }) {
  // Noon: the same calendar day everywhere.
  const day = longDate(new Date(`${article.date}T12:00:00Z`));
  return (
    <>
      <time dateTime={article.date}>{day}</time> <span>{`· ${article.minutes} min lettura`}</span>
    </>
  );
}
