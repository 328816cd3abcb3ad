import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { JobSummary } from '../../../shared/jobs.ts';
import { pagePath } from '../../../shared/paths.ts';
import { failureText } from '../../forms/failure.ts';
import { Outcome } from '../../forms/outcome.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { checkJob } from './own-mutations.ts';

const FAILED = 'La tua risposta non è stata registrata. Controlla la connessione e riprova.';

/** One offer, and the two answers to whether it is still open. */
export function CheckJob({ job, token }: { job: JobSummary; token: string }) {
  const client = useQueryClient();
  const answer = useMutation({ mutationFn: (open: boolean) => checkJob(client, { id: job.id, token, open }) });
  const pending = answer.isPending ? answer.variables : null;
  return (
    <article className="card stack-sm" aria-labelledby={`offerta-${job.id}`}>
      <h2 id={`offerta-${job.id}`} className="text-h3">
        <Link to={pagePath.job(job.id)}>{job.title}</Link>
      </h2>
      <p className="muted">
        {job.companyName} · <Icon name="map-pin" /> {job.location}
      </p>
      {answer.isSuccess ? (
        <Outcome tone="success">
          <p>{answer.data.message}</p>
        </Outcome>
      ) : !job.open ? (
        <p>Non è più aperta: è chiusa, in pausa o scaduta, e nessuno può candidarsi.</p>
      ) : (
        <>
          {answer.isError && (
            <Outcome tone="error" title="Risposta non registrata">
              <p>{failureText(answer.error, { refused: FAILED })}</p>
            </Outcome>
          )}
          <div className="cluster">
            <Button
              aria-label={`È ancora aperta: ${job.title}`}
              loading={pending === true}
              loadingLabel="Conferma in corso..."
              onClick={() => answer.mutate(true)}
            >
              È ancora aperta
            </Button>
            <Button
              variant="secondary"
              aria-label={`Posto occupato: ${job.title}`}
              loading={pending === false}
              loadingLabel="Chiusura in corso..."
              onClick={() => answer.mutate(false)}
            >
              Posto occupato
            </Button>
          </div>
        </>
      )}
    </article>
  );
}
