import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/lib/programs.mjs';
import type { Session } from '../../shared/accounts.ts';
import { pathOf } from '../../shared/calls/path.ts';
import type { GuestApplied } from '../../shared/guest-applications.ts';
import { pagePath } from '../../shared/paths.ts';
import type { PutPushBody } from '../../shared/push.ts';
import { linkedApplicationLink } from '../../shared/token-links.ts';
import { confirmedAlert, publish, read, register, uniqueWord } from './api.ts';
import { DEVICES, SITE, signedIn } from './browser.ts';
import { untilInCharge } from './offline.ts';
import { eventually, focused, focusedId, focusShows, gone, notified, press, seen } from './page-checks.ts';

/** The scope of the service worker, as far as it is used here. */
type ServiceWorkerScope = {
  readonly clients: object;
  readonly WindowClient: { readonly prototype: object };
  readonly registration: ServiceWorkerRegistration;
  readonly NotificationEvent: new (type: string, init: { readonly notification: Notification | undefined }) => Event;
  readonly dispatchEvent: (event: Event) => boolean;
};

/** Half a subscription: the browser's own push service is not to be had here, so that what it would give is made up. */
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/';
const KEYS = {
  p256dh: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** Stands in for the push service, in pages: `subscribe` gives a subscription that lives as long as the browser's storage. */
const withPushService = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    ({ endpoint, keys }) => {
      const ITEM = 'test-subscription';
      const found = () => {
        const id = localStorage.getItem(ITEM);
        if (id === null) return null;
        const unsubscribe = async () => {
          localStorage.removeItem(ITEM);
          return true;
        };
        return { endpoint: endpoint + id, toJSON: () => ({ endpoint: endpoint + id, keys }), unsubscribe };
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => found(),
        subscribe: async () => {
          localStorage.setItem(ITEM, `test-${Math.random().toString(36).slice(2)}`);
          return found();
        },
      });
    },
    { endpoint: ENDPOINT, keys: KEYS },
  );

/** A whole Chromium: one without windows refuses notifications. */
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
});
afterAll(() => browser.close());

type Opened = { readonly page: Page; readonly stored: readonly PutPushBody[] };

/** Opens an address on a phone that has a push service; `stored` is what the server has been told. */
async function open(path: string, as?: Session): Promise<Opened> {
  const context = await browser.newContext({
    ...DEVICES.phone,
    baseURL: SITE,
    locale: 'it-IT',
    permissions: ['notifications'],
    ...(as ? { storageState: signedIn(as) } : {}),
  });
  onTestFinished(() => context.close());
  await withPushService(context);
  const page = await context.newPage();
  const stored: PutPushBody[] = [];
  page.on('requestfinished', async (request) => {
    if (request.method() !== 'PUT' || !request.url().endsWith(pathOf('PUT /api/push'))) return;
    if ((await request.response())?.ok()) stored.push(request.postDataJSON());
  });
  await page.goto(path);
  return { page, stored };
}

const ON = 'Gli avvisi sono attivi su questo dispositivo';
const kindsIn = (body: PutPushBody | undefined) => body?.topics.map(({ kind }) => kind);

const DISPATCH_MS = 10_000;

/** Brings a message to the service worker as a push service would; again where Chromium has dispatched none, of which it says nothing. */
async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations: [one] }) => one && resolve(one.registrationId),
    ),
  );
  const dispatched = new Promise<boolean>((resolve) =>
    devtools.on('BackgroundService.backgroundServiceEventReceived', () => resolve(true)),
  );
  const service = 'pushMessaging';
  await devtools.send('BackgroundService.startObserving', { service });
  await devtools.send('BackgroundService.setRecording', { service, shouldRecord: true });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await eventually(async () => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin: SITE, registrationId, data });
    return Promise.race([dispatched, new Promise((resolve) => setTimeout(resolve, DISPATCH_MS))]);
  }).toBe(true);
}

const shownOn = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, data }) => ({
      title,
      body,
      data,
    })),
  );

