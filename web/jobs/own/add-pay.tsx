import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { OwnJob } from '../../../shared/jobs.ts';
import { editJobAt } from '../../../shared/paths.ts';
import { payText } from '../../../shared/pay.ts';
import { PAY_FIELD } from '../../../shared/pay-needed.ts';
import { EditConflict } from '../../forms/edit-conflict.tsx';
import { Form } from '../../forms/form.tsx';
import { Outcome } from '../../forms/outcome.tsx';
import { PayFields } from '../form/pay-fields.tsx';
import { JOB_CONFLICT, useJobEdit } from './use-job-edit.ts';

type AddPayProps = {
  readonly job: OwnJob;
  readonly title: string;
  readonly submit?: string;
  readonly focused?: boolean;
  readonly onAdded?: (job: OwnJob) => void | Promise<void>;
  readonly children: ReactNode;
};

export function AddPay({ job, title, submit = 'Aggiungi la paga', focused = false, onAdded, children }: AddPayProps) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const begin = useEffectEvent(() => focused && box.current?.focus());
  useEffect(() => void begin(), []);
  const [added, setAdded] = useState<OwnJob | null>(null);
  const { form, edit } = useJobEdit({
    job,
    draft: `job-${job.id}.pay`,
    next: editJobAt(job.id, PAY_FIELD),
    rules: async () => (await import('../form/check-job.ts')).payForm,
    idPrefix: `paga-${job.id}-`,
    texts: { submit, failed: 'Paga non aggiunta', refused: 'Non è stato possibile aggiungere la paga.' },
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
