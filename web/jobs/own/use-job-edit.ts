import { useQueryClient } from '@tanstack/react-query';
import type { OwnJob, PublishJobBody } from '../../../shared/jobs.ts';
import { ApiError } from '../../api/fetch-api.ts';
import { ownJobOptions } from '../../api/own-jobs.ts';
import { clearSession } from '../../api/session.ts';
import { editDraftOf, useEdit } from '../../forms/use-edit.ts';
import { EMPTY_JOB, valuesOf } from '../form/publish-job-values.ts';
import { useAskToSignIn } from '../form/publish-sign-in.ts';
import { editJob } from './own-mutations.ts';

type JobEdit = {
  readonly job: OwnJob;
  readonly draft: string;
  readonly next: string;
};

/** An edit of one's own offer: its versions, how it is sent, and how refusals of a version or a session are settled. */
export function useJobEdit({ job, draft, next }: JobEdit) {
  const client = useQueryClient();
  const askToSignIn = useAskToSignIn(next, 'Accedi di nuovo: quello che hai scritto è ancora nel modulo.');
  const edit = useEdit({
    stored: job,
    draft: ({ revision }) => editDraftOf(draft, EMPTY_JOB, revision),
    valuesOf,
    readLatest: () => client.fetchQuery({ ...ownJobOptions(job.id), staleTime: 0 }),
  });
  return {
    edit,
    send: (body: PublishJobBody): Promise<OwnJob> =>
      editJob(client, job.id, { ...body, revision: edit.draft.revision() }),
    onFailed: async (error: unknown): Promise<boolean> => {
      if (!(error instanceof ApiError && error.status === 401)) return edit.onFailed(error);
      clearSession();
      await askToSignIn();
      return true;
    },
  };
}

export const JOB_CONFLICT = {
  title: 'Questa offerta è cambiata in un’altra scheda',
  counts: 'Conta la versione salvata per prima, e la leggono già tutti.',
  labels: async () => (await import('../form/check-job.ts')).jobLabels,
};

export const positionOf = ({ lat, lon }: OwnJob): { lat: string; lon: string } => ({ lat: lat ?? '', lon: lon ?? '' });
