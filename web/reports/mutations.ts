import type { QueryClient } from '@tanstack/react-query';
import type { JobReportBody, MessageReportBody, ReportBody, ReportResponse } from '../../shared/reports.ts';
import { send } from '../api/call.ts';
import { readAgain } from '../api/call-options.ts';
import { humanHeaders } from '../forms/human.ts';

/** Target of a report, by its public id; for a message `authorization` names its recipient. */
export type ReportTarget =
  | { readonly kind: 'job' | 'candidate'; readonly id: string }
  | { readonly kind: 'message'; readonly id: string; readonly authorization: string };

function sendTo(target: ReportTarget, body: ReportBody): Promise<ReportResponse> {
  const params = { id: target.id };
  const visitor = { params, signedIn: true, headers: humanHeaders() } as const;
  switch (target.kind) {
    case 'candidate':
      return send('POST /api/candidates/:id/report', { ...visitor, body });
    // The form shows the reasons of its own kind only.
    case 'job':
      return send('POST /api/jobs/:id/report', { ...visitor, body: body as JobReportBody });
    case 'message': {
      const { authorization } = target;
      return send('POST /api/messages/:id/report', { params, body: body as MessageReportBody, authorization });
    }
  }
}

/**
 * Sends a report; where that hides a profile at once, its page and every list of profiles are read again.
 * @throws ApiError 404 where it is gone, 409 where the same person has reported it before
 */
export async function sendReport(client: QueryClient, target: ReportTarget, body: ReportBody): Promise<ReportResponse> {
  const answer = await sendTo(target, body);
  if (answer.hidden) await readAgain(client, 'GET /api/candidates', 'GET /api/candidates/filters');
  return answer;
}
