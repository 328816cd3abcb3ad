import { Link } from 'react-router';
import type { SentApplication } from '../../shared/applications.ts';
import { pagePath } from '../../shared/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { ApplicationBadge } from './application-status.tsx';
import { CvDownload } from './cv-download.tsx';
import { DeletedApplication, SentApplicationActions } from './sent-application-actions.tsx';

const STATES = {
  open: null,
  ended: 'L’offerta non riceve più candidature.',
  gone: 'L’offerta è stata rimossa.',
} as const;

/** One application as who sent it follows it. */
export function SentApplicationCard({ application }: { application: SentApplication }) {
  const { id, jobId, job, status, message, cv, history, purgedAt } = application;
  const state = STATES[job.state];
  return (
    <article className="card stack" aria-labelledby={`candidatura-${id}`}>
      <div className="stack-sm">
        <div className="split items-start">
          <h3 id={`candidatura-${id}`} className="text-h3 min-w-0 break-words">
            {job.state === 'gone' ? job.title : <Link to={pagePath.job(jobId)}>{job.title}</Link>}
          </h3>
          {!purgedAt && <ApplicationBadge status={status} />}
        </div>
        <p className="break-words">
          {job.companyName} · <Icon name="map-pin" /> {job.location}
        </p>
        {state && <p className="muted">{state}</p>}
      </div>
      {purgedAt ? (
        <DeletedApplication application={application} purgedAt={new Date(purgedAt)} />
      ) : (
        <>
          <ApplicationHistory history={history} />
          {message !== null && (
            <details>
              <summary className="py-2.5">Il tuo messaggio</summary>
              <p className="measure whitespace-pre-line break-words">{message}</p>
            </details>
          )}
          {cv && <CvDownload applicationId={id} cv={cv} label="Scarica il tuo CV" />}
          <SentApplicationActions application={application} />
        </>
      )}
    </article>
  );
}
