/**
 * Tables whose rows are the truth, in the order in which they can be put in: a table comes after those it refers to. These
 * are backed up and restored. A test walks the database: a table is here, or below.
 */
export const BACKED_UP: readonly string[] = [
  'users',
  'passkeys',
  'sessions',
  'account_links',
  'login_codes',
  'used_challenges',
  'members',
  'member_deeds',
  'jobs',
  'job_views',
  'applications',
  'application_events',
  'kept_applications',
  'candidates',
  'candidate_messages',
  'candidate_blocks',
  'blocked_senders',
  'contact_messages',
  'outbox',
  'alert_addresses',
  'alerts',
  'newsletter_subscribers',
  'reports',
  'moderation_log',
  'search_counts',
  'daily_counts',
];

/** Derived tables, with the code that rebuilds each. */
export const DERIVED: Readonly<Record<string, string>> = {
  job_search: 'triggers; npm run reindex',
  job_words: 'a view into the index of offers',
  candidate_search: 'triggers; npm run reindex',
  candidate_words: 'a view into the index of profiles',
  shown_versions: 'triggers',
  search_vocabulary: 'npm run reindex; the cron of every hour',
  cron_runs: 'each run of a cron writes its row',
  employer_answers: 'counted from applications by the cron of every night',
};
