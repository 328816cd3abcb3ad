import { ARTICLES } from '../web/entry-server.tsx';
import { purgeSessions } from './accounts/end-sessions.ts';
import { purgeLinks } from './accounts/purge-links.ts';
import { purgeAlerts } from './alerts/purge-alerts.ts';
import { requestRenewal } from './alerts/request-renewal.ts';
import { sendDigests } from './alerts/send-digests.ts';
import { purgeApplications } from './applications/purge-applications.ts';
import { purgeCandidates } from './candidates/purge-candidates.ts';
import { purgeContactMessages } from './contact/purge-contact-messages.ts';
import { openDatabase } from './db/client.ts';
import { readConfig } from './env.ts';
import { purgeDailyCounts } from './http/daily-cap.ts';
import { raiseListsVersion } from './http/hot-lists.ts';
import { endExpired } from './jobs/end-expired.ts';
import { announcedJobs } from './jobs/queries.ts';
import { setAnnounced } from './jobs/set-announced.ts';
import { purgeOutbox } from './mail/purge-outbox.ts';
import { sendAllWaiting } from './mail/send-waiting.ts';
import { purgeNewsletter } from './newsletter/purge-newsletter.ts';
import { sendIssue } from './newsletter/send-issue.ts';

type Cron = (env: Env, now: Date, sending: Date) => Promise<void>;

/** What each cron of `wrangler.toml` runs. */
const CRONS: Readonly<Record<string, Cron>> = {
  '*/5 * * * *': async (env, now, sending) => {
    const db = openDatabase(env.DB, null);
    if ((await endExpired(db, now)) > 0) await raiseListsVersion(env.LISTS, db.bookmark());
    await sendAllWaiting(env, sending);
  },
  '* 5-9 * * *': async (env, now, sending) => {
    const db = openDatabase(env.DB, null);
    const { SITE_URL: siteUrl, JWT_SECRET: secret } = readConfig(env);
    await requestRenewal(db, { siteUrl, secret, now });
    await sendDigests(db, { offers: { announce: setAnnounced, find: announcedJobs }, siteUrl, secret, now });
    await sendIssue(db, { articles: ARTICLES, siteUrl, secret, now });
    await sendAllWaiting(env, sending);
  },
  '10 3 * * *': async (env, now) => {
    const db = openDatabase(env.DB, null);
    await purgeDailyCounts(db, now);
    await purgeLinks(db, now);
    await purgeSessions(db, now);
    await purgeContactMessages(db, now);
    await purgeApplications(db, now);
    await purgeAlerts(db, now);
    await purgeNewsletter(db, now);
    await purgeOutbox(db, now);
    await purgeCandidates(db, now);
  },
};

/**
 * @param now when it was meant to run
 * @param sending when it does: a lease that was counted from a run that comes late would be over for everybody else
 */
export async function runScheduled(cron: string, env: Env, now: Date, sending = now): Promise<void> {
  await CRONS[cron]?.(env, now, sending);
}
