import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { users } from '../db/tables/accounts.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { type PushRow, pushes, pushSubscriptions } from '../db/tables/push.ts';
import { readConfig } from '../env.ts';
import { heardBy, NEAR_BRENO, newSubscriber, OUR_KEY, pushing } from '../testing/devices.ts';
import { insertOne, makeJob, testDb } from '../testing/factories.ts';
import { failingOn } from '../testing/faulty-d1.ts';
import { freshStorage } from '../testing/forget-copies.ts';
import { recordLog } from '../testing/log.ts';
import { asWorker } from '../testing/requests.ts';
import { sendPushes } from './send-pushes.ts';

/** A Friday, at noon in Rome. */
const NOON = new Date('2027-06-04T10:00:00Z');
const minutesLater = (minutes: number, from = NOON): Date => new Date(from.getTime() + minutes * 60_000);
const inRome = (time: string, day = '04'): Date => new Date(`2027-06-${day}T${time}:00+02:00`);

beforeEach(freshStorage);
const lines = recordLog();

/** An open offer in Breno that needs somebody on Saturday evening. */
const makeUrgent = (columns: Partial<JobRow> = {}): Promise<JobRow> =>
  makeJob({
    postedAt: NOON,
    neededFrom: '2027-06-05T18:00',
    neededUntil: '2027-06-05T23:00',
    validThrough: inRome('18:00', '05'),
    ...columns,
  });

/** One run, in which no time passes. */
const send = (now = NOON, bindings = pushing()): Promise<void> => sendPushes(bindings, now, () => 0);
const stored = (): Promise<PushRow[]> => testDb().select().from(pushes).orderBy(pushes.id);
const titlesOf = async (device: Parameters<typeof heardBy>[0]): Promise<string[]> =>
  (await heardBy(device)).map(({ message }) => message.notification.title);

describe('a message', () => {
  test('is signed, encrypted and described as RFC 8291 and 8292 say, and shown by the browser alone', async () => {
    const device = await newSubscriber();
    const job = await makeUrgent({ title: 'Cameriere' });
    await send();
    const [heard, ...others] = await heardBy(device);
    expect(others).toEqual([]);
    expect(heard).toMatchObject({
      isSigned: true,
      key: OUR_KEY,
      claims: { aud: new URL(device.endpoint).origin, sub: `mailto:${readConfig(env).SUPPORT_EMAIL}` },
      headers: { encoding: 'aes128gcm', urgency: 'high', ttl: String(30 * 3600) },
    });
    const ahead = (heard?.claims.exp ?? 0) - Date.now() / 1000;
    expect(ahead).toBeGreaterThan(0);
    expect(ahead).toBeLessThanOrEqual(24 * 3600);
    expect(heard?.headers.topic).toMatch(/^[\w-]{1,32}$/);
    expect(heard?.message).toEqual({
      web_push: 8030,
      notification: {
        title: 'Serve subito: Cameriere',
        body: 'Breno, sabato dalle 18:00',
        lang: 'it',
        dir: 'ltr',
        tag: heard?.headers.topic,
        navigate: `${env.SITE_URL}/offerte/${job.publicId}`,
      },
    });
  });

  test('never outlives the offer, and fits however long the title is', async () => {
    const device = await newSubscriber();
    await makeUrgent({ title: '字'.repeat(120), location: `Breno ${'"'.repeat(114)}` });
    await send(inRome('17:59', '05'));
    const [heard] = await heardBy(device);
    expect(heard?.headers.ttl).toBe('60');
    expect(heard?.bytes).toBeLessThanOrEqual(3993);
  });

  test('names no row, endpoint or text in the log', async () => {
    const device = await newSubscriber(undefined, {}, 's403');
    await makeUrgent({ title: 'Cameriere' });
    await send();
    const [{ id = 0 } = {}] = await stored();
    expect(lines.filter((line) => line.includes('"push"')).map((line) => JSON.parse(line))).toMatchObject([
      { push: id, attempt: 1, failed: 403 },
    ]);
    expect(lines.join()).not.toMatch(/Cameriere|services\.mozilla|p256dh/);
    expect(lines.join()).not.toContain(device.keys.auth);
  });
});

