import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { SentApplication } from '../../shared/applications.ts';
import { pagePath } from '../../shared/paths.ts';
import { useSession } from '../api/session.ts';
import { OwnList } from '../lists/own-list.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { deer } from '../ui/figures/deer.ts';
import { Icon } from '../ui/icon.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { ApplicationBadge } from './application-status.tsx';
import { CvDownload } from './cv-download.tsx';
import { LIST_TEXTS } from './list-texts.ts';
import { sentApplicationsOptions } from './queries.ts';
import { DeletedApplication, SentApplicationActions, WithdrawnApplication } from './sent-application-actions.tsx';

/** Applications of the signed-in person, newest first. */
export function SentApplications() {
  const session = useSession();
  const list = useInfiniteQuery({ ...sentApplicationsOptions(), enabled: Boolean(session) });
  const sent = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="inviate" className="stack max-w-160">
      <h2 id="inviate" className="sr-only">
        Candidature inviate
      </h2>
      <OwnList list={list} texts={LIST_TEXTS}>
        {import.meta.env.SSR ? null : sent.length === 0 ? (
          <NothingSent />
        ) : (
          <ul className="list-plain stack">
            {sent.map((application) => (
              <li key={application.id}>
                <SentApplicationCard application={application} />
              </li>
            ))}
          </ul>
        )}
      </OwnList>
    </section>
  );
}

const NothingSent = () => (
  <EmptyState art={deer} title="Non hai ancora inviato candidature">
    <p>Quando ti candidi a un’offerta la trovi qui, con il messaggio, il CV e le risposte di chi cerca personale.</p>
    <p>
      <Link className={buttonClass('primary')} to={pagePath.jobs()}>
        Guarda le offerte
      </Link>
    </p>
  </EmptyState>
);

const STATES = {
  open: null,
  ended: 'L’offerta non riceve più candidature.',
  gone: 'L’offerta è stata rimossa.',
} as const;

/** One application as who sent it follows it. */
function SentApplicationCard({ application }: { application: SentApplication }) {
  const { id, jobId, job, status, message, answerNote, cv, history, purgedAt } = application;
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
          {status === 'withdrawn' && <WithdrawnApplication application={application} />}
          {answerNote !== null && (
            <p className="measure whitespace-pre-line break-words">
              {job.companyName} aggiunge: {answerNote}
            </p>
          )}
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
