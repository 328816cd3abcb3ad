import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Waiting } from '../../../shared/answers.ts';
import {
  APPLICATION_STATUS_LABELS,
  CLOSED_NOTE,
  MOST_NOTIFIED,
  REFUSAL_REASONS,
} from '../../../shared/application-values.ts';
import type { OwnJob } from '../../../shared/jobs.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { offerContact } from '../../../shared/offer-contact.ts';
import { waitingOptions } from '../../api/own-jobs.ts';
import { HiredContact, hiredNote } from '../../forms/hired-contact.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { changeFailed, closeJob } from './own-mutations.ts';

const PHONE_ONLY = 'Solo telefono: avvisala tu.';

const showFailed = changeFailed('Non è stato possibile chiudere l’offerta.');

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
  const waiting = useQuery({ ...waitingOptions(job.id), enabled: isOpen });
  const form = useRef<HTMLFormElement>(null);
  const closing = useMutation({
    mutationFn: () => {
      // As the fields show it: some programs fill them in without an event.
      const shown = new FormData(form.current ?? undefined);
      const hired = shown.getAll('assumi').map(String);
      const ids = shown
        .getAll('avvisa')
        .map(String)
        .filter((id) => !hired.includes(id));
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
  const pending = closing.isPending;
  // Nobody is left without an answer because the names were still on their way.
  const close = () => !pending && !(isOpen && waiting.isPending) && closing.mutate();
  return (
    <>
      <Button
        variant="secondary"
        aria-disabled={pending}
        aria-label={`Chiudi: posto occupato: ${job.title}`}
        className={className}
        onClick={() => (job.applications > 0 ? setOpen(true) : close())}
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

type WaitingPeopleProps = {
  readonly waiting: UseQueryResult<Waiting[]>;
  readonly contact: string;
  readonly leftOut: readonly string[];
  readonly onLeaveOut: (ids: readonly string[]) => void;
  readonly note: string;
  readonly onNote: (note: string) => void;
};

function WaitingPeople({ waiting, contact, leftOut, onLeaveOut, note, onNote }: WaitingPeopleProps) {
  const [hired, setHired] = useState<readonly string[]>([]);
  const { data: people, isError, refetch } = waiting;
  if (!people)
    return isError ? (
      <RetryNotice tone="warning" retry={() => void refetch()}>
        I nomi di chi aspetta una risposta non sono arrivati. Riprova; se chiudi adesso non avvisiamo nessuno, e
        rispondi poi dalle candidature.
      </RetryNotice>
    ) : (
      <Skeleton className="h-32 w-full" />
    );
  if (people.length === 0) return <p>Nessuno aspetta una risposta: hai già risposto a tutti.</p>;
  const others = people.filter(({ id }) => !hired.includes(id));
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="font-600 leading-snug pb-1.5">Chi assumi?</legend>
        <p className="muted">Riceve “Assunta” per email. Se non è fra queste persone, vai avanti.</p>
        {people.map(({ id, name, hasEmail }) => (
          <Checkbox
            key={id}
            id={`assumi-${id}`}
            name="assumi"
            value={id}
            className="break-words"
            label={name}
            hint={hasEmail ? undefined : PHONE_ONLY}
            onChange={({ currentTarget: { checked } }) =>
              setHired((before) => (checked ? [...before, id] : before.filter((other) => other !== id)))
            }
          />
        ))}
      </fieldset>
      {hired.length > 0 && <HiredContact offered={contact} />}
      {others.length > 0 && (
        <>
          <fieldset className="min-w-0">
            <legend className="font-600 leading-snug pb-1.5">Avvisa chi aspetta una risposta</legend>
            <p className="muted">
              {`Ricevono “Non selezionata” per email. Motivo: ${REFUSAL_REASONS.taken.toLowerCase()}. Togli il segno a chi non vuoi avvisare adesso.${people.length === MOST_NOTIFIED ? ` Sono le prime ${MOST_NOTIFIED}: alle altre rispondi dalla pagina delle candidature.` : ''}`}
            </p>
            {others.map(({ id, name, status, hasEmail }) => (
              <Checkbox
                key={id}
                id={`avvisa-${id}`}
                name="avvisa"
                value={id}
                className="break-words"
                label={`${name} (${status === 'sent' ? 'da leggere' : APPLICATION_STATUS_LABELS[status].toLowerCase()})`}
                hint={hasEmail ? undefined : PHONE_ONLY}
                defaultChecked={!leftOut.includes(id)}
                onChange={({ currentTarget }) =>
                  onLeaveOut([...leftOut.filter((other) => other !== id), ...(currentTarget.checked ? [] : [id])])
                }
              />
            ))}
          </fieldset>
          <TextArea
            name="messaggio"
            label="Il tuo messaggio"
            rows={2}
            maxLength={LIMITS.answerNote}
            defaultValue={note}
            onChange={(event) => onNote(event.currentTarget.value)}
          />
        </>
      )}
    </>
  );
}
