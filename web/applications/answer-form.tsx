import { type FormEvent, useId, useState } from 'react';
import {
  ANSWERS,
  type Answer,
  APPLICATION_STATUS_LABELS,
  type ApplicationStatus,
  REFUSAL_REASON_IDS,
  REFUSAL_REASONS,
  type RefusalReason,
} from '../../shared/application-values.ts';
import { LIMITS } from '../../shared/limits.ts';
import { HiredContact, hiredNote } from '../forms/hired-contact.tsx';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';

export type ApplicationAnswer = { readonly status: Answer; readonly note?: string; readonly reason?: RefusalReason };

type AnswerFormProps = {
  readonly hint: string;
  readonly status: ApplicationStatus;
  readonly initial?: Answer | null;
  /** Name and number that go with 'Assunta' unless they are changed. */
  readonly contact: string;
  readonly pending: boolean;
  readonly onAnswer: (answer: ApplicationAnswer) => void;
  /** Classes of the line of its button. */
  readonly foot?: string;
};

/** An answer is chosen and then sent: it goes out by mail, and a slip of the finger must not. */
export function AnswerForm({ hint, status, initial = null, contact, pending, onAnswer, foot }: AnswerFormProps) {
  const id = useId();
  const [chosen, setChosen] = useState(initial);
  const [tried, setTried] = useState(false);
  const given = ANSWERS.find((answer) => answer === status) ?? null;
  const value = chosen ?? given;
  const refusal =
    value === null ? 'Scegli una risposta' : value === given ? 'È già la tua risposta: scegline un’altra' : undefined;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    setTried(refusal !== undefined);
    if (value === null || refusal !== undefined) return event.currentTarget.querySelector('input')?.focus();
    const typed = new FormData(event.currentTarget);
    const line = String(typed.get('note') ?? '').trim();
    const note = value === 'hired' ? hiredNote(typed, line) : line;
    const reason = REFUSAL_REASON_IDS.find((known) => known === typed.get('reason'));
    onAnswer({ status: value, ...(note ? { note } : {}), ...(reason ? { reason } : {}) });
  };

  return (
    <form className="stack no-print" noValidate onSubmit={onSubmit}>
      <fieldset className="field min-w-0" aria-describedby={`${id}-hint${tried && refusal ? ` ${id}-error` : ''}`}>
        <legend className="font-600 leading-snug pb-1.5">La tua risposta</legend>
        <p id={`${id}-hint`} className="muted break-words">
          {hint}
        </p>
        <div className="grid gap-2 grid-cols-[repeat(auto-fit,minmax(min(100%,11.5rem),1fr))]">
          {ANSWERS.map((answer) => (
            <label
              key={answer}
              className="flex flex-wrap items-start gap-x-3 px-[min(1rem,5vw)] py-3 border border-field rounded bg-surface hover:border-ink has-[:checked]:border-bosco has-[:checked]:bg-bosco-soft"
            >
              <input
                type="radio"
                id={`${id}-${answer}`}
                name={`${id}-answer`}
                value={answer}
                checked={value === answer}
                onChange={() => setChosen(answer)}
              />
              <span className="flex-[1_1_6.5rem] font-600 leading-snug">{APPLICATION_STATUS_LABELS[answer]}</span>
            </label>
          ))}
        </div>
        <FieldError id={id} error={tried ? refusal : undefined} />
      </fieldset>
      {value === 'rejected' && (
        <Select
          id={`${id}-reason`}
          name="reason"
          label="Motivo (facoltativo)"
          hint="Un motivo vero aiuta chi cerca. Nessuno di questi giudica la persona."
          placeholder="Senza motivo"
        >
          {REFUSAL_REASON_IDS.map((reason) => (
            <option key={reason} value={reason}>
              {REFUSAL_REASONS[reason]}
            </option>
          ))}
        </Select>
      )}
      {value === 'hired' && given !== 'hired' && <HiredContact offered={contact} />}
      <TextArea
        id={`${id}-note`}
        name="note"
        label="Aggiungi una riga (facoltativa)"
        hint="Per esempio quando vi sentite, o perché no. La persona la legge con la risposta."
        rows={2}
        maxLength={LIMITS.answerNote - (value === 'hired' ? 100 : 0)}
      />
      <div className={foot}>
        <Button type="submit" loading={pending} loadingLabel="Invio in corso...">
          {given === null ? 'Invia la risposta' : 'Cambia la risposta'}
        </Button>
      </div>
    </form>
  );
}
