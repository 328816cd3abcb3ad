import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { OwnJob } from '../../../shared/jobs.ts';
import { editJobAt, pagePath } from '../../../shared/paths.ts';
import { PUBLISH_JOB } from '../../content/publish-job.ts';
import { EditConflict } from '../../forms/edit-conflict.tsx';
import { Form } from '../../forms/form.tsx';
import { sentPosition } from '../../forms/sent-position.ts';
import { useDeclaredForm } from '../../forms/use-declared-form.ts';
import { JobFormFields } from '../form/job-form-fields.tsx';
import { EMPTY_JOB, type PublishJobValues } from '../form/publish-job-values.ts';
import { JOB_CONFLICT, positionOf, useJobEdit } from './use-job-edit.ts';

type EditJobFormProps = {
  /** The newest version, as the page found it. */
  readonly job: OwnJob;
  /** The field to begin at. */
  readonly at: string | null;
};

export function EditJobForm({ job, at }: EditJobFormProps) {
  const navigate = useNavigate();
  const { edit, send, onFailed } = useJobEdit({ job, draft: `job-${job.id}`, next: editJobAt(job.id, at) });
  const form = useDeclaredForm({
    rules: async () => (await import('../form/check-job.ts')).publishJobForm,
    empty: EMPTY_JOB,
    initial: edit.initial,
    draft: edit.draft,
    texts: {
      submit: 'Salva le modifiche',
      pending: 'Salvataggio in corso...',
      failed: 'Modifiche non salvate',
      refused: 'Non è stato possibile salvare le modifiche.',
      unanswered: 'Si è verificato un errore durante il salvataggio.',
    },
    // The position of a place that did not change is known; that of a new one may come from the browser.
    send: async (body) => {
      const position = body.location === job.location ? positionOf(job) : await sentPosition(navigator.geolocation);
      return send({ ...body, ...position });
    },
    onFailed,
    toast: () => ({
      title: 'Offerta aggiornata',
      description: 'Chi apre la sua pagina legge già la versione nuova.',
    }),
    onSent: async () => navigate(pagePath.ownJobs()),
  });
  const begin = useEffectEvent(() => {
    if (at !== null && at in EMPTY_JOB) form.setFocus(at as keyof PublishJobValues);
  });
  useEffect(() => begin(), []);
  return (
    <div className="stack">
      <EditConflict form={form} edit={edit} {...JOB_CONFLICT} />
      <Form form={form} aria-label="Modifica l’offerta">
        <JobFormFields form={form} positionNote={PUBLISH_JOB.editPositionNote} />
      </Form>
    </div>
  );
}
