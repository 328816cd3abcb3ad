import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { EmployerSummary } from '../../shared/employers.ts';
import { employersHead } from '../../shared/head/employer-heads.ts';
import { categoryLabel, JOB_CATEGORIES, type JobCategory } from '../../shared/job-values.ts';
import { EMPLOYER_LABELS } from '../../shared/job-words.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { Link } from '../app/link.tsx';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { ChipLink } from '../lists/chosen-chips.tsx';
import { OwnList } from '../lists/own-list.tsx';
import { employersOptions } from './queries.ts';

const CATEGORY = 'settore';

const readCategory = (params: URLSearchParams): JobCategory | undefined =>
  JOB_CATEGORIES.find((category) => category === params.get(CATEGORY));

function EmployersPage() {
  const category = readCategory(useSearchParams()[0]);
  const list = useInfiniteQuery(employersOptions(category));
  const employers = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="container section stack">
      <h1>{`Aziende ${VALLEY.in}`}</h1>
      <p className="text-lead measure">
        Chi offre lavoro, con le offerte aperte e quelle passate. Ogni pagina l’ha scritta chi offre il lavoro.
      </p>
      <nav aria-label="Settore">
        <ul className="cluster list-plain">
          {[undefined, ...JOB_CATEGORIES].map((each) => (
            <li key={each ?? 'tutte'}>
              <ChipLink current={each === category} to={withQuery(pagePath.employers(), { [CATEGORY]: each })}>
                {each === undefined ? 'Tutte' : categoryLabel(each)}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <OwnList
        list={list}
        texts={{
          loading: 'Caricamento delle aziende...',
          failed: 'Non riusciamo a caricare le aziende',
          more: 'Mostra altre aziende',
        }}
      >
        {employers.length === 0 ? (
          <p>Ancora nessuna pagina qui.</p>
        ) : (
          <ul className="list-plain grid-cards">
            {employers.map((employer) => (
              <li key={employer.slug} className="grid">
                <EmployerCard employer={employer} />
              </li>
            ))}
          </ul>
        )}
      </OwnList>
      <p>
        Offri lavoro? <Link to={pagePath.ownEmployer()}>Fai la pagina della tua azienda</Link>
      </p>
    </div>
  );
}

function EmployerCard({ employer: { slug, name, kind, town, category, openJobs } }: { employer: EmployerSummary }) {
  return (
    <article className="card card-link stack-sm">
      <h2 className="text-h3 break-words">
        <Link className="stretched" to={pagePath.employer(slug)} viewTransition>
          {name}
        </Link>
      </h2>
      <p className="muted">
        {[EMPLOYER_LABELS[kind], categoryLabel(category), municipalityBySlug(town)?.name ?? town].join(' · ')}
      </p>
      {openJobs > 0 && <p>{openJobs === 1 ? 'Un’offerta aperta' : `${openJobs} offerte aperte`}</p>}
    </article>
  );
}

export const page: Page = {
  Component: EmployersPage,
  load: ({ client, url }) => client.prefetchInfiniteQuery(employersOptions(readCategory(url.searchParams))),
  head: ({ url }) => employersHead(url.search !== ''),
  sharedAddress: sharedWithoutQuery,
};
