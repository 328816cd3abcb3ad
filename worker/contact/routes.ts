import { Hono } from 'hono';
import { type ContactAnswer, contactBody } from '../../shared/contact.ts';
import { SITE_NAME } from '../../shared/site.ts';
import type { AppEnv } from '../env.ts';
import { setBookmark } from '../http/bookmark.ts';
import { checkHuman } from '../http/check-human.ts';
import { addressKey, countToday } from '../http/daily-cap.ts';
import { clientAddress, limitByAddress } from '../http/rate-limit.ts';
import { findOwnAccount } from '../http/session.ts';
import { body } from '../http/validate.ts';
import { sendWaiting } from '../mail/send-waiting.ts';
import { sendContactMessage } from './send-contact-message.ts';

/** Many people share the address of a phone network or a library: its cap is for robots only. */
const MESSAGES_A_DAY = { account: 10, email: 10, network: 60 };

/** The toast of the specification's section 8. */
const SENT: ContactAnswer = { message: `Il tuo messaggio è stato inviato a ${SITE_NAME}. Ti risponderà presto.` };

export const contactRoutes = new Hono<AppEnv>().post(
  '/messages',
  limitByAddress('WRITE_LIMIT'),
  body(contactBody),
  checkHuman,
  async (c) => {
    const db = c.get('db');
    const now = c.get('now');
    const { JWT_SECRET, RATE_LIMITS, SUPPORT_EMAIL } = c.get('config');
    const message = c.req.valid('json');
    if (RATE_LIMITS === 'on') {
      const network = addressKey(clientAddress(c), JWT_SECRET);
      const email = addressKey(message.email, JWT_SECRET);
      await countToday(db, { action: 'contact', account: network, cap: MESSAGES_A_DAY.network, now });
      const account = await findOwnAccount(c);
      if (account) await countToday(db, { action: 'contact', account: account.id, cap: MESSAGES_A_DAY.account, now });
      await countToday(db, { action: 'contact', account: email, cap: MESSAGES_A_DAY.email, now });
    }
    const created = await sendContactMessage(db, { body: message, supportEmail: SUPPORT_EMAIL, now });
    setBookmark(c);
    c.executionCtx.waitUntil(sendWaiting(c.env, now));
    return c.json(SENT, created ? 201 : 200);
  },
);
