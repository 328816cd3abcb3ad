import { ACCOUNT_STATES, prepareAccountStates } from './account-states.ts';
import { ALERT_STATES, prepareAlertStates } from './alert-states.ts';
import { MESSAGE_STATES, prepareMessageStates } from './message-states.ts';
import { MODERATION_STATES, prepareModerationStates } from './moderation-states.ts';
import { OWN_JOB_STATES, prepareOwnJobStates } from './own-job-states.ts';
import type { State } from './page-state.ts';
import { PEOPLE_STATES, preparePeopleStates } from './people-states.ts';

/** Makes the data that the states show. */
export async function preparePrivateStates(): Promise<void> {
  await prepareModerationStates();
  await prepareMessageStates();
  await prepareOwnJobStates();
  await preparePeopleStates();
  await prepareAccountStates();
  await prepareAlertStates();
}

/** Pages of an account, of mailed links and of the editors, each in its states. */
export const PRIVATE_STATES: readonly State[] = [
  ...ACCOUNT_STATES,
  ...MODERATION_STATES,
  ...ALERT_STATES,
  ...MESSAGE_STATES,
  ...OWN_JOB_STATES,
  ...PEOPLE_STATES,
];
