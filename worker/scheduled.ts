import { purgeSessions } from './accounts/end-sessions.ts';
import { purgeAccounts } from './accounts/purge-accounts.ts';
import { purgeLinks } from './accounts/purge-links.ts';
import { renewEmployerAnswers } from './answers/renew-employer-answers.ts';
import { purgeApplications } from './applications/purge-applications.ts';
import { purgeCandidates } from './candidates/purge-candidates.ts';
import { sendIdleWarnings } from './candidates/send-idle-warnings.ts';
import { purgeContactMessages } from './contact/purge-contact-messages.ts';
import { openDatabase } from './db/client.ts';
import { readConfig } from './env.ts';
import { purgeDailyCounts } from './http/daily-cap.ts';
import { raiseListsVersion } from './http/hot-lists.ts';
import { sendChecks } from './job-checks/send-checks.ts';
import { purgeViews } from './job-stats/purge-views.ts';
import { endExpired } from './jobs/end-expired.ts';
import { purgeJobs } from './jobs/purge-jobs.ts';
import { purgeOutbox } from './mail/purge-outbox.ts';
import { sendWaiting } from './mail/send-waiting.ts';
import { purgeMessages } from './messages/purge-messages.ts';
import { purgeModeration } from './moderation/purge-moderation.ts';

/** What each cron of `wrangler.toml` runs. */
const CRONS: Readonly<Record<string, (env: Env, now: Date) => Promise<void>>> = {
  '*/5 * * * *': async (env, now) => {
    const db = openDatabase(env.DB, null);
    if ((await endExpired(db, now)) > 0) await raiseListsVersion(env.LISTS, db.bookmark());
    await sendWaiting(env, now);
  },
  '10 3 * * *': async (env, now) => {
    const db = openDatabase(env.DB, null);
    await purgeDailyCounts(db, now);
    await purgeLinks(db, now);
    await purgeSessions(db, now);
    await purgeContactMessages(db, now);
    await purgeApplications(db, env.CV_FILES, now);
    await purgeJobs(db, env.CV_FILES, now);
    await purgeOutbox(db, now);
    await purgeViews(db, now);
    await sendIdleWarnings(db, readConfig(env), now);
    if ((await purgeCandidates(db, now)) > 0) await raiseListsVersion(env.LISTS, db.bookmark());
    await renewEmployerAnswers(db, now);
    await purgeMessages(db, now);
    await purgeModeration(db, now);
    await purgeAccounts(db, env.CV_FILES, now);
  },
  '*/10 7-9 * * MON': async (env, now) => {
    const { SITE_URL: siteUrl, JWT_SECRET: secret } = readConfig(env);
    await sendChecks(openDatabase(env.DB, null), { siteUrl, secret, now });
  },
};

export async function runScheduled(cron: string, env: Env, now: Date): Promise<void> {
  await CRONS[cron]?.(env, now);
}
