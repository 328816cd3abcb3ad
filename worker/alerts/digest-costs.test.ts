import { env } from 'cloudflare:workers';
import { and, eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { alertAddresses, alerts } from '../db/tables/alerts.ts';
import { jobs, type NewJobRow } from '../db/tables/jobs.ts';
import { outbox } from '../db/tables/mail.ts';
import { runScheduled } from '../scheduled.ts';
import { costOf } from '../testing/bindings.ts';
import { makeJob, makeUser, newJobRow, testDb, uniqueWord } from '../testing/factories.ts';
import { insertRows } from '../testing/insert-rows.ts';
import { makeAlert } from '../testing/make-alert.ts';
import { postOffice } from '../testing/post-office.ts';

const CRON = '* 5-9 * * *';
const MORNING = new Date('2026-11-10T06:00:00Z');
const EVENING_BEFORE = new Date('2026-11-09T18:00:00Z');
const publish = (columns: Partial<NewJobRow> = {}) => makeJob({ postedAt: EVENING_BEFORE, ...columns });

beforeEach(async () => {
  const db = testDb();
  await db.delete(alerts);
  await db.delete(alertAddresses);
  await db.delete(outbox);
  await db.update(jobs).set({ announcedOn: '2000-01-01' });
});

describe('its cost', () => {
  const waiting = (): Promise<number> =>
    testDb().$count(outbox, and(eq(outbox.status, 'waiting'), like(outbox.cause, 'alert-digest:%')));

  /** Statements that are sent; `costOf` runs what returns rows twice, and so would claim mails twice. */
  function countingStatements() {
    let count = 0;
    const withSession = (bookmark: string) => {
      const session = env.DB.withSession(bookmark);
      const prepare = (text: string) => {
        count++;
        return session.prepare(text);
      };
      const batch = (all: D1PreparedStatement[]) => session.batch(all);
      return { prepare, batch, getBookmark: () => session.getBookmark() };
    };
    return { db: { withSession } as unknown as D1Database, statements: () => count };
  }

  test('a run is for a hundred addresses and stays far below a thousand statements; the next take up the rest', async () => {
    const word = uniqueWord();
    await publish({ title: word });
    for (let n = 0; n < 230; n++) await makeAlert({ search: `v1:search=${word}` });
    const { sent, bindings } = postOffice();
    const costs: number[] = [];
    for (let run = 0; run < 4; run++) {
      const at = new Date(MORNING.getTime() + run * 60_000);
      const { db, statements } = countingStatements();
      await runScheduled(CRON, { ...bindings, DB: db }, at);
      costs.push(statements());
      expect(sent).toHaveLength([100, 200, 230, 230][run] ?? 0);
    }
    expect(await waiting()).toBe(0);
    expect(Math.max(...costs)).toBeLessThan(400);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(230);
  }, 60_000);

  test('it grows with the new offers and the searches, not with all offers', async () => {
    const word = uniqueWord();
    const owner = await makeUser();
    const { address } = await makeAlert({ search: `v1:search=${word}` });
    await makeAlert({ email: address.email, search: 'v1:category=Ristorazione' });
    await makeAlert({ email: address.email, search: 'v1:town=breno&radius=15' });
    const rowsRead = async (now: Date) => (await costOf((counted) => runScheduled(CRON, counted, now))).cost.rowsRead;
    await publish({ title: word });
    const few = await rowsRead(MORNING);
    const announced = { ownerId: owner.id, announcedOn: '2026-01-01', postedAt: EVENING_BEFORE };
    await insertRows(
      jobs,
      Array.from({ length: 1500 }, (_, n) => newJobRow({ ...announced, title: `${word} ${n}` })),
    );
    await publish({ title: word, postedAt: addDays(EVENING_BEFORE, 1) });
    // One offer more is in the last days.
    expect(await rowsRead(addDays(MORNING, 1))).toBeLessThanOrEqual(few + 40);
  }, 60_000);
});
