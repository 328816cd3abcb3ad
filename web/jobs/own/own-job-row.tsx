import { type ReactNode, useRef, useState } from 'react';
import { detailAgeLabel } from '../../../shared/dates.ts';
import type { OwnJob } from '../../../shared/jobs.ts';
import { editJobAt, pagePath, receivedPath } from '../../../shared/paths.ts';
import { LACKS_PAY, lacksPay, PAY_FIELD } from '../../../shared/pay-needed.ts';
import { deferred } from '../../app/deferred.tsx';
import { Link } from '../../app/link.tsx';
import { useNow } from '../../app/now.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { IN_ROW, OwnJobActions } from './own-job-actions.tsx';
import { applicationsText, OwnJobBadge, OwnJobState, shortState } from './own-job-state.tsx';

export function OwnJobRow({ job, unread }: { job: OwnJob; unread: number | undefined }) {
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = `offerta-${job.id}`;
  const hasPage = job.status !== 'hidden' && job.status !== 'deleted';
  return (
    <article className="card py-2! min-w-0" aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className="text-h3 leading-snug break-words">
        {hasPage ? <Link to={pagePath.job(job.id)}>{job.title}</Link> : job.title}
      </h2>
      <p className="muted break-words">
        <OwnJobBadge job={job} />{' '}
        {job.mayChange && hasPage && job.status !== 'closed' && lacksPay(job) && (
          <span>
            <Link to={editJobAt(job.id, PAY_FIELD)} aria-label={`${LACKS_PAY}, aggiungila: ${job.title}`}>
              {LACKS_PAY}
            </Link>{' '}
            ·{' '}
          </span>
        )}
        <span>
          {[
            job.employer && `per ${job.employer.name}`,
            shortState(job, now),
            job.location,
            job.applications === 0 && applicationsText(0),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <OwnJobActions
        job={job}
        now={now}
        // The button that was pressed may be gone: the focus stays with the offer.
        onDone={() => requestAnimationFrame(() => heading.current?.focus())}
        // Of what the editors hide nobody reads the applications.
        first={
          hasPage &&
          job.applications > 0 && (
            <Link className={`${buttonClass('secondary')} ${IN_ROW}`} to={receivedPath(job.id)}>
              {applicationsText(job.applications, unread)}
            </Link>
          )
        }
      >
        <p className="muted">{`${job.companyName} · ${detailAgeLabel(new Date(job.postedDate), now)}`}</p>
        <OwnJobState job={job} now={now} />
        {job.status !== 'deleted' && (
          <Opened summary="Visite e candidature">
            <JobChart jobId={job.id} />
          </Opened>
        )}
        {job.status === 'open' && (
          <Opened summary="Dove si vede">
            <WhereShown job={job} />
          </Opened>
        )}
      </OwnJobActions>
    </article>
  );
}

const JobChart = deferred(async () => (await import('./job-chart.tsx')).JobChart);
const WhereShown = deferred(async () => (await import('./where-shown.tsx')).WhereShown);

/** A part that is loaded once somebody opens it. */
function Opened({ summary, children }: { summary: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>{summary}</summary>
      {opened && children}
    </details>
  );
}
