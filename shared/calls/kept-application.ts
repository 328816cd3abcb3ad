import { CV_TYPES } from '../application-values.ts';
import { deleteKeptBody, keptApplicationSchema } from '../kept-application.ts';
import type { CallTable } from './call.ts';

/** Calls for what an account keeps for its next application. */
export const keptApplicationCalls = {
  'GET /api/account/kept-application': {
    summary: 'CV and last message that the account keeps for its next application',
    tag: 'applications',
    who: 'any account',
    responses: { 200: { about: 'Null for what is not kept.', schema: keptApplicationSchema } },
  },
  'GET /api/account/kept-application/cv': {
    summary: 'The CV that the account keeps',
    tag: 'applications',
    who: 'any account',
    responses: { 200: { about: 'The file, to be saved.', file: CV_TYPES } },
    refuses: { 404: 'The account keeps no CV.' },
  },
  'DELETE /api/account/kept-application': {
    summary: 'Deletes the kept CV, message or both, with the file',
    tag: 'applications',
    who: 'any account',
    limit: 'WRITE_LIMIT',
    body: { schema: deleteKeptBody, example: { parts: ['cv'] } },
    responses: { 200: { about: 'What is still kept; the same where nothing was.', schema: keptApplicationSchema } },
  },
} as const satisfies CallTable;
