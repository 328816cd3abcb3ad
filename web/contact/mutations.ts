import type { ContactBody, ContactResponse } from '../../shared/contact.ts';
import { send } from '../api/call.ts';
import { humanHeaders } from '../api/human.ts';

/** Sends a message to the operator. */
export const sendContactMessage = (body: ContactBody): Promise<ContactResponse> =>
  send('POST /api/messages', { body, headers: humanHeaders(), once: true });