test('from a list to a notification, to the offer, to the end, without an account', async () => {
  const job = await publish(await register({ role: 'employer' }), { title: `Barista ${uniqueWord()}` });
  const { page, stored } = await open('/offerte?location=breno&category=Ristorazione');
  await page.getByRole('link', { name: 'Avvisami sul telefono' }).click();
  await seen(page.getByRole('heading', { level: 1, name: 'Avvisi sul telefono' }));
  await gone(page.getByText(ON));
  expect(await page.getByLabel('Vicino a').inputValue()).toBe('breno');
  await page.getByText('Scegli i mestieri').click();
  await page.getByLabel('Turismo').check();
  await press(page, 'Avvisami sul telefono');
  await seen(page.getByText(ON));
  const urgent = { kind: 'urgent', town: 'breno', radius: 30, categories: ['Ristorazione', 'Turismo'] };
  await eventually(() => stored).toMatchObject([
    { atNight: false, topics: [urgent], endpoint: expect.stringContaining(ENDPOINT) },
  ]);

  await untilInCharge(page);
  const navigate = SITE + pagePath.job(job.id);
  const notification = {
    title: 'Serve subito: barista',
    body: 'Breno, domani',
    lang: 'it',
    dir: 'ltr',
    tag: 'x',
    navigate,
  };
  await deliver(page, JSON.stringify({ web_push: 8030, notification }));
  await eventually(() => shownOn(page)).toMatchObject([{ title: 'Serve subito: barista', data: navigate }]);

  await page.reload();
  await page.getByLabel('Entro').selectOption('15 km');
  await press(page, 'Salva');
  await eventually(() => stored.at(-1)?.topics[0]).toEqual({ ...urgent, radius: 15 });
  expect(stored.at(-1)?.endpoint, 'the subscription that was there').toBe(stored[0]?.endpoint);
  await press(page, 'Non avvisarmi più');
  await notified(page, 'Qui non arriva più niente.');
  expect(await page.locator(':focus').textContent()).toContain('Avvisami sul telefono');
  await gone(page.getByText(ON));
  expect(await page.evaluate(() => caches.has('lavoro-in-valle.push'))).toBe(false);
});

test.each([360, 1280])('all of it is done from the keyboard, %i px wide', async (width) => {
  const { page, stored } = await open('/offerte?location=breno');
  await page.setViewportSize({ width, height: 740 });
  const shown = async () =>
    expect(await focusShows(page), await focused(page)).toMatchObject({ inView: true, covered: false });
  const tabTo = async (name: string) => {
    const reached: string[] = [];
    // A list shows 20 offers at most, with three stops each.
    while (reached.length < 120 && !reached.at(-1)?.startsWith(name)) {
      await page.keyboard.press('Tab');
      reached.push(await focused(page));
      await shown();
    }
    expect(reached.at(-1), reached.join()).toContain(name);
  };
  await tabTo('a Avvisami sul telefono');
  await page.keyboard.press('Enter');
  await seen(page.getByRole('heading', { level: 1, name: 'Avvisi sul telefono' }));
  // The form comes once the device has said what it is told already: until then the next stop is in the footer.
  await seen(page.getByLabel('Vicino a'));
  await tabTo('select Vicino a');
  await page.keyboard.type('Edolo');
  await tabTo('select Entro');
  await page.keyboard.type('5 km');
  await tabTo('summary Scegli i mestieri (se no, tutti)');
  await page.keyboard.press('Enter');
  await tabTo('input Turismo');
  await page.keyboard.press('Space');
  await tabTo('input Avvisami anche di notte');
  await page.keyboard.press('Space');
  await tabTo('button Avvisami sul telefono');
  await page.keyboard.press('Enter');
  await seen(page.getByText(ON));
  const urgent = { kind: 'urgent', town: 'edolo', radius: 5, categories: ['Turismo'] };
  await eventually(() => stored).toMatchObject([{ atNight: true, topics: [urgent] }]);
  expect(await focused(page)).toMatch(/^button Salva/);
  await shown();
  await tabTo('button Non avvisarmi più');
  await page.keyboard.press('Enter');
  await gone(page.getByText(ON));
  await eventually(() => focused(page)).toMatch(/^button Avvisami sul telefono/);
  await shown();
});

test('a press on a notification leads to its page, in the window that has it or in a new one', async () => {
  const { page } = await open('/offerte');
  await untilInCharge(page);
  const [worker] = page.context().serviceWorkers();
  // Noted only: browsers let no press of a program open a window.
  const press = (data: string) =>
    worker?.evaluate(async (address) => {
      const done: string[] = [];
      const scope = globalThis as unknown as ServiceWorkerScope;
      Object.assign(scope.clients, { openWindow: async (url: string) => done.push(`open ${url}`) });
      Object.assign(scope.WindowClient.prototype, {
        async focus(this: { readonly url: string }) {
          done.push(`focus ${this.url}`);
        },
      });
      await scope.registration.showNotification('x', { data: address });
      const [notification] = await scope.registration.getNotifications();
      let handled: Promise<unknown> | undefined;
      const event = Object.assign(new scope.NotificationEvent('notificationclick', { notification }), {
        waitUntil: (promise: Promise<unknown>) => {
          handled = promise;
        },
      });
      scope.dispatchEvent(event);
      await handled;
      return [...done, (await scope.registration.getNotifications()).length];
    }, data);
  expect(await press(`${SITE}/offerte`)).toEqual([`focus ${SITE}/offerte`, 0]);
  expect(await press(`${SITE}/account`)).toEqual([`open ${SITE}/account`, 0]);
});

