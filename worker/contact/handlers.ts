import type { contactCalls } from '../../shared/calls/messages.ts';
import type { ContactResponse } from '../../shared/contact.ts';
import { SITE_NAME } from '../../shared/site.ts';
import type { Handlers } from '../http/handlers.ts';
import { sameSince } from '../http/same-since.ts';
import { sendContactMessage } from './send-contact-message.ts';

/** Text of the toast (docs/product.md#error-texts). */
const SENT: ContactResponse = { message: `Il tuo messaggio è stato inviato a ${SITE_NAME}. Ti risponderà presto.` };

export const contactHandlers: Handlers<typeof contactCalls> = {
  'POST /api/messages': async ({ c, db, now, config, body }) => {
    const message = { body, supportEmail: config.SUPPORT_EMAIL, sameSince: sameSince(c), now };
    return { status: (await sendContactMessage(db, message)) ? 201 : 200, body: SENT };
  },
};
