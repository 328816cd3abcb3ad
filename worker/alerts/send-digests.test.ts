import { env } from 'cloudflare:workers';
import { eq, type SQL } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { settleJobs } from '../db/settle.ts';
import { users } from '../db/tables/accounts.ts';
import { alertAddresses, alerts } from '../db/tables/alerts.ts';
import { jobs, type NewJobRow } from '../db/tables/jobs.ts';
import { outbox } from '../db/tables/mail.ts';
import { runScheduled } from '../scheduled.ts';
import { costOf } from '../testing/bindings.ts';
import { makeApplication, makeJob, makeUser, newJobRow, testDb, uniqueWord } from '../testing/factories.ts';
import { recordingD1 } from '../testing/faulty-d1.ts';
import { makeAlert } from '../testing/make-alert.ts';
import { asVisitor } from '../testing/requests.ts';
import { insertMany } from '../testing/seed-jobs.ts';
import { mailTransport } from '../testing/transport.ts';

const CRON = '* * * * *';
/** Seven in the morning in Rome, in winter. */
const MORNING = new Date('2026-11-10T06:00:00Z');
const EVENING_BEFORE = new Date('2026-11-09T18:00:00Z');
const morningIn = (days: number): Date => addDays(MORNING, days);

const publish = (columns: Partial<NewJobRow> = {}) => makeJob({ postedAt: EVENING_BEFORE, ...columns });

/** An offer, and an address whose alert finds it and no other. */
async function published(columns: Partial<NewJobRow> = {}) {
  const title = uniqueWord();
  const search = `v1:search=${title}`;
  const [job, { address }] = [await publish({ title, ...columns }), await makeAlert({ search })];
  return { job, own: eq(jobs.id, job.id), word: title, search, email: address.email };
}

/** Changes an offer as its owner or an administrator does. */
async function change(own: SQL, columns: Partial<NewJobRow>, now = MORNING): Promise<void> {
  const db = testDb();
  await db.batch([db.update(jobs).set(columns).where(own), settleJobs(db, own, now)]);
}

/** A morning: the mails of alerts that go out. */
async function wake(now: Date = MORNING) {
  const { sent, bindings } = mailTransport();
  await runScheduled(CRON, bindings, now);
  return sent;
}

/** Named offers in the mails to an address, in their order. */
const named = (mails: readonly { to: string; text: string }[], to: string): string[] =>
  mails
    .filter((mail) => mail.to === to)
    .flatMap(({ text }) => [...text.matchAll(/\/offerte\/([\da-z]{12})$/gm)].map((match) => match[1] ?? ''));

// Fixed clock: offers of other tests would be found otherwise.
beforeEach(async () => {
  for (const table of [alerts, alertAddresses, outbox]) await testDb().delete(table);
  await testDb().update(jobs).set({ announcedOn: '2000-01-01' });
});

