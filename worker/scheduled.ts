import * as mini from 'zod/mini';
import { ARTICLES } from '../web/app/entry-server.tsx';
import { purgeAccounts } from './accounts/purge-accounts.ts';
import { purgeAlerts } from './alerts/change-alerts.ts';
import { requestRenewal } from './alerts/renew-alerts.ts';
import { sendDigests } from './alerts/send-digests.ts';
import { sendIssue } from './alerts/send-issue.ts';
import { cancelOfEnded } from './answers/change-interview.ts';
import { renewEmployerAnswers } from './answers/renew-employer-answers.ts';
import { sendDayBefore, sendOutcomeMails } from './answers/send-interview-mails.ts';
import { sendReminders } from './answers/send-reminders.ts';
import { purgeApplications } from './applications/purge-applications.ts';
import { sendCopy } from './backup/send-copy.ts';
import { purgeCandidates, sendIdleWarnings } from './candidates/purge-candidates.ts';
import { type Cron, isCron } from './crons.ts';
import { type Database, openDatabase } from './db/client.ts';
import { AGED, purgeAged, purgeOrphans } from './db/purge-aged.ts';
import { sendOpenChecks } from './employers/set-openness.ts';
import { type Config, optionalBindings, readConfig, type Site, siteOf } from './env.ts';
import { describeError } from './errors.ts';
import { purgeDailyCounts } from './http/daily-cap.ts';
import { mendVersions, publishVersions } from './http/publish-versions.ts';
import { sendChecks } from './job-checks/send-checks.ts';
import { readViews } from './job-stats/log-view.ts';
import { endExpired, purgeJobs, setAnnounced } from './jobs/change-job.ts';
import { announcedJobs } from './jobs/queries.ts';
import { sendChangedPages } from './jobs/send-changed-pages.ts';
import { sendProposals, setFilled } from './jobs/send-proposals.ts';
import { logLine } from './log.ts';
import { purgeOutbox, sendAllWaiting } from './mail/send-waiting.ts';
import { logBegin, logDays, logOutcome } from './operation/log-runs.ts';
import { sendPushes } from './push/send-pushes.ts';
import { readSearches } from './search-log/log-search.ts';

type Run = {
  readonly env: Env;
  readonly db: Database;
  readonly config: Config;
  /** Of the planned time. */
  readonly site: Site;
  /** When it was meant to run. */
  readonly now: Date;
  /** When it does. */
  readonly sending: Date;
};

type Task = (run: Run) => Promise<unknown>;

/**
 * Task for a slice of the work; true where more may be left. With a queue of that name, the rest of the run goes on there, and
 * comes again as long as more is left; else the next run of the cron goes on.
 */
type SlicedTask = { readonly queue: 'ALERTS' | 'MAILS'; readonly slice: (run: Run) => Promise<boolean> };

const MAILS: SlicedTask = { queue: 'MAILS', slice: ({ env, sending }) => sendAllWaiting(env, sending) };
const ALERTS: SlicedTask = {
  queue: 'ALERTS',
  slice: ({ db, site }) => sendDigests(db, { offers: { announce: setAnnounced, find: announcedJobs }, ...site }),
};

/** Tasks of the nightly cron: figures of the days before, purges, recounts, reminders and warnings. */
const NIGHTLY: readonly Task[] = [
  // Before anything that it counts is purged.
  ({ db, now }) => logDays(db, now),
  ({ db, now }) => purgeDailyCounts(db, now),
  ...AGED.map(
    (aged): Task =>
      ({ db, now }) =>
        purgeAged(db, aged, now),
  ),
  // Before the applications that it follows from are purged.
  ({ db, now }) => setFilled(db, now),
  ({ env, db, now }) => purgeApplications(db, env.CV_FILES, now),
  ({ env, db, now }) => purgeJobs(db, env.CV_FILES, now),
  ({ db, now }) => purgeAlerts(db, now),
  ({ db, now }) => purgeOutbox(db, now),
  ({ env, db, now }) => readSearches(env, db, now),
  ({ db, config, now }) => sendIdleWarnings(db, config, now),
  async ({ env, db, now }) => {
    if ((await purgeCandidates(db, now)) > 0) await publishVersions(env.LISTS, db);
  },
  ({ db, now }) => renewEmployerAnswers(db, now),
  ({ db, site }) => sendReminders(db, site),
  ({ db, site }) => sendOutcomeMails(db, site),
  ({ db, site }) => sendProposals(db, site),
  ({ db, site }) => sendOpenChecks(db, site),
  ({ db }) => purgeOrphans(db),
  ({ env, db, now }) => purgeAccounts(db, env.CV_FILES, now),
];

/** Tasks of the minutes of a morning, once it is morning in Rome. */
const MORNING: readonly (Task | SlicedTask)[] = [
  ({ db, config, site }) => requestRenewal(db, { withNewsletter: config.NEWSLETTER === 'on', ...site }),
  ALERTS,
  async ({ db, config, site }) => {
    if (config.NEWSLETTER === 'on') await sendIssue(db, { articles: ARTICLES, ...site });
  },
  MAILS,
];
const isMorning = (now: Date): boolean => now.getUTCHours() >= 5 && now.getUTCHours() < 10;

const PUSHES: Task = ({ env, sending }) => sendPushes(env, sending);

