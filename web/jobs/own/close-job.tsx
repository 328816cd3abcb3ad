import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CLOSED_NOTE } from '../../../shared/application-values.ts';
import type { OwnJob } from '../../../shared/jobs.ts';
import { offerContact } from '../../../shared/offer-contact.ts';
import { waitingOptions } from '../../api/own-jobs.ts';
import { deferred } from '../../app/deferred.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { changeFailed, closeJob } from './own-mutations.ts';

const showFailed = changeFailed('Non è stato possibile chiudere l’offerta.');

/** Comes once somebody is asked about, as few of those who look at their offers close one. */
const WaitingPeople = deferred(async () => (await import('./waiting-people.tsx')).WaitingPeople);

type CloseJobProps = { readonly job: OwnJob; readonly className?: string; readonly onDone?: () => void };

/**
 * Closes an offer; where somebody has applied, it asks whom of them the owner hires, and tells the others who wait,
 * unless the owner says otherwise.
 */
export function CloseJob({ job, className, onDone }: CloseJobProps) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [note, setNote] = useState(CLOSED_NOTE);
  const people = waitingOptions(job.id);
  const waiting = useQuery({ ...people, enabled: isOpen });
  const form = useRef<HTMLFormElement>(null);
  const closing = useMutation({
    mutationFn: async () => {
      // As the fields show it: some programs fill them in without an event.
      const shown = new FormData(form.current ?? undefined);
      const hired = shown.getAll('assumi').map(String);
      const ids = shown
        .getAll('avvisa')
        .map(String)
        .filter((id) => !hired.includes(id));
      const { hiredNote } = await import('../../forms/hired-contact.tsx');
      return closeJob(client, job.id, {
        hired,
        hiredNote: hiredNote(shown, ''),
        ids,
        note: String(shown.get('messaggio') ?? note),
      });
    },
    onSuccess: (description) => {
      showToast({ title: 'Offerta chiusa', description });
      setOpen(false);
      onDone?.();
    },
    onError: showFailed,
  });
  const open = () => {
    // Others may have applied, or been answered, since it was open last.
    client.removeQueries({ queryKey: people.queryKey });
    setOpen(true);
  };
  const pending = closing.isPending;
  // Nobody is left without an answer because the names were still on their way.
  const areNamesShown = () => !waiting.data?.length || form.current?.elements.namedItem('assumi') != null;
  const close = () => !pending && (!isOpen || (!waiting.isPending && areNamesShown())) && closing.mutate();
  return (
    <>
      <Button
        variant="secondary"
        aria-disabled={pending}
        aria-label={`Chiudi: posto occupato: ${job.title}`}
        className={className}
        onClick={() => (job.applications > 0 ? open() : close())}
      >
        Chiudi: posto occupato
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Chiudere l’offerta?"
        footer={
          <p className="cluster">
            <Button
              aria-disabled={waiting.isPending}
              loading={pending}
              loadingLabel="Chiusura in corso..."
              onClick={close}
            >
              Chiudi l’offerta
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Non chiudere
            </Button>
          </p>
        }
      >
        <form ref={form} className="stack">
          <p className="font-600 break-words">{job.title}</p>
          <WaitingPeople
            waiting={waiting}
            contact={offerContact(job)}
            leftOut={leftOut}
            onLeaveOut={setLeftOut}
            note={note}
            onNote={setNote}
          />
        </form>
      </Dialog>
    </>
  );
}
