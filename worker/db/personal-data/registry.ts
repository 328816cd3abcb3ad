import { ACCOUNT_PARTS } from './account-parts.ts';
import { ALERT_PARTS } from './alert-parts.ts';
import { APPLICATION_PARTS } from './application-parts.ts';
import { CANDIDATE_PARTS } from './candidate-parts.ts';
import { JOB_PARTS } from './job-parts.ts';
import { MAIL_PARTS } from './mail-parts.ts';
import { MEMBER_PARTS } from './member-parts.ts';
import { MODERATION_PARTS } from './moderation-parts.ts';
import type { Part } from './part.ts';

/**
 * Everything the database holds about people, in the order in which they read it: a table comes after those it refers to,
 * so the purge goes from the last to the first. A test walks the database: a table is here, or below with a reason.
 */
export const PARTS: readonly Part[] = [
  ...ACCOUNT_PARTS,
  ...JOB_PARTS,
  ...APPLICATION_PARTS,
  ...CANDIDATE_PARTS,
  ...MAIL_PARTS,
  ...ALERT_PARTS,
  ...MODERATION_PARTS,
  ...MEMBER_PARTS,
];

/** Tables that hold nothing about a person, with the reason. */
export const NOT_PERSONAL: Readonly<Record<string, string>> = {
  job_search: 'open offers once more, kept by triggers',
  shown_versions: 'when what is shown has changed last, by place and category',
  search_counts:
    'words that were searched for, by day and municipality; nothing of who did, and no text that may name somebody',
  candidate_search: 'open profiles once more, kept by triggers',
  job_words: 'the words of open offers, of no offer by itself',
  candidate_words: 'the words of open profiles, of no profile by itself',
  used_challenges: 'digests of random numbers that passkeys have signed; gone the night after',
  cron_runs: 'when each cron ran',
  daily_counts:
    'how often something was done today, by a number or code, gone the night after; how many offers, applications, accounts and mails there were on a day, not whose',
};