/** Tasks of each cron in `wrangler.toml`; one that fails does not stop the others. */
const CRONS: Readonly<Record<Cron, readonly (Task | SlicedTask)[]>> = {
  '*/5 * * * *': [
    ({ db, now }) => endExpired(db, now),
    // Publishes the versions that ended offers have raised, too.
    ({ env, db }) => mendVersions(env.LISTS, db),
    ({ env, db, now }) => readViews(env, db, now),
    ({ db, config, sending }) => sendChangedPages(db, config, sending),
    ({ db, site }) => cancelOfEnded(db, site),
    ({ db, site }) => sendDayBefore(db, site),
    MAILS,
  ],
  '* * * * *': [PUSHES, ...MORNING],
  '10 3 * * *': NIGHTLY,
  '*/10 7-9 * * MON': [({ db, site }) => sendChecks(db, site)],
  '*/10 0-2 * * *': [({ env, db, config, now }) => sendCopy({ db, files: env.CV_FILES, config }, now)],
};

const tasksOf = (cron: Cron, now: Date): readonly (Task | SlicedTask)[] =>
  cron === '* * * * *' && !isMorning(now) ? [PUSHES] : CRONS[cron];

/** A run of a cron that goes on in a queue, at its task of this name; `failed` where something before has. */
const queuedSchema = mini.object({
  cron: mini.string(),
  queue: mini.enum(['ALERTS', 'MAILS']),
  failed: mini.boolean(),
});
type Queued = mini.infer<typeof queuedSchema>;

/**
 * Runs all tasks of a cron. A task that fails, as when the bucket is away, must not stop those after it.
 * @param now planned time of the run
 * @param sending its actual time: a lease counted from a late plan would have expired already
 * @throws Error that says what failed, once all have run; also for an unknown cron
 */
export const runScheduled = (cron: string, env: Env, now: Date, sending = now): Promise<void> =>
  inLog(cron, async (errorId) => {
    const known = toCron(cron);
    const run = openRun(env, { now, sending });
    const failures: string[] = [];
    await attempt(failures, logBegin(run.db, known, sending));
    return runTasks(run, tasksOf(known, now), { cron: known, errorId, failures });
  });

/**
 * Goes on with a run that a queue brings, from its task on. That it comes twice does no harm: the outbox and the days of the
 * addresses say what is left. What fails is not tried again by the queue, as the next run of the cron does.
 */
export async function runQueued(message: unknown, env: Env, now = new Date()): Promise<void> {
  const { cron, queue, failed } = queuedSchema.parse(message);
  const work = inLog(cron, async (errorId) => {
    const known = toCron(cron);
    const from = CRONS[known].findIndex((task) => typeof task !== 'function' && task.queue === queue);
    if (from < 0) throw new Error(`${cron}: no task of the queue ${queue}`);
    const run = openRun(env, { now, sending: now });
    return runTasks(run, CRONS[known].slice(from), { cron: known, errorId, failures: [], queued: queue, failed });
  });
  await work.catch(() => undefined);
}

function toCron(cron: string): Cron {
  if (!isCron(cron)) throw new Error(`${cron}: a cron that worker/scheduled.ts does not know`);
  return cron;
}

function openRun(env: Env, times: Pick<Run, 'now' | 'sending'>): Run {
  const config = readConfig(env);
  return { env, db: openDatabase(env.DB, null), config, site: siteOf(config, times.now), ...times };
}

/** Has a line in the log, and an error, where something fails. @param work says what */
async function inLog(cron: string, work: (errorId: string) => Promise<readonly string[]>): Promise<void> {
  const requestId = crypto.randomUUID();
  try {
    const failures = await work(requestId);
    if (failures.length > 0) throw new Error(`${cron}: ${failures.join('; ')}`);
  } catch (error) {
    logLine('error', { requestId, cron, error: describeError(error) });
    throw error;
  }
}

const attempt = <Result>(failures: string[], work: Promise<Result>): Promise<Result | undefined> =>
  work.catch((error: unknown) => {
    failures.push(describeError(error));
    return undefined;
  });

/** Sends the rest of a run to a queue. @returns false where it takes nothing, or there is none */
async function handOver(env: Env, message: Queued): Promise<boolean> {
  const queue = optionalBindings(env)[message.queue];
  try {
    await queue?.send(message);
    return queue !== undefined;
  } catch (error) {
    logLine('warn', { cron: message.cron, queue: 'not taken', error: describeError(error) });
    return false;
  }
}

type From = {
  readonly cron: Cron;
  readonly errorId: string;
  /** Failures before the first of the tasks. */
  readonly failures: string[];
  /** The queue that has brought this run, and whether something failed before. */
  readonly queued?: SlicedTask['queue'];
  readonly failed?: boolean;
};

/**
 * Runs the tasks one after the other, and notes how that came out: after the last of them, so that a run which a queue does
 * not bring back is one that never ended.
 * @returns what failed
 */
async function runTasks(
  run: Run,
  tasks: readonly (Task | SlicedTask)[],
  { cron, errorId, failures, queued, failed = false }: From,
): Promise<readonly string[]> {
  const { env, db, sending } = run;
  const began = Date.now();
  let isHandedOver = false;
  for (const task of tasks) {
    if (typeof task === 'function') {
      await attempt(failures, task(run));
      continue;
    }
    const { queue, slice } = task;
    const rest = () => handOver(env, { cron, queue, failed: failed || failures.length > 0 });
    isHandedOver = queue !== queued && (await rest());
    if (isHandedOver) break;
    const isMoreLeft = await attempt(failures, slice(run));
    if (isMoreLeft) await rest();
  }
  const ms = Date.now() - began;
  const ended = new Date(sending.getTime() + ms);
  if (failures.length > 0) await attempt(failures, logOutcome(db, cron, { failedAt: ended, errorId }));
  else if (!isHandedOver && !failed) await attempt(failures, logOutcome(db, cron, { endedAt: ended, ms }));
  return failures;
}