describe('the mail of the morning', () => {
  test('names the new offers that the alerts of an address find, each once', async () => {
    const word = uniqueWord();
    const pay = { salaryMin: 1500, salaryPeriod: 'mese' } as const;
    const cook = await publish({ title: `Cuoca ${word}`, companyName: 'Trattoria <b>', ...pay });
    const waiter = await publish({ title: `Cameriere ${word}`, location: 'Edolo' });
    await publish({ title: 'Elettricista' });
    const { address } = await makeAlert({ search: `v1:search=${word}` });
    await makeAlert({ email: address.email, search: 'v1:location=Edolo' });
    const mails = (await wake()).filter(({ to }) => to === address.email);
    expect(mails).toMatchObject([{ subject: `2 nuove offerte per te: ${waiter.title}, e altro` }]);
    expect(named(mails, address.email)).toEqual([waiter.publicId, cook.publicId]);
    const [mail] = mails;
    expect(mail?.text).toContain(`Il tuo avviso: “${word}”`);
    expect(mail?.text).toContain('Trattoria <b> · Breno · Tempo pieno · da 1.500 € al mese');
    const page = env.SITE_URL + pagePath.job(cook.publicId);
    expect(mail?.html).toContain(`href="${page}"`);
    expect(mail?.html).toContain(`href="${page}#senza-account">Candidati senza account</a>`);
    expect(mail?.html).not.toContain('<b>');
  });

  test('can be ended by one click, and brings the way to its alerts', async () => {
    const { email } = await published();
    const [mail] = (await wake()).filter(({ to }) => to === email);
    const url = /^<(http\S+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(url).toMatch(new RegExp(`^${env.SITE_URL}/api/unsubscribe\\?token=`));
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).toContain(url);
    const token = /\/avvisi\/gestisci#token=(\S+)/.exec(mail?.text ?? '')?.[1];
    vi.useFakeTimers({ toFake: ['Date'], now: MORNING });
    const own = await asVisitor.get('/api/alerts', { headers: { Authorization: `Link ${token}` } });
    expect(await own.json()).toMatchObject({ email });
  });

  test('leaves out what the person has applied for, with the account that has proved the address', async () => {
    const word = uniqueWord();
    const applied = await publish({ title: word });
    const other = await publish({ title: word });
    const owner = await makeUser({ emailVerifiedAt: EVENING_BEFORE });
    const unproved = await makeUser({ emailVerifiedAt: null });
    for (const { id, email } of [owner, unproved]) {
      await makeApplication({ jobId: applied.id, userId: id });
      await makeAlert({ email, search: `v1:search=${word}` });
    }
    const mails = await wake();
    expect(named(mails, owner.email)).toEqual([other.publicId]);
    expect(named(mails, unproved.email)).toEqual([other.publicId, applied.publicId]);
    await makeApplication({ jobId: (await publish({ title: `${word} due`, postedAt: MORNING })).id, userId: owner.id });
    expect(named(await wake(morningIn(1)), owner.email)).toEqual([]);
  });

  test('leaves out what somebody has applied for from the address without an account, once it was delivered', async () => {
    const { job, word, email } = await published();
    const waiting = await publish({ title: word });
    const guest = { userId: null, name: 'Ida', email };
    await makeApplication({ jobId: job.id, ...guest });
    await makeApplication({ jobId: waiting.id, ...guest, deliveredAt: null });
    expect(named(await wake(), email)).toEqual([waiting.publicId]);
  });

  test('comes once a day, however often the cron runs, also at the same time, and not where nothing is new', async () => {
    const { email } = await published();
    await makeAlert({ search: `v1:search=${uniqueWord()}` });
    const runs = await Promise.all([wake(), wake(), wake()]);
    const later = await wake(new Date(MORNING.getTime() + 60_000));
    expect([...runs.flat(), ...later].map(({ to }) => to)).toEqual([email]);
  });

  test('names an urgent offer until its start, and no longer', async () => {
    const word = uniqueWord();
    const needed = { title: word, neededFrom: '2026-11-10T06:59', neededUntil: '2026-11-10T12:00' };
    await publish({ ...needed, validThrough: new Date('2026-11-10T05:59:00Z') });
    const soon = await publish({
      ...needed,
      neededFrom: '2026-11-10T07:01',
      validThrough: new Date('2026-11-10T06:01:00Z'),
    });
    const { address } = await makeAlert({ search: `v1:search=${word}&urgent=true` });
    expect(named(await wake(), address.email)).toEqual([soon.publicId]);
  });

  test('leaves out what is paused, not confirmed, or older than the alert', async () => {
    const word = uniqueWord();
    const old = await publish({ title: word, postedAt: addDays(EVENING_BEFORE, -2) });
    const fresh = await publish({ title: word });
    const kinds = [{ since: addDays(EVENING_BEFORE, -1) }, { pausedAt: EVENING_BEFORE }, { confirmedAt: null }, {}];
    const made = [];
    for (const columns of kinds) made.push(await makeAlert({ search: `v1:search=${word}`, ...columns }));
    const mails = await wake();
    const found = made.map(({ address }) => named(mails, address.email));
    expect(found).toEqual([[fresh.publicId], [], [], [fresh.publicId, old.publicId]]);
  });

  test('names no more than thirty, and leads to the others', async () => {
    const { job, word, email } = await published();
    const row = { ownerId: job.ownerId, title: word, postedAt: EVENING_BEFORE };
    await insertMany(jobs, 32, () => newJobRow(row));
    const mails = await wake();
    expect(named(mails, email)).toHaveLength(30);
    expect(mails[0]?.subject).toMatch(/^33 nuove offerte per te: .+, e altro$/);
    expect(mails[0]?.text).toContain('Altre 3 offerte');
    expect(mails[0]?.text).toContain(`/offerte?v=1&search=${word}`);
  });

  test('does not go to an account that waits to be deleted', async () => {
    const { search } = await published();
    const user = await makeUser({ emailVerifiedAt: new Date(), deletedAt: new Date() });
    await makeAlert({ email: user.email, search });
    expect(named(await wake(), user.email)).toEqual([]);
    await testDb().update(users).set({ deletedAt: null }).where(eq(users.id, user.id));
    expect(named(await wake(), user.email)).toHaveLength(1);
  });
});

