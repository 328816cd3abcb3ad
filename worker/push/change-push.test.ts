import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import type { OwnAlerts } from '../../shared/alerts.ts';
import { addDays } from '../../shared/dates.ts';
import { isPushEndpoint, PUSH_DAYS, type PushTopic } from '../../shared/push.ts';
import { users } from '../db/tables/accounts.ts';
import { alerts } from '../db/tables/alerts.ts';
import { applications } from '../db/tables/applications.ts';
import { pushes, pushSubscriptions } from '../db/tables/push.ts';
import { runScheduled } from '../scheduled.ts';
import { sign } from '../sign.ts';
import { withBindings } from '../testing/bindings.ts';
import { NEAR_BRENO, newDevice, newSubscriber, OUR_KEY, subscribe } from '../testing/devices.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { insertOne, makeApplication, makeUser, testDb } from '../testing/factories.ts';
import { makeAlert } from '../testing/make-alert.ts';
import { PASSWORD, passwordHash } from '../testing/passwords.ts';
import { asAccount, asVisitor, asWorker, type SignedIn } from '../testing/requests.ts';

type Device = Awaited<ReturnType<typeof newDevice>>;

const rowOf = async ({ endpoint }: Device) => {
  const [row] = await testDb().select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
  return row;
};
const ENDED = { method: 'DELETE' };
const NEW_PASSWORD = { currentPassword: PASSWORD, password: 'un’altra parola lunga' };
const topicsOf = async (device: Device) => (await rowOf(device))?.topics;

const end = (device: Device) => subscribe(device, []);

describe('a device', () => {
  test('subscribes with the first of our keys, for whose half it asks', async () => {
    expect((await (await asVisitor.get('/')).text()).includes(`data-push="${OUR_KEY}"`)).toBe(true);
  });

  test('is stored without an account, with all that it wants; what it sends later takes its place', async () => {
    const device = await newSubscriber([NEAR_BRENO, { ...NEAR_BRENO, town: 'edolo', categories: ['Sanità'] }]);
    expect(await rowOf(device)).toMatchObject({ ...device.keys, userId: null, atNight: false, vapidKey: OUR_KEY });
    expect(await topicsOf(device)).toMatchObject([
      { kind: 'urgent', town: 'breno', radius: 15, categories: [] },
      { kind: 'urgent', town: 'edolo', radius: 15, categories: ['Sanità'] },
    ]);
    for (const _ of ['first', 'again']) {
      expect((await subscribe(device, [{ ...NEAR_BRENO, radius: 30 }], { atNight: true })).status).toBe(200);
      expect(await topicsOf(device)).toMatchObject([{ town: 'breno', radius: 30 }]);
    }
    expect((await rowOf(device))?.atNight).toBe(true);
  });

  test('is ended by its own secret alone, and again without a change', async () => {
    const device = await newSubscriber();
    const guessed = { ...device, keys: { ...device.keys, auth: 'A'.repeat(22) } };
    expect((await end(guessed)).status).toBe(200);
    expect(await rowOf(device)).toBeDefined();
    await expectProblem(await subscribe(guessed, [{ ...NEAR_BRENO, town: 'edolo' }]), 403, /altro dispositivo/);
    expect(await topicsOf(device)).toMatchObject([{ town: 'breno' }]);
    for (const _ of ['first', 'again']) expect((await end(device)).status).toBe(200);
    expect(await rowOf(device)).toBeUndefined();
  });

  test('subscribes again where its key is ours no more, and not at all where there is none', async () => {
    const device = await newDevice();
    await expectProblem(await subscribe(device, undefined, { key: device.keys.p256dh }), 409, /di nuovo/);
    const without = withBindings({ VAPID_KEYS: '' });
    await expectProblem(await subscribe(device, undefined, { bindings: without }), 409, /di nuovo/);
    // Another page, as documents are kept for some minutes.
    expect((await (await asVisitor.get('/aiuto', { bindings: without })).text()).includes('data-push')).toBe(false);
    expect(await rowOf(device)).toBeUndefined();
  });

  test.each<[string, object]>([
    ['endpoint', { endpoint: 'https://example.org/push' }],
    ['keys.p256dh', { keys: { p256dh: 'short', auth: 'A'.repeat(22) } }],
    ['topics', { topics: Array.from({ length: 31 }, () => NEAR_BRENO) }],
    ['topics.0.town', { topics: [{ ...NEAR_BRENO, town: 'atlantide' }] }],
    ['topics.0.radius', { topics: [{ ...NEAR_BRENO, radius: 500 }] }],
    ['topics.0.categories.0', { topics: [{ ...NEAR_BRENO, categories: ['Pirateria'] }] }],
    ['topics.0.kind', { topics: [{ kind: 'all' }] }],
  ])('with a wrong %s is refused', async (path, wrong) => {
    const body = { ...(await newDevice()), key: OUR_KEY, atNight: false, topics: [NEAR_BRENO], ...wrong };
    const answer = await asVisitor.post('/api/push', body, { method: 'PUT' });
    expect(answer.status).toBe(400);
    const { issues }: { issues: { path: string }[] } = await answer.json();
    expect(issues.map((issue) => issue.path)).toEqual([path]);
  });
});

