import type { QueryClient } from '@tanstack/react-query';
import { ownApiPath } from '../../shared/own-api-path.ts';
import { apiPath } from '../../shared/paths.ts';
import type { ReportAnswer, ReportBody } from '../../shared/reports.ts';
import { sendJson } from '../api/fetch-api.ts';
import { humanHeaders } from '../api/human.ts';
import { readSession } from '../api/session.ts';

/** What is reported, by its public id; a message by who received it: `authorization` is the header that says who. */
export type ReportTarget =
  | { readonly kind: 'job' | 'candidate'; readonly id: string }
  | { readonly kind: 'message'; readonly id: string; readonly authorization: string };

const PATHS = {
  job: apiPath.reportJob,
  candidate: apiPath.reportCandidate,
  message: ownApiPath.reportMessage,
} as const;

/**
 * Sends a report; where that hides a profile at once, its page and every list of profiles are read again.
 * @throws ApiError 404 where it is not there any more, 409 where the same person has reported it before
 */
export async function sendReport(client: QueryClient, target: ReportTarget, body: ReportBody): Promise<ReportAnswer> {
  const who =
    target.kind === 'message'
      ? { headers: { Authorization: target.authorization } }
      : { token: readSession()?.token, headers: humanHeaders() };
  const answer = await sendJson<ReportAnswer>(PATHS[target.kind](target.id), { body, ...who });
  if (answer.hidden) await client.invalidateQueries({ queryKey: [apiPath.candidates()] });
  return answer;
}
