import type { CronState, Health } from '../../shared/operation.ts';
import { CRON_MINUTES } from '../crons.ts';
import type { Database } from '../db/client.ts';
import type { CronRunRow } from '../db/tables/operation.ts';
import { type Config, isLocal } from '../env.ts';
import { KV_CACHE_SECONDS, VERSIONS_KEY } from '../http/versions.ts';
import { isUsedUp } from '../mail/priorities.ts';
import { bucketOfCopies } from '../settings.ts';
import { type Heartbeats, readHeartbeats } from './queries.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** A mail that somebody waits for is late after this: its tries are an hour apart at most. */
const MAIL_OVERDUE_MINUTES = 120;
/** Any other mail, after a day. */
const BACKLOG_MINUTES = DAY_MINUTES;
/** A weekly copy that is late has had two more nights. */
const COPY_DAYS = 9;
/** No cron is late sooner: a run of each minute may last for some. */
const LEAST_MINUTES = 10;
/** A run of a cron is ended by the platform after this. */
const RUN_MINUTES = 15;

type CallParams = { readonly env: Env; readonly config: Config; readonly db: Database; readonly now: Date };

/** State of the version and of everything that the site runs on; reads a few rows, one key and one file that is not there. */
export async function readHealth({ env, config, db, now }: CallParams): Promise<Health> {
  const [database, cache, files] = await Promise.all([
    readDatabase(db, { now, withNewsletter: config.NEWSLETTER === 'on' }),
    stateOf(async () => env.LISTS.get(VERSIONS_KEY, { cacheTtl: KV_CACHE_SECONDS })),
    stateOf(async () => env.CV_FILES.head('health')),
  ]);
  const { state, heartbeats } = database;
  const oldestMailMinutes = heartbeats?.oldestMail ? minutesSince(heartbeats.oldestMail, now) : null;
  const isBacklog = heartbeats?.oldest ? minutesSince(heartbeats.oldest, now) > BACKLOG_MINUTES : false;
  const isMailMissing = config.MAIL_PROVIDER === 'binding' && !env.EMAIL;
  const mail = isMailMissing
    ? 'not configured'
    : (oldestMailMinutes ?? 0) > MAIL_OVERDUE_MINUTES || isBacklog
      ? 'late'
      : heartbeats && isDayUsedUp(heartbeats, config)
        ? 'full'
        : 'ok';
  const crons = heartbeats ? cronStates(heartbeats, { now, isJudged: !isLocal(config.SITE_URL) }) : [];
  const { backup, backupDays } = backupOf(heartbeats?.copy ?? null, { config, now });
  const isWell =
    cache === 'ok' &&
    files === 'ok' &&
    mail === 'ok' &&
    backup !== 'late' &&
    crons.every(({ state: each }) => each === 'ok' || each === 'new');
  const status = state !== 'ok' ? 'down' : isWell ? 'ok' : 'degraded';
  const version = __BUILD_ID__;
  const time = now.toISOString();
  return { status, version, database: state, cache, files, mail, oldestMailMinutes, backup, backupDays, crons, time };
}

const minutesSince = (moment: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - moment.getTime()) / MINUTE_MS));

const stateOf = (request: () => Promise<unknown>): Promise<'ok' | 'unreachable'> =>
  request().then(
    () => 'ok',
    () => 'unreachable',
  );

function backupOf(
  copy: Heartbeats['copy'],
  { config, now }: Pick<CallParams, 'config' | 'now'>,
): Pick<Health, 'backup' | 'backupDays'> {
  if (!bucketOfCopies(config)) return { backup: 'not configured', backupDays: null };
  const since = copy && (copy.wholeAt ?? copy.beganAt);
  const backup = since && minutesSince(since, now) > COPY_DAYS * DAY_MINUTES ? 'late' : 'ok';
  return { backup, backupDays: copy?.wholeAt ? Math.floor(minutesSince(copy.wholeAt, now) / DAY_MINUTES) : null };
}

const isDayUsedUp = ({ duePriorities, claimed }: Heartbeats, { RATE_LIMITS, MAIL_PER_DAY }: Config): boolean =>
  RATE_LIMITS === 'on' && duePriorities.some((priority) => isUsedUp(priority, MAIL_PER_DAY, claimed));

async function readDatabase(
  db: Database,
  when: Parameters<typeof readHeartbeats>[1],
): Promise<{ readonly state: Health['database']; readonly heartbeats: Heartbeats | null }> {
  try {
    const heartbeats = await readHeartbeats(db, when);
    return { state: heartbeats.migration < __MIGRATION__ ? 'not migrated' : 'ok', heartbeats };
  } catch (error) {
    const isMissing = [error, error instanceof Error ? error.cause : null].some((cause) =>
      /no such (table|column)/.test(String(cause)),
    );
    return { state: isMissing ? 'not migrated' : 'unreachable', heartbeats: null };
  }
}

/** @param isJudged false where no cron runs by itself, and so none is late */
function cronStates(
  { crons, migratedAt }: Heartbeats,
  { now, isJudged }: { readonly now: Date; readonly isJudged: boolean },
): CronState[] {
  return Object.entries(CRON_MINUTES).map(([cron, minutes]) => {
    const run = crons.find((row) => row.cron === cron);
    // Expects crons that never ran since the last migration; a new one, since the first run of another that knew it.
    const since = run ? (run.endedAt ?? run.expectedSince) : crons.length === 0 ? migratedAt : null;
    const isOverdue =
      isJudged && since !== null && now.getTime() - since.getTime() > Math.max(2 * minutes, LEAST_MINUTES) * MINUTE_MS;
    const neverEndedWell = isJudged && run?.failedAt && !run.endedAt;
    const state =
      isJudged && isCut(run, now) ? 'cut' : isOverdue || neverEndedWell ? 'late' : run?.endedAt ? 'ok' : 'new';
    return { cron, state, ...toTimes(run) };
  });
}

/** True where the last run came to no end in the time that a run has. */
function isCut(run: CronRunRow | undefined, now: Date): boolean {
  if (!run?.beganAt || minutesSince(run.beganAt, now) <= RUN_MINUTES) return false;
  return run.beganAt.getTime() > Math.max(run.endedAt?.getTime() ?? 0, run.failedAt?.getTime() ?? 0);
}

const toTimes = (run: CronRunRow | undefined) => ({
  beganAt: run?.beganAt?.toISOString() ?? null,
  endedAt: run?.endedAt?.toISOString() ?? null,
  ms: run?.ms ?? null,
  failedAt: run?.failedAt?.toISOString() ?? null,
  errorId: run?.errorId ?? null,
});
