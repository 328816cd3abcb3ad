import { beforeEach, describe, expect, test } from 'vitest';
import { alertAddresses, alerts } from '../db/tables/alerts.ts';
import { jobs, type NewJobRow } from '../db/tables/jobs.ts';
import { runScheduled } from '../scheduled.ts';
import { makeJob, testDb } from '../testing/factories.ts';
import { makeAlert } from '../testing/make-alert.ts';
import { postOffice } from '../testing/post-office.ts';

const MORNING = new Date('2026-11-10T06:00:00Z');
const publish = (columns: Partial<NewJobRow> = {}) =>
  makeJob({ postedAt: new Date('2026-11-09T18:00:00Z'), ...columns });

async function wake() {
  const { sent, bindings } = postOffice();
  await runScheduled('* 5-9 * * *', bindings, MORNING);
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
  await db.update(jobs).set({ announcedOn: '2000-01-01' });
});

describe('searches are those of the lists', () => {
  test.each([
    ['category=Sport', { category: 'Sport' }],
    ['type=Weekend', { type: 'Weekend' }],
    ['contract=Collaborazione', { contract: 'Collaborazione' }],
    ['experience=Esperienza+richiesta', { experience: 'Esperienza richiesta' }],
    ['openings=true', { openings: 3 }],
    ['licence=B', { licence: 'B' }],
    ['start=2027-06', { startDate: '2027-06-20' }],
    ['location=Iseo', { location: 'Iseo (BS)' }],
    ['town=lovere&radius=15', { location: 'Costa Volpino' }],
    ['lat=45.96&lon=10.3&radius=5', { location: 'Breno' }],
    ['lat=45.96&lon=10.3&radius=5', { location: 'tutta la valle' }],
  ] as const)('%s finds %j and not the others', async (query, columns) => {
    const other = {
      category: 'Altro',
      type: 'Full-time',
      contract: 'Contratto determinato',
      experience: 'No esperienza',
      location: 'Ponte di Legno',
      openings: 1,
      startDate: '2027-05-20',
    } as const;
    const wanted = await publish({ ...other, ...columns });
    await publish(other);
    const { address } = await makeAlert({ search: `v1:${query}` });
    expect(named(await wake(), address.email)).toEqual([wanted.publicId]);
  });

  test('everything, where nothing was asked for; nothing, where a search cannot be read any more', async () => {
    const [one, two] = [await publish(), await publish()];
    const all = await makeAlert({ search: 'v1:' });
    const unreadable = await makeAlert({ search: 'v7:search=cuoco' });
    const mails = await wake();
    expect(named(mails, all.address.email)).toEqual([two.publicId, one.publicId]);
    expect(named(mails, unreadable.address.email)).toEqual([]);
  });
});
