import { purgeSessions } from './accounts/end-sessions.ts';
import { purgeChallenges } from './accounts/passkeys/purge-challenges.ts';
import { purgeAccounts } from './accounts/purge-accounts.ts';
import { purgeLinks } from './accounts/purge-links.ts';
import { purgeApplications } from './applications/purge-applications.ts';
import { purgeCandidates } from './candidates/purge-candidates.ts';
import { purgeContactMessages } from './contact/purge-contact-messages.ts';
import { openDatabase } from './db/client.ts';
import { purgeDailyCounts } from './http/daily-cap.ts';
import { raiseListsVersion } from './http/hot-lists.ts';
import { endExpired } from './jobs/end-expired.ts';
import { purgeOutbox } from './mail/purge-outbox.ts';
import { sendWaiting } from './mail/send-waiting.ts';

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
    await purgeChallenges(db, now);
    await purgeSessions(db, now);
    await purgeContactMessages(db, now);
    await purgeApplications(db, now);
    await purgeOutbox(db, now);
    await purgeCandidates(db, now);
    await purgeAccounts(db, env.CV_FILES, now);
  },
};

export async function runScheduled(cron: string, env: Env, now: Date): Promise<void> {
  await CRONS[cron]?.(env, now);
}
