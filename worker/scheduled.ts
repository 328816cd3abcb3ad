import { ARTICLES } from '../web/app/entry-server.tsx';
import { purgeAccounts, purgeChallenges, purgeLinks } from './accounts/purge-accounts.ts';
import { purgeSessions } from './accounts/start-session.ts';
import { purgeAlerts } from './alerts/change-alerts.ts';
import { requestRenewal } from './alerts/renew-alerts.ts';
import { sendDigests } from './alerts/send-digests.ts';
import { sendIssue } from './alerts/send-issue.ts';
import { renewEmployerAnswers } from './answers/renew-employer-answers.ts';
import { sendReminders } from './answers/send-reminders.ts';
import { purgeApplications } from './applications/purge-applications.ts';
import { sendCopy } from './backup/send-copy.ts';
import { purgeCandidates, sendIdleWarnings } from './candidates/purge-candidates.ts';
import { purgeContactMessages } from './contact/send-contact-message.ts';
import { type Cron, isCron } from './crons.ts';
import { type Database, openDatabase } from './db/client.ts';
import { type Config, readConfig } from './env.ts';
import { describeError } from './errors.ts';
import { purgeDailyCounts } from './http/daily-cap.ts';
import { mendVersions, publishVersions } from './http/publish-versions.ts';
import { sendChecks } from './job-checks/send-checks.ts';
import { purgeViews } from './job-stats/log-view.ts';
import { endExpired, purgeJobs, setAnnounced } from './jobs/change-job.ts';
import { announcedJobs } from './jobs/queries.ts';
import { logLine } from './log.ts';
import { purgeOutbox, sendAllWaiting } from './mail/send-waiting.ts';
import { purgeMembers } from './members/change-members.ts';
import { purgeMessages } from './messages/change-messages.ts';
import { purgeModeration } from './moderation/close-reports.ts';
import { logBegin, logDays, logOutcome } from './operation/log-runs.ts';
import { purgeSearches } from './search-log/log-search.ts';

type Run = {
  readonly env: Env;
  readonly db: Database;
  readonly config: Config;
  /** When it was meant to run. */
  readonly now: Date;
  /** When it does. */
  readonly sending: Date;
};

type Task = (run: Run) => Promise<unknown>;

/** Tasks of the nightly cron: figures of the day before, purges, recounts and warnings. */
const NIGHTLY: readonly Task[] = [
  // Before anything that it counts is purged.
  ({ db, now }) => logDays(db, now),
  ({ db, now }) => purgeDailyCounts(db, now),
  ({ db, now }) => purgeLinks(db, now),
  ({ db, now }) => purgeChallenges(db, now),
  ({ db, now }) => purgeSessions(db, now),
  ({ db, now }) => purgeContactMessages(db, now),
  ({ env, db, now }) => purgeApplications(db, env.CV_FILES, now),
  ({ env, db, now }) => purgeJobs(db, env.CV_FILES, now),
  ({ db, now }) => purgeAlerts(db, now),
  ({ db, now }) => purgeOutbox(db, now),
  ({ db, now }) => purgeViews(db, now),
  ({ db, now }) => purgeSearches(db, now),
  ({ db, config, now }) => sendIdleWarnings(db, config, now),
  async ({ env, db, now }) => {
    if ((await purgeCandidates(db, now)) > 0) await publishVersions(env.LISTS, db);
  },
  ({ db, now }) => renewEmployerAnswers(db, now),
  ({ db, config: { SITE_URL: siteUrl, JWT_SECRET: secret }, now }) => sendReminders(db, { siteUrl, secret, now }),
  ({ db, now }) => purgeMembers(db, now),
  ({ db, now }) => purgeMessages(db, now),
  ({ db, now }) => purgeModeration(db, now),
  ({ env, db, now }) => purgeAccounts(db, env.CV_FILES, now),
];

/** Tasks of each cron in `wrangler.toml`; one that fails does not stop the others. */
const CRONS: Readonly<Record<Cron, readonly Task[]>> = {
  '*/5 * * * *': [
    ({ db, now }) => endExpired(db, now),
    // Publishes the versions that ended offers have raised, too.
    ({ env, db }) => mendVersions(env.LISTS, db),
    ({ env, sending }) => sendAllWaiting(env, sending),
  ],
  '* 5-9 * * *': [
    ({ db, config: { SITE_URL: siteUrl, JWT_SECRET: secret, NEWSLETTER }, now }) =>
      requestRenewal(db, { siteUrl, secret, withNewsletter: NEWSLETTER === 'on', now }),
    ({ db, config: { SITE_URL: siteUrl, JWT_SECRET: secret }, now }) =>
      sendDigests(db, { offers: { announce: setAnnounced, find: announcedJobs }, siteUrl, secret, now }),
    async ({ db, config: { SITE_URL: siteUrl, JWT_SECRET: secret, NEWSLETTER }, now }) => {
      if (NEWSLETTER === 'on') await sendIssue(db, { articles: ARTICLES, siteUrl, secret, now });
    },
    ({ env, sending }) => sendAllWaiting(env, sending),
  ],
  '10 3 * * *': NIGHTLY,
  '*/10 7-9 * * MON': [
    ({ db, config: { SITE_URL: siteUrl, JWT_SECRET: secret }, now }) => sendChecks(db, { siteUrl, secret, now }),
  ],
  '*/10 0-2 * * *': [({ env, db, config, now }) => sendCopy({ db, files: env.CV_FILES, config }, now)],
};

/**
 * Runs all tasks of a cron. A task that fails, as when the bucket is away, must not stop those after it.
 * @param now planned time of the run
 * @param sending its actual time: a lease counted from a late plan would have expired already
 * @throws Error that says what failed, once all have run; also for an unknown cron
 */
export async function runScheduled(cron: string, env: Env, now: Date, sending = now): Promise<void> {
  const requestId = crypto.randomUUID();
  try {
    if (!isCron(cron)) throw new Error(`${cron}: a cron that worker/scheduled.ts does not know`);
    const run = { env, db: openDatabase(env.DB, null), config: readConfig(env), now, sending };
    const failures = await runTasks(cron, run, requestId);
    if (failures.length > 0) throw new Error(`${cron}: ${failures.join('; ')}`);
  } catch (error) {
    logLine('error', { requestId, cron, error: describeError(error) });
    throw error;
  }
}

/** Runs the tasks between the two notes of its heartbeat. @returns what failed */
async function runTasks(cron: Cron, run: Run, errorId: string): Promise<readonly string[]> {
  const { db, sending } = run;
  const began = Date.now();
  const failures: string[] = [];
  const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => failures.push(describeError(error)));
  await attempt(logBegin(db, cron, sending));
  for (const task of CRONS[cron]) await attempt(task(run));
  const ms = Date.now() - began;
  const ended = new Date(sending.getTime() + ms);
  const hasFailed = failures.length > 0;
  await attempt(logOutcome(db, cron, hasFailed ? { failedAt: ended, errorId } : { endedAt: ended, ms }));
  return failures;
}
