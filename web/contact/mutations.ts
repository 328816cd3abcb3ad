import type { ContactAnswer, ContactBody } from '../../shared/contact.ts';
import { apiPath } from '../../shared/paths.ts';
import { sendJson } from '../api/fetch-api.ts';
import { humanHeaders } from '../api/human.ts';

/** Writes to who runs the site. */
export const sendContactMessage = (body: ContactBody): Promise<ContactAnswer> =>
  sendJson(apiPath.contactMessages(), { body, headers: humanHeaders(), once: true });
