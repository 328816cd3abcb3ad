import { queryOptions } from '@tanstack/react-query';
import { isNobodys, PUSH_CACHE, PUSH_ENTRY, type PushWishes } from '../../shared/offline.ts';
import type { PutPushBody } from '../../shared/push.ts';
import { read, send } from '../api/call.ts';
import { ApiError } from '../api/fetch-api.ts';
import { readSession } from '../api/session.ts';

/** Why this device cannot be told anything; `ready` where it can. */
export type Support = 'ready' | 'off' | 'unsupported' | 'home screen' | 'denied';

function supportOf(): Support {
  if (document.documentElement.dataset.push === undefined) return 'off';
  if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator)
    return Notification.permission === 'denied' ? 'denied' : 'ready';
  // iPhones have it for what is on the home screen only; only they say whether a page is.
  return 'standalone' in navigator && !navigator.standalone ? 'home screen' : 'unsupported';
}

/** All that this device is told, as the server has stored it; null for nothing. */
async function readWishes(): Promise<PushWishes | null> {
  const entry = await caches.match(PUSH_ENTRY, { cacheName: PUSH_CACHE });
  // Permission that was taken back has ended it.
  return entry && Notification.permission === 'granted' ? entry.json() : null;
}

export const deviceOptions = () =>
  queryOptions({
    queryKey: ['push', 'device'],
    queryFn: async () => {
      const support = supportOf();
      return { support, wishes: support === 'ready' ? await readWishes() : null };
    },
  });

/** The browser's question, which only a press may bring up: nothing may be waited for before. */
export const isAllowed = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted';

const WORKER_MS = 10_000;

/** @throws where there is no service worker, as in a private window */
async function pushManager(): Promise<PushManager> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, WORKER_MS, new Error('no service worker')));
  return (await Promise.race([navigator.serviceWorker.ready, late])).pushManager;
}

/** Stores all that this device is told, at the server first. */
export async function storeWishes({ atNight, topics }: Pick<PutPushBody, 'atNight' | 'topics'>): Promise<PushWishes> {
  const [manager, { key }, known] = await Promise.all([pushManager(), read('GET /api/push/key', {}), readWishes()]);
  const present = await manager.getSubscription();
  const isOurs = present?.endpoint === known?.endpoint && key === known?.key;
  if (!isOurs) await present?.unsubscribe();
  const subscription =
    (isOurs && present) || (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  const body = { endpoint: subscription.endpoint, key, atNight, topics };
  await send('PUT /api/push', { body: { ...body, keys: { p256dh, auth } }, signedIn: true });
  const wishes = { ...body, account: readSession()?.user.id ?? null, storedAt: new Date().toISOString() };
  await (await caches.open(PUSH_CACHE)).put(PUSH_ENTRY, new Response(JSON.stringify(wishes)));
  return wishes;
}

/** Ends it on this device, whatever the network does: the push service then tells the server by itself. */
export async function endWishes(): Promise<void> {
  const subscription = await (await pushManager()).getSubscription();
  const { auth = '' } = subscription?.toJSON().keys ?? {};
  if (subscription)
    await send('POST /api/push/end', { body: { endpoint: subscription.endpoint, auth } }).catch(() => undefined);
  await subscription?.unsubscribe();
  await caches.delete(PUSH_CACHE);
}

const DAY_MS = 86_400_000;

/** Tells the server once a day that this device is still there, and at once that somebody has signed in or out. */
export async function renewWishes(): Promise<void> {
  const known = await readWishes();
  if (!known) return;
  const isSame = known.account === (readSession()?.user.id ?? null);
  if (isSame && Date.now() - Date.parse(known.storedAt || '0') < DAY_MS) return;
  const store = (topics: PutPushBody['topics']) =>
    topics.length > 0 ? storeWishes({ ...known, topics }) : endWishes();
  const nobodys = known.topics.filter(isNobodys);
  const wanted = isSame ? known.topics : nobodys;
  try {
    await store(wanted);
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    // The session has ended, or an alert: the rest goes on.
    if (status === 401) await store(nobodys);
    else if (status === 404) await store(wanted.filter(({ kind }) => kind !== 'alert'));
    else throw error;
  }
}