describe('a device is told', () => {
  test('at most twice a day in Rome, of whatever', async () => {
    const device = await newSubscriber();
    for (const title of ['Uno', 'Due', 'Tre']) await makeUrgent({ title });
    await send();
    expect(await titlesOf(device)).toEqual(['Serve subito: Uno', 'Serve subito: Due']);
    await makeUrgent({ title: 'Quattro' });
    await send(minutesLater(60));
    expect((await stored()).map(({ status }) => status)).toEqual(['sent', 'sent', 'dropped', 'dropped']);
    await makeUrgent({ title: 'Cinque' });
    await send(inRome('08:00', '05'));
    expect((await titlesOf(device)).at(-1)).toBe('Serve subito: Cinque');
  });

  test.each([
    ['20:59', '20:59'],
    ['21:00', '08:00'],
    ['23:30', '08:00'],
  ])('of an offer at %s at %s, unless it has chosen to be told at night', async (opened, notified) => {
    const sleeping = await newSubscriber();
    const awake = await newSubscriber(undefined, { atNight: true });
    await makeUrgent({ title: 'Barista' });
    await send(inRome(opened));
    expect(await heardBy(awake)).toHaveLength(1);
    expect(await heardBy(sleeping)).toHaveLength(opened === notified ? 1 : 0);
    await send(inRome('07:59', '05'));
    expect(await heardBy(sleeping)).toHaveLength(opened === notified ? 1 : 0);
    await send(inRome('08:00', '05'));
    expect(await heardBy(sleeping)).toHaveLength(1);
    expect(await heardBy(awake)).toHaveLength(1);
  });

  test('in the morning of nothing that is over by then', async () => {
    const device = await newSubscriber();
    await makeUrgent({ neededFrom: '2027-06-05T06:00', validThrough: inRome('06:00', '05') });
    const taken = await makeUrgent();
    await send(inRome('22:00'));
    expect(await stored()).toHaveLength(2);
    await testDb().update(jobs).set({ status: 'closed', ownerStatus: 'closed' }).where(eq(jobs.id, taken.id));
    await send(inRome('08:00', '05'));
    expect(await heardBy(device)).toEqual([]);
    expect((await stored()).map(({ status }) => status)).toEqual(['dropped', 'dropped']);
  });

  test('of nothing that it wants no more', async () => {
    const device = await newSubscriber();
    await makeUrgent();
    await send(inRome('22:00'));
    await testDb()
      .update(pushSubscriptions)
      .set({ topics: [{ kind: 'answers' }] });
    await send(inRome('08:00', '05'));
    expect(await heardBy(device)).toEqual([]);
  });

  test('nothing of an account that is suspended or leaving', async () => {
    for (const restricted of [{ suspendedAt: NOON }, { deletedAt: NOON }]) {
      const person = await asWorker();
      const device = await newSubscriber([{ kind: 'answers' }], { by: person });
      await putAnswer(device.endpoint);
      await testDb().update(users).set(restricted).where(eq(users.id, person.account.id));
      await send();
      expect(await heardBy(device)).toEqual([]);
    }
  });
});

/** A message about an answer, which waits for the device of an endpoint. */
async function putAnswer(endpoint: string, cause = 'application-answer:x'): Promise<PushRow> {
  const [device] = await testDb().select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
  const texts = { title: 'Hai una risposta', body: 'Per “Cuoco”', path: '/candidature' };
  const times = { createdAt: NOON, dueAt: NOON, expiresAt: addDays(NOON, 3) };
  return insertOne(pushes, { subscriptionId: device?.id ?? 0, cause, kind: 'answers', ...texts, ...times });
}

