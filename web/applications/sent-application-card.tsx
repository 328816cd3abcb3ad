import { UNHEARD } from '../../shared/answer-texts.ts';
import { questionText } from '../../shared/application-questions.ts';
import type { SentApplication } from '../../shared/applications.ts';
import { longDate } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { Link } from '../app/link.tsx';
import { Icon } from '../ui/icon.tsx';
import { PhoneLinks } from '../ui/phone-links.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { ApplicationBadge } from './application-status.tsx';
import { CvDownload } from './cv-download.tsx';
import { DeletedApplication, SentApplicationActions, WithdrawnApplication } from './sent-application-actions.tsx';

const STATES = {
  open: null,
  ended: 'L’offerta non riceve più candidature.',
  gone: 'L’offerta è stata rimossa.',
} as const;

/** One application as its sender follows it. */
export function SentApplicationCard({ application }: { application: SentApplication }) {
  const {
    id,
    jobId,
    job,
    status,
    message,
    answerNote,
    reason,
    remindedAt,
    cv,
    ticks,
    answers,
    history,
    purgedAt,
    takenOverAt,
  } = application;
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
          <span>{`${job.companyName} ·`}</span> <Icon name="map-pin" /> <span>{job.location}</span>
        </p>
        {state && <p className="muted">{state}</p>}
        {takenOverAt !== null && (
          <p className="muted">{`L’hai inviata senza account, con questa email: dal ${longDate(new Date(takenOverAt))} è qui.`}</p>
        )}
      </div>
      {purgedAt ? (
        <DeletedApplication application={application} purgedAt={new Date(purgedAt)} />
      ) : (
        <>
          <ApplicationHistory history={history} reason={reason} />
          {remindedAt !== null && <p className="measure">{UNHEARD}</p>}
          {status === 'withdrawn' && <WithdrawnApplication application={application} />}
          {answerNote !== null && (
            <p className="measure whitespace-pre-line break-words">
              <PhoneLinks text={`${job.companyName} aggiunge: ${answerNote}`} />
            </p>
          )}
          {message !== null && (
            <details>
              <summary className="py-2.5">Il tuo messaggio</summary>
              <p className="measure whitespace-pre-line break-words">
                <PhoneLinks text={message} />
              </p>
            </details>
          )}
          <SaidParts ticks={ticks} answers={answers} />
          {cv && <CvDownload applicationId={id} cv={cv} label="Scarica il tuo CV" />}
          <SentApplicationActions application={application} />
        </>
      )}
    </article>
  );
}

/** Requirements that were ticked, and answers, as they were sent. */
function SaidParts({ ticks, answers }: Pick<SentApplication, 'ticks' | 'answers'>) {
  if (ticks.length === 0 && answers.length === 0) return null;
  const had = ticks.filter(({ has }) => has).map(({ what }) => what);
  return (
    <details>
      <summary className="py-2.5">Quello che hai detto</summary>
      <dl className="stack-sm">
        {ticks.length > 0 && (
          <div>
            <dt className="muted">{`Hai segnato ${had.length} di ${ticks.length} requisiti`}</dt>
            <dd>{had.length > 0 ? had.join(', ') : 'Nessuno'}</dd>
          </div>
        )}
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt className="muted">{questionText(question)}</dt>
            <dd className="break-words">{answer}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
