import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { addDays, datePhrase } from '../../../shared/dates.ts';
import { DELETED_JOB_DAYS } from '../../../shared/job-values.ts';
import type { OwnJob } from '../../../shared/jobs.ts';
import { duplicateJobPath, pagePath } from '../../../shared/paths.ts';
import { LACKS_PAY, PAY_FIELD } from '../../../shared/pay-needed.ts';
import { send } from '../../api/call.ts';
import { readAgain } from '../../api/call-options.ts';
import { ApiError } from '../../api/fetch-api.ts';
import { deferred } from '../../app/deferred.tsx';
import { Link } from '../../app/link.tsx';
import { DialogButton } from '../../forms/dialog-button.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { isLastSeason } from '../form/duplicate-job.ts';
import { HiddenOffer, isEnding, isOver } from './own-job-state.tsx';
import { changeFailed, changeJob, ownJob } from './own-mutations.ts';

type Done = { readonly title: string; readonly description: string };

const showFailed = changeFailed('Non è stato possibile cambiare l’offerta.');

const STATUS_DONE = {
  open: { title: 'Offerta riaperta', description: 'È di nuovo negli elenchi e riceve candidature.' },
  paused: { title: 'Offerta in pausa', description: 'Non è più negli elenchi e non riceve candidature.' },
  closed: { title: 'Posto preso', description: 'L’offerta è chiusa: non è più negli elenchi.' },
};

/** Folded, so that nobody waits for its code. */
const CloseJob = deferred(async () => (await import('./close-job.tsx')).CloseJob);
const AddPay = deferred(async () => (await import('./add-pay.tsx')).AddPay);

const payRefused = (error: unknown): string | null =>
  (error instanceof ApiError && error.issues.find(({ path }) => path === PAY_FIELD)?.message) || null;

/** Classes of controls in a row: their labels wrap into two lines before the row itself wraps. */
export const IN_ROW = 'flex-[1_1_min-content] max-w-max px-3! py-1! [text-wrap:balance]';

const LINK = `${buttonClass('secondary')} w-full sm:w-auto`;

const returnersText = (count: number): string =>
  count === 1 ? 'Invita chi vuole tornare (1)' : `Invita chi vuole tornare (${count})`;

const untilText = ({ validThrough }: OwnJob): string => datePhrase('al', new Date(validThrough));

type OwnJobActionsProps = {
  readonly job: OwnJob;
  readonly now: Date;
  readonly onDone: () => void;
  readonly first: ReactNode;
  readonly children: ReactNode;
};

