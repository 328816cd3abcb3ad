import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ownJobsHead } from '../../../shared/head/own-job-heads.ts';
import { pagePath } from '../../../shared/paths.ts';
import { useSession } from '../../api/session.ts';
import { type Page, sharedWithoutQuery } from '../../app/page.ts';
import { NotArrived, SignedInFrame } from '../../layout/signed-in-frame.tsx';
import { ListLoading } from '../../lists/growing-list.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { plough } from '../../ui/figures/plough.ts';
import { Notice } from '../../ui/notice.tsx';
import { OwnJobCard } from './own-job-card.tsx';
import { ownJobsOptions } from './own-queries.ts';

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
  const list = useInfiniteQuery({ ...ownJobsOptions(), enabled: Boolean(session) });
  if (list.isError && !list.data)
    return (
      <NotArrived
        title="Le tue offerte non sono arrivate"
        path={pagePath.ownJobs()}
        retry={() => void list.refetch()}
      />
    );
  if (import.meta.env.SSR || !list.data)
    return <ListLoading text="Caricamento delle tue offerte..." places={3} className="stack max-w-160" />;
  const jobs = list.data.pages.flatMap((page) => page.items);
  if (jobs.length === 0) return <NoOffers />;
  return (
    <div className="stack max-w-160">
      <p>
        <Link className={buttonClass('secondary')} to={pagePath.publishJob()}>
          Pubblica un’altra offerta
        </Link>
      </p>
      {list.isError && !list.isFetchNextPageError && (
        <Notice tone="warning" live>
          Il sito non risponde: quello che vedi può essere di prima.
        </Notice>
      )}
      <ul className="list-plain stack">
        {jobs.map((job) => (
          <li key={job.id} className="grid">
            <OwnJobCard job={job} />
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
          Le altre offerte non sono arrivate. Controlla la connessione e premi di nuovo “Mostra altre”.
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
