import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ownJobsHead } from '../../../shared/head/own-job-heads.ts';
import { pagePath } from '../../../shared/paths.ts';
import { countOf } from '../../api/list-page.ts';
import { ownJobsOptions } from '../../api/own-jobs.ts';
import { useSession } from '../../api/session.ts';
import { Link } from '../../app/link.tsx';
import { type Page, sharedWithoutQuery } from '../../app/page.ts';
import { NotArrived, SignedInFrame } from '../../layout/signed-in-frame.tsx';
import { ListLoading } from '../../lists/growing-list.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { plough } from '../../ui/figures/plough.ts';
import { Notice } from '../../ui/notice.tsx';
import { OwnJobRow } from './own-job-row.tsx';
import { OwnJobsFilterForm, readFilter } from './own-jobs-filter.tsx';
import { ProposedCategories } from './proposed-categories.tsx';

/** More offers than these are filtered and searched. */
const MANY = 5;

function OwnJobsPage() {
  return (
    <SignedInFrame
      title="Le mie offerte"
      path={pagePath.ownJobs()}
      purpose="gestire le tue offerte"
      signIn="vedere le tue offerte"
    >
      <OwnJobList />
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
    // The rows stay while others are on their way.
    placeholderData: keepPreviousData,
  });
  if (list.isError && !list.data)
    return (
      <NotArrived
        title="Non riusciamo a caricare le tue offerte"
        path={pagePath.ownJobs()}
        retry={() => void list.refetch()}
      />
    );
  if (import.meta.env.SSR || !list.data)
    return <ListLoading text="Caricamento delle tue offerte..." places={3} className="stack max-w-160" />;
  const jobs = list.data.pages.flatMap((page) => page.items);
  const proposed = jobs.filter(({ proposedCategory, mayChange }) => proposedCategory && mayChange);
  const [first] = list.data.pages;
  if (jobs.length === 0 && !isFiltered) return <NoOffers />;
  return (
    <div className="stack max-w-160">
      <p>
        <Link className={buttonClass('secondary')} to={pagePath.publishJob()}>
          Pubblica un’altra offerta
        </Link>
      </p>
      {(isFiltered || (first && countOf(first).total > MANY)) && <OwnJobsFilterForm filter={filter} />}
      {jobs.length === 0 && <p>Nessuna offerta così.</p>}
      {list.isError && !list.isFetchNextPageError && (
        <Notice tone="warning" live>
          Il sito non risponde: quello che vedi può essere di prima.
        </Notice>
      )}
      {proposed.length > 0 && <ProposedCategories jobs={proposed} />}
      <ul className="list-plain stack">
        {jobs.map((job) => (
          <li key={job.id} className="grid">
            <OwnJobRow job={job} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <p>
          <Button
            variant="secondary"
            loading={list.isFetchingNextPage}
            loadingLabel="Caricamento..."
            onClick={() => void list.fetchNextPage()}
          >
            Mostra altre
          </Button>
        </p>
      )}
      {list.isFetchNextPageError && (
        <Notice tone="error" live>
          Non riusciamo a caricare le altre offerte. Controlla la connessione e premi di nuovo “Mostra altre”.
        </Notice>
      )}
    </div>
  );
}

function NoOffers() {
  return (
    <EmptyState art={plough} title="Non hai ancora pubblicato offerte">
      <p>Scrivine una: è gratis, va online subito, e da qui la cambi, la chiudi o la rinnovi quando vuoi.</p>
      <p>
        <Link className={buttonClass('primary')} to={pagePath.publishJob()}>
          Pubblica un’offerta
        </Link>
      </p>
    </EmptyState>
  );
}

export const page: Page = { Component: OwnJobsPage, head: ownJobsHead, sharedAddress: sharedWithoutQuery };