export function OwnJobActions({ job, now, onDone, first, children }: OwnJobActionsProps) {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const [payMissing, setPayMissing] = useState<string | null>(null);
  const { id, title, status, ownerStatus } = job;
  const own = ownJob(id);

  /** One change at a time; it is said to be done once the server has stored it. */
  const press = async (act: () => Promise<Done>) => {
    if (pending) return;
    setPending(true);
    try {
      showToast(await act());
      onDone();
    } catch (error) {
      const needsPay = payRefused(error);
      if (needsPay) setPayMissing(needsPay);
      else showFailed(error);
    }
    setPending(false);
  };
  const attempt = (write: () => Promise<OwnJob>, done: (changed: OwnJob) => Done) =>
    press(async () => {
      const changed = await changeJob(client, write());
      setPayMissing(null);
      return done(changed);
    });
  const set = (wanted: keyof typeof STATUS_DONE) =>
    attempt(
      () => send('PUT /api/jobs/:id/status', { ...own, body: { ownerStatus: wanted } }),
      () => STATUS_DONE[wanted],
    );
  const renew = () =>
    attempt(
      () => send('POST /api/jobs/:id/renew', { ...own, body: { reopen: true } }),
      (changed) => ({ title: 'Offerta rinnovata', description: `Resta negli elenchi fino ${untilText(changed)}.` }),
    );
  const restore = () =>
    attempt(
      () => send('POST /api/jobs/:id/restore', own),
      ({ open }) => ({
        title: 'Eliminazione annullata',
        description: open ? 'L’offerta è di nuovo online.' : 'L’offerta è di nuovo com’era.',
      }),
    );
  const remove = () =>
    attempt(
      () => send('DELETE /api/jobs/:id', own),
      ({ purgedAt }) => ({
        title: 'Offerta eliminata',
        description: purgedAt
          ? `Nessuno la vede più. Puoi annullare fino ${datePhrase('al', new Date(purgedAt))}.`
          : 'Nessuno la vede più.',
      }),
    );

  const invite = () =>
    press(async () => {
      const { message } = await send('POST /api/jobs/:id/season-invitations', own);
      await readAgain(client, 'GET /api/own-jobs', 'GET /api/own-jobs/:id');
      return { title: 'Inviti per la nuova stagione', description: message };
    });

  const action = (text: string, onPress: () => unknown, variant: 'primary' | 'secondary' = 'secondary') => (
    <Button
      key={text}
      variant={variant}
      aria-disabled={pending}
      aria-label={`${text}: ${title}`}
      className={variant === 'primary' ? IN_ROW : 'w-full sm:w-auto'}
      onClick={onPress}
    >
      {text}
    </Button>
  );

  const { mayChange } = job;
  const isDeleted = mayChange && status === 'deleted';
  const shown = mayChange && !isDeleted && status !== 'hidden';
  // An urgent offer ends at its start, and is not renewed.
  const isUrgent = job.neededFrom !== null;
  const endsByPress = shown && isUrgent && status === 'open';
  const ending = shown && !isUrgent && isEnding(job, now);
  const reopens = shown && ownerStatus !== 'open' && !isOver(job, now);
  const copying = isLastSeason(job, now) ? 'Ripubblica' : 'Duplica';
  const label = !mayChange ? 'Dettagli' : isDeleted ? 'Che cosa succede' : 'Altre\u00A0azioni';
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2 text-sm">
      {isDeleted ? action('Annulla eliminazione', restore, 'primary') : first}
      {reopens && action('Riapri', () => set('open'), 'primary')}
      {!reopens && ending && action(ownerStatus === 'open' ? 'Rinnova' : 'Rinnova e riapri', renew, 'primary')}
      {endsByPress && action('Posto preso', () => set('closed'), 'primary')}
      {shown && job.returners > 0 && action(returnersText(job.returners), invite, 'primary')}
      {/* Another label is another box, which begins closed. */}
      <Folded key={label} label={label} title={title}>
        {status === 'hidden' && <HiddenOffer job={job} />}
        {children}
        {!mayChange && <p className="muted">Puoi guardarla, ma non cambiarla.</p>}
        {mayChange && !isDeleted && (
          <div className="cluster pt-1">
            <Link className={LINK} aria-label={`Modifica: ${title}`} to={pagePath.editJob(id)}>
              Modifica
            </Link>
            {status === 'open' && !ending && !isUrgent && action('Rinnova', renew)}
            {status === 'open' && action('Metti in pausa', () => set('paused'))}
            {shown && ownerStatus !== 'closed' && !endsByPress && (
              <CloseJob job={job} className="w-full sm:w-auto" onDone={onDone} />
            )}
            {shown && (
              <Link className={LINK} aria-label={`${copying}: ${title}`} to={duplicateJobPath(id)}>
                {copying}
              </Link>
            )}
            {status === 'open' && (
              // A document of its own, which the router of the app does not know.
              <a className={LINK} aria-label={`Stampa la locandina: ${title}`} href={pagePath.jobPoster(id)}>
                Stampa la locandina
              </a>
            )}
            <DeleteJob job={job} now={now} pending={pending} onDelete={remove} />
          </div>
        )}
      </Folded>
      {payMissing && (
        <div className="basis-full text-base">
          <AddPay job={job} title={LACKS_PAY} submit="Aggiungi la paga e rinnova" focused onAdded={renew}>
            {payMissing}
          </AddPay>
        </div>
      )}
    </div>
  );
}

const Folded = ({ label, title, children }: { label: string; title: string; children: ReactNode }) => (
  <details className="flex-[1_1_min-content] max-w-max open:basis-full open:max-w-none">
    <summary className="flex items-center gap-1 min-h-11 py-0 break-words leading-snug">
      <Icon name="chevron-down" />
      <span>
        <span>{label}</span>
        <span className="sr-only">{`: ${title}`}</span>
      </span>
    </summary>
    <div className="stack-sm pt-2">{children}</div>
  </details>
);

type DeleteJobProps = Pick<OwnJobActionsProps, 'job' | 'now'> & {
  readonly pending: boolean;
  readonly onDelete: () => Promise<void>;
};

const DeleteJob = ({ job, now, pending, onDelete }: DeleteJobProps) => (
  <DialogButton
    variant="danger"
    aria-disabled={pending}
    aria-label={`Elimina: ${job.title}`}
    className="w-full sm:w-auto"
    title="Eliminare questa offerta?"
    footer={(close) => (
      <p className="cluster">
        <Button
          variant="danger"
          loading={pending}
          loadingLabel="Eliminazione in corso..."
          className="w-full sm:w-auto"
          onClick={() => void onDelete().then(close)}
        >
          Elimina l’offerta
        </Button>
        <Button variant="secondary" className="w-full sm:w-auto" onClick={close}>
          Non eliminare
        </Button>
      </p>
    )}
    body={() => (
      <div className="stack-sm">
        <p className="font-600 break-words">{job.title}</p>
        <p>{`Sparisce subito da tutto il sito. Puoi annullare fino ${datePhrase('al', addDays(now, DELETED_JOB_DAYS))}. Poi la cancelliamo del tutto, con le candidature ricevute e i loro CV.`}</p>
        <p className="muted">Se il posto è occupato basta chiuderla: così le candidature restano.</p>
      </div>
    )}
  >
    Elimina
  </DialogButton>
);
