import { type Context, Hono } from 'hono';
import type { Done } from '../../shared/accounts.ts';
import {
  type ConfirmedAlert,
  type CreatedAlert,
  confirmAlertBody,
  createAlertBody,
  type OwnAlerts,
  setAlertBody,
} from '../../shared/alerts.ts';
import { DEAD_END_LINK } from '../../shared/end-link.ts';
import { pagePath } from '../../shared/paths.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { setBookmark } from '../http/bookmark.ts';
import { checkHumanVisitor } from '../http/check-human.ts';
import { endSubscription, showEnding } from '../http/end-subscription.ts';
import { limitByAddress } from '../http/rate-limit.ts';
import { findAccount, findOwnAccount, readCredentials } from '../http/session.ts';
import { body } from '../http/validate.ts';
import { sendWaiting } from '../mail/send-waiting.ts';
import { readLink } from '../signed-link.ts';
import { manageToken } from './alert-links.ts';
import { countAlert, countAlertMail } from './caps.ts';
import { confirmAlert } from './confirm-alert.ts';
import { deleteAlert } from './delete-alert.ts';
import { endAlerts } from './end-alerts.ts';
import { type Manager, managedEmail, ownAlerts } from './queries.ts';
import { renewAlerts } from './renew-alerts.ts';
import { requestAlert } from './request-alert.ts';
import { NO_ALERT, setAlert } from './set-alert.ts';
import { startAlert } from './start-alert.ts';
import { toAlert } from './to-alert.ts';

const done = (message: string): Done => ({ message });
const STARTED: CreatedAlert = {
  message: 'L’avviso è attivo: la mattina, se ci sono nuove offerte, te le mandiamo.',
  created: true,
};
/** The same for every address, known or not. */
const MAILED: CreatedAlert = {
  message: 'Ti abbiamo mandato un’email: apri il link e conferma, altrimenti l’avviso non parte.',
  created: false,
};

/**
 * Whose alerts somebody asks about: `Authorization: Bearer` an account's token, or `Link` that of a mail.
 * @throws DomainError `unauthenticated`
 */
async function readManager(c: Context<AppEnv>): Promise<Manager> {
  const token = readCredentials(c, 'link');
  const signing = { secret: c.get('config').JWT_SECRET, now: c.get('now') };
  const addressId = token && readLink(token, 'manage-alerts', signing);
  if (addressId) return { addressId };
  // Who is held back may look at mails that come, and end them.
  const account = token ? null : await findOwnAccount(c);
  if (account) return { accountId: account.id };
  throw new DomainError('unauthenticated', 'Devi effettuare l’accesso, oppure aprire il link dell’ultima email.');
}

export const alertRoutes = new Hono<AppEnv>()
  .get('/alerts', async (c) => {
    const manager = await readManager(c);
    const db = c.get('db');
    const answer: OwnAlerts = {
      email: await managedEmail(db, manager),
      alerts: (await ownAlerts(db, manager)).map(toAlert),
    };
    c.header('Cache-Control', 'no-store');
    return c.json(answer);
  })
  // For who has proved the address it starts at once; for everybody else it is mailed there, whoever it belongs to.
  .post('/alerts', limitByAddress('WRITE_LIMIT'), body(createAlertBody), checkHumanVisitor, async (c) => {
    const { email, search } = c.req.valid('json');
    const [db, now] = [c.get('db'), c.get('now')];
    const account = await findAccount(c);
    await countAlert(c, account?.id ?? null);
    const started = account !== null && (await startAlert(db, { accountId: account.id, email, search, now }));
    if (!started) {
      await countAlertMail(c, email);
      await requestAlert(db, { email, search, siteUrl: c.get('config').SITE_URL, now });
      c.executionCtx.waitUntil(sendWaiting(c.env, now));
    }
    setBookmark(c);
    return started ? c.json(STARTED, 201) : c.json(MAILED, 202);
  })
  .post('/alerts/confirm', limitByAddress('PASSWORD_LIMIT'), body(confirmAlertBody), async (c) => {
    const now = c.get('now');
    const { addressId } = await confirmAlert(c.get('db'), c.req.valid('json'), now);
    setBookmark(c);
    c.header('Cache-Control', 'no-store');
    const answer: ConfirmedAlert = {
      message: STARTED.message,
      manageToken: manageToken(addressId, { secret: c.get('config').JWT_SECRET, now }),
    };
    return c.json(answer);
  })
  .post('/alerts/renew', limitByAddress('WRITE_LIMIT'), async (c) => {
    await renewAlerts(c.get('db'), await readManager(c), c.get('now'));
    setBookmark(c);
    return c.json(done('Continui a ricevere gli avvisi per un anno da oggi.'));
  })
  .get('/alerts/unsubscribe', (c) => showEnding(c, pagePath.endAlerts()))
  .post('/alerts/unsubscribe', (c) =>
    endSubscription(c, {
      purpose: 'end-alerts',
      page: pagePath.endAlerts(),
      end: (addressId) => endAlerts(c.get('db'), addressId),
      done: 'Non ricevi più avvisi: abbiamo cancellato le tue ricerche e il tuo indirizzo.',
      dead: DEAD_END_LINK,
    }),
  )
  .patch('/alerts/:id', limitByAddress('WRITE_LIMIT'), body(setAlertBody), async (c) => {
    const manager = await readManager(c);
    const alert = { manager, publicId: c.req.param('id'), body: c.req.valid('json'), now: c.get('now') };
    const row = await setAlert(c.get('db'), alert);
    setBookmark(c);
    return c.json(toAlert(row));
  })
  .delete('/alerts/:id', limitByAddress('WRITE_LIMIT'), async (c) => {
    if (!(await deleteAlert(c.get('db'), await readManager(c), c.req.param('id'))))
      throw new DomainError('not-found', NO_ALERT);
    setBookmark(c);
    return c.json(done('Avviso eliminato.'));
  });
