import { and, asc, lte } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import { machinePath, pagePath } from '../../shared/paths.ts';
import type { Database } from '../db/client.ts';
import { isAmong } from '../db/statements.ts';
import { changedPages } from '../db/tables/operation.ts';
import type { Config } from '../env.ts';
import { logLine } from '../log.ts';

/** Pages of one notice: a tenth of what the protocol allows. */
const MOST = 1000;
const PATIENCE_MS = 8000;

/** Answers after which the same notice may be taken another time; 0 where there was none. */
const mayPass = (status: number): boolean => status === 0 || status === 429 || status >= 500;

/**
 * Tells search engines of the pages of offers that began or ended, in one notice of IndexNow, the longest waiting first. One that is
 * not taken for now is sent again by the next runs of the cron, for a day.
 */
export async function sendChangedPages(db: Database, config: Config, now: Date): Promise<void> {
  const { INDEXNOW_KEY: key } = config;
  if (key === undefined) {
    await db.delete(changedPages);
    return;
  }
  const pages = await db.select().from(changedPages).orderBy(asc(changedPages.changedAt)).limit(MOST);
  const last = pages.at(-1);
  if (!last) return;
  const ids = pages.map(({ publicId }) => publicId);
  const status = await notify(config, key, ids);
  if (status >= 300 || status === 0) logLine('warn', { indexNow: status, pages: ids.length });
  // A page that has changed again meanwhile waits for the next notice.
  const until = mayPass(status) ? addDays(now, -1) : last.changedAt;
  await db.delete(changedPages).where(and(isAmong(changedPages.publicId, ids), lte(changedPages.changedAt, until)));
}

/** @returns the status of the answer; 0 without one */
async function notify({ INDEXNOW_URL, SITE_URL }: Config, key: string, ids: readonly string[]): Promise<number> {
  const answer = await fetch(INDEXNOW_URL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(SITE_URL).host,
      key,
      keyLocation: SITE_URL + machinePath.indexNowKey(),
      urlList: ids.map((id) => SITE_URL + pagePath.job(id)),
    }),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.status ?? 0;
}
