import { pagePath } from '../../shared/paths.ts';
import { TOWNS } from '../../shared/places/towns.ts';
import { ButtonLink } from '../app/link.tsx';

type TownLinksProps = {
  readonly title: string;
  /** Open offers of a municipality by its slug; null while nobody knows them. */
  readonly counts: ReadonlyMap<string, number> | null;
  readonly except?: string;
};

export function TownLinks({ title, counts, except }: TownLinksProps) {
  return (
    <nav className="stack no-print" aria-labelledby="paesi">
      <h2 id="paesi">{title}</h2>
      <ul className="cluster list-plain">
        {TOWNS.filter(({ page }) => page !== except).map(({ page, slug, name }) => (
          <li key={page}>
            <ButtonLink to={pagePath.town(page)}>
              <span>{name}</span>
              {counts && (
                <span className="muted font-400">
                  <span>{counts.get(slug) ?? 0}</span>{' '}
                  <span className="sr-only">{counts.get(slug) === 1 ? 'offerta' : 'offerte'}</span>
                </span>
              )}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