describe('an offer is told of once', () => {
  test('on the next mornings, by another alert, paused and opened again, renewed', async () => {
    const { job, own, email } = await published();
    expect(named(await wake(), email)).toEqual([job.publicId]);
    await makeAlert({ email, search: 'v1:' });
    expect(named(await wake(morningIn(1)), email)).toEqual([]);
    await change(own, { ownerStatus: 'paused' });
    expect(named(await wake(morningIn(2)), email)).toEqual([]);
    await change(own, { ownerStatus: 'open', validThrough: addDays(MORNING, 60) });
    expect(named(await wake(morningIn(3)), email)).toEqual([]);
  });

  test.each([
    ['paused', { ownerStatus: 'paused' }],
    ['hidden by an administrator', { hiddenAt: EVENING_BEFORE }],
  ] as const)('when it is open: %s in the morning, it comes the morning after', async (_what, held) => {
    const { job, own, email } = await published();
    await change(own, held, EVENING_BEFORE);
    expect(named(await wake(), email)).toEqual([]);
    await change(own, { ownerStatus: 'open', hiddenAt: null });
    expect(named(await wake(morningIn(1)), email)).toEqual([job.publicId]);
  });

  test('not at all when it ends between the first slice of the morning and a later one', async () => {
    const { job, own, search, email } = await published();
    expect(named(await wake(), email)).toEqual([job.publicId]);
    const second = await makeAlert({ search });
    await change(own, { ownerStatus: 'closed' });
    expect(named(await wake(new Date(MORNING.getTime() + 60_000)), second.address.email)).toEqual([]);
  });
});

describe('the morning', () => {
  test.each([
    ['in winter', '2026-03-28T05:59:00Z', '2026-03-28T06:00:00Z'],
    ['in summer, from the first day on', '2026-03-29T04:59:00Z', '2026-03-29T05:00:00Z'],
  ])('begins at seven in Rome, %s', async (_when, before, seven) => {
    const { job, email } = await published({ postedAt: addDays(new Date(seven), -1) });
    expect(named(await wake(new Date(before)), email)).toEqual([]);
    expect(named(await wake(new Date(seven)), email)).toEqual([job.publicId]);
  });

  test('has what was published until seven; the rest comes the next day', async () => {
    const { job, word, email } = await published({ postedAt: new Date(MORNING.getTime() - 1) });
    const after = await publish({ title: word, postedAt: new Date(MORNING.getTime() + 1) });
    expect(named(await wake(new Date(MORNING.getTime() + 5_000)), email)).toEqual([job.publicId]);
    expect(named(await wake(morningIn(1)), email)).toEqual([after.publicId]);
  });

  test('that broke off is taken up, nothing lost and nothing twice', async () => {
    const { job, search, email } = await published();
    const made = [email];
    for (let n = 1; n < 45; n++) made.push((await makeAlert({ search })).address.email);
    // The database goes away in the middle of the second batch of addresses.
    let batches = 0;
    const { sent, bindings } = mailTransport();
    const breaking = {
      withSession: (bookmark: string) => {
        const session = env.DB.withSession(bookmark);
        return {
          prepare: (text: string) => session.prepare(text),
          getBookmark: () => session.getBookmark(),
          batch: (statements: D1PreparedStatement[]) => {
            if (statements.length > 15 && ++batches === 2) throw new Error('D1_ERROR: Network connection lost.');
            return session.batch(statements);
          },
        };
      },
    } as unknown as D1Database;
    await expect(runScheduled(CRON, { ...bindings, DB: breaking }, MORNING)).rejects.toThrow('lost');
    await runScheduled(CRON, bindings, new Date(MORNING.getTime() + 60_000));
    expect(sent.map(({ to }) => to).sort()).toEqual([...made].sort());
    expect(made.every((to) => named(sent, to).join() === job.publicId)).toBe(true);
  });

  test('that did not come at all is made up for by the next one only', async () => {
    const { job, own, email } = await published();
    await testDb().update(jobs).set({ announcedOn: '2026-11-10' }).where(own);
    expect(named(await wake(morningIn(2)), email)).toEqual([]);
    await testDb().update(alertAddresses).set({ digestedOn: '' }).where(eq(alertAddresses.email, email));
    expect(named(await wake(morningIn(1)), email)).toEqual([job.publicId]);
  });

  test('replaces its mail that still waits the next day, with the offers of two mornings; one being sent stays', async () => {
    const { job, word, email } = await published();
    const wait = (until: Date) =>
      testDb().update(outbox).set({ status: 'waiting', nextAttemptAt: until, createdAt: until, sentAt: null });
    const next = (days: number) => publish({ title: word, postedAt: new Date(morningIn(days).getTime() + 60_000) });
    const mailed = async (days: number) => (await wake(morningIn(days))).map((mail) => named([mail], email));
    expect(await mailed(0)).toEqual([[job.publicId]]);
    await wait(morningIn(0));
    const second = await next(0);
    expect(await mailed(1)).toEqual([[second.publicId, job.publicId]]);
    // Tried again in an hour.
    await wait(new Date(morningIn(2).getTime() + 3_600_000));
    const third = await next(1);
    expect(await mailed(2)).toEqual([[third.publicId, second.publicId]]);
    await wait(new Date(morningIn(3).getTime() + 60_000));
    const fourth = await next(2);
    expect(await mailed(3)).toEqual([[fourth.publicId]]);
    expect(await testDb().$count(outbox, eq(outbox.status, 'waiting'))).toBe(1);
    await runScheduled('10 3 * * *', env, addDays(morningIn(3), 2));
    expect(await testDb().$count(outbox, eq(outbox.status, 'waiting'))).toBe(0);
  });
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

  test('an offer is found that has everything, and none that only comes near', async () => {
    const wanted = await publish({ title: 'Calzolaio', location: 'Breno', description: 'Per una velista.' });
    await publish({ title: 'Calzolaio', location: 'Bienno', description: 'Testo.' });
    const queries = ['search=calzolaio+breno', 'search=calzolaio&location=Breno', 'search=calzolaio+velista'];
    const made = await Promise.all(queries.map((query) => makeAlert({ search: `v1:${query}` })));
    const mails = await wake();
    for (const { address } of made) expect(named(mails, address.email)).toEqual([wanted.publicId]);
  });

  test('everything, where nothing was asked for; nothing, where a search cannot be read any more', async () => {
    const [one, two] = [await publish(), await publish()];
    const [all, unreadable] = [await makeAlert({ search: 'v1:' }), await makeAlert({ search: 'v7:search=cuoco' })];
    const mails = await wake();
    expect(named(mails, all.address.email)).toEqual([two.publicId, one.publicId]);
    expect(named(mails, unreadable.address.email)).toEqual([]);
  });
});

