import { SITE_NAME } from '../../shared/site.ts';

/** A message that cannot be read is said to be one: a browser ends the subscription of a site that shows nothing. */
const UNREADABLE = {
  title: SITE_NAME,
  body: 'È arrivato un avviso che non si riesce a leggere. Apri il sito per vedere le novità.',
  silent: true,
};

/** Reads a declarative message (https://www.w3.org/TR/push-api/#declarative-push-message). */
function read(message: string): Readonly<Record<string, unknown>> {
  try {
    const { notification } = JSON.parse(message);
    return typeof notification.title === 'string' ? notification : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

/** The notification of a message. `data`, the address that it leads to, is that of a page of this site. */
export function notificationOf(message: string, origin: string) {
  const { title, navigate, ...options } = read(message);
  const address = String(navigate);
  const data = address.startsWith(`${origin}/`) ? address : `${origin}/`;
  return { title: String(title), options: { lang: 'it', icon: '/icons/icon-192.png', ...options, data } };
}
