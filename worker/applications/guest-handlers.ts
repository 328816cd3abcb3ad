import type { Context } from 'hono';
import type { guestApplicationCalls } from '../../shared/calls/applications.ts';
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
import { inLanguage, type Language } from '../../shared/languages.ts';
import { pagePath } from '../../shared/paths.ts';
import { linkedApplicationLink } from '../../shared/token-links.ts';
import type { Database } from '../db/client.ts';
import type { AppEnv } from '../env.ts';
import { DomainError, invalidField } from '../errors.ts';
import { readApplicantLink } from '../http/callers.ts';
import { addressKey, type Counter, findFull, tooManyToday } from '../http/daily-cap.ts';
import { isFormOfPage } from '../http/file-form.ts';
import type { Handlers } from '../http/handlers.ts';
import { clientNetwork } from '../http/network.ts';
import { outcomeAddress } from '../http/outcome-address.ts';
import { findAccount, readCredentials } from '../http/session.ts';
import { delist } from '../http/show-change.ts';
import { applicantLink, applicantLinksMail, applicantToken } from '../mail/applications.ts';
import { toOutbox } from '../mail/outbox.ts';
import { padded } from '../mail/send-waiting.ts';
import { verify } from '../sign.ts';
import { applyAsGuest, refuseOwnPeople } from './apply-to-job.ts';
import { confirmApplication } from './deliver-application.ts';
import {
  type ApplicationWithJob,
  applicationOfLink,
  eventsOf,
  guestApplicationsOf,
  jobWithOwner,
  requireWaiting,
  writtenAbout,
} from './queries.ts';
import { readApplication } from './read-application.ts';
import { toGuestApplication } from './to-own-application.ts';

/** With an address, to which a link is mailed. Many share the network of a school or a phone company. */
const MAILED_A_DAY = { email: 6, network: 60 };
/** With a number alone, which nothing proves: of a network, of a number in it, and of an offer. */
const UNPROVEN_A_DAY = { network: 20, phone: 4, offer: 40 };

/** Counters of an application by its sender, never by whether the contact has applied before: that must not be told. */
function countersOf(c: Context<AppEnv>, jobId: string, { email, phone }: GuestApplyBody): Counter[] {
  if (c.get('config').RATE_LIMITS === 'off') return [];
  const network = clientNetwork(c);
  const key = (address: string) => addressKey(address, c.get('config').JWT_SECRET);
  if (email)
    return [
      { action: 'guest-application', account: key(network), cap: MAILED_A_DAY.network },
      { action: 'guest-application', account: key(email), cap: MAILED_A_DAY.email },
    ];
  return [
    { action: 'unproven-application', account: key(network), cap: UNPROVEN_A_DAY.network },
    { action: 'unproven-phone', account: key(`${network} ${phone}`), cap: UNPROVEN_A_DAY.phone },
    { action: UNPROVEN_OFFER, account: jobId, cap: UNPROVEN_A_DAY.offer },
  ];
}

const UNPROVEN_OFFER = 'unproven-offer';

async function refuseFull(c: Context<AppEnv>, counters: readonly Counter[]): Promise<void> {
  const full = await findFull(c, counters);
  if (full === null) return;
  if (full.action !== UNPROVEN_OFFER) throw tooManyToday();
  const message = 'Oggi questa offerta non riceve altre candidature con il solo telefono: lascia anche un’email.';
  throw new DomainError('too-many', message, [{ path: 'email', message }]);
}

/** Refuses a suspended or leaving account, and the people of the employer, as the form of accounts does. */
async function refuseOwn(c: Context<AppEnv>, jobId: string): Promise<void> {
  const account = await findAccount(c);
  const found = account && (await jobWithOwner(c.get('db'), jobId));
  if (account && found) refuseOwnPeople(account, found.job.ownerId);
}

const WAITING =
  'Manca un passo: apri l’email che ti abbiamo appena mandato e premi “Invia la candidatura”. Fino ad allora non parte.';
const SENT = 'La candidatura è arrivata a chi ha pubblicato l’offerta.';

const sent = (token: string | null): GuestApplied => ({ state: 'sent', message: SENT, token });

