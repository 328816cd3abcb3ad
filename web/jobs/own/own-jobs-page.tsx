import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { JOB_STATUSES } from '../../../shared/job-values.ts';
import { pagePath, withQuery } from '../../../shared/paths.ts';
import { SITE_NAME } from '../../../shared/site.ts';
import { WaitingMails } from '../../accounts/confirm-address.tsx';
import { countOf } from '../../api/list-page.ts';
import { type OwnJobsFilter, ownJobsOptions } from '../../api/own-jobs.ts';
import { useSession } from '../../api/session.ts';
import { deferred } from '../../app/deferred.tsx';
import { ButtonLine, ButtonLink } from '../../app/link.tsx';
import { ownPage } from '../../app/own-page.ts';
import { receivedCountsOptions } from '../../applications/received-queries.ts';
import { ListFile } from '../../forms/list-file.tsx';
import { NotArrived, SignedInFrame } from '../../layout/signed-in-frame.tsx';
import { ChipNav } from '../../lists/chosen-chips.tsx';
import { ListLoading } from '../../lists/growing-list.tsx';
import { MoreButton } from '../../lists/own-list.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { plough } from '../../ui/figures.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { OwnJobRow } from './own-job-row.tsx';

const AvailableCandidates = deferred(
  async () => (await import('../../candidates/available-candidates.tsx')).AvailableCandidates,
  null,
);
const ProposedCategories = deferred(async () => (await import('./proposed-categories.tsx')).ProposedCategories);

/** More offers than these are filtered and searched. */
const MANY = 5;

function OwnJobsPage() {
  return (
    <SignedInFrame
      title="Le mie offerte"
      art={plough}
      path={pagePath.ownJobs()}
      purpose="gestire le tue offerte"
      signIn="vedere le tue offerte"
    >
      <div className="stack">
        <WaitingMails />
        <OwnJobList />
      </div>
    </SignedInFrame>
  );
}

function OwnJobList() {
  const session = useSession();
  const filter = readFilter(useSearchParams()[0]);
  const isFiltered = filter.status !== undefined || filter.search !== undefined;
  const list = useInfiniteQuery({
    ...ownJobsOptions(filter),
    enabled: Boolean(session),
    placeholderData: keepPreviousData,
  });
  const counts = useQuery({ ...receivedCountsOptions(), enabled: Boolean(session) });
  if (list.isError && !list.data)
    return (
      <NotArrived
        title="Non riusciamo a caricare le tue offerte"
        path={pagePath.ownJobs()}
        retry={() => void list.refetch()}
      />
    );
  if (import.meta.env.SSR || !list.data)
    return <ListLoading text="Caricamento delle tue offerte..." places={3} className="own-list" />;
  const jobs = list.data.pages.flatMap((page) => page.items);
  const proposed = jobs.filter(({ proposedCategory, mayChange }) => proposedCategory && mayChange);
  const [first] = list.data.pages;
  if (jobs.length === 0 && !isFiltered)
    return (
      <EmptyState art={plough} title="Non hai ancora pubblicato offerte">
        <p>Scrivine una: è gratis, va online subito, e da qui la cambi, la chiudi o la rinnovi quando vuoi.</p>
        <ButtonLine variant="primary" to={pagePath.publishJob()}>
          Pubblica un’offerta
        </ButtonLine>
      </EmptyState>
    );
  return (
    <div className="stack">
      <p className="cluster">
        <ButtonLink to={pagePath.publishJob()}>Pubblica un’altra offerta</ButtonLink>
        <ButtonLink to={pagePath.ownEmployer()}>La tua azienda</ButtonLink>
      </p>
      {(isFiltered || (first && countOf(first).total > MANY)) && <OwnJobsFilterForm filter={filter} />}
      {jobs.length === 0 && <p>Nessuna offerta così.</p>}
      {list.isError && !list.isFetchNextPageError && (
        <Notice tone="warning" live>
          Il sito non risponde: quello che vedi può essere di prima.
        </Notice>
      )}
      {proposed.length > 0 && <ProposedCategories jobs={proposed} />}
      {jobs.map((job) => job.neededFrom && job.status === 'open' && <AvailableCandidates key={job.id} id={job.id} />)}
      <ul className="own-list">
        {jobs.map((job) => (
          <li key={job.id} className="grid">
            <OwnJobRow job={job} unread={counts.data?.find(({ jobId }) => jobId === job.id)?.unread} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} text="Mostra altre" />
      <p>
        <ListFile of="offerte" />
      </p>
      {list.isFetchNextPageError && (
        <Notice tone="error" live>
          Non riusciamo a caricare le altre offerte. Controlla la connessione e premi di nuovo “Mostra altre”.
        </Notice>
      )}
    </div>
  );
}

export const page = ownPage(OwnJobsPage, pagePath.ownJobs(), {
  title: 'Le mie offerte di lavoro',
  description: `Le offerte che hai pubblicato su ${SITE_NAME}: modifica, metti in pausa, chiudi, rinnova o elimina.`,
  keywords: ['le mie offerte', 'gestire offerte di lavoro'],
});

const LABELS = [
  [undefined, 'Tutte'],
  ['open', 'Aperte'],
  ['paused', 'In pausa'],
  ['closed', 'Chiuse'],
  ['expired', 'Scadute'],
] as const;

function readFilter(params: URLSearchParams): OwnJobsFilter {
  const status = JOB_STATUSES.find((known) => known === params.get('stato'));
  const search = params.get('q')?.trim().slice(0, 120) || undefined;
  return { ...(status ? { status } : {}), ...(search ? { search } : {}) };
}

function OwnJobsFilterForm({ filter }: { filter: OwnJobsFilter }) {
  const [, setParams] = useSearchParams();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    setParams(
      { ...(filter.status ? { stato: filter.status } : {}), ...(q ? { q } : {}) },
      { preventScrollReset: true },
    );
  };
  return (
    <search className="stack-sm lg:flex-row lg:items-end lg:justify-between">
      <ChipNav
        aria-label="Stato delle offerte"
        row="chip-scroll list-plain"
        chips={LABELS.map(([status, label]) => ({
          label,
          to: withQuery(pagePath.ownJobs(), { stato: status, q: filter.search }),
          current: status === filter.status,
        }))}
      />
      <form className="flex flex-wrap items-end gap-3 max-w-160 lg:w-120" onSubmit={submit}>
        <TextInput
          key={filter.search}
          className="flex-[1_1_12rem] min-w-0"
          type="search"
          label="Cerca tra le tue offerte"
          name="q"
          defaultValue={filter.search}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary">
          Cerca
        </Button>
      </form>
    </search>
  );
}
