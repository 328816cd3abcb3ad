import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnJob } from '../../../shared/jobs.ts';
import { failureToast } from '../../forms/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { closeJob } from './own-mutations.ts';

const showFailed = failureToast('Modifica non riuscita', {
  refused: 'Non è stato possibile chiudere l’offerta.',
  unanswered: 'Non è stato possibile chiudere l’offerta. Controlla la connessione e riprova.',
});

type CloseJobProps = { readonly job: OwnJob; readonly className?: string; readonly onDone?: () => void };

/** Closes an offer; where somebody has applied, it asks first whether those who wait are told. */
export function CloseJob({ job, className, onDone }: CloseJobProps) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [tells, setTells] = useState(true);
  const [pending, setPending] = useState(false);
  const close = async (tell: boolean) => {
    if (pending) return;
    setPending(true);
    try {
      showToast({ title: 'Offerta chiusa', description: await closeJob(client, job.id, tell) });
      setAsking(false);
      onDone?.();
    } catch (error) {
      showFailed(error);
    }
    setPending(false);
  };
  return (
    <>
      <Button
        variant="secondary"
        aria-disabled={pending}
        aria-label={`Chiudi: posto occupato: ${job.title}`}
        className={className}
        onClick={() => (job.applications > 0 ? setAsking(true) : void close(false))}
      >
        Chiudi: posto occupato
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Chiudere l’offerta?"
        footer={
          <p className="cluster">
            <Button loading={pending} loadingLabel="Chiusura in corso..." onClick={() => void close(tells)}>
              Chiudi l’offerta
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Non chiudere
            </Button>
          </p>
        }
      >
        <div className="stack-sm">
          <p className="font-600 break-words">{job.title}</p>
          <Checkbox
            id={`avvisa-${job.id}`}
            name="avvisa"
            label="Avvisa chi aspetta una risposta che il posto è occupato"
            hint="Chi non hai già assunto o escluso riceve “Non selezionata”, per email e nelle sue candidature."
            checked={tells}
            onChange={(event) => setTells(event.currentTarget.checked)}
          />
        </div>
      </Dialog>
    </>
  );
}
