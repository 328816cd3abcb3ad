import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { SessionUser } from '../../shared/accounts.ts';
import type { OwnJob } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import { ApiError } from '../api/fetch-api.ts';
import { clearSession, readSession } from '../api/session.ts';
import { PUBLISH_JOB } from '../content/publish-job.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { FAILURE, formStatus } from '../forms/form-status.ts';
import { sentPosition } from '../forms/sent-position.ts';
import { showFailure } from '../forms/show-failure.ts';
import { useDraft } from '../forms/use-draft.ts';
import { showToast } from '../ui/toast-store.ts';
import { copyJobPath } from './copy-job.ts';
import { JobFormFields } from './job-form-fields.tsx';
import { publishJob } from './mutations.ts';
import { EMPTY_JOB, JOB_FIELDS, publishJobForm, valuesOf } from './publish-job-values.ts';
import { useAskToSignIn } from './publish-sign-in.ts';

/** Where who has published goes to see the offer. */
const AFTER_PUBLISHING = pagePath.valley();

const FAILED = 'Errore';
const TEXTS = {
  refused: 'Errore nella pubblicazione',
  unanswered: 'Si è verificato un errore durante la pubblicazione.',
};

const DRAFT = draftOf('publish-job', EMPTY_JOB);
const SAME = 'È identica all’offerta che hai pubblicato da poco, e che è già online: cambia qualcosa, poi pubblicala.';

type PublishJobFormProps = {
  readonly user: SessionUser;
  /** An offer of one's own that the form begins with. */
  readonly copied?: OwnJob | null;
};

/** For who is signed in; never rendered at the edge. */
export function PublishJobForm({ user, copied = null }: PublishJobFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const askToSignIn = useAskToSignIn(copied ? { next: copyJobPath(copied.id) } : {});
  // A copy has a draft of its own: an offer half-written before is neither mixed in nor lost.
  const [draft] = useState(() => (copied ? draftOf(`publish-job.${copied.id}`, EMPTY_JOB) : DRAFT));
  const [initial] = useState(() => {
    const companyName = user.role === 'employer' ? user.name : '';
    return { ...(copied ? valuesOf(copied) : { ...EMPTY_JOB, companyName }), ...draft.read() };
  });
  const form = useForm({ resolver: zodResolver(publishJobForm), defaultValues: initial, shouldFocusError: false });
  useDraft(form, draft);

  const submit = form.handleSubmit(async (body) => {
    try {
      const position = await sentPosition(navigator.geolocation);
      const session = readSession();
      if (session === null) return await askToSignIn();
      const published = await publishJob(client, { ...body, ...position }, session.token);
      if (published.id === copied?.id) return form.setError(FAILURE, { type: 'server', message: SAME });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401))
        return showFailure(error, { setError: form.setError, fields: JOB_FIELDS, title: FAILED, texts: TEXTS });
      clearSession();
      return await askToSignIn();
    }
    draft.clear();
    showToast({ title: 'Offerta pubblicata!', description: PUBLISH_JOB.published });
    await navigate(AFTER_PUBLISHING);
  });

  return (
    <Form
      aria-labelledby="modulo-titolo"
      status={formStatus(form.formState, JOB_FIELDS)}
      failureTitle={FAILED}
      submitLabel="Pubblica Offerta"
      pendingLabel="Pubblicazione in corso..."
      onSubmit={submit}
    >
      <JobFormFields form={form} initial={initial} positionNote={PUBLISH_JOB.positionNote} />
    </Form>
  );
}
