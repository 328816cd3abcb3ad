import type { QueryClient } from '@tanstack/react-query';
import type {
  CandidateMessageBody,
  OwnCandidate,
  PublishCandidateBody,
  PublishedCandidate,
  SentMessage,
} from '../../shared/candidates.ts';
import { apiPath } from '../../shared/paths.ts';
import { sendJson } from '../api/fetch-api.ts';
import { readSession } from '../api/session.ts';
import { ownCandidatesOptions } from './queries.ts';

/**
 * Publishes a profile and has every list read again: who published sees it there at once.
 * @param key of this form, which nobody else knows: sent again with it, the same profile and link are answered
 * @throws ApiError, or TypeError where there is no network
 */
export async function publishCandidate(
  client: QueryClient,
  { body, token, key }: { body: PublishCandidateBody; token: string | undefined; key: string },
): Promise<PublishedCandidate> {
  const headers = { 'Idempotency-Key': key };
  const published = await sendJson<PublishedCandidate>(apiPath.candidates(), { body, token, headers });
  await client.invalidateQueries({ queryKey: [apiPath.candidates()] });
  return published;
}

/** @throws ApiError 404 where the profile is not there any more */
export const sendMessage = (candidateId: string, body: CandidateMessageBody): Promise<SentMessage> =>
  sendJson(apiPath.candidateMessages(candidateId), { body, token: readSession()?.token });

type Change = { readonly id: string; readonly authorization: string };

async function change(
  client: QueryClient,
  { id, authorization }: Change,
  request: { method: 'PATCH' | 'DELETE'; body: unknown },
): Promise<void> {
  const own = await sendJson<OwnCandidate>(apiPath.candidate(id), {
    ...request,
    headers: { Authorization: authorization },
  });
  client.setQueryData(ownCandidatesOptions(authorization).queryKey, (known) =>
    known?.map((other) => (other.id === own.id ? own : other)),
  );
  await client.invalidateQueries({ queryKey: [apiPath.candidates()] });
}

/** Hides a profile, shows it, or takes its deletion back. */
export const setHidden = (client: QueryClient, which: Change, hidden: boolean): Promise<void> =>
  change(client, which, { method: 'PATCH', body: { hidden } });

/** Deletes a profile; it can be taken back for seven days. */
export const deleteCandidate = (client: QueryClient, which: Change): Promise<void> =>
  change(client, which, { method: 'DELETE', body: {} });
