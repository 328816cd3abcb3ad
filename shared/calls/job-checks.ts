import { doneSchema } from '../accounts.ts';
import { checkJobBody, FORGED_CHECK } from '../job-checks.ts';
import { renewLinkBody } from '../renewed-links.ts';
import type { CallTable } from './call.ts';

export const jobCheckCalls = {
  'POST /api/jobs/:id/check': {
    summary: 'Confirms by a mailed link that an offer is still open, or closes it as the place is taken',
    tag: 'jobs',
    who: 'anyone',
    limit: 'WRITE_LIMIT',
    shown: true,
    body: { schema: checkJobBody, example: { token: 'header.payload.signature', open: true } },
    responses: { 200: { about: 'The offer is confirmed, or closed.', schema: doneSchema } },
    refuses: { 404: 'The offer was removed.', 409: 'The offer is not open, so that it cannot be confirmed.' },
  },
  'POST /api/job-checks/link': {
    summary: 'Mails a new link about open offers, by one that is over, to the account’s present address',
    tag: 'jobs',
    who: 'anyone',
    limit: 'WRITE_LIMIT',
    mails: true,
    body: { schema: renewLinkBody(FORGED_CHECK), example: { token: 'header.payload.signature' } },
    responses: { 202: { about: 'A mail is on its way.', schema: doneSchema } },
    refuses: { 404: 'None of the offers is open.' },
  },
} as const satisfies CallTable;
