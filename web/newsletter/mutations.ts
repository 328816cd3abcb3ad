import type { Done } from '../../shared/accounts.ts';
import type { ConfirmNewsletterBody, SubscribeBody } from '../../shared/newsletter.ts';
import { ownApiPath } from '../../shared/own-api-path.ts';
import { apiPath } from '../../shared/paths.ts';
import { sendJson } from '../api/fetch-api.ts';
import { humanHeaders } from '../api/human.ts';

/** Mails a link that starts the newsletter; the answer never tells whether the address gets it already. */
export const subscribe = (body: SubscribeBody): Promise<Done> =>
  sendJson(apiPath.newsletter(), { body, headers: humanHeaders() });

/** @throws ApiError 400 with an issue at `token` where the link is dead */
export const confirmNewsletter = (body: ConfirmNewsletterBody): Promise<Done> =>
  sendJson(ownApiPath.confirmNewsletter(), { body });
