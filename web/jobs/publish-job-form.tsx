import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { SessionUser } from '../../shared/accounts.ts';
import { pagePath } from '../../shared/paths.ts';
import { ApiError } from '../api/fetch-api.ts';
import { clearSession, readSession } from '../api/session.ts';
import { PUBLISH_JOB } from '../content/publish-job.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { formStatus } from '../forms/form-status.ts';
import { sentPosition } from '../forms/sent-position.ts';
import { showFailure } from '../forms/show-failure.ts';
import { useDraft } from '../forms/use-draft.ts';
import { showToast } from '../ui/toast-store.ts';
import { JobFormFields } from './job-form-fields.tsx';
import { publishJob } from './mutations.ts';
import { EMPTY_JOB, JOB_FIELDS, publishJobForm } from './publish-job-values.ts';
import { useAskToSignIn } from './publish-sign-in.ts';

/** Where who has published goes to see the offer. */
const AFTER_PUBLISHING = pagePath.valley();

const DRAFT = draftOf('publish-job', EMPTY_JOB);
const FAILED = 'Errore';
const TEXTS = {
  refused: 'Errore nella pubblicazione',
  unanswered: 'Si è verificato un errore durante la pubblicazione.',
};

/** For who is signed in; never rendered at the edge. */
export function PublishJobForm({ user }: { user: SessionUser }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const askToSignIn = useAskToSignIn();
  const [initial] = useState(() => {
    const companyName = user.role === 'employer' ? user.name : '';
    return { ...EMPTY_JOB, companyName, ...DRAFT.read() };
  });
  const form = useForm({ resolver: zodResolver(publishJobForm), defaultValues: initial, shouldFocusError: false });
  useDraft(form, DRAFT);

  const submit = form.handleSubmit(async (body) => {
    try {
      const position = await sentPosition(navigator.geolocation);
      const session = readSession();
      if (session === null) return await askToSignIn();
      await publishJob(client, { ...body, ...position }, session.token);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401))
        return showFailure(error, { setError: form.setError, fields: JOB_FIELDS, title: FAILED, texts: TEXTS });
      clearSession();
      return await askToSignIn();
    }
    DRAFT.clear();
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
      <JobFormFields form={form} initial={initial} />
    </Form>
  );
}
