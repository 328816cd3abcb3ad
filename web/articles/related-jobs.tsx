import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ArticleSummary } from '../../shared/articles.ts';
import { pagePath } from '../../shared/paths.ts';
import { relatedJobsOptions } from './queries.ts';

const SHOWN = 5;

/** Open offers that an article is about, as they are today; nothing while they load, where they fail or there is none. */
export function RelatedJobs({ article }: { article: ArticleSummary }) {
  const { data } = useQuery(relatedJobsOptions(article));
  if (!data || data.items.length === 0) return null;
  return (
    <section className="card stack-sm" aria-labelledby="correlate">
      <h2 id="correlate" className="text-h3">
        Offerte di Lavoro Correlate
      </h2>
      <ul className="list-plain">
        {data.items.slice(0, SHOWN).map(({ id, title, location }) => (
          <li key={id} className="border-t border-line">
            <Link className="link-quiet flex flex-col py-2.5" to={pagePath.job(id)} viewTransition>
              <span className="font-600">{title}</span>
              <span className="muted">{location}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
