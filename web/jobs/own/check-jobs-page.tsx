import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { JOB_ID } from '../../../shared/job-values.ts';
import type { JobSummary } from '../../../shared/jobs.ts';
import { editJobAt, pagePath, receivedPath } from '../../../shared/paths.ts';
import { LACKS_PAY, lacksPay, PAY_FIELD, WHY_PAY } from '../../../shared/pay-needed.ts';
import { send } from '../../api/call.ts';
import { ApiError } from '../../api/fetch-api.ts';
import { Link } from '../../app/link.tsx';
import { ownPage } from '../../app/own-page.ts';
import { failureText } from '../../forms/failure.ts';
import { Outcome } from '../../forms/outcome.tsx';
import { FormFrame } from '../../layout/form-frame.tsx';
import { RenewLink } from '../../mailed-links/renew-link.tsx';
import { useLinkToken } from '../../mailed-links/use-link-token.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { cart } from '../../ui/figures.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { savedJobsOptions } from '../saved/use-saved-list.ts';
import { checkJob } from './own-mutations.ts';

const WHY = {
  title: 'Perché lo chiediamo',
  points: [
    'Chi cerca lavoro non scrive per un posto che non c’è più.',
    'Un’offerta confermata lo mostra, con la data: chi legge si fida di più.',
    'Se il posto è occupato la chiudi da qui, senza accedere.',
  ],
};

/** The link opens a page with buttons: mail scanners follow links, and a GET changes nothing. */
function CheckJobsPage() {
  const token = useLinkToken();
  return (
    <FormFrame
      title="È ancora aperta?"
      art={cart}
      withoutScript="Per rispondere serve JavaScript: attivalo nel browser e ricarica la pagina."
      aside={WHY}
    >
      {token === undefined && <Skeleton className="h-32 w-full needs-script" />}
      {!import.meta.env.SSR && token !== undefined && <Offers token={token ?? ''} />}
    </FormFrame>
  );
}

function Offers({ token }: { token: string }) {
  const ids = jobsInToken(token);
  const { data: jobs, isError, refetch } = useQuery({ ...savedJobsOptions(ids), enabled: ids.length > 0 });
  if (ids.length === 0)
    return (
      <Problem text="Manca una parte del link, o non è un link di questa pagina: aprilo di nuovo dalla email, oppure accedi al tuo account." />
    );
  if (isError)
    return (
      <RetryNotice retry={refetch}>Non riusciamo a caricare le tue offerte: può essere la connessione.</RetryNotice>
    );
  if (!jobs) return <Skeleton className="h-32 w-full" />;
  // In the order of the mail.
  const listed = ids.flatMap((id) => jobs.find((job) => job.id === id) ?? []);
  if (listed.length === 0) return <Problem text="Le offerte di questo link non ci sono più: sono state eliminate." />;
  return (
    <>
      <p className="text-lead text-muted">Premi un pulsante: finché non lo fai non cambia niente.</p>
      {listed.map((job) => (
        <CheckJob key={job.id} job={job} token={token} />
      ))}
    </>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <Notice tone="error" title="Nessuna offerta da confermare">
      <p>{text}</p>
      <Link className={`${buttonClass('secondary')} self-start`} to={pagePath.account()}>
        Vai al tuo account
      </Link>
    </Notice>
  );
}

/** Ids of the offers that a mailed link is about, as its token says; none where it is no such token. Only the server checks it. */
function jobsInToken(token: string): readonly string[] {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const ids = typeof claims === 'object' && claims !== null && 'jobs' in claims ? claims.jobs : null;
    return Array.isArray(ids) ? ids.map(String).filter((id) => JOB_ID.test(id)) : [];
  } catch {
    return [];
  }
}

const FAILED = 'La tua risposta non è stata registrata. Controlla la connessione e riprova.';

/** True for the refusal of a link that is over: its account may have a new one. */
const isOver = (error: unknown): boolean =>
  error instanceof ApiError && error.issues.some(({ path }) => path === 'token');

const ANSWERS = [
  { open: true, text: 'È ancora aperta', loadingLabel: 'Conferma in corso...', variant: 'primary' },
  { open: false, text: 'Posto occupato', loadingLabel: 'Chiusura in corso...', variant: 'secondary' },
] as const;

/** The answer of an urgent offer, which ends by itself. */
const TAKEN = { open: false, text: 'Posto preso', loadingLabel: 'Chiusura in corso...', variant: 'primary' } as const;

function CheckJob({ job, token }: { job: JobSummary; token: string }) {
  const client = useQueryClient();
  const answer = useMutation({ mutationFn: (open: boolean) => checkJob(client, { id: job.id, token, open }) });
  const pending = answer.isPending ? answer.variables : null;
  return (
    <article className="card stack-sm" aria-labelledby={`offerta-${job.id}`}>
      <h2 id={`offerta-${job.id}`} className="text-h3">
        <Link to={pagePath.job(job.id)}>{job.title}</Link>
      </h2>
      <p className="muted">
        <span>{`${job.companyName} ·`}</span> <Icon name="map-pin" /> <span>{job.location}</span>
      </p>
      {job.open && lacksPay(job) && (
        <Notice title={LACKS_PAY}>
          <p>{WHY_PAY}</p>
          <p>
            <Link to={editJobAt(job.id, PAY_FIELD)} aria-label={`Aggiungi la paga: ${job.title}`}>
              Aggiungi la paga
            </Link>
          </p>
        </Notice>
      )}
      {answer.isSuccess ? (
        <Outcome tone="success">
          <p>{answer.data.message}</p>
          {!answer.variables && (
            <p>
              Qualcuno aspetta una risposta? <Link to={receivedPath(job.id)}>Rispondi dalle candidature</Link>
            </p>
          )}
        </Outcome>
      ) : !job.open ? (
        <p>Non è più aperta: è chiusa, in pausa o scaduta, e nessuno può candidarsi.</p>
      ) : (
        <>
          {answer.isError && (
            <Outcome tone="error" title="Risposta non registrata">
              <p>{failureText(answer.error, { refused: FAILED })}</p>
              {isOver(answer.error) && (
                <RenewLink renew={() => send('POST /api/job-checks/link', { body: { token } })} />
              )}
            </Outcome>
          )}
          <div className="cluster">
            {(job.neededFrom ? [TAKEN] : ANSWERS).map(({ open, text, loadingLabel, variant }) => (
              <Button
                key={text}
                variant={variant}
                aria-label={`${text}: ${job.title}`}
                loading={pending === open}
                loadingLabel={loadingLabel}
                onClick={() => answer.mutate(open)}
              >
                {text}
              </Button>
            ))}
          </div>
        </>
      )}
    </article>
  );
}

export const page = ownPage(CheckJobsPage, pagePath.checkJobs(), {
  title: 'Le tue offerte sono ancora aperte?',
  description:
    'Con il link che hai ricevuto per email dici se il posto c’è ancora, oppure chiudi l’offerta perché è occupato.',
  keywords: ['offerta ancora aperta', 'posto occupato'],
});
