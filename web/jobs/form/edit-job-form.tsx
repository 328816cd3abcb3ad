import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { OwnJob, PublishJobBody } from '../../../shared/jobs.ts';
import { pagePath } from '../../../shared/paths.ts';
import { ApiError } from '../../api/fetch-api.ts';
import { clearSession } from '../../api/session.ts';
import { PUBLISH_JOB } from '../../content/publish-job.ts';
import { EditConflict } from '../../forms/edit-conflict.tsx';
import { editDraftOf } from '../../forms/edit-draft.ts';
import { Form } from '../../forms/form.tsx';
import { sentPosition } from '../../forms/sent-position.ts';
import { useDeclaredForm } from '../../forms/use-declared-form.ts';
import { useEdit } from '../../forms/use-edit.ts';
import { editJob } from '../own/own-mutations.ts';
import { ownJobOptions } from '../own/own-queries.ts';
import { JobFormFields } from './job-form-fields.tsx';
import { EMPTY_JOB, JOB_LABELS, publishJobForm, valuesOf } from './publish-job-values.ts';
import { useAskToSignIn } from './publish-sign-in.ts';

/** @param job the newest version, as the page found it */
export function EditJobForm({ job }: { job: OwnJob }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const askToSignIn = useAskToSignIn({
    next: pagePath.editJob(job.id),
    description: 'Accedi di nuovo: quello che hai scritto è ancora nel modulo.',
  });
  const edit = useEdit({
    stored: job,
    draft: ({ id, revision }) => editDraftOf(`job-${id}`, EMPTY_JOB, revision),
    valuesOf,
    readLatest: () => client.fetchQuery({ ...ownJobOptions(job.id), staleTime: 0 }),
  });
  const form = useDeclaredForm({
    schema: publishJobForm,
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
    send: async (body) => {
      const position = await positionOf(body, job);
      return editJob(client, job.id, { ...body, ...position, revision: edit.draft.revision() });
    },
    onFailed: async (error) => {
      if (!(error instanceof ApiError && error.status === 401)) return edit.onFailed(error);
      clearSession();
      await askToSignIn();
      return true;
    },
    toast: () => ({
      title: 'Offerta aggiornata',
      description: 'Chi apre la sua pagina legge già la versione nuova.',
    }),
    onSent: async () => navigate(pagePath.ownJobs()),
  });
  return (
    <div className="stack">
      <EditConflict
        form={form}
        edit={edit}
        title="Questa offerta è cambiata in un’altra scheda"
        counts="Conta la versione salvata per prima, e la leggono già tutti."
        labels={JOB_LABELS}
      />
      <Form form={form} aria-label="Modifica l’offerta">
        <JobFormFields form={form} positionNote={PUBLISH_JOB.editPositionNote} />
      </Form>
    </div>
  );
}

/** The position of a place that did not change is known; that of a new one may come from the browser. */
const positionOf = async ({ location }: PublishJobBody, job: OwnJob): Promise<{ lat: string; lon: string }> =>
  location === job.location ? { lat: job.lat ?? '', lon: job.lon ?? '' } : sentPosition(navigator.geolocation);
