import { healthSchema, operationSchema } from '../operation.ts';
import type { CallTable } from './call.ts';

export const operationCalls = {
  'GET /api/health': {
    summary: 'Version, and state of the database, the cache, the files, the mails and the crons',
    tag: 'health',
    who: 'anyone',
    responses: {
      200: { about: 'It is well, or only slower or later.', schema: healthSchema },
      503: { about: 'The database is not there or not migrated.', schema: healthSchema },
    },
  },
  'GET /api/moderation/state': {
    summary: 'How the site runs, and its last days in numbers',
    tag: 'moderation',
    who: 'admin',
    responses: { 200: { about: 'Health, mails, and the fourteen days until yesterday.', schema: operationSchema } },
    refuses: { 403: 'The account is no administrator’s, or no passkey has confirmed the session.' },
  },
} as const satisfies CallTable;