/** The application of the private link that asks. @throws DomainError `unauthenticated`; `conflict` where an account has it */
async function requireLinked(c: Context<AppEnv>, db: Database): Promise<ApplicationWithJob> {
  const publicId = await readApplicantLink(c);
  const found = publicId && (await applicationOfLink(db, publicId));
  if (!found) throw new DomainError('unauthenticated', DEAD_APPLICANT_LINK);
  if (found.application.userId !== null) throw new DomainError('conflict', TAKEN_OVER);
  return found;
}

export const guestApplicationHandlers: Handlers<typeof guestApplicationCalls> = {
  'POST /api/jobs/:id/guest-applications': async ({ c, db, site, params, body }) => {
    await refuseOwn(c, params.id);
    let language: Language | null = null;
    const applied = await readApplication(c, guestApplyBody, body, async (read): Promise<GuestApplied> => {
      language = read.body.language ?? null;
      const counters = countersOf(c, params.id, read.body);
      const refuseTooMany = () => refuseFull(c, counters);
      const application = { jobPublicId: params.id, ...read, counters, refuseTooMany, ...site };
      const { state, linked } = await applyAsGuest(db, c.env.CV_FILES, application);
      if (state === 'waiting') return { state, message: WAITING, token: null };
      return sent(linked === null ? null : await applicantToken(linked, site.secret));
    });
    if (!isFormOfPage(c)) return applied;
    const { token } = applied;
    const page = token === null ? pagePath.linkedApplication() : linkedApplicationLink(token);
    const [path = '', fragment = ''] = inLanguage(language, page).split('#');
    return c.redirect(`${await outcomeAddress(c, path, applied.state)}${fragment && `#${fragment}`}`, 303);
  },
  'GET /api/applications/confirm': async ({ c, db, site }) => {
    const token = readCredentials(c, 'link') ?? '';
    const claims = await verify('confirm-application', token, site);
    if (claims === null) throw new DomainError('unauthenticated', DEAD_CONFIRM_LINK);
    const { application, job } = await requireWaiting(db, claims.sub);
    return {
      jobTitle: job.title,
      companyName: job.companyName,
      location: job.location,
      sent: application.deliveredAt !== null,
    };
  },
  'POST /api/applications/confirm': async ({ c, db, site, body: { token } }) => {
    const claims = await verify('confirm-application', token, site);
    if (claims === null) throw invalidField('token', DEAD_CONFIRM_LINK);
    const publicId = claims.sub;
    const { jobPublicId, paused, takenOver } = await confirmApplication(db, { publicId, ...site });
    if (paused) delist(c, [jobPublicId]);
    return takenOver
      ? { state: 'sent', message: `${SENT} La segui nel tuo account, che ha questa email.`, token: null }
      : sent(await applicantToken(publicId, site.secret));
  },
  'POST /api/applications/links': async ({ c, db, site, body: { email } }) => {
    const mailLinks = async () => {
      const found = await guestApplicationsOf(db, email);
      const [latest, ...others] = await Promise.all(
        found.map(async ({ job, ...application }) => ({
          job,
          url: await applicantLink(application, site),
          language: application.language,
        })),
      );
      if (latest)
        await toOutbox(db, {
          // Once a minute at most.
          cause: `applicant-links:${addressKey(email, site.secret)}:${Math.floor(site.now.getTime() / 60_000)}`,
          recipient: email,
          mail: applicantLinksMail([latest, ...others]),
          now: site.now,
        });
    };
    await padded(c, mailLinks());
    return { message: LINKS_MAILED };
  },
  'GET /api/applications/linked': async ({ c, db, now }) => {
    const found = await requireLinked(c, db);
    return toGuestApplication(found, await eventsOf(db, [found.application.id]), now);
  },
  'GET /api/applications/linked/export': async ({ c, db, now }) => {
    const found = await requireLinked(c, db);
    const { id } = found.application;
    const conversation = (await writtenAbout(db, id)).map(({ at, ...line }) => ({ ...line, at: at.toISOString() }));
    const exported = { ...toGuestApplication(found, await eventsOf(db, [id]), now), conversation };
    c.header('Content-Disposition', `attachment; filename="candidatura-${romeDay(now)}.json"`);
    return exported;
  },
};
