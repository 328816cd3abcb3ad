import { accountCalls, memberCalls } from './accounts.ts';
import { alertCalls, unsubscribeCalls } from './alerts.ts';
import { answerCalls } from './answers.ts';
import { applicationCalls, guestApplicationCalls, storedApplicationCalls } from './applications.ts';
import type { Call, CallTable } from './call.ts';
import { candidateCalls } from './candidates.ts';
import { conversationCalls } from './conversations.ts';
import { employerCalls } from './employers.ts';
import { interviewCalls } from './interviews.ts';
import { jobCalls, jobCheckCalls, jobStatsCalls } from './jobs.ts';
import { contactCalls, messageCalls } from './messages.ts';
import { moderationCalls } from './moderation.ts';
import { operationCalls, searchCalls } from './operation.ts';
import { passkeyCalls } from './passkeys.ts';

/** Limits every write that names no limit of its own. */
const limited = <Table extends CallTable>(table: Table): Table =>
  Object.fromEntries(
    Object.entries<Call>(table).map(([name, call]) => [
      name,
      name.startsWith('GET ') ? call : { limit: 'WRITE_LIMIT', ...call },
    ]),
  ) as Table;

/** Every call of the API. Browsers import its type only, so that no schema comes along. */
export const CALLS = limited({
  ...operationCalls,
  ...jobCalls,
  ...jobStatsCalls,
  ...jobCheckCalls,
  ...applicationCalls,
  ...guestApplicationCalls,
  ...storedApplicationCalls,
  ...answerCalls,
  ...conversationCalls,
  ...interviewCalls,
  ...memberCalls,
  ...candidateCalls,
  ...employerCalls,
  ...accountCalls,
  ...passkeyCalls,
  ...contactCalls,
  ...messageCalls,
  ...moderationCalls,
  ...alertCalls,
  ...unsubscribeCalls,
  ...searchCalls,
});

export type Calls = typeof CALLS;
export type CallName = keyof Calls;

/** Tables of calls by the tag under which OpenAPI and docs/product.md list them. */
const TAGS: Readonly<Record<string, readonly CallTable[]>> = {
  health: [operationCalls],
  jobs: [jobCalls, jobStatsCalls, jobCheckCalls],
  applications: [
    applicationCalls,
    guestApplicationCalls,
    storedApplicationCalls,
    answerCalls,
    conversationCalls,
    interviewCalls,
  ],
  members: [memberCalls],
  candidates: [candidateCalls],
  employers: [employerCalls],
  accounts: [accountCalls, passkeyCalls],
  contact: [contactCalls],
  messages: [messageCalls],
  alerts: [alertCalls, unsubscribeCalls],
  searches: [searchCalls],
};

/** The tag of a call; whatever administrators ask for is `moderation`. */
export const tagOf = (name: string): string =>
  (!name.includes(' /api/moderation/') &&
    Object.keys(TAGS).find((tag) => TAGS[tag]?.some((table) => Object.hasOwn(table, name)))) ||
  'moderation';
