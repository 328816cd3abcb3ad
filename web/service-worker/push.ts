declare const self: ServiceWorkerGlobalScope;

/** Shows a declarative message, where the browser does not (https://www.w3.org/TR/push-api/#declarative-push-message). */
export function showPush(data: PushMessageData): Promise<void> {
  const { title, navigate, ...options } = data.json().notification;
  return self.registration.showNotification(title, { icon: '/icons/icon-192.png', ...options, data: navigate });
}

/** Shows the page of a notification: in the window that has it open, else in a new one, as nothing typed may be lost. */
export async function openPage({ data }: Notification): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url === data);
  await (open ? open.focus() : self.clients.openWindow(data));
}
