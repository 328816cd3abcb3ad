import type { Context } from 'hono';
import type { guestApplicationCalls } from '../../shared/calls/guest-applications.ts';
import { romeDay } from '../../shared/dates.ts';
import {
  DEAD_APPLICANT_LINK,
  DEAD_CONFIRM_LINK,
  type GuestApplied,
  type GuestApplyBody,
  guestApplyBody,
  LINKS_MAILED,
  TAKEN_OVER,
} from '../../shared/guest-applications.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { linkedApplicationLink } from '../../shared/token-links.ts';
import type { Database } from '../db/client.ts';
import type { AppEnv } from '../env.ts';
import { DomainError, invalidField } from '../errors.ts';
import { addressKey, countSender, countToday } from '../http/daily-cap.ts';
import { isFormOfPage } from '../http/form-of-page.ts';
import type { Handlers } from '../http/handlers.ts';
import { clientNetwork } from '../http/network.ts';
import { delist } from '../http/show-change.ts';
import { applicantLink, applicantToken } from '../mail/applicant-link.ts';
import { applicantLinksMail } from '../mail/guest-applications.ts';
import { toOutbox } from '../mail/outbox.ts';
import { readLink } from '../signed-link.ts';
import { applyAsGuest } from './apply-as-guest.ts';
import { confirmApplication } from './confirm-application.ts';
import { type ApplicationWithJob, applicationOfLink, eventsOf, guestApplicationsOf } from './queries.ts';
import { readApplicantLink } from './read-applicant.ts';
import { readApplication } from './read-application.ts';
import { toGuestApplication } from './to-own-application.ts';

/** With an address, which the mailed link proves. Many share the network of a school or a phone company. */
const MAILED_A_DAY = { action: 'guest-application', email: 6, network: 60 };
/**
 * Caps for applications with a number alone, which nothing proves: of a network, of a number in it, and of an offer.
 */
const UNPROVEN_A_DAY = { network: 20, phone: 4, offer: 40 };

/**
 * Counts an application by its sender, never by whether the contact has applied before: that must not be told.
 * @throws DomainError `too-many`
 */
async function countApplication(c: Context<AppEnv>, jobId: string, { email, phone }: GuestApplyBody): Promise<void> {
  if (email) return countSender(c, MAILED_A_DAY, { email });
  const network = clientNetwork(c);
  const key = addressKey(`${network} ${phone}`, c.get('config').JWT_SECRET);
  await countSender(c, { action: 'unproven-application', network: UNPROVEN_A_DAY.network }, {});
  await countToday(c, { action: 'unproven-phone', account: key, cap: UNPROVEN_A_DAY.phone });
  await countToday(c, { action: 'unproven-offer', account: jobId, cap: UNPROVEN_A_DAY.offer }).catch(refuseUnproven);
}

function refuseUnproven(error: unknown): never {
  if (!(error instanceof DomainError) || error.kind !== 'too-many') throw error;
  const message = 'Oggi questa offerta non riceve altre candidature con il solo telefono: lascia anche un’email.';
  throw new DomainError('too-many', message, [{ path: 'email', message }]);
}

const WAITING =
  'Ultimo passo: apri l’email che ti abbiamo appena mandato e premi “Invia la candidatura”. Fino ad allora non parte.';
const SENT = 'La candidatura è arrivata a chi ha pubblicato l’offerta.';

const sent = (token: string): GuestApplied => ({ state: 'sent', message: SENT, token });

/** The application of the private link that asks. @throws DomainError `unauthenticated`; `conflict` where an account has it */
async function requireLinked(c: Context<AppEnv>, db: Database): Promise<ApplicationWithJob> {
  const publicId = readApplicantLink(c);
  const found = publicId && (await applicationOfLink(db, publicId));
  if (!found) throw new DomainError('unauthenticated', DEAD_APPLICANT_LINK);
  if (found.application.userId !== null) throw new DomainError('conflict', TAKEN_OVER);
  return found;
}

export const guestApplicationHandlers: Handlers<typeof guestApplicationCalls> = {
  'POST /api/jobs/:id/guest-applications': async ({ c, db, now, config, params, body }) => {
    const applied = await readApplication(c, guestApplyBody, body, async (read): Promise<GuestApplied> => {
      await countApplication(c, params.id, read.body);
      const { JWT_SECRET: secret, SITE_URL: siteUrl } = config;
      const asked = { jobPublicId: params.id, ...read, siteUrl, secret, now };
      const { publicId, waiting, paused } = await applyAsGuest(db, c.env.CV_FILES, asked);
      if (paused) delist(c, [params.id]);
      return waiting ? { state: 'waiting', message: WAITING, token: null } : sent(applicantToken(publicId, secret));
    });
    if (!isFormOfPage(c)) return applied;
    const { token } = applied;
    const page = token === null ? pagePath.linkedApplication() : linkedApplicationLink(token);
    const [path = '', fragment = ''] = page.split('#');
    return c.redirect(`${withQuery(path, { esito: applied.state })}${fragment && `#${fragment}`}`, 303);
  },
  'POST /api/applications/confirm': async ({ c, db, now, config, body: { token } }) => {
    const { JWT_SECRET: secret, SITE_URL: siteUrl } = config;
    const publicId = readLink(token, 'confirm-application', { secret, now });
    if (publicId === null) throw invalidField('token', DEAD_CONFIRM_LINK);
    const { jobPublicId, paused, takenOver } = await confirmApplication(db, { publicId, siteUrl, secret, now });
    if (paused) delist(c, [jobPublicId]);
    return takenOver
      ? { state: 'sent', message: `${SENT} La segui nel tuo account, che ha questa email.`, token: null }
      : sent(applicantToken(publicId, secret));
  },
  'POST /api/applications/links': async ({ db, now, config, body: { email } }) => {
    const found = await guestApplicationsOf(db, email);
    const { JWT_SECRET: secret, SITE_URL: siteUrl } = config;
    const links = found.map(({ publicId, job }) => ({ job, url: applicantLink(publicId, { secret, siteUrl }) }));
    if (links.length > 0)
      await toOutbox(db, {
        // Once a minute at most.
        cause: `applicant-links:${addressKey(email, secret)}:${Math.floor(now.getTime() / 60_000)}`,
        recipient: email,
        mail: applicantLinksMail(links),
        now,
      });
    return { message: LINKS_MAILED };
  },
  'GET /api/applications/linked': async ({ c, db, now }) => {
    const found = await requireLinked(c, db);
    return toGuestApplication(found, await eventsOf(db, [found.application.id]), now);
  },
  'GET /api/applications/linked/export': async ({ c, db, now }) => {
    const found = await requireLinked(c, db);
    const exported = toGuestApplication(found, await eventsOf(db, [found.application.id]), now);
    c.header('Content-Disposition', `attachment; filename="candidatura-${romeDay(now)}.json"`);
    return exported;
  },
};
