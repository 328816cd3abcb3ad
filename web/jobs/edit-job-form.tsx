import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { OwnJob, PublishJobBody } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import { ApiError } from '../api/fetch-api.ts';
import { clearSession } from '../api/session.ts';
import { PUBLISH_JOB } from '../content/publish-job.ts';
import { Form } from '../forms/form.tsx';
import { formStatus } from '../forms/form-status.ts';
import { sentPosition } from '../forms/sent-position.ts';
import { showFailure } from '../forms/show-failure.ts';
import { useDraft } from '../forms/use-draft.ts';
import { showToast } from '../ui/toast-store.ts';
import { NewerVersion, ReplacedTexts } from './edit-conflict.tsx';
import { editDraftOf, replacedDraftOf } from './edit-job-draft.ts';
import { JobFormFields } from './job-form-fields.tsx';
import { editJob } from './own-mutations.ts';
import { ownJobOptions } from './own-queries.ts';
import { JOB_FIELDS, type PublishJobValues, publishJobForm, valuesOf } from './publish-job-values.ts';
import { useAskToSignIn } from './publish-sign-in.ts';

const FAILED = 'Modifiche non salvate';
const TEXTS = {
  refused: 'Non è stato possibile salvare le modifiche.',
  unanswered: 'Si è verificato un errore durante il salvataggio.',
};

/** @param job the newest version, as the page found it */
export function EditJobForm({ job }: { job: OwnJob }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const askToSignIn = useAskToSignIn({
    next: pagePath.editJob(job.id),
    description: 'Accedi di nuovo: quello che hai scritto è ancora nel modulo.',
  });
  const [draft, setDraft] = useState(() => editDraftOf(job.id, job.revision));
  const [initial] = useState<PublishJobValues>(() => ({ ...valuesOf(job), ...draft.read() }));
  // A draft that was typed over an older version is a conflict before it is sent.
  const [newer, setNewer] = useState(draft.revision === job.revision ? null : job);
  const [replaced, setReplaced] = useState(() => replacedDraftOf(job.id).read());
  const form = useForm({ resolver: zodResolver(publishJobForm), defaultValues: initial, shouldFocusError: false });
  useDraft(form, draft);

  const submit = form.handleSubmit(async (body) => {
    try {
      const position = await positionOf(body, job);
      await editJob(client, job.id, { ...body, ...position, revision: draft.revision });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        clearSession();
        return await askToSignIn();
      }
      if (error instanceof ApiError && error.status === 409) {
        const latest = await client.fetchQuery({ ...ownJobOptions(job.id), staleTime: 0 }).catch(() => null);
        if (latest && latest.revision !== draft.revision) return setNewer(latest);
      }
      return showFailure(error, { setError: form.setError, fields: JOB_FIELDS, title: FAILED, texts: TEXTS });
    }
    draft.clear();
    replacedDraftOf(job.id).clear();
    showToast({ title: 'Offerta aggiornata', description: 'Chi apre la sua pagina legge già la versione nuova.' });
    await navigate(pagePath.ownJobs());
  });

  const load = (latest: OwnJob) => {
    const typed = form.getValues();
    replacedDraftOf(job.id).write(typed);
    setReplaced(typed);
    const begun = editDraftOf(job.id, latest.revision, { begin: true });
    begun.write(valuesOf(latest));
    setDraft(begun);
    form.reset(valuesOf(latest));
    setNewer(null);
  };

  return (
    <div className="stack">
      {newer && <NewerVersion key={newer.revision} form={form} newer={newer} onLoad={() => load(newer)} />}
      {!newer && <ReplacedTexts form={form} replaced={replaced} />}
      <Form
        aria-label="Modifica l’offerta"
        status={formStatus(form.formState, JOB_FIELDS)}
        failureTitle={FAILED}
        submitLabel="Salva le modifiche"
        pendingLabel="Salvataggio in corso..."
        onSubmit={submit}
      >
        <JobFormFields form={form} initial={initial} positionNote={PUBLISH_JOB.editPositionNote} />
      </Form>
    </div>
  );
}

/** The position of a place that did not change is known; that of a new one may come from the browser. */
const positionOf = async ({ location }: PublishJobBody, job: OwnJob): Promise<{ lat: string; lon: string }> =>
  location === job.location ? { lat: job.lat ?? '', lon: job.lon ?? '' } : sentPosition(navigator.geolocation);
