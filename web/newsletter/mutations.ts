import type { Done } from '../../shared/accounts.ts';
import type { ConfirmNewsletterBody, SubscribeBody } from '../../shared/newsletter.ts';
import { send } from '../api/call.ts';
import { humanHeaders } from '../api/human.ts';

/** Mails a link that starts the newsletter; the answer never tells whether the address gets it already. */
export const subscribe = (body: SubscribeBody): Promise<Done> =>
  send('POST /api/newsletter', { body, headers: humanHeaders() });

/** @throws ApiError 400 with an issue at `token` where the link is dead */
export const confirmNewsletter = (body: ConfirmNewsletterBody): Promise<Done> =>
  send('POST /api/newsletter/confirm', { body });
