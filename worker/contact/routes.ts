import { Hono } from 'hono';
import { type ContactAnswer, contactBody } from '../../shared/contact.ts';
import { SITE_NAME } from '../../shared/site.ts';
import type { AppEnv } from '../env.ts';
import { setBookmark } from '../http/bookmark.ts';
import { checkHuman } from '../http/check-human.ts';
import { countSender } from '../http/count-sender.ts';
import { limitByAddress } from '../http/rate-limit.ts';
import { sameSince } from '../http/same-since.ts';
import { findOwnAccount } from '../http/session.ts';
import { body } from '../http/validate.ts';
import { sendWaiting } from '../mail/send-waiting.ts';
import { sendContactMessage } from './send-contact-message.ts';

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
    const { SUPPORT_EMAIL: supportEmail } = c.get('config');
    const message = c.req.valid('json');
    const account = await findOwnAccount(c);
    await countSender(c, 'contact', MESSAGES_A_DAY, { accountId: account?.id, email: message.email });
    const created = await sendContactMessage(db, { body: message, supportEmail, sameSince: sameSince(c), now });
    setBookmark(c);
    c.executionCtx.waitUntil(sendWaiting(c.env, now));
    return c.json(SENT, created ? 201 : 200);
  },
);
