import { vi } from 'vitest';
import type { ConfirmedAlert } from '../../shared/alerts.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { pagePath } from '../../shared/paths.ts';
import { manageAlertsLink, tokenIn } from '../../shared/token-links.ts';
import { callApi } from './api.ts';
import { mailsTo } from './mails.ts';

/** The first address in a mail that leads to a page of the site, without its origin. */
export function linkTo(page: string, mail: string): string {
  const found = new RegExp(`https?://[^/\\s]+(${page.replaceAll('/', '\\/')}[^\\s]*)`).exec(mail)?.[1];
  if (found === undefined) throw new Error(`No link to ${page}: ${mail}`);
  return found;
}

/** The newest mail to an address that leads to a page, once it has come; also where no test runs yet. */
export const mailTo = (email: string, page: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const [mail] = await mailsTo(email, page);
      if (mail === undefined) throw new Error(`No mail to ${email} leads to ${page}`);
      return mail;
    },
    { timeout: 60_000, interval: 100 },
  );

/** Makes an alert by the calls alone; the link that manages it. */
export async function confirmedAlert(email: string, search: string): Promise<string> {
  const requested = await callApi(pathOf('POST /api/alerts'), { body: { email, search } });
  if (!requested.ok) throw new Error(`${requested.status}: ${await requested.text()}`);
  const link = linkTo(pagePath.confirmAlert(), await mailTo(email, pagePath.confirmAlert()));
  const answer = await callApi(pathOf('POST /api/alerts/confirm'), {
    body: { token: tokenIn(link.split('#')[1] ?? '') },
  });
  const { manageToken }: ConfirmedAlert = await answer.json();
  return manageAlertsLink(manageToken);
}
