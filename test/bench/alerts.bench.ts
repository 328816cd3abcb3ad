import { env } from 'cloudflare:workers';
import { inject, test } from 'vitest';
import { addDays, romeHour } from '../../shared/dates.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { sendDigests } from '../../worker/alerts/send-digests.ts';
import { alertAddresses, alerts } from '../../worker/db/tables/alerts.ts';
import { jobs } from '../../worker/db/tables/jobs.ts';
import { outbox } from '../../worker/db/tables/mail.ts';
import { readConfig, siteOf } from '../../worker/env.ts';
import { setAnnounced } from '../../worker/jobs/change-job.ts';
import { announcedJobs } from '../../worker/jobs/queries.ts';
import { makeUser, testDb } from '../../worker/testing/factories.ts';
import { insertMany, insertRows, seedJobs } from '../../worker/testing/seed-jobs.ts';

const [OPEN, NEW, SEARCHES] = [7000, 3000, 1000];
const TRADES =
  'cuoco barista muratore commessa infermiera autista magazziniere segretaria cameriera pizzaiolo elettricista badante impiegata idraulico receptionist lavapiatti operaio giardiniere saldatore falegname'.split(
    ' ',
  );
const MORE = ['', ' stagionale', ' part time', ' turni', ' hotel'];

const cpu = async (): Promise<number> => Number(await (await fetch(`http://127.0.0.1:${inject('cpu')}`)).text());

/** Search number `n`: all are different; most are of a place, some of pay. */
function searchOf(n: number): string {
  const search = `${TRADES[n % TRADES.length]}${MORE[Math.floor(n / TRADES.length) % MORE.length]}`;
  const town = MUNICIPALITIES[Math.floor(n / 100)]?.slug ?? '';
  return `v1:${new URLSearchParams({ search, town, radius: '15', ...(n % 3 ? {} : { minPay: '1400' }) })}`;
}

test('alerts', { timeout: 3_600_000 }, async () => {
  const db = testDb();
  const now = romeHour('2026-11-10', 8);
  const ownerId = (await makeUser()).id;
  await seedJobs({ ownerId, count: OPEN, newest: addDays(now, -2) });
  await db.update(jobs).set({ announcedOn: '2026-11-08' });
  await seedJobs({ ownerId, from: OPEN, count: NEW, oldest: addDays(now, -1), newest: addDays(now, -0.1) });
  await insertMany(alertAddresses, SEARCHES, (n) => ({ publicId: `address-${n}`, email: `${n}@example.org` }));
  const since = new Date('2020-01-01');
  const addresses = await db.select().from(alertAddresses);
  await insertRows(
    alerts,
    addresses.map(({ id }, n) => ({
      publicId: `alert-${n}`,
      addressId: id,
      search: searchOf(n),
      since,
      confirmedAt: since,
    })),
  );
  let finding = 0;
  const find: typeof announcedJobs = async (...query) => {
    const before = await cpu();
    const found = await announcedJobs(...query);
    finding += (await cpu()) - before;
    return found;
  };
  const morning = { offers: { announce: setAnnounced, find }, ...siteOf(readConfig(env), now) };
  const before = await cpu();
  for (let slice = 0; slice < SEARCHES / 100; slice++) await sendDigests(db, morning);
  const all = (await cpu()) - before;
  const size = `${NEW} new offers beside ${OPEN}, ${SEARCHES} searches`;
  console.log(
    `ALERTS ${size}: ${finding} ms of CPU to match (to reach: 2,000), ${all} ms with ${await db.$count(outbox)} mails, D1 included`,
  );
});
