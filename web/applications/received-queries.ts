import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReceivedApplication } from '../../shared/answers.ts';
import type { ApplicationStatus, EmployerStatus } from '../../shared/application-values.ts';
import { send } from '../api/call.ts';
import {
  changeLists,
  keepStored,
  keyOf,
  type PagesOf,
  pagesOptions,
  readAgain,
  readOptions,
} from '../api/call-options.ts';
import { ApiError } from '../api/fetch-api.ts';
import type { ApplicationAnswer } from './answer-form.tsx';

/** Applications received for one offer, or for all of one's own, those to be read first. Fetched again whenever the page opens. */
export const receivedOptions = (jobId: string | null) =>
  pagesOptions(
    'GET /api/applications/received',
    { query: { ...(jobId === null ? {} : { job: jobId }), limit: 20 }, signedIn: true },
    { refetchOnMount: 'always' },
  );

export const receivedCountsOptions = () =>
  readOptions('GET /api/applications/received/counts', { signedIn: true }, { refetchOnMount: 'always' });

/** The application that a mailed link is about; its token goes in a header, as addresses are written down everywhere. */
export const linkedApplicationOptions = (token: string) =>
  readOptions('GET /api/applications/answer', { authorization: `Link ${token}` });

const RECEIVED = { queryKey: keyOf('GET /api/applications/received', { signedIn: true }) };

export function useSetStatus(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (
      body: { readonly status: EmployerStatus; readonly seen?: ApplicationStatus } & Omit<ApplicationAnswer, 'status'>,
    ) => send('PATCH /api/applications/:id', { params: { id }, body, signedIn: true }),
    onSuccess: (changed) => {
      showChanged(client, changed);
      void client.invalidateQueries(receivedCountsOptions());
    },
    onError: (error) => {
      // Withdrawn or deleted meanwhile: the list then says so.
      if (error instanceof ApiError && [404, 409].includes(error.status)) void client.invalidateQueries(RECEIVED);
    },
  });
}

/** Answers several; all of them are read again, as some may have been withdrawn meanwhile. */
export function useSetStatuses() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ApplicationAnswer & { readonly ids: string[] }) =>
      send('POST /api/applications/answers', { body, signedIn: true }),
    onSettled: () => readAgain(client, 'GET /api/applications/received', 'GET /api/applications/received/counts'),
  });
}

function showChanged(client: QueryClient, changed: ReceivedApplication): void {
  // An older answer may come after a newer one.
  const renew = (item: ReceivedApplication) =>
    item.id === changed.id && item.statusAt <= changed.statusAt ? changed : item;
  changeLists<PagesOf<'GET /api/applications/received'>>(
    client,
    RECEIVED.queryKey,
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(renew) })) },
  );
}

export function useLinkAnswer(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ApplicationAnswer) =>
      send('POST /api/applications/answer', { body, authorization: `Link ${token}` }),
    onSuccess: (changed) => keepStored(client, linkedApplicationOptions(token), () => changed),
    onError: (error) => {
      // Answered or withdrawn meanwhile: the page then says so.
      if (error instanceof ApiError && error.status < 500)
        void client.invalidateQueries(linkedApplicationOptions(token));
    },
  });
}