/** A device of an account that wants to know of answers, and one that waits. */
async function waiting(answer?: string) {
  const device = await newSubscriber([{ kind: 'answers' }], { by: await asWorker() }, answer);
  await putAnswer(device.endpoint);
  return device;
}

describe('a push service', () => {
  test.each(['s404', 's410'])('that answers %s ends the subscription, with all that waits for it', async (answer) => {
    const device = await waiting(answer);
    await putAnswer(device.endpoint, 'application-answer:y');
    await send();
    expect(await heardBy(device)).toHaveLength(1);
    expect(await testDb().$count(pushSubscriptions)).toBe(0);
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['s429-600', 10],
    [`s503-${encodeURIComponent(new Date(minutesLater(25)).toUTCString())}`, 25],
    ['s429-9999999', 360],
    ['s429-0', 1],
    ['s500', 1],
    ['s429-nonsense', 1],
  ])('that answers %s is asked again after %i minutes', async (answer, minutes) => {
    const device = await waiting(answer);
    await send();
    await send(minutesLater(minutes - 0.5));
    expect(await heardBy(device)).toHaveLength(1);
    await send(minutesLater(minutes + 0.5));
    expect(await heardBy(device)).toHaveLength(2);
  });

  test.each(['s400', 's401', 's413', 's301'])('that answers %s is not asked again, nor followed', async (answer) => {
    const device = await waiting(answer);
    await send();
    await send(minutesLater(24 * 60));
    expect(await heardBy(device)).toHaveLength(1);
    expect((await stored()).map(({ status }) => status)).toEqual(['dropped']);
    expect(await testDb().$count(pushSubscriptions)).toBe(1);
  });

  test('that never works is given up after six tries', async () => {
    const device = await waiting('s500');
    for (let hour = 0; hour < 8; hour++) await send(minutesLater(hour * 60));
    expect(await heardBy(device)).toHaveLength(6);
    expect((await stored()).map(({ status }) => status)).toEqual(['dropped']);
  });

  test('that does not answer holds up nobody for long', async () => {
    const [silent, other] = [await waiting('silent'), await waiting()];
    await send();
    expect(await heardBy(other)).toHaveLength(1);
    expect(await heardBy(silent)).toHaveLength(1);
    expect((await stored()).map(({ status }) => status).sort()).toEqual(['sent', 'waiting']);
  });

  test('is one of those known, at sending too', async () => {
    const device = await waiting();
    await testDb().update(pushSubscriptions).set({ endpoint: 'https://127.0.0.1/ok/somebody' });
    const requested = vi.spyOn(globalThis, 'fetch');
    await send();
    expect(requested).not.toHaveBeenCalled();
    requested.mockRestore();
    expect(await heardBy(device)).toEqual([]);
    expect(await testDb().$count(pushSubscriptions)).toBe(0);
  });
});

