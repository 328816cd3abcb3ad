import { isNobodys, PUSH_CACHE, PUSH_ENTRY, type PushWishes } from '../../shared/offline.ts';
import type { PushTopic, PutPushBody } from '../../shared/push.ts';
import { send } from '../api/call.ts';
import { readSession } from '../api/session.ts';

type Wanted = Pick<PutPushBody, 'atNight' | 'topics'>;

/** Reason why this device cannot be told anything; null where it can. */
function hindrance(): 'off' | 'home screen' | 'unsupported' | null {
  if (document.documentElement.dataset.push === undefined) return 'off';
  if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator) return null;
  // iPhones have it for what is on the home screen only; only they say whether a page is.
  return 'standalone' in navigator && !navigator.standalone ? 'home screen' : 'unsupported';
}

/** All that this device is told, as the server has stored it; null for nothing, as where permission was taken back. */
async function readWishes(): Promise<PushWishes | null> {
  const entry = await caches.match(PUSH_ENTRY, { cacheName: PUSH_CACHE });
  return entry && Notification.permission === 'granted' ? entry.json() : null;
}

export async function readDevice() {
  const hindered = hindrance();
  return { hindered, wishes: hindered === null ? await readWishes() : null };
}

/** Topics that go, and those that come in their place; all others stay as another page may have stored them meanwhile. */
export type Change = {
  readonly drops: (topic: PushTopic) => boolean;
  readonly adds: PushTopic[];
  readonly atNight?: boolean;
};

export const isSame = (one: PushTopic, other: PushTopic) => JSON.stringify(one) === JSON.stringify(other);

export async function wantedAfter({ drops, adds, ...change }: Change): Promise<Wanted> {
  const { atNight = false, topics = [] } = (await readWishes()) ?? {};
  return { atNight, ...change, topics: [...topics.filter((topic) => !drops(topic)), ...adds] };
}

const WORKER_MS = 20_000;

/** Stores all that this device is told, at the server first; without topics it ends, whatever the network does. */
export async function storeWishes({ atNight, topics }: Wanted): Promise<void> {
  // Nothing comes where there is none, as in a private window; on a first visit it comes once it has its files.
  const late = new Promise<never>((_, reject) => setTimeout(reject, WORKER_MS, new Error('no service worker')));
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, late]);
  const { push: key = '' } = document.documentElement.dataset;
  let subscription = await pushManager.getSubscription();
  if (topics.length > 0 && !(subscription && key === (await readWishes())?.key)) {
    await subscription?.unsubscribe();
    subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }
  const { p256dh = '', auth = '' } = subscription?.toJSON().keys ?? {};
  const body = subscription && { endpoint: subscription.endpoint, keys: { p256dh, auth }, key, atNight, topics };
  const stored = body && send('PUT /api/push', { body, signedIn: true });
  if (topics.length === 0) {
    await stored?.catch(() => undefined);
    await subscription?.unsubscribe();
    await caches.delete(PUSH_CACHE);
    return;
  }
  await stored;
  const account = readSession()?.user.id ?? null;
  const wishes: PushWishes = { key, atNight, topics, account, storedAt: new Date().toISOString() };
  await (await caches.open(PUSH_CACHE)).put(PUSH_ENTRY, new Response(JSON.stringify(wishes)));
}

const DAY_MS = 86_400_000;

/** Tells the server once a day that this device is still there, and at once that somebody has signed in or out. */
export async function renewWishes(): Promise<void> {
  const known = await readWishes();
  if (!known) return;
  const isSameAccount = known.account === (readSession()?.user.id ?? null);
  if (isSameAccount && Date.now() - Date.parse(known.storedAt) < DAY_MS) return;
  await storeWishes(isSameAccount ? known : { ...known, topics: known.topics.filter(isNobodys) });
}
