import * as mini from 'zod/mini';
import { accountCalls } from './accounts.ts';
import { alertCalls, newsletterCalls } from './alerts.ts';
import { answerCalls, applicationCalls } from './applications.ts';
import type { CallTable } from './call.ts';
import { candidateCalls } from './candidates.ts';
import { jobCalls, jobCheckCalls, jobStatsCalls } from './jobs.ts';
import { contactCalls, messageCalls } from './messages.ts';
import { moderationCalls } from './moderation.ts';
import { passkeyCalls } from './passkeys.ts';
import { searchCalls } from './search-log.ts';

export const healthSchema = mini.object({
  status: mini.enum(['ok', 'degraded', 'down']),
  version: mini.string(),
  database: mini.enum(['ok', 'not migrated', 'unreachable']),
  cache: mini.enum(['ok', 'unreachable']),
  time: mini.string(),
});
export type Health = mini.infer<typeof healthSchema>;

export const healthCalls = {
  'GET /api/health': {
    summary: 'Version, and state of the database and the cache',
    tag: 'health',
    who: 'anyone',
    responses: {
      200: { about: 'It is well, or only slower.', schema: healthSchema },
      503: { about: 'The database is not there or not migrated.', schema: healthSchema },
    },
  },
} as const satisfies CallTable;

/** Every call of the API. Browsers import its type only, so that no schema comes along. */
export const CALLS = {
  ...healthCalls,
  ...jobCalls,
  ...jobStatsCalls,
  ...jobCheckCalls,
  ...applicationCalls,
  ...answerCalls,
  ...candidateCalls,
  ...accountCalls,
  ...passkeyCalls,
  ...contactCalls,
  ...messageCalls,
  ...moderationCalls,
  ...alertCalls,
  ...newsletterCalls,
  ...searchCalls,
} as const satisfies CallTable;

export type Calls = typeof CALLS;
export type CallName = keyof Calls;
