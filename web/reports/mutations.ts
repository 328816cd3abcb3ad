import type { QueryClient } from '@tanstack/react-query';
import { apiPath } from '../../shared/paths.ts';
import type { ReportAnswer, ReportBody } from '../../shared/reports.ts';
import { sendJson } from '../api/fetch-api.ts';
import { readSession } from '../api/session.ts';

/** What is reported: an offer or a profile, by its public id. */
export type ReportTarget = { readonly kind: 'job' | 'candidate'; readonly id: string };

/**
 * Sends a report; where that hides a profile at once, its page and every list of profiles are read again.
 * @throws ApiError 404 where it is not there any more, 409 where the same person has reported it before
 */
export async function sendReport(
  client: QueryClient,
  { kind, id }: ReportTarget,
  body: ReportBody,
): Promise<ReportAnswer> {
  const path = kind === 'job' ? apiPath.reportJob(id) : apiPath.reportCandidate(id);
  const answer = await sendJson<ReportAnswer>(path, { body, token: readSession()?.token });
  if (answer.hidden) await client.invalidateQueries({ queryKey: [apiPath.candidates()] });
  return answer;
}
