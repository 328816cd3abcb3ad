import { Hono } from 'hono';
import { type ContactAnswer, contactBody } from '../../shared/contact.ts';
import { SITE_NAME } from '../../shared/site.ts';
import type { AppEnv } from '../env.ts';
import { setBookmark } from '../http/bookmark.ts';
import { addressKey, countToday } from '../http/daily-cap.ts';
import { clientAddress, limitByAddress } from '../http/rate-limit.ts';
import { body } from '../http/validate.ts';
import { sendWaiting } from '../mail/send-waiting.ts';
import { sendContactMessage } from './send-contact-message.ts';

const MESSAGES_A_DAY = 20;

/** The toast of the specification's section 8. */
const SENT: ContactAnswer = { message: `Il tuo messaggio è stato inviato a ${SITE_NAME}. Ti risponderà presto.` };

export const contactRoutes = new Hono<AppEnv>().post(
  '/messages',
  limitByAddress('WRITE_LIMIT'),
  body(contactBody),
  async (c) => {
    const db = c.get('db');
    const now = c.get('now');
    const { JWT_SECRET, RATE_LIMITS, SUPPORT_EMAIL } = c.get('config');
    // Nobody is signed in, and a mail address costs nothing to make up: what is counted is where the message comes from.
    if (RATE_LIMITS === 'on') {
      const account = addressKey(clientAddress(c), JWT_SECRET);
      await countToday(db, { action: 'contact', account, cap: MESSAGES_A_DAY, now });
    }
    const created = await sendContactMessage(db, { body: c.req.valid('json'), supportEmail: SUPPORT_EMAIL, now });
    setBookmark(c);
    c.executionCtx.waitUntil(sendWaiting(c.env, now));
    return c.json(SENT, created ? 201 : 200);
  },
);
