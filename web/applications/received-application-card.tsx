import type { SyntheticEvent } from 'react';
import type { ReceivedApplication } from '../../shared/answers.ts';
import { APPLICATION_STATUS_LABELS } from '../../shared/application-values.ts';
import { longDate } from '../../shared/dates.ts';
import { failureToast } from '../forms/failure.ts';
import { late } from '../ui/late.tsx';
import { showToast } from '../ui/toast-store.ts';
import type { GivenAnswer } from './answer-form.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { ReceivedBadge } from './application-status.tsx';
import { CvDownload } from './cv-download.tsx';
import { useSetStatus } from './received-queries.ts';

/** Within a card, which opens at a press. */
const AnswerForm = late(async () => (await import('./answer-form.tsx')).AnswerForm);

type CardProps = { readonly application: ReceivedApplication };

/** One application as the employer reads it. Opening it is what makes it read; the list alone does not. */
export function ReceivedApplicationCard({ application }: CardProps) {
  const { id, name, status, createdAt } = application;
  const read = useSetStatus(id);
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    // A failure loses nothing: opening the card again repeats the call.
    if (currentTarget.open && status === 'sent' && !read.isPending) read.mutate({ status: 'read' });
  };
  return (
    <details className="card" onToggle={onToggle}>
      <summary>
        <span className="break-words">{name}</span> <ReceivedBadge status={status} />
        <span className="block muted font-400">{longDate(new Date(createdAt))}</span>
      </summary>
      <div className="stack pt-4">
        {status === 'withdrawn' ? (
          <p className="measure">Ha ritirato la candidatura: messaggio, CV e indirizzo non si vedono più.</p>
        ) : (
          <Content application={application} />
        )}
        <ApplicationHistory history={application.history} />
      </div>
    </details>
  );
}

function Content({ application: { id, name, email, message, cv, status, jobTitle, answerNote } }: CardProps) {
  const answer = useSetStatus(id);
  const send = (chosen: GivenAnswer) =>
    answer.mutate(chosen, {
      onSuccess: () =>
        showToast({
          title: `Risposta inviata: ${APPLICATION_STATUS_LABELS[chosen.status]}`,
          description: `${name} la riceve per email.`,
        }),
      onError: failureToast('Risposta non inviata', {
        refused: 'Non è stato possibile salvarla.',
        unanswered: 'Controlla la connessione e riprova.',
      }),
    });
  return (
    <>
      {message === null ? (
        <p className="muted">Non ha lasciato un messaggio.</p>
      ) : (
        <p className="measure whitespace-pre-line break-words">{message}</p>
      )}
      {cv && <CvDownload applicationId={id} cv={cv} label="Scarica il CV" />}
      {email !== null && (
        <p>
          <a
            className="inline-flex items-center min-h-11 min-w-0"
            href={`mailto:${email}?subject=${encodeURIComponent(`La tua candidatura: ${jobTitle}`)}`}
          >
            Scrivi a {email}
          </a>
        </p>
      )}
      {answerNote !== null && <p className="measure whitespace-pre-line break-words">Hai aggiunto: {answerNote}</p>}
      <AnswerForm name={name} status={status} pending={answer.isPending} onAnswer={send} />
    </>
  );
}