describe('its cost', () => {
  test('a run is for a hundred addresses and stays far below a thousand statements; the next take up the rest', async () => {
    const { search } = await published();
    for (let n = 1; n < 230; n++) await makeAlert({ search });
    const { sent, bindings } = mailTransport();
    const costs: number[] = [];
    for (let run = 0; run < 4; run++) {
      const at = new Date(MORNING.getTime() + run * 60_000);
      // Counted as they are sent: `costOf` runs what returns rows twice, and so would claim mails twice.
      const { db, sent: statements } = recordingD1();
      await runScheduled(CRON, { ...bindings, DB: db }, at);
      costs.push(statements.length);
      expect(sent).toHaveLength([100, 200, 230, 230][run] ?? 0);
    }
    expect(await testDb().$count(outbox, eq(outbox.status, 'waiting'))).toBe(0);
    expect(Math.max(...costs)).toBeLessThan(400);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(230);
  });

  test('it grows with the new offers and the searches, and not with those that are open', async () => {
    const word = uniqueWord();
    const owner = await makeUser();
    const { address } = await makeAlert({ search: `v1:search=${word}` });
    await makeAlert({ email: address.email, search: 'v1:category=Ristorazione' });
    await makeAlert({ email: address.email, search: 'v1:town=breno&radius=15' });
    const rowsRead = async (now: Date) => (await costOf((counted) => runScheduled(CRON, counted, now))).cost.rowsRead;
    await publish({ title: word });
    const few = await rowsRead(MORNING);
    const announced = { ownerId: owner.id, announcedOn: '2026-01-01', postedAt: EVENING_BEFORE };
    await insertMany(jobs, 1500, (n) => newJobRow({ ...announced, title: `${word} ${n}` }));
    await publish({ title: word, postedAt: addDays(EVENING_BEFORE, 1) });
    expect(await rowsRead(addDays(MORNING, 2))).toBeLessThanOrEqual(few + 60);
  });
});
