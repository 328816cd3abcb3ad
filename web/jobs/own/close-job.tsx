import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CLOSED_NOTE } from '../../../shared/answer-texts.ts';
import type { OwnJob } from '../../../shared/jobs.ts';
import { waitingOptions } from '../../api/own-jobs.ts';
import { late } from '../../app/late.tsx';
import { failureToast } from '../../forms/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { closeJob } from './own-mutations.ts';

/** Within the dialog. */
const WaitingPeople = late(async () => (await import('./waiting-people.tsx')).WaitingPeople);

const showFailed = failureToast('Modifica non riuscita', {
  refused: 'Non è stato possibile chiudere l’offerta.',
  unanswered: 'Non è stato possibile chiudere l’offerta. Controlla la connessione e riprova.',
});

type CloseJobProps = { readonly job: OwnJob; readonly className?: string; readonly onDone?: () => void };

/** Closes an offer; where somebody has applied, it asks once whom of those who wait it tells: everybody, unless the owner says otherwise. */
export function CloseJob({ job, className, onDone }: CloseJobProps) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [note, setNote] = useState(CLOSED_NOTE);
  const [pending, setPending] = useState(false);
  const waiting = useQuery({ ...waitingOptions(job.id), enabled: asking });
  const form = useRef<HTMLFormElement>(null);
  const close = async () => {
    // Nobody is left without an answer because the names were still on their way.
    if (pending || (asking && waiting.isPending)) return;
    setPending(true);
    try {
      // As the fields show it: some programs fill them in without an event.
      const shown = new FormData(form.current ?? undefined);
      const told = { ids: shown.getAll('avvisa').map(String), note: String(shown.get('messaggio') ?? note) };
      showToast({ title: 'Offerta chiusa', description: await closeJob(client, job.id, told) });
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
        onClick={() => (job.applications > 0 ? setAsking(true) : void close())}
      >
        Chiudi: posto occupato
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Chiudere l’offerta?"
        footer={
          <p className="cluster">
            <Button
              aria-disabled={waiting.isPending}
              loading={pending}
              loadingLabel="Chiusura in corso..."
              onClick={() => void close()}
            >
              Chiudi l’offerta
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Non chiudere
            </Button>
          </p>
        }
      >
        <form ref={form} className="stack">
          <p className="font-600 break-words">{job.title}</p>
          <WaitingPeople waiting={waiting} leftOut={leftOut} onLeaveOut={setLeftOut} note={note} onNote={setNote} />
        </form>
      </Dialog>
    </>
  );
}
