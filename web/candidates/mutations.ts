import type { QueryClient } from '@tanstack/react-query';
import type { OwnCandidate } from '../../shared/candidates.ts';
import { send } from '../api/call.ts';
import { keepStored, readAgain } from '../api/call-options.ts';
import { ownCandidatesOptions } from '../api/own-candidates.ts';
import type { Sent } from '../api/request.ts';
import { candidateOptions } from './queries.ts';

export type CandidateChange = Sent<'PATCH /api/candidates/:id'>['body'] | 'delete';

/** @throws ApiError 409 where it was changed since the revision that is named */
export async function changeCandidate(
  client: QueryClient,
  { id, authorization }: { readonly id: string; readonly authorization: string },
  change: CandidateChange,
): Promise<OwnCandidate> {
  const which = { params: { id }, authorization };
  const own = await (change === 'delete'
    ? send('DELETE /api/candidates/:id', which)
    : send('PATCH /api/candidates/:id', { ...which, body: change }));
  await keepStored(client, ownCandidatesOptions(authorization), (known) =>
    known?.map((other) => (other.id === own.id ? own : other)),
  );
  await readAgain(client, 'GET /api/candidates', 'GET /api/candidates/filters');
  // The page of the profile is fetched again, too, when it is opened.
  client.removeQueries({ queryKey: candidateOptions(id).queryKey, exact: true });
  return own;
}
