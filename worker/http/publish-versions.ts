// Writes the versions of what is shown from D1 into KV, so that every copy made before a change is known to be old
// (docs/adr/0003-caches-carry-a-version.md).
import { and, lt, lte, sql } from 'drizzle-orm';
import { keysOf } from '../../shared/records.ts';
import type { Database } from '../db/client.ts';
import { shownVersions } from '../db/tables/operation.ts';
import { logLine } from '../log.ts';
import { type Published, readVersions, VERSIONS_KEY } from './versions.ts';

/** KV takes one write a second and key. */
const GAP_MS = 1100;
const MOST_TRIES = 6;
/** KV that has refused twice is away: the cron comes back to it. */
const MOST_PUTS = 2;

const NOW = sql<number>`CAST(unixepoch('subsec') * 1000 AS INTEGER)`;
const { offers, profiles, pages, published, takenAt } = shownVersions;
const SHOWN = { offers, profiles, pages };
const LATEST = sql<number>`max(${offers}, ${profiles}, ${pages})`;

/** Lets the versions be taken once more: they did not arrive, or too late to be the last. */
const giveBack = (db: Database) => db.update(shownVersions).set({ published: 0 });

/**
 * Publishes the versions after a write that everybody is shown, so that kept lists and documents of its parts are old. Of
 * many writes in a second the first publishes, and one of the others for all of them a second later. Never throws: then
 * they are up to five minutes old, and the cron publishes (`mendVersions`).
 */
export async function publishVersions(kv: KVNamespace, db: Database): Promise<void> {
  let puts = 0;
  for (let tries = 0; tries < MOST_TRIES && puts < MOST_PUTS; tries++) {
    if (tries > 0) await scheduler.wait(GAP_MS);
    try {
      // One request at a time takes them: the database says whose turn it is, by its own clock.
      const [[row], [state]] = await db.batch([
        db
          .update(shownVersions)
          .set({ published: LATEST, takenAt: NOW })
          .where(and(lt(published, LATEST), lte(takenAt, sql`${NOW} - ${GAP_MS}`)))
          .returning(SHOWN),
        db.select({ waits: sql<number>`${published} < ${LATEST}` }).from(shownVersions),
      ]);
      if (!row && state?.waits !== 1) return;
      if (!row) continue;
      const taken: Published = { ...row, bookmark: db.bookmark() };
      const begun = Date.now();
      puts++;
      // One that took longer may have come after the next, and replaced it.
      const isLast = await kv.put(VERSIONS_KEY, JSON.stringify(taken)).then(
        () => Date.now() - begun < GAP_MS,
        () => false,
      );
      if (isLast) return;
      await giveBack(db);
    } catch {
      // The next try asks the database again.
    }
  }
  logLine('warn', { cache: 'versions not published' });
}

/** Publishes the versions where those of KV are not those of the database: the request that should have done it ended before. */
export async function mendVersions(kv: KVNamespace, db: Database): Promise<void> {
  const [[row], known] = await Promise.all([db.select(SHOWN).from(shownVersions), readVersions(kv)]);
  if (row === undefined || (known && keysOf(row).every((name) => known[name] === row[name]))) return;
  await giveBack(db);
  await publishVersions(kv, db);
}
