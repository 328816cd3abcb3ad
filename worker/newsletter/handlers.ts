import type { newsletterCalls } from '../../shared/calls/newsletter.ts';
import { DEAD_END_LINK } from '../../shared/end-link.ts';
import { NEWSLETTER_OFF } from '../../shared/newsletter.ts';
import { pagePath } from '../../shared/paths.ts';
import type { Config } from '../env.ts';
import { DomainError } from '../errors.ts';
import { endSubscription, showEnding } from '../http/end-subscription.ts';
import type { Handlers } from '../http/handlers.ts';
import { endNewsletter } from './end-newsletter.ts';
import { confirmNewsletter, requestNewsletter } from './request-newsletter.ts';

/** Ending it works always. @throws DomainError `conflict` where the newsletter is off */
function refuseWhileOff({ NEWSLETTER }: Config): void {
  if (NEWSLETTER === 'off') throw new DomainError('conflict', NEWSLETTER_OFF);
}

export const newsletterHandlers: Handlers<typeof newsletterCalls> = {
  // The same for an address that gets it already and for one that nobody knows.
  'POST /api/newsletter': async ({ db, now, config, body: { email } }) => {
    refuseWhileOff(config);
    await requestNewsletter(db, { email, siteUrl: config.SITE_URL, now });
    return { message: 'Ti abbiamo mandato un’email: apri il link e conferma, altrimenti l’iscrizione non parte.' };
  },
  'POST /api/newsletter/confirm': async ({ db, now, config, body }) => {
    refuseWhileOff(config);
    await confirmNewsletter(db, body, now);
    return { message: 'Una volta al mese, se ci sono nuovi articoli, te li mandiamo.' };
  },
  'GET /api/newsletter/unsubscribe': ({ c }) => showEnding(c, pagePath.endNewsletter()),
  'POST /api/newsletter/unsubscribe': ({ c, db }) =>
    endSubscription(c, {
      purpose: 'end-newsletter',
      page: pagePath.endNewsletter(),
      end: (subject) => endNewsletter(db, subject),
      done: 'Non ricevi più la newsletter: abbiamo cancellato il tuo indirizzo.',
      dead: DEAD_END_LINK,
    }),
};
