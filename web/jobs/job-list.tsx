import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { clockTime } from '../../shared/dates.ts';
import { PAGE_SIZE } from '../../shared/job-values.ts';
import type { PublicJob } from '../../shared/jobs.ts';
import type { ListPage } from '../api/list-page.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ladder } from '../ui/figures/ladder.ts';
import { Notice } from '../ui/notice.tsx';
import { SkeletonCard } from '../ui/skeleton.tsx';
import { JobCard } from './job-card.tsx';
import { type JobSearch, jobSearchPath } from './job-search.ts';
import { jobListOptions } from './queries.ts';

type ListProps = {
  readonly search: JobSearch;
  /** Path of the page, for the link to more offers that works without JavaScript. */
  readonly path: string;
  readonly empty: ReactNode;
  readonly limit?: number;
  /** Whether the list grows by 'Mostra altre'; off where a link to the whole list follows. */
  readonly grows?: boolean;
};

/** The offers of a search, in each of its states: loading, failed, empty, an older copy, loaded. */
export function JobList({ search, path, empty, limit = PAGE_SIZE, grows = true }: ListProps) {
  const list = useInfiniteQuery(jobListOptions(search, limit));
  if (list.isError && !list.data) return <ListError retry={() => list.refetch()} />;
  if (!list.data) return <ListLoading />;
  const jobs = list.data.pages.flatMap((page) => page.items);
  if (jobs.length === 0) return empty;
  const next = list.data.pages.at(-1)?.next ?? null;
  return (
    <div className="stack">
      <CopyNotice pages={list.data.pages} />
      <ul className="list-plain grid-cards">
        {jobs.map((job) => (
          <li key={job.id} className="grid">
            <JobCard job={job} origin={search.near} />
          </li>
        ))}
      </ul>
      {grows && next !== null && (
        <p>
          {/* A link, so that it works without JavaScript; with it, the offers join the list. */}
          <a
            className={buttonClass('secondary')}
            href={jobSearchPath(path, { ...search, cursor: next })}
            aria-disabled={list.isFetchingNextPage}
            onClick={(event) => {
              event.preventDefault();
              if (!list.isFetchingNextPage) void list.fetchNextPage();
            }}
          >
            {list.isFetchingNextPage ? 'Caricamento...' : 'Mostra altre'}
          </a>
        </p>
      )}
      {list.isFetchNextPageError && (
        <Notice tone="error" live>
          Non siamo riusciti a caricare altre offerte. Controlla la connessione e premi di nuovo “Mostra altre”.
        </Notice>
      )}
    </div>
  );
}

function ListLoading() {
  return (
    <div aria-busy="true">
      <p className="sr-only">Caricamento offerte di lavoro...</p>
      <div className="grid-cards">
        {[1, 2, 3, 4, 5, 6].map((n) => (
          <SkeletonCard key={n} />
        ))}
      </div>
    </div>
  );
}

/** The offers could not be read. */
export function ListError({ retry }: { retry: () => void }) {
  return (
    <EmptyState art={ladder} title="Le offerte non sono arrivate">
      <p>Può essere la tua connessione, oppure il sito in questo momento non risponde.</p>
      <p className="needs-script">
        <Button variant="secondary" onClick={retry}>
          Riprova
        </Button>
      </p>
    </EmptyState>
  );
}

/** Says that a list is an older copy, where it is. */
export function CopyNotice({ pages }: { pages: readonly ListPage<PublicJob>[] }) {
  const copyOf = pages.find((page) => page.copyOf !== null)?.copyOf;
  if (!copyOf) return null;
  return (
    <Notice tone="warning">
      Elenco delle {clockTime(new Date(copyOf))}: in questo momento non riusciamo a leggere le offerte più recenti.
    </Notice>
  );
}
