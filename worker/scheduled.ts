import { ARTICLES } from '../web/entry-server.tsx';
import { purgeSessions } from './accounts/end-sessions.ts';
import { purgeChallenges } from './accounts/passkeys/purge-challenges.ts';
import { purgeAccounts } from './accounts/purge-accounts.ts';
import { purgeLinks } from './accounts/purge-links.ts';
import { purgeAlerts } from './alerts/purge-alerts.ts';
import { requestRenewal } from './alerts/request-renewal.ts';
import { sendDigests } from './alerts/send-digests.ts';
import { renewEmployerAnswers } from './answers/renew-employer-answers.ts';
import { purgeApplications } from './applications/purge-applications.ts';
import { purgeCandidates } from './candidates/purge-candidates.ts';
import { sendIdleWarnings } from './candidates/send-idle-warnings.ts';
import { purgeContactMessages } from './contact/purge-contact-messages.ts';
import { type Database, openDatabase } from './db/client.ts';
import { type Config, readConfig } from './env.ts';
import { purgeDailyCounts } from './http/daily-cap.ts';
import { raiseListsVersion } from './http/hot-lists.ts';
import { sendChecks } from './job-checks/send-checks.ts';
import { purgeViews } from './job-stats/purge-views.ts';
import { endExpired } from './jobs/end-expired.ts';
import { purgeJobs } from './jobs/purge-jobs.ts';
import { announcedJobs } from './jobs/queries.ts';
import { setAnnounced } from './jobs/set-announced.ts';
import { purgeOutbox } from './mail/purge-outbox.ts';
import { sendAllWaiting } from './mail/send-waiting.ts';
import { purgeMessages } from './messages/purge-messages.ts';
import { purgeModeration } from './moderation/purge-moderation.ts';
import { purgeNewsletter } from './newsletter/purge-newsletter.ts';
import { sendIssue } from './newsletter/send-issue.ts';

type Run = { readonly env: Env; readonly db: Database; readonly config: Config; readonly now: Date };

/** What the night deletes, counts anew or warns about; each by itself. */
const NIGHTLY: readonly ((run: Run) => Promise<unknown>)[] = [
  ({ db, now }) => purgeDailyCounts(db, now),
  ({ db, now }) => purgeLinks(db, now),
  ({ db, now }) => purgeChallenges(db, now),
  ({ db, now }) => purgeSessions(db, now),
  ({ db, now }) => purgeContactMessages(db, now),
  ({ env, db, now }) => purgeApplications(db, env.CV_FILES, now),
  ({ env, db, now }) => purgeJobs(db, env.CV_FILES, now),
  ({ db, now }) => purgeAlerts(db, now),
  ({ db, now }) => purgeNewsletter(db, now),
  ({ db, now }) => purgeOutbox(db, now),
  ({ db, now }) => purgeViews(db, now),
  ({ db, config, now }) => sendIdleWarnings(db, config, now),
  async ({ env, db, now }) => {
    if ((await purgeCandidates(db, now)) > 0) await raiseListsVersion(env.LISTS, db.bookmark());
  },
  ({ db, now }) => renewEmployerAnswers(db, now),
  ({ db, now }) => purgeMessages(db, now),
  ({ db, now }) => purgeModeration(db, now),
  ({ env, db, now }) => purgeAccounts(db, env.CV_FILES, now),
];

/** What each cron of `wrangler.toml` runs. */
const CRONS: Readonly<Record<string, (run: Run, sending: Date) => Promise<void>>> = {
  '*/5 * * * *': async ({ env, db, now }, sending) => {
    if ((await endExpired(db, now)) > 0) await raiseListsVersion(env.LISTS, db.bookmark());
    await sendAllWaiting(env, sending);
  },
  '* 5-9 * * *': async ({ env, db, config, now }, sending) => {
    const { SITE_URL: siteUrl, JWT_SECRET: secret } = config;
    await requestRenewal(db, { siteUrl, secret, now });
    await sendDigests(db, { offers: { announce: setAnnounced, find: announcedJobs }, siteUrl, secret, now });
    await sendIssue(db, { articles: ARTICLES, siteUrl, secret, now });
    await sendAllWaiting(env, sending);
  },
  '10 3 * * *': async (run) => {
    const failures: unknown[] = [];
    // One that fails, as a bucket may be away, must not keep what comes after it for another day.
    for (const task of NIGHTLY) await task(run).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  },
  '*/10 7-9 * * MON': async ({ db, config, now }) => {
    const { SITE_URL: siteUrl, JWT_SECRET: secret } = config;
    await sendChecks(db, { siteUrl, secret, now });
  },
};

/**
 * @param now when it was meant to run
 * @param sending when it does: a lease that was counted from a run that comes late would be over for everybody else
 */
export async function runScheduled(cron: string, env: Env, now: Date, sending = now): Promise<void> {
  await CRONS[cron]?.({ env, db: openDatabase(env.DB, null), config: readConfig(env), now }, sending);
}
