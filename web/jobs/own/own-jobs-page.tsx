import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { detailAgeLabel } from '../../../shared/dates.ts';
import { ownJobsHead } from '../../../shared/head/own-job-heads.ts';
import type { OwnJob } from '../../../shared/jobs.ts';
import { pagePath, withQuery } from '../../../shared/paths.ts';
import { useSession } from '../../api/session.ts';
import { useNow } from '../../app/now.tsx';
import { type Page, sharedWithoutQuery } from '../../app/page.ts';
import { NotArrived, SignedInFrame } from '../../layout/signed-in-frame.tsx';
import { ListLoading } from '../../lists/growing-list.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { plough } from '../../ui/figures/plough.ts';
import { Icon } from '../../ui/icon.tsx';
import { late } from '../../ui/late.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OwnJobActions } from './own-job-actions.tsx';
import { OwnJobBadge, OwnJobState } from './own-job-state.tsx';
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
        title="Non riusciamo a caricare le tue offerte"
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

/** An own offer: its state, its applications, and the possible actions. */
function OwnJobCard({ job }: { job: OwnJob }) {
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = `offerta-${job.id}`;
  const hasPage = job.status !== 'hidden' && job.status !== 'deleted';
  return (
    <article className="card stack min-w-0" aria-labelledby={headingId}>
      <div className="stack-sm">
        <div className="split">
          <h2 ref={heading} id={headingId} tabIndex={-1} className="text-h3 min-w-0 break-words">
            {hasPage ? <Link to={pagePath.job(job.id)}>{job.title}</Link> : job.title}
          </h2>
          <OwnJobBadge status={job.status} />
        </div>
        <p className="muted">
          {job.companyName} · <Icon name="map-pin" /> {job.location} · {detailAgeLabel(new Date(job.postedDate), now)}
        </p>
      </div>
      <OwnJobState job={job} now={now} />
      <p className="flex items-center gap-2">
        <Icon name="users" className="text-muted" />
        {job.applications === 0 ? (
          'Nessuna candidatura'
        ) : (
          <Link to={receivedPath(job.id)}>{applicationsText(job.applications)}</Link>
        )}
      </p>
      {job.status !== 'deleted' && <JobStats jobId={job.id} />}
      <OwnJobActions
        job={job}
        now={now}
        // The button that was pressed may be gone: the focus stays with the offer.
        onDone={() => requestAnimationFrame(() => heading.current?.focus())}
      />
    </article>
  );
}

const applicationsText = (count: number): string => (count === 1 ? '1 candidatura' : `${count} candidature`);

/** The applications received for one offer. */
const receivedPath = (id: string): string => withQuery(pagePath.applications(), { lato: 'ricevute', offerta: id });

const JobChart = late(async () => (await import('./job-chart.tsx')).JobChart);

/** Views and applications of an own offer, on the last days; read when the box is opened. */
function JobStats({ jobId }: { jobId: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>Visite e candidature</summary>
      {opened && <JobChart jobId={jobId} />}
    </details>
  );
}

export const page: Page = { Component: OwnJobsPage, head: ownJobsHead, sharedAddress: sharedWithoutQuery };
