import { isNobodys, PUSH_CACHE, PUSH_ENTRY, type PushWishes } from '../../shared/offline.ts';
import { notificationOf } from './notifications.ts';
import { find, keep } from './store.ts';

declare const self: ServiceWorkerGlobalScope;

export function showPush(data: PushMessageData | null): Promise<void> {
  const { title, options } = notificationOf(data?.text() ?? '', self.location.origin);
  return self.registration.showNotification(title, options);
}

/** Shows the page of a notification: in the window that has it open, else in a new one, as nothing typed may be lost. */
export async function openPage({ data }: Notification): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url === data);
  await (open ? open.focus() : self.clients.openWindow(data));
}

type Renewal = Pick<PushSubscriptionChangeEvent, 'oldSubscription' | 'newSubscription'>;

/** Stores the subscription that takes another's place. Topics of an account follow at its next visit, which has its token. */
export async function renewSubscription({ oldSubscription, newSubscription }: Renewal): Promise<void> {
  const wishes: PushWishes | undefined = await (await find(PUSH_CACHE, PUSH_ENTRY))?.json();
  const subscription =
    newSubscription ?? (oldSubscription && (await self.registration.pushManager.subscribe(oldSubscription.options)));
  if (!wishes || !subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const { key, atNight } = wishes;
  const body = JSON.stringify({ endpoint, keys, key, atNight, topics: wishes.topics.filter(isNobodys) });
  const response = await fetch(PUSH_ENTRY, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body });
  if (response.ok)
    await keep(PUSH_CACHE, PUSH_ENTRY, new Response(JSON.stringify({ ...wishes, endpoint, storedAt: '' })));
}