describe('a run', () => {
  test('that ends before it has sent what it claimed is taken up after the lease', async () => {
    const device = await waiting();
    await expect(send(NOON, pushing({ DB: failingOn(/^select "pushes"/) }))).rejects.toThrow();
    await send(minutesLater(1));
    expect(await heardBy(device)).toEqual([]);
    for (const minutes of [2, 10]) await send(minutesLater(minutes));
    expect(await heardBy(device)).toHaveLength(1);
  });

  test('that cannot note what it has sent sends it again as the same, which takes the place of the first', async () => {
    const device = await waiting();
    await expect(
      send(NOON, pushing({ DB: failingOn(/^update "pushes" set "status" = \? where "pushes"."id" = \?/) })),
    ).rejects.toThrow();
    await send(minutesLater(1));
    expect(await heardBy(device)).toHaveLength(1);
    for (const minutes of [2, 10]) await send(minutesLater(minutes));
    const heard = await heardBy(device);
    expect(heard).toHaveLength(2);
    expect(new Set(heard.map(({ headers, message }) => headers.topic + message.notification.tag)).size).toBe(1);
  });

  test('stops in time, and leaves the rest to the next', async () => {
    const devices = [await waiting(), await waiting()];
    // Time passes once the messages are claimed.
    const times = [0, 0, 0].values();
    await sendPushes(pushing(), NOON, () => times.next().value ?? 60_000);
    const heard = async () => (await Promise.all(devices.map(heardBy))).flat().length;
    expect(await heard()).toBe(0);
    await send(minutesLater(2));
    expect(await heard()).toBe(2);
  });

  test('beside another one sends nothing twice', async () => {
    const devices = await Promise.all(Array.from({ length: 30 }, () => newSubscriber()));
    await makeUrgent();
    await Promise.all([send(), send(), send()]);
    const counts = await Promise.all(devices.map(async (device) => (await heardBy(device)).length));
    expect(new Set(counts)).toEqual(new Set([1]));
  });

  test('without keys does nothing, and with another key goes on with the one that a device knows', async () => {
    const { VAPID_KEYS = '' } = pushing() as unknown as { VAPID_KEYS?: string };
    const other =
      'BL6Fd2Sfvw7L6Rc7uTt3pwtQrEH7cqiekvF1baRhZf6JsXJPWLCpJDSoukX45Vbv30TJj9W7VAapDRqKYZCZ-78.a7LYNMG_Rq2afJgF6686gDJ4nPt2TZicJB8DVCYbUIw';
    const device = await waiting();
    await send(NOON, pushing({ VAPID_KEYS: '' }));
    expect(await heardBy(device)).toEqual([]);
    await send(NOON, pushing({ VAPID_KEYS: `${other},${VAPID_KEYS}` }));
    expect(await heardBy(device)).toMatchObject([{ key: OUR_KEY, isSigned: true }]);
    await putAnswer(device.endpoint, 'application-answer:y');
    await send(minutesLater(1), pushing({ VAPID_KEYS: other }));
    expect(await testDb().$count(pushSubscriptions)).toBe(0);
    expect(await heardBy(device)).toHaveLength(1);
  });
});

describe('an urgent offer', () => {
  test('is told to those near, in its trade, and not to who has published it', async () => {
    const [owner, worker] = [await asWorker(), await asWorker()];
    const far = { ...NEAR_BRENO, town: 'ponte-di-legno', radius: 15 } as const;
    const wants = {
      near: await newSubscriber(),
      trade: await newSubscriber([{ ...NEAR_BRENO, categories: ['Ristorazione', 'Turismo'] }], { by: worker }),
      otherTrade: await newSubscriber([{ ...NEAR_BRENO, categories: ['Edilizia'] }]),
      far: await newSubscriber([far]),
      wide: await newSubscriber([{ ...far, radius: 50 }, NEAR_BRENO]),
      answers: await newSubscriber([{ kind: 'answers' }], { by: worker }),
      own: await newSubscriber(undefined, { by: owner }),
    };
    await makeUrgent({ ownerId: owner.account.id });
    await makeJob({ postedAt: NOON });
    await send();
    const notified = [];
    for (const [name, device] of Object.entries(wants)) if ((await heardBy(device)).length === 1) notified.push(name);
    expect(notified).toEqual(['near', 'trade', 'wide']);
  });

  test('that waits or is over is told to nobody until it opens, and once', async () => {
    const device = await newSubscriber();
    const held = await makeUrgent({ status: 'hidden', hiddenAt: NOON });
    await makeUrgent({ validThrough: minutesLater(-1) });
    await send();
    expect(await stored()).toEqual([]);
    await testDb().update(jobs).set({ status: 'open', hiddenAt: null }).where(eq(jobs.id, held.id));
    await send(minutesLater(1));
    await testDb().update(pushes).set({ status: 'sent' });
    await send(minutesLater(2));
    expect(await heardBy(device)).toHaveLength(1);
    const [row] = await testDb().select().from(jobs).where(eq(jobs.id, held.id));
    expect(row?.pushedAt).toEqual(minutesLater(1));
  });
});
