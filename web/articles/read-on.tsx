import { Link } from 'react-router';
import type { ArticleSummary } from '../../shared/articles.ts';
import { ArticleMeta } from './article-meta.tsx';
import { ARTICLES } from './articles.ts';

const SHOWN = 3;

/** The newest other articles, those of the same category first. */
export function ReadOn({ article }: { article: ArticleSummary }) {
  const others = ARTICLES.filter(({ slug }) => slug !== article.slug);
  const alike = others.filter(({ category }) => category === article.category);
  const rest = others.filter(({ category }) => category !== article.category);
  return (
    <nav className="card stack-sm" aria-labelledby="leggi-anche">
      <h2 id="leggi-anche" className="text-h3">
        Leggi anche
      </h2>
      <ul className="list-plain">
        {[...alike, ...rest].slice(0, SHOWN).map((other) => (
          <li key={other.slug} className="border-t border-line">
            <Link className="link-quiet flex flex-col py-2.5" to={other.path} viewTransition>
              <span className="font-600">{other.title}</span>
              <span className="muted">
                <ArticleMeta article={other} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
