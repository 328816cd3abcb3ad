import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { detailAgeLabel } from '../../../shared/dates.ts';
import type { OwnJob } from '../../../shared/jobs.ts';
import { pagePath, withQuery } from '../../../shared/paths.ts';
import { useNow } from '../../app/now.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OwnJobActions } from './own-job-actions.tsx';
import { OwnJobBadge, OwnJobState } from './own-job-state.tsx';

/** An own offer: its state, its applications, and the possible actions. */
export function OwnJobCard({ job }: { job: OwnJob }) {
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

const JobChart = lazy(() => import('./job-chart.tsx').then((module) => ({ default: module.JobChart })));

/** Views and applications of an own offer, on the last days; read when the box is opened. */
function JobStats({ jobId }: { jobId: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>Visite e candidature</summary>
      {opened && (
        <Suspense fallback={<Skeleton className="h-32 w-full" />}>
          <JobChart jobId={jobId} />
        </Suspense>
      )}
    </details>
  );
}