test.each<[string, (account: SignedIn, device: SignedIn) => Promise<Response>]>([
  ['is ended from elsewhere', (by, on) => by.send(`/api/account/sessions/${decodeJwt(on.token).jti}`, ENDED)],
  ['ends with all others', (by) => by.send('/api/account/sessions', ENDED)],
  ['ends as the password changes', (by) => by.post('/api/account/password', NEW_PASSWORD)],
])('a device whose session %s leaves the account, until somebody is there signed in', async (_, endSession) => {
  const account = await makeUser({ passwordHash });
  const by = await asAccount(account);
  const device = await newSubscriber([{ kind: 'answers' }], { by });
  expect((await endSession(await asAccount(account), by)).status).toBe(200);
  expect((await rowOf(device))?.userId).toBeNull();
  const [now] = await testDb().select().from(users).where(eq(users.id, account.id));
  await subscribe(device, [{ kind: 'answers' }], { by: await asAccount(now ?? account) });
  expect((await rowOf(device))?.userId).toBe(account.id);
});

describe('an endpoint', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:APA91-x_y',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QK-x',
    'https://wns2-par02p.notify.windows.com/w/?token=AwYA%2fB',
  ])('%s is of a push service', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(true);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://somebody@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com@127.0.0.1/fcm/send/abc',
    'https://fcm.googleapis.com.example.org/fcm/send/abc',
    'https://fcm.googleapis.com\\.example.org/abc',
    'https://evil-fcm.googleapis.com/abc',
    'https://notify.windows.com.evil.example/abc',
    'https://evilnotify.windows.com/abc',
    'https://fcm.googleapis.com',
    'https://fcm.googleapis.com/a b',
    'https://fcm.googleapis.com/a\nb',
    'https://169.254.169.254/latest',
    'https://localhost/a',
    ` https://fcm.googleapis.com/abc`,
  ])('%s is of none', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(false);
  });
});

describe('a topic', () => {
  test('of an account is its own alone', async () => {
    const by = await asWorker();
    const topics: PushTopic[] = [{ kind: 'answers' }, { kind: 'applications' }];
    const device = await newSubscriber(topics, { by });
    expect((await rowOf(device))?.userId).toBe(by.account.id);
    expect(await topicsOf(device)).toEqual(topics);
    for (const topic of topics)
      await expectProblem(await subscribe(await newDevice(), [topic]), 401, /effettuare l’accesso/);
    // Signed out, the device is nobody's.
    await subscribe(device);
    expect((await rowOf(device))?.userId).toBeNull();
    expect(await topicsOf(device)).toMatchObject([{ kind: 'urgent' }]);
  });

  test('of an alert is for who has its token, which its owner gets with it', async () => {
    const account = await makeUser();
    const [{ alert }, { alert: others }] = [await makeAlert({ email: account.email }), await makeAlert()];
    const listed = await (await asAccount(account)).get('/api/alerts');
    const { alerts: own }: OwnAlerts = await listed.json();
    expect(own.map(({ id }) => id)).toEqual([alert.publicId]);
    const [{ deviceToken: token = '' } = {}] = own;
    const device = await newSubscriber([{ kind: 'alert', token }, NEAR_BRENO]);
    const stored = { kind: 'alert', about: alert.publicId };
    expect(await topicsOf(device)).toEqual([stored, NEAR_BRENO]);
    const signing = { secret: env.JWT_SECRET, expiresAt: null };
    const managing = await sign('manage-alerts', { sub: others.publicId }, signing);
    for (const wrong of [managing, `${token}x`, ''])
      expect((await subscribe(await newDevice(), [{ kind: 'alert', token: wrong }])).ok).toBe(false);
    await testDb().delete(alerts).where(eq(alerts.id, alert.id));
    await subscribe(device, [{ kind: 'alert', token }, NEAR_BRENO]);
    expect(await topicsOf(device)).toEqual([NEAR_BRENO]);
  });

  test('of an application without an account is for who holds its private link, and ends with it', async () => {
    const application = await makeApplication({ userId: null, name: 'Rosa' });
    const signing = { secret: env.JWT_SECRET, expiresAt: null };
    const token = await sign('own-application', { sub: application.publicId }, signing);
    const device = await newSubscriber([{ kind: 'answers', token }]);
    expect(await topicsOf(device)).toEqual([{ kind: 'answers', about: application.publicId }]);
    await expectProblem(
      await subscribe(await newDevice(), [{ kind: 'answers', token: `${token}x` }]),
      404,
      /non esiste/,
    );
    await expectProblem(await subscribe(await newDevice(), [{ kind: 'answers' }]), 401, /accesso/);
    await testDb().delete(applications).where(eq(applications.id, application.id));
    await subscribe(device, [{ kind: 'answers', token }]);
    expect(await rowOf(device)).toBeUndefined();
  });
});

test('a device that was not seen for sixty days goes at night, and a message after two weeks', async () => {
  const now = new Date();
  const [old, recent] = [await newSubscriber(), await newSubscriber()];
  await testDb()
    .update(pushSubscriptions)
    .set({ seenAt: addDays(now, -PUSH_DAYS) })
    .where(eq(pushSubscriptions.endpoint, old.endpoint));
  const subscriptionId = (await rowOf(recent))?.id ?? 0;
  for (const days of [14, 13]) {
    const createdAt = addDays(now, -days);
    const texts = { cause: `urgent:${days}`, kind: 'urgent', title: 'Serve subito', body: 'Breno', path: '/' } as const;
    await insertOne(pushes, { subscriptionId, ...texts, createdAt, dueAt: createdAt, expiresAt: now });
  }
  await runScheduled('10 3 * * *', env, now);
  expect(await rowOf(old)).toBeUndefined();
  expect(await rowOf(recent)).toBeDefined();
  expect(await testDb().select({ cause: pushes.cause }).from(pushes)).toEqual([{ cause: 'urgent:13' }]);
});
