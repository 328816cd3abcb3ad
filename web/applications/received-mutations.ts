import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReceivedApplication } from '../../shared/answers.ts';
import type { Answer, EmployerStatus } from '../../shared/application-values.ts';
import { send } from '../api/call.ts';
import { keyOf } from '../api/call-options.ts';
import { ApiError } from '../api/fetch-api.ts';
import { linkedApplicationOptions, type ReceivedPages, receivedCountsOptions } from './received-queries.ts';

const RECEIVED = { queryKey: keyOf('GET /api/applications/received', { signedIn: true }) };

/** Says what an application received is; it shows once the server has stored it. */
export function useSetStatus(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (status: EmployerStatus) =>
      send('PATCH /api/applications/:id', { params: { id }, body: { status }, signedIn: true }),
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

function showChanged(client: QueryClient, changed: ReceivedApplication): void {
  client.setQueriesData<ReceivedPages>(RECEIVED, (list) =>
    list === undefined
      ? undefined
      : {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            // An older answer may come after a newer one.
            items: page.items.map((item) =>
              item.id === changed.id && item.statusAt <= changed.statusAt ? changed : item,
            ),
          })),
        },
  );
}

/** Answers by a mailed link. */
export function useLinkAnswer(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (status: Answer) =>
      send('POST /api/applications/answer', { body: { status }, authorization: `Link ${token}` }),
    onSuccess: (changed) => client.setQueryData(linkedApplicationOptions(token).queryKey, changed),
    onError: (error) => {
      // Answered or withdrawn meanwhile: the page then says so.
      if (error instanceof ApiError && error.status < 500)
        void client.invalidateQueries(linkedApplicationOptions(token));
    },
  });
}
