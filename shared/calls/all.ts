import { accountCalls } from './accounts.ts';
import { alertCalls } from './alerts.ts';
import { answerCalls } from './answers.ts';
import { applicationCalls } from './applications.ts';
import type { CallTable } from './call.ts';
import { candidateCalls } from './candidates.ts';
import { contactCalls } from './contact.ts';
import { guestApplicationCalls } from './guest-applications.ts';
import { jobCheckCalls } from './job-checks.ts';
import { jobStatsCalls } from './job-stats.ts';
import { jobCalls } from './jobs.ts';
import { keptApplicationCalls } from './kept-application.ts';
import { memberCalls } from './members.ts';
import { messageCalls } from './messages.ts';
import { moderationCalls } from './moderation.ts';
import { operationCalls } from './operation.ts';
import { passkeyCalls } from './passkeys.ts';
import { searchCalls } from './search-log.ts';

/** Every call of the API. Browsers import its type only, so that no schema comes along. */
export const CALLS = {
  ...operationCalls,
  ...jobCalls,
  ...jobStatsCalls,
  ...jobCheckCalls,
  ...applicationCalls,
  ...guestApplicationCalls,
  ...keptApplicationCalls,
  ...answerCalls,
  ...memberCalls,
  ...candidateCalls,
  ...accountCalls,
  ...passkeyCalls,
  ...contactCalls,
  ...messageCalls,
  ...moderationCalls,
  ...alertCalls,
  ...searchCalls,
} as const satisfies CallTable;

export type Calls = typeof CALLS;
export type CallName = keyof Calls;
