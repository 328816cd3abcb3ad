import { readOptions } from '../api/call-options.ts';

/** Own application for an offer: an empty list, or one. */
export const ownApplicationsOptions = (jobId: string) =>
  readOptions('GET /api/jobs/:id/applications', { params: { id: jobId }, signedIn: true });

/** CV and message that the account keeps for its next application. */
export const keptApplicationOptions = () => readOptions('GET /api/account/kept-application', { signedIn: true });
