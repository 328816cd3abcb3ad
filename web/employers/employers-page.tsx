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
import { ChipNav } from '../lists/chosen-chips.tsx';
import { GrowingList } from '../lists/growing-list.tsx';
import { employersOptions } from './queries.ts';

const CATEGORY = 'settore';

const TEXTS = {
  loading: 'Caricamento delle aziende...',
  none: '',
  failed: 'Non riusciamo a caricare le aziende',
  more: 'Mostra altre aziende',
  moreFailed: 'Le altre aziende non sono arrivate.',
  copy: 'nel frattempo possono essercene altre.',
};

const soughtIn = (params: URLSearchParams) => ({
  category: JOB_CATEGORIES.find((category) => category === params.get(CATEGORY)),
  cursor: params.get('cursor') ?? undefined,
});

function EmployersPage() {
  const sought = soughtIn(useSearchParams()[0]);
  const list = useInfiniteQuery(employersOptions(sought));
  const isEmpty = list.data?.pages[0]?.items.length === 0;
  const pathOf = (category: JobCategory | undefined, cursor?: string) =>
    withQuery(pagePath.employers(), { [CATEGORY]: category, cursor });
  return (
    <div className="container section stack">
      <h1>{`Aziende ${VALLEY.in}`}</h1>
      <p className="text-lead measure">
        Chi offre lavoro, con le offerte aperte e quelle passate. Ogni pagina l’ha scritta chi offre il lavoro.
      </p>
      {(sought.category || !isEmpty) && (
        <ChipNav
          aria-label="Settore"
          row="chip-scroll list-plain"
          chips={[undefined, ...JOB_CATEGORIES].map((each) => ({
            label: each === undefined ? 'Tutte' : categoryLabel(each),
            to: pathOf(each),
            current: each === sought.category,
          }))}
        />
      )}
      <GrowingList
        list={list}
        texts={TEXTS}
        empty={<p>Ancora nessuna pagina qui.</p>}
        card={(employer) => <EmployerCard employer={employer} />}
        pathAfter={(cursor) => pathOf(sought.category, cursor)}
      />
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
  load: ({ client, url }) => client.prefetchInfiniteQuery(employersOptions(soughtIn(url.searchParams))),
  head: ({ url }) => employersHead(url.search !== ''),
  sharedAddress: sharedWithoutQuery,
};
