import { Hono } from 'hono';
import type { Done } from '../../shared/accounts.ts';
import { DEAD_END_LINK } from '../../shared/end-link.ts';
import { confirmNewsletterBody, subscribeBody } from '../../shared/newsletter.ts';
import { pagePath } from '../../shared/paths.ts';
import type { AppEnv } from '../env.ts';
import { setBookmark } from '../http/bookmark.ts';
import { checkHuman } from '../http/check-human.ts';
import { countSender } from '../http/count-sender.ts';
import { endSubscription, showEnding } from '../http/end-subscription.ts';
import { limitByAddress } from '../http/rate-limit.ts';
import { body } from '../http/validate.ts';
import { sendWaiting } from '../mail/send-waiting.ts';
import { confirmNewsletter } from './confirm-newsletter.ts';
import { endNewsletter } from './end-newsletter.ts';
import { requestNewsletter } from './request-newsletter.ts';

const SUBSCRIPTIONS_A_DAY = { email: 3, network: 60 };

const done = (message: string): Done => ({ message });

export const newsletterRoutes = new Hono<AppEnv>()
  // The same for an address that gets it already and for one that nobody knows.
  .post('/newsletter', limitByAddress('WRITE_LIMIT'), body(subscribeBody), checkHuman, async (c) => {
    const { email } = c.req.valid('json');
    const [db, now] = [c.get('db'), c.get('now')];
    const { SITE_URL: siteUrl } = c.get('config');
    await countSender(c, 'newsletter', SUBSCRIPTIONS_A_DAY, { email });
    await requestNewsletter(db, { email, siteUrl, now });
    setBookmark(c);
    c.executionCtx.waitUntil(sendWaiting(c.env, now));
    return c.json(
      done('Ti abbiamo mandato un’email: apri il link e conferma, altrimenti l’iscrizione non parte.'),
      202,
    );
  })
  .post('/newsletter/confirm', limitByAddress('PASSWORD_LIMIT'), body(confirmNewsletterBody), async (c) => {
    await confirmNewsletter(c.get('db'), c.req.valid('json'), c.get('now'));
    setBookmark(c);
    return c.json(done('Una volta al mese, se ci sono nuovi articoli, te li mandiamo.'));
  })
  .get('/newsletter/unsubscribe', (c) => showEnding(c, pagePath.endNewsletter()))
  .post('/newsletter/unsubscribe', (c) =>
    endSubscription(c, {
      purpose: 'end-newsletter',
      page: pagePath.endNewsletter(),
      end: (subject) => endNewsletter(c.get('db'), subject),
      done: 'Non ricevi più la newsletter: abbiamo cancellato il tuo indirizzo.',
      dead: DEAD_END_LINK,
    }),
  );