test('nothing is said to be on before the server has stored it', async () => {
  const { page, stored } = await open(pagePath.phoneAlerts());
  const put = pathOf('PUT /api/push');
  await press(page, 'Avvisami sul telefono');
  expect(await page.locator('#field-town-error').textContent()).toBe('Scegli il comune');
  expect(await focusedId(page)).toBe('field-town');
  await page.getByLabel('Vicino a').selectOption('Edolo');
  await page.route(`**${put}`, (route) => route.abort());
  await press(page, 'Avvisami sul telefono');
  await seen(page.getByText('Avvisi non attivati'));
  await gone(page.getByText(ON));
  await page.reload();
  await seen(page.getByLabel('Vicino a'));
  await gone(page.getByText(ON));
  await page.unroute(`**${put}`);
  await page.getByLabel('Vicino a').selectOption('Edolo');
  await page.evaluate(() => Object.assign(Notification, { requestPermission: async () => 'default' }));
  await press(page, 'Avvisami sul telefono');
  await notified(page, 'Permetti le notifiche quando il browser lo chiede, controlla la connessione e riprova.');
  expect(stored).toEqual([]);
});

test('topics of an account end on this device when it signs out, and the others go on', async () => {
  const { page, stored } = await open(pagePath.phoneAlerts(), await register());
  await page.getByLabel('Vicino a').selectOption('Edolo');
  await press(page, 'Avvisami sul telefono');
  await seen(page.getByText(ON));
  await page.goto(pagePath.applications());
  const box = page.getByLabel('Avvisami su questo dispositivo quando rispondono');
  await box.click();
  await eventually(() => kindsIn(stored.at(-1))).toEqual(['urgent', 'answers']);
  await page.getByRole('link', { name: 'Ricevute' }).click();
  await page.getByLabel('Avvisami su questo dispositivo di nuove candidature').click();
  await eventually(() => kindsIn(stored.at(-1))).toEqual(['urgent', 'answers', 'applications']);
  // Listens once the page is still.
  await untilInCharge(page);
  await page.goto('/');
  await untilInCharge(page);
  await page.getByText('Menu', { exact: true }).click();
  await press(page, 'Esci');
  await eventually(() => kindsIn(stored.at(-1))).toEqual(['urgent']);
});

test('a topic that is chosen in another tab meanwhile stays', async () => {
  const { id } = await publish(await register({ role: 'employer' }));
  const body = { name: 'Rosa Bianchi', phone: '333 1234567' };
  const { token } = await read<GuestApplied>('POST /api/jobs/:id/guest-applications', { id, body });
  const { page, stored } = await open(`${pagePath.phoneAlerts()}?location=edolo`);
  await press(page, 'Avvisami sul telefono');
  await seen(page.getByText(ON));
  const other = await page.context().newPage();
  await other.goto(linkedApplicationLink(token ?? ''));
  await other.getByLabel('Avvisami su questo dispositivo quando rispondono').click();
  await notified(other, 'Ti avvisiamo su questo dispositivo.');
  await press(page, 'Salva');
  await eventually(() => stored.map(kindsIn)).toEqual([['urgent'], ['answers', 'urgent']]);
});

test('an alert by mail comes on this device, too, from its managing link', async () => {
  const { page, stored } = await open(await confirmedAlert(`${uniqueWord()}@example.org`, 'v1:category=Sport'));
  const box = page.getByLabel('Anche sul telefono: Sport');
  await box.click();
  await eventually(() => stored.at(-1)?.topics).toEqual([{ kind: 'alert', token: expect.any(String) }]);
  await page.reload();
  await eventually(() => box.isChecked()).toBe(true);
  await box.click();
  await eventually(() => page.evaluate(() => caches.has('lavoro-in-valle.push'))).toBe(false);
});

test('an answer to an application without an account comes on this device, from its private page', async () => {
  const { id } = await publish(await register({ role: 'employer' }));
  const body = { name: 'Rosa Bianchi', phone: '333 1234567' };
  const { token } = await read<GuestApplied>('POST /api/jobs/:id/guest-applications', { id, body });
  const { page, stored } = await open(linkedApplicationLink(token ?? ''));
  const box = page.getByLabel('Avvisami su questo dispositivo quando rispondono');
  await box.click();
  await eventually(() => stored.at(-1)?.topics).toEqual([{ kind: 'answers', token }]);
  await eventually(() => box.isChecked()).toBe(true);
});

test('the server is told once a day that the device is still there', async () => {
  const { page, stored } = await open(`${pagePath.phoneAlerts()}?location=edolo`);
  await press(page, 'Avvisami sul telefono');
  await seen(page.getByText(ON));
  await page.goto('/');
  await untilInCharge(page);
  await page.evaluate(async (storedAt) => {
    const cache = await caches.open('lavoro-in-valle.push');
    const wishes = await (await cache.match('/api/push'))?.json();
    await cache.put('/api/push', new Response(JSON.stringify({ ...wishes, storedAt })));
  }, new Date(Date.now() - 25 * 3_600_000).toISOString());
  await page.reload();
  await eventually(() => stored.length).toBe(2);
  expect({ ...stored[1] }).toEqual(stored[0]);
});
