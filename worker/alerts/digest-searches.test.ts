import { and, eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { alertAddresses, alerts } from '../db/tables/alerts.ts';
import { jobs, type NewJobRow } from '../db/tables/jobs.ts';
import { outbox } from '../db/tables/mail.ts';
import { runScheduled } from '../scheduled.ts';
import { costOf } from '../testing/bindings.ts';
import { makeJob, makeUser, newJobRow, testDb, uniqueWord } from '../testing/factories.ts';
import { recordingD1 } from '../testing/faulty-d1.ts';
import { insertRows } from '../testing/insert-rows.ts';
import { makeAlert } from '../testing/make-alert.ts';
import { postOffice } from '../testing/post-office.ts';

const CRON = '* 5-9 * * *';
const MORNING = new Date('2026-11-10T06:00:00Z');
const EVENING_BEFORE = new Date('2026-11-09T18:00:00Z');
const publish = (columns: Partial<NewJobRow> = {}) => makeJob({ postedAt: EVENING_BEFORE, ...columns });

async function wake() {
  const { sent, bindings } = postOffice();
  await runScheduled(CRON, bindings, MORNING);
  return sent;
}

/** Named offers in the mails to an address, in their order. */
const named = (mails: readonly { to: string; text: string }[], to: string): string[] =>
  mails
    .filter((mail) => mail.to === to)
    .flatMap(({ text }) => [...text.matchAll(/\/offerte\/([\da-z]{12})$/gm)].map((match) => match[1] ?? ''));

// Fixed clock: offers of other tests would be found otherwise.
beforeEach(async () => {
  const db = testDb();
  await db.delete(alerts);
  await db.delete(alertAddresses);
  await db.delete(outbox);
  await db.update(jobs).set({ announcedOn: '2000-01-01' });
});

describe('searches are those of the lists', () => {
  test.each([
    ['type=Part-time%2CWeekend&category=Altro%2CSport', { type: 'Weekend' }],
    ['minPay=1400', { salaryMin: 1200, salaryMax: 1500, salaryPeriod: 'mese' }],
    ['town=lovere&radius=15', { location: 'Costa Volpino' }],
    ['lat=45.96&lon=10.3&radius=5', { location: 'Breno' }],
  ] as const)('%s finds %j and not the others', async (query, columns) => {
    const other = { category: 'Altro', type: 'Full-time', location: 'Ponte di Legno' } as const;
    const wanted = await publish({ ...other, ...columns });
    await publish(other);
    const { address } = await makeAlert({ search: `v1:${query}` });
    expect(named(await wake(), address.email)).toEqual([wanted.publicId]);
  });

  test.each(['search=calzolaio+breno', 'search=calzolaio&location=Breno', 'search=calzolaio+velista'])(
    '%s finds what has everything, and nothing that only comes near',
    async (query) => {
      const description = query.includes('velista') ? 'Per una velista.' : 'Testo.';
      const wanted = await publish({ title: 'Calzolaio', location: 'Breno', description });
      await publish({ title: 'Calzolaio', location: 'Bienno', description: 'Testo.' });
      const { address } = await makeAlert({ search: `v1:${query}` });
      expect(named(await wake(), address.email)).toEqual([wanted.publicId]);
    },
  );

  test('everything, where nothing was asked for; nothing, where a search cannot be read any more', async () => {
    const [one, two] = [await publish(), await publish()];
    const all = await makeAlert({ search: 'v1:' });
    const unreadable = await makeAlert({ search: 'v7:search=cuoco' });
    const mails = await wake();
    expect(named(mails, all.address.email)).toEqual([two.publicId, one.publicId]);
    expect(named(mails, unreadable.address.email)).toEqual([]);
  });
});

describe('its cost', () => {
  const waiting = (): Promise<number> =>
    testDb().$count(outbox, and(eq(outbox.status, 'waiting'), like(outbox.cause, 'alert-digest:%')));

  test('a run is for a hundred addresses and stays far below a thousand statements; the next take up the rest', async () => {
    const word = uniqueWord();
    await publish({ title: word });
    for (let n = 0; n < 230; n++) await makeAlert({ search: `v1:search=${word}` });
    const { sent, bindings } = postOffice();
    const costs: number[] = [];
    for (let run = 0; run < 4; run++) {
      const at = new Date(MORNING.getTime() + run * 60_000);
      // Counted as they are sent: `costOf` runs what returns rows twice, and so would claim mails twice.
      const { db, sent: statements } = recordingD1();
      await runScheduled(CRON, { ...bindings, DB: db }, at);
      costs.push(statements.length);
      expect(sent).toHaveLength([100, 200, 230, 230][run] ?? 0);
    }
    expect(await waiting()).toBe(0);
    expect(Math.max(...costs)).toBeLessThan(400);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(230);
  });

  test('it reads each open offer once, and grows with the new ones and the searches', async () => {
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
      Array.from({ length: 1500 }, (_, n) => newJobRow({ ...announced, title: `Altro ${n}` })),
    );
    await publish({ title: word, postedAt: addDays(EVENING_BEFORE, 1) });
    // One offer more is in the last days.
    expect(await rowsRead(addDays(MORNING, 1))).toBeLessThanOrEqual(few + 1500 + 40);
  });
});
