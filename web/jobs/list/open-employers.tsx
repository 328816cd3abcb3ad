import { useQuery } from '@tanstack/react-query';
import { pagePath } from '../../../shared/paths.ts';
import { formatKm } from '../../../shared/places/distance.ts';
import { municipalityBySlug } from '../../../shared/places/municipalities.ts';
import { readOptions } from '../../api/call-options.ts';
import { Link } from '../../app/link.tsx';
import type { JobSearch } from './job-search.ts';

/** Employers that take spontaneous applications of the trade of a search that found nothing. */
export function OpenEmployers({ search: { search, location: typed, around } }: { readonly search: JobSearch }) {
  const location = typed || (municipalityBySlug(around?.town ?? '')?.name ?? '');
  const { data = [] } = useQuery({
    ...readOptions('GET /api/open-employers', { query: { search, location } }, { meta: { optional: true } }),
    enabled: search !== '',
  });
  if (data.length === 0) return null;
  return (
    <section className="stack-sm" aria-labelledby="presentati">
      <h2 id="presentati" className="text-h3">
        A queste aziende puoi presentarti lo stesso
      </h2>
      <p className="muted">Non hanno un’offerta per questo mestiere, ma ascoltano chi lo fa.</p>
      <ul className="list-plain stack-sm">
        {data.map(({ slug, name, town, km }) => (
          <li key={slug} className="break-words">
            <Link className="inline-flex items-center min-h-11" to={pagePath.employer(slug)}>
              {name}
            </Link>{' '}
            <span className="muted">
              {[municipalityBySlug(town)?.name ?? town, km !== null && km > 0 && formatKm(km)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
