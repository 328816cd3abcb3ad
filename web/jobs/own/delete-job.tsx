import { useState } from 'react';
import { addDays, datePhrase } from '../../../shared/dates.ts';
import { DELETED_JOB_DAYS } from '../../../shared/job-values.ts';
import type { OwnJob } from '../../../shared/jobs.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type DeleteJobProps = {
  readonly job: OwnJob;
  readonly now: Date;
  readonly pending: boolean;
  readonly onDelete: () => Promise<void>;
};

/** Asks before it deletes, and suggests closing to people who only want no more applications. */
export function DeleteJob({ job, now, pending, onDelete }: DeleteJobProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="danger"
        aria-disabled={pending}
        aria-label={`Elimina: ${job.title}`}
        className="w-full sm:w-auto"
        onClick={() => setOpen(true)}
      >
        Elimina
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Eliminare questa offerta?"
        footer={
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
        }
      >
        <div className="stack-sm">
          <p className="font-600 break-words">{job.title}</p>
          <p>
            Sparisce subito da tutto il sito. Puoi annullare fino {datePhrase('al', addDays(now, DELETED_JOB_DAYS))}.
            Poi la cancelliamo del tutto, con le candidature ricevute e i loro CV.
          </p>
          <p className="muted">Se il posto è occupato basta chiuderla: così le candidature restano.</p>
        </div>
      </Dialog>
    </>
  );
}
