import type { Context } from 'hono';
import type { Alert } from '../../shared/alerts.ts';
import type { alertCalls } from '../../shared/calls/alerts.ts';
import { addDays } from '../../shared/dates.ts';
import { ALERT_RENEWAL_DAYS } from '../../shared/link-days.ts';
import { ARTICLES, NEWSLETTER_OFF } from '../../shared/newsletter.ts';
import { type AppEnv, type Site, siteOf } from '../env.ts';
import { DomainError } from '../errors.ts';
import { countSender } from '../http/daily-cap.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Ending } from '../http/outcome-address.ts';
import { findAccount, findOwnAccount, readCredentials } from '../http/session.ts';
import { storePush } from '../push/change-push.ts';
import { sign, verify } from '../sign.ts';
import { manageToken } from './alert-links.ts';
import { confirmAlert, deleteAlert, endAlerts, endNewsletter, NO_ALERT, setAlert } from './change-alerts.ts';
import { type AlertOwner, ownAlerts, ownedEmail } from './queries.ts';
import { renewAlerts } from './renew-alerts.ts';
import { requestAlert, startAlert } from './request-alert.ts';

/** Mails that ask an address to confirm an alert; none is sent where an account has proved the address. */
const MAILED_A_DAY = { action: 'alert-mail', email: 5 };

/** Words about an alert that was started, and about one whose address was mailed, known or not. */
const PERIOD_TEXTS = {
  alert: {
    started: 'L’avviso è attivo: la mattina, se ci sono nuove offerte, te le mandiamo.',
    mailed: 'Ti abbiamo mandato un’email: apri il link e conferma, altrimenti l’avviso non parte.',
  },
  newsletter: {
    started: 'Una volta al mese, se ci sono nuovi articoli, te li mandiamo.',
    mailed: 'Ti abbiamo mandato un’email: apri il link e conferma, altrimenti l’iscrizione non parte.',
  },
};
const statedOf = (search: string) => PERIOD_TEXTS[search === ARTICLES ? 'newsletter' : 'alert'];

/** Owner of the alerts in a request: `Authorization: Bearer` with an account's token, or `Link` with that of a mail. */
async function readAlertOwner(c: Context<AppEnv>): Promise<AlertOwner> {
  const token = readCredentials(c, 'link');
  const claims = token && (await verify('manage-alerts', token, siteOf(c.get('config'), c.get('now'))));
  if (claims) return { addressId: claims.sub };
  // A suspended or leaving account may read its alerts and end them.
  const account = token ? null : await findOwnAccount(c);
  if (account) return { accountId: account.id };
  throw new DomainError('unauthenticated', 'Devi effettuare l’accesso, oppure aprire il link dell’ultima email.');
}

export const ALERT_ENDINGS: readonly Ending[] = [
  {
    purpose: 'end-alerts',
    end: ({ db }, addressId) => endAlerts(db, addressId),
    done: 'Non ricevi più avvisi: abbiamo cancellato le tue ricerche e il tuo indirizzo.',
  },
  {
    purpose: 'end-newsletter',
    end: ({ db }, addressId) => endNewsletter(db, addressId),
    done: 'Non ricevi più la newsletter: abbiamo cancellato l’iscrizione.',
  },
];

export const alertHandlers: Handlers<typeof alertCalls> = {
  'GET /api/alerts': async ({ c, db, site }) => {
    const owner = await readAlertOwner(c);
    const rows = await ownAlerts(db, owner);
    return { email: await ownedEmail(db, owner), alerts: await Promise.all(rows.map((row) => toAlert(row, site))) };
  },
  // Starts at once for an account that has proved the address; otherwise a link is mailed to the address.
  'POST /api/alerts': async ({ c, db, site, config, body: { email, search } }) => {
    if (search === ARTICLES && config.NEWSLETTER === 'off') throw new DomainError('conflict', NEWSLETTER_OFF);
    const account = await findAccount(c);
    if (account !== null && (await startAlert(db, { accountId: account.id, email, search, now: site.now })))
      return { status: 201, body: { message: statedOf(search).started, created: true } };
    await countSender(c, MAILED_A_DAY, { email });
    await requestAlert(db, { email, search, ...site });
    return { status: 202, body: { message: statedOf(search).mailed, created: false } };
  },
  'POST /api/alerts/confirm': async ({ db, site, config, body }) => {
    const withNewsletter = config.NEWSLETTER === 'on';
    const { alert, addressId } = await confirmAlert(db, { ...body, withNewsletter, now: site.now });
    const message = statedOf(alert.search).started;
    return { message, manageToken: await manageToken(addressId, site) };
  },
  'POST /api/alerts/renew': async ({ c, db, now }) => {
    await renewAlerts(db, await readAlertOwner(c), now);
    return { message: 'Continui a ricevere gli avvisi per un anno da oggi.' };
  },
  'PATCH /api/alerts/:id': async ({ c, db, site, now, params, body }) =>
    toAlert(await setAlert(db, { owner: await readAlertOwner(c), publicId: params.id, body, now }), site),
  'DELETE /api/alerts/:id': async ({ c, db, params }) => {
    if (!(await deleteAlert(db, await readAlertOwner(c), params.id))) throw new DomainError('not-found', NO_ALERT);
    return { message: 'Avviso eliminato.' };
  },
  'PUT /api/push': async ({ c, db, config, site, body }) => {
    if (body.topics.length > 0 && !config.VAPID_KEYS.some(({ publicKey }) => publicKey === body.key))
      throw new DomainError(
        'conflict',
        'Gli avvisi di questo dispositivo vanno attivati di nuovo: ricarica la pagina.',
      );
    await storePush(db, { accountId: (await findAccount(c))?.id ?? null, body, ...site });
    return { message: 'Fatto.' };
  },
};

type OwnAlert = Awaited<ReturnType<typeof ownAlerts>>[number];

/** A confirmed alert as its recipient sees it: column by column, so that a new column stays private until it is named here. */
const toAlert = async (
  { publicId, search, pausedAt, since, endsAt, promptedAt }: OwnAlert,
  { secret }: Site,
): Promise<Alert> => ({
  id: publicId,
  search,
  paused: pausedAt !== null,
  since: since.toISOString(),
  endsAt: (endsAt ?? since).toISOString(),
  purgedAt: promptedAt && addDays(promptedAt, ALERT_RENEWAL_DAYS).toISOString(),
  deviceToken: await sign('alert-on-device', { sub: publicId }, { secret, expiresAt: null }),
});
