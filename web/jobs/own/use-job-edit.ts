import { useQueryClient } from '@tanstack/react-query';
import type { OwnJob, PublishJobBody } from '../../../shared/jobs.ts';
import { send } from '../../api/call.ts';
import { ApiError } from '../../api/fetch-api.ts';
import { ownJobOptions } from '../../api/own-jobs.ts';
import { clearSession } from '../../api/session.ts';
import { sentPosition } from '../../forms/sent-position.ts';
import { useDeclaredForm } from '../../forms/use-declared-form.ts';
import { editDraftOf, useEdit } from '../../forms/use-edit.ts';
import { EMPTY_JOB, type PublishJobValues, valuesOf } from '../form/publish-job-values.ts';
import { useAskToSignIn } from '../form/publish-sign-in.ts';
import { changeJob, ownJob } from './own-mutations.ts';

type Declaration = Parameters<typeof useDeclaredForm<PublishJobValues, PublishJobBody, OwnJob, PublishJobValues>>[0];

type JobEdit = Pick<Declaration, 'rules' | 'idPrefix' | 'toast' | 'onSent'> & {
  readonly job: OwnJob;
  readonly draft: string;
  /** Address of the edit, where signing in again leads back. */
  readonly next: string;
  readonly texts: Pick<Declaration['texts'], 'submit' | 'failed' | 'refused'>;
};

/** An edit of one's own offer: its form, its versions, and how refusals of a version or a session are settled. */
export function useJobEdit({ job, draft, next, texts, ...declaration }: JobEdit) {
  const client = useQueryClient();
  const askToSignIn = useAskToSignIn(next, 'Accedi di nuovo: quello che hai scritto è ancora nel modulo.');
  const edit = useEdit({
    stored: job,
    draft: ({ revision }) => editDraftOf(draft, EMPTY_JOB, revision),
    valuesOf,
    readLatest: () => client.fetchQuery({ ...ownJobOptions(job.id), staleTime: 0 }),
  });
  const form = useDeclaredForm({
    ...declaration,
    empty: EMPTY_JOB,
    initial: edit.initial,
    draft: edit.draft,
    texts: {
      pending: 'Salvataggio in corso...',
      unanswered: 'Si è verificato un errore durante il salvataggio.',
      ...texts,
    },
    // The position of a place that did not change is known; that of a new one may come from the browser.
    send: async (body) => {
      const stored = { lat: job.lat ?? '', lon: job.lon ?? '' };
      const position = body.location === job.location ? stored : await sentPosition(navigator.geolocation);
      const edited = { ...body, ...position, revision: edit.draft.revision() };
      return changeJob(client, send('PATCH /api/jobs/:id', { ...ownJob(job.id), body: edited }));
    },
    onFailed: async (error) => {
      if (!(error instanceof ApiError && error.status === 401)) return edit.onFailed(error);
      clearSession();
      await askToSignIn();
      return true;
    },
  });
  return { form, edit };
}

export const JOB_CONFLICT = {
  title: 'Questa offerta è cambiata in un’altra scheda',
  counts: 'Conta la versione salvata per prima, e la leggono già tutti.',
  labels: async () => (await import('../form/check-job.ts')).jobLabels,
};
