import type { QueryClient } from '@tanstack/react-query';
import type * as mini from 'zod/mini';
import type {
  BlockCompanyBody,
  BlockedCompany,
  changeCandidateBody,
  OwnCandidate,
  PublishCandidateBody,
  PublishedCandidate,
} from '../../shared/candidates.ts';
import { send } from '../api/call.ts';
import { keepStored, readAgain } from '../api/call-options.ts';
import { ownCandidatesOptions } from '../api/own-candidates.ts';
import { humanHeaders } from '../forms/human-check.tsx';
import { blockedCompaniesOptions, candidateOptions } from './queries.ts';

/** @param key of this form, which nobody else knows: sent again with it, the same profile and link are answered */
export async function publishCandidate(
  client: QueryClient,
  { body, key }: { body: PublishCandidateBody; key: string },
): Promise<PublishedCandidate> {
  const headers = { 'Idempotency-Key': key, ...humanHeaders() };
  const published = await send('POST /api/candidates', { body, signedIn: true, headers, once: true });
  await readAgain(client, 'GET /api/candidates', 'GET /api/candidates/filters');
  return published;
}

type Change = { readonly id: string; readonly authorization: string };

const sentTo = ({ id, authorization }: Change) => ({ params: { id }, authorization });

async function showChanged(
  client: QueryClient,
  { id, authorization }: Change,
  sent: Promise<OwnCandidate>,
): Promise<OwnCandidate> {
  const own = await sent;
  await keepStored(client, ownCandidatesOptions(authorization), (known) =>
    known?.map((other) => (other.id === own.id ? own : other)),
  );
  await readAgain(client, 'GET /api/candidates', 'GET /api/candidates/filters');
  // The page of the profile is fetched again, too, when it is opened.
  client.removeQueries({ queryKey: candidateOptions(id).queryKey });
  return own;
}

/** @throws ApiError 409 where it was changed since the revision that is named */
export const editCandidate = (
  client: QueryClient,
  which: Change,
  body: mini.input<typeof changeCandidateBody>,
): Promise<OwnCandidate> => showChanged(client, which, send('PATCH /api/candidates/:id', { ...sentTo(which), body }));

/** Gives a profile another private link. @param key of this press: sent again with it, the same link is answered */
export const renewLink = ({ authorization, key }: Pick<Change, 'authorization'> & { readonly key: string }) =>
  send('POST /api/own-candidates/link', { authorization, headers: { 'Idempotency-Key': key } });

export async function readOwnCandidate(
  client: QueryClient,
  { id, authorization }: Change,
): Promise<OwnCandidate | undefined> {
  const all = await client.fetchQuery({ ...ownCandidatesOptions(authorization), staleTime: 0 });
  return all.find((own) => own.id === id);
}

/** Notes that somebody looks after their profiles. Nothing depends on it at once: where it fails, the next visit tells. */
export const seeOwnCandidates = (authorization: string): Promise<unknown> =>
  send('POST /api/own-candidates/seen', { authorization }).catch(() => undefined);

export const blockCompany = (client: QueryClient, which: Change, body: BlockCompanyBody): Promise<void> =>
  showBlocked(client, which, send('POST /api/candidates/:id/blocks', { ...sentTo(which), body }));

export const allowCompany = (client: QueryClient, which: Change, block: string): Promise<void> => {
  const { params, authorization } = sentTo(which);
  const sent = send('DELETE /api/candidates/:id/blocks/:block', { params: { ...params, block }, authorization });
  return showBlocked(client, which, sent);
};

async function showBlocked(
  client: QueryClient,
  { id, authorization }: Change,
  sent: Promise<BlockedCompany[]>,
): Promise<void> {
  const blocked = await sent;
  await keepStored(client, blockedCompaniesOptions(id, authorization), () => blocked);
}

export const setHidden = (client: QueryClient, which: Change, hidden: boolean): Promise<OwnCandidate> =>
  showChanged(client, which, send('PATCH /api/candidates/:id', { ...sentTo(which), body: { hidden } }));

export const deleteCandidate = (client: QueryClient, which: Change): Promise<OwnCandidate> =>
  showChanged(client, which, send('DELETE /api/candidates/:id', sentTo(which)));

/** Confirms the address of a profile by the link that was mailed there, which is the one that this page was opened with. */
export async function confirmCandidateEmail(
  client: QueryClient,
  authorization: string,
): Promise<{ readonly message: string }> {
  const [, token = ''] = authorization.split(' ');
  const done = await send('POST /api/own-candidates/confirm', { body: { token } });
  await keepStored(client, ownCandidatesOptions(authorization), (known) =>
    known?.map((own) => ({ ...own, emailConfirmed: true })),
  );
  return done;
}
