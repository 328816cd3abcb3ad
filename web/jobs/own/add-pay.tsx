import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { OwnJob } from '../../../shared/jobs.ts';
import { editJobAt } from '../../../shared/paths.ts';
import { payText } from '../../../shared/pay.ts';
import { PAY_FIELD } from '../../../shared/pay-needed.ts';
import { EditConflict } from '../../forms/edit-conflict.tsx';
import { Form } from '../../forms/form.tsx';
import { Outcome } from '../../forms/outcome.tsx';
import { useDeclaredForm } from '../../forms/use-declared-form.ts';
import { PayFields } from '../form/pay-fields.tsx';
import { EMPTY_JOB } from '../form/publish-job-values.ts';
import { JOB_CONFLICT, positionOf, useJobEdit } from './use-job-edit.ts';

type AddPayProps = {
  readonly job: OwnJob;
  readonly title: string;
  readonly submit?: string;
  /** Takes the focus, as a press has asked for it. */
  readonly focused?: boolean;
  readonly onAdded?: (job: OwnJob) => void | Promise<void>;
  readonly children: ReactNode;
};

/** Adds pay to an offer that is online, in one step: an edit that changes nothing else. */
export function AddPay({ job, title, submit = 'Aggiungi la paga', focused = false, onAdded, children }: AddPayProps) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const begin = useEffectEvent(() => focused && box.current?.focus());
  useEffect(() => void begin(), []);
  const [added, setAdded] = useState<OwnJob | null>(null);
  const { edit, send, onFailed } = useJobEdit({
    job,
    draft: `job-${job.id}.pay`,
    next: editJobAt(job.id, PAY_FIELD),
  });
  const form = useDeclaredForm({
    rules: async () => (await import('../form/check-job.ts')).payForm,
    empty: EMPTY_JOB,
    initial: edit.initial,
    draft: edit.draft,
    idPrefix: `paga-${job.id}-`,
    texts: {
      submit,
      pending: 'Salvataggio in corso...',
      failed: 'Paga non aggiunta',
      refused: 'Non è stato possibile aggiungere la paga.',
      unanswered: 'Si è verificato un errore durante il salvataggio.',
    },
    send: (body) => send({ ...body, ...positionOf(job) }),
    onFailed,
    onSent: async (changed) => {
      setAdded(changed);
      await onAdded?.(changed);
    },
  });
  if (added)
    return (
      <Outcome tone="success" title="Paga aggiunta">
        <p>{`Chi legge l’offerta la vede già: ${payText(added) ?? ''}.`}</p>
      </Outcome>
    );
  return (
    <section ref={box} tabIndex={-1} className="card stack" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h3">
        {title}
      </h2>
      <p>{children}</p>
      <EditConflict form={form} edit={edit} {...JOB_CONFLICT} />
      <Form form={form} aria-labelledby={titleId}>
        <PayFields form={form} hint="Basta da quanto si comincia, e per quale periodo." />
      </Form>
    </section>
  );
}
