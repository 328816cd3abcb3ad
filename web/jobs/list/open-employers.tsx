import { useQuery } from '@tanstack/react-query';
import { pagePath } from '../../../shared/paths.ts';
import { municipalityBySlug } from '../../../shared/places/municipalities.ts';
import { readOptions } from '../../api/call-options.ts';
import { Link } from '../../app/link.tsx';
import type { JobSearch } from './job-search.ts';

/** Employers that take spontaneous applications of the trade of a search that found nothing. */
export function OpenEmployers({ search: { search, location: typed, around } }: { readonly search: JobSearch }) {
  const location = typed || (municipalityBySlug(around?.town ?? '')?.name ?? '');
  const { data } = useQuery({
    ...readOptions('GET /api/employers', { query: { search, location } }, { meta: { optional: true } }),
    enabled: search !== '',
  });
  if (!data?.items.length) return null;
  return (
    <section className="stack-sm" aria-labelledby="presentati">
      <h2 id="presentati" className="text-h3">
        A queste aziende puoi presentarti lo stesso
      </h2>
      <p className="muted">Non hanno un’offerta per questo mestiere, ma ascoltano chi lo fa.</p>
      <ul className="list-plain stack-sm">
        {data.items.map(({ slug, name, town }) => (
          <li key={slug} className="break-words">
            <Link className="inline-flex items-center min-h-11" to={pagePath.employer(slug)}>
              {name}
            </Link>{' '}
            <span className="muted">{municipalityBySlug(town)?.name ?? town}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
