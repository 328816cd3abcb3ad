import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Done } from '../../shared/accounts.ts';
import type {
  BlockCompanyBody,
  BlockedCompany,
  CandidateMessageBody,
  changeCandidateBody,
  KeepCandidateBody,
  OwnCandidate,
  PublishCandidateBody,
  PublishedCandidate,
  SentMessage,
} from '../../shared/candidates.ts';
import { ownApiPath } from '../../shared/own-api-path.ts';
import { apiPath } from '../../shared/paths.ts';
import { sendJson } from '../api/fetch-api.ts';
import { humanHeaders } from '../api/human.ts';
import { readSession } from '../api/session.ts';
import { blockedCompaniesOptions, candidateOptions, ownCandidatesOptions } from './queries.ts';

/**
 * Publishes a profile and has every list read again: who published sees it there at once.
 * @param key of this form, which nobody else knows: sent again with it, the same profile and link are answered
 * @throws ApiError, or TypeError where there is no network
 */
export async function publishCandidate(
  client: QueryClient,
  { body, token, key }: { body: PublishCandidateBody; token: string | undefined; key: string },
): Promise<PublishedCandidate> {
  const headers = { 'Idempotency-Key': key, ...humanHeaders() };
  const published = await sendJson<PublishedCandidate>(apiPath.candidates(), { body, token, headers, once: true });
  await client.invalidateQueries({ queryKey: [apiPath.candidates()] });
  return published;
}

/**
 * Writes to a candidate; who is signed in says so, as a profile may be for companies only.
 * @throws ApiError 404 where the profile is not there any more
 */
export const sendMessage = (candidateId: string, body: CandidateMessageBody): Promise<SentMessage> =>
  sendJson(apiPath.candidateMessages(candidateId), {
    body,
    token: readSession()?.token,
    headers: humanHeaders(),
    once: true,
  });

type Change = { readonly id: string; readonly authorization: string };

async function change(
  client: QueryClient,
  { id, authorization }: Change,
  request: { method: 'PATCH' | 'DELETE'; body: unknown },
): Promise<OwnCandidate> {
  const own = await sendJson<OwnCandidate>(apiPath.candidate(id), {
    ...request,
    headers: { Authorization: authorization },
  });
  client.setQueryData(ownCandidatesOptions(authorization).queryKey, (known) =>
    known?.map((other) => (other.id === own.id ? own : other)),
  );
  await client.invalidateQueries({ queryKey: [apiPath.candidates()] });
  // The page of the profile, too, is read anew when it is opened.
  client.removeQueries({ queryKey: candidateOptions(id).queryKey });
  return own;
}

/**
 * Changes what a profile says, or who may see it.
 * @throws ApiError 409 where it was changed since the revision that is named
 */
export const editCandidate = (
  client: QueryClient,
  which: Change,
  body: z.input<typeof changeCandidateBody>,
): Promise<OwnCandidate> => change(client, which, { method: 'PATCH', body });

/** A profile as it is stored now; undefined where it is not there any more. */
export async function readOwnCandidate(
  client: QueryClient,
  { id, authorization }: Change,
): Promise<OwnCandidate | undefined> {
  const all = await client.fetchQuery({ ...ownCandidatesOptions(authorization), staleTime: 0 });
  return all.find((own) => own.id === id);
}

/** Notes that somebody looks after their profiles. Nothing depends on it at once: where it fails, the next visit tells. */
export const seeOwnCandidates = (authorization: string): Promise<unknown> =>
  sendJson<Done>(ownApiPath.seeOwnCandidates(), { headers: { Authorization: authorization } }).catch(() => undefined);

/** @throws ApiError 400 where the link is too old or incomplete */
export const keepCandidate = (body: KeepCandidateBody): Promise<Done> => sendJson(ownApiPath.keepCandidate(), { body });

/** Keeps a company out of a profile. */
export const blockCompany = (client: QueryClient, which: Change, body: BlockCompanyBody): Promise<void> =>
  changeBlocked(client, which, { path: ownApiPath.blockedCompanies(which.id), method: 'POST', body });

/** Lets a company see a profile again. */
export const allowCompany = (client: QueryClient, which: Change, blockId: string): Promise<void> =>
  changeBlocked(client, which, { path: ownApiPath.blockedCompany(which.id, blockId), method: 'DELETE', body: {} });

async function changeBlocked(
  client: QueryClient,
  { id, authorization }: Change,
  { path, method, body }: { path: string; method: 'POST' | 'DELETE'; body: unknown },
): Promise<void> {
  const left = await sendJson<BlockedCompany[]>(path, { method, body, headers: { Authorization: authorization } });
  client.setQueryData(blockedCompaniesOptions(id, authorization).queryKey, left);
}

/** Hides a profile, shows it, or takes its deletion back. */
export const setHidden = (client: QueryClient, which: Change, hidden: boolean): Promise<OwnCandidate> =>
  change(client, which, { method: 'PATCH', body: { hidden } });

/** Deletes a profile; it can be taken back for seven days. */
export const deleteCandidate = (client: QueryClient, which: Change): Promise<OwnCandidate> =>
  change(client, which, { method: 'DELETE', body: {} });
