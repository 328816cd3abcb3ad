import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Waiting } from '../../../shared/answers.ts';
import { APPLICATION_STATUS_LABELS, MOST_NOTIFIED, REFUSAL_REASONS } from '../../../shared/application-values.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { HiredContact } from '../../forms/hired-contact.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';

const boxOf = (name: string, { id, hasEmail }: Pick<Waiting, 'id' | 'hasEmail'>) => ({
  id: `${name}-${id}`,
  name,
  value: id,
  className: 'break-words',
  hint: hasEmail ? undefined : 'Solo telefono: avvisala tu.',
});

type WaitingPeopleProps = {
  readonly waiting: UseQueryResult<Waiting[]>;
  readonly contact: string;
  readonly leftOut: readonly string[];
  readonly onLeaveOut: (ids: readonly string[]) => void;
  readonly note: string;
  readonly onNote: (note: string) => void;
};

export function WaitingPeople({ waiting, contact, leftOut, onLeaveOut, note, onNote }: WaitingPeopleProps) {
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
            {...boxOf('assumi', { id, hasEmail })}
            label={name}
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
                {...boxOf('avvisa', { id, hasEmail })}
                label={`${name} (${status === 'sent' ? 'da leggere' : APPLICATION_STATUS_LABELS[status].toLowerCase()})`}
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
