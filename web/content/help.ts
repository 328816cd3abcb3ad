import { HELP_ACCOUNT } from './help-account.ts';
import { HELP_EMPLOYERS } from './help-employers.ts';
import { HELP_PROBLEMS } from './help-problems.ts';
import { HELP_PROFILE } from './help-profile.ts';
import { HELP_SEARCH } from './help-search.ts';
import type { HelpGroup } from './help-types.ts';

/** The five groups of the help page, in their order. */
export const HELP_GROUPS: readonly HelpGroup[] = [
  HELP_ACCOUNT,
  HELP_SEARCH,
  HELP_PROFILE,
  HELP_EMPLOYERS,
  HELP_PROBLEMS,
];
