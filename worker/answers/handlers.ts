import type { Context } from 'hono';
import { DEAD_ANSWER_LINK } from '../../shared/answers.ts';
import { CLOSED_NOTE } from '../../shared/application-values.ts';
import type { answerCalls } from '../../shared/calls/answers.ts';
import { addDays } from '../../shared/dates.ts';
import { ANSWER_LINK_DAYS } from '../../shared/link-days.ts';
import { LINK_RENEWED, RENEWED_LINKS_A_DAY } from '../../shared/renewed-links.ts';
import type { Database } from '../db/client.ts';
import { type Actor, managedOwners, readableOwners } from '../db/employers.ts';
import { hasPage } from '../db/visibility.ts';
import { type AppEnv, type Site, siteOf } from '../env.ts';
import { DomainError, invalidField } from '../errors.ts';
import { refuseReader } from '../http/callers.ts';
import { countEachToday, countToday } from '../http/daily-cap.ts';
import type { Handlers } from '../http/handlers.ts';
import { clientNetwork } from '../http/network.ts';
import { countAgainst } from '../http/rate-limit.ts';
import { readCredentials } from '../http/session.ts';
import { answerToken, ownerMark } from '../link-token.ts';
import { renewedAnswerMail } from '../mail/applications.ts';
import { toOutbox } from '../mail/outbox.ts';
import { verify, verifyOld } from '../sign.ts';
import {
  linkedApplication,
  receivedAmong,
  receivedApplications,
  receivedCounts,
  receivedForFile,
  waitingFor,
} from './queries.ts';
import { isAnswer, setApplicationStatus, setApplicationStatuses } from './set-application-status.ts';
import {
  receivedFile,
  toAnswered,
  toLinkedApplication,
  toNotified,
  toReceivedApplication,
  toWaiting,
} from './to-received-application.ts';

type Linked = NonNullable<Awaited<ReturnType<typeof linkedApplication>>>;

/**
 * The application that `Authorization: Link` speaks for.
 * @throws DomainError `unauthenticated` for a token that is not ours, has expired or was made for an address or a password
 *   that the account no longer has; `not-found` where the application, the offer or an account is gone
 */
async function readAnswerLink(c: Context<AppEnv>): Promise<Linked> {
  const site = siteOf(c.get('config'), c.get('now'));
  const claims = await verify('answer-application', readCredentials(c, 'link') ?? '', site);
  if (claims === null) throw dead();
  const found = await requireLinked(c.get('db'), claims.sub);
  if (claims.mark !== ownerMark(found.owner, site.secret)) throw dead();
  refuseGone(found);
  return found;
}

async function requireLinked(db: Database, applicationId: string): Promise<Linked> {
  const found = await linkedApplication(db, applicationId);
  if (found === null) throw dead();
  return found;
}

function refuseGone({ application, job, account }: Linked): void {
  // A suspended or leaving owner's offers are hidden.
  if (!hasPage(job)) throw new DomainError('not-found', 'L’offerta non c’è più: questo link non serve più.');
  if (application.deletedAt ?? account?.deletedAt)
    throw new DomainError('not-found', 'La candidatura è stata eliminata da chi l’ha inviata.');
  if (account?.suspendedAt) throw new DomainError('not-found', 'Questa candidatura non si può più leggere.');
}

/** Mails a new link that answers an application to the present address of its employer; once a minute at most. */
async function renewAnswerLink(
  db: Database,
  { application: { publicId: applicationId }, owner }: Linked,
  { secret, siteUrl, now }: Site,
): Promise<void> {
  const expiresAt = addDays(now, ANSWER_LINK_DAYS);
  const token = await answerToken(applicationId, owner, { secret, expiresAt });
  await toOutbox(db, {
    cause: `renewed-answer-link:${applicationId}:${Math.floor(now.getTime() / 60_000)}`,
    recipient: owner.email,
    mail: renewedAnswerMail({ token, expiresAt, siteUrl }),
    now,
  });
}

const dead = () => new DomainError('unauthenticated', DEAD_ANSWER_LINK);

/** @throws DomainError `not-found` where the offer is neither the account's nor of an employer that it works for */
async function requireWaiting(db: Database, account: Actor, jobId: string) {
  const found = await waitingFor(db, readableOwners(account), jobId);
  if (found === null) throw new DomainError('not-found', 'Questa offerta non è fra le tue.');
  return found;
}

/** Counts answers of an account, which may each mail somebody; having read an application is none. */
async function countAnswers(c: Context<AppEnv>, account: number, ids: readonly string[]): Promise<void> {
  await countEachToday(c, { action: 'answer', accounts: [account], cap: ANSWERS_A_DAY, times: ids.length });
  const each = ids.map((id) => `${account}:${id}`);
  await countEachToday(c, { action: 'answer', accounts: each, cap: ANSWERS_A_DAY_EACH });
}

const ANSWERS_A_DAY = 500;
/** Each may mail the applicant: enough to correct a mistake. */
const ANSWERS_A_DAY_EACH = 10;

export const answerHandlers: Handlers<typeof answerCalls> = {
  'GET /api/applications/received': async ({ db, now, account, query }) => {
    const page = await receivedApplications(db, readableOwners(account), query, now);
    return { ...page, rows: page.rows.map((row) => toReceivedApplication(row, account)) };
  },
  'GET /api/applications/received/counts': ({ db, now, account }) => receivedCounts(db, readableOwners(account), now),
  'GET /api/applications/received/csv': async ({ db, now, account, query }) =>
    receivedFile(await receivedForFile(db, readableOwners(account), query.job), now),
  // Reads the application of a mailed link. It changes nothing: mail scanners follow links.
  'GET /api/applications/answer': async ({ c }) => toLinkedApplication(await readAnswerLink(c)),
  'POST /api/applications/answer': async ({ c, db, site, body }) => {
    const { application, owner } = await readAnswerLink(c);
    const row = await setApplicationStatus(db, {
      owners: [owner.id],
      actor: null,
      publicId: application.publicId,
      ...body,
      onlyFirst: true,
      ...site,
    });
    return toLinkedApplication(row);
  },
  // By a link that is over, as long as it is one of ours: the new one goes to the address that the account has now.
  'POST /api/applications/answer/link': async ({ c, db, site, body: { token } }) => {
    const old = await verifyOld('answer-application', token, site);
    if (old === null) throw invalidField('token', DEAD_ANSWER_LINK);
    const linked = await requireLinked(db, old.claims.sub);
    refuseGone(linked);
    await countToday(c, { action: 'renew-link', account: linked.owner.id, cap: RENEWED_LINKS_A_DAY });
    await renewAnswerLink(db, linked, site);
    return { message: LINK_RENEWED };
  },
  'POST /api/applications/answers': async ({ c, db, site, account, body: { ids: named, ...stated } }) => {
    const wanted = [...new Set(named)];
    const found = await receivedAmong(db, readableOwners(account), wanted);
    if (found.length === 0) throw new DomainError('not-found', 'Queste candidature non ci sono più.');
    for (const { job } of found) refuseReader(account, job.ownerId);
    const ids = found.map(({ application }) => application.publicId);
    if (isAnswer(stated.status)) await countAnswers(c, account.id, ids);
    const saying = { owners: managedOwners(account), actor: account, ...stated, ...site };
    return toAnswered({ requested: wanted.length, ...(await setApplicationStatuses(db, found, saying)) });
  },
  'GET /api/jobs/:id/answers': async ({ db, account, params }) =>
    (await requireWaiting(db, account, params.id)).waiting.map(toWaiting),
  'POST /api/jobs/:id/answers': async ({ db, site, account, params, body: { ids, note } }) => {
    const { ownerId, waiting } = await requireWaiting(db, account, params.id);
    refuseReader(account, ownerId);
    const chosen = waiting.filter(({ application }) => ids?.includes(application.publicId) ?? true);
    const notified = await setApplicationStatuses(db, chosen, {
      owners: [ownerId],
      actor: account,
      status: 'rejected',
      reason: 'taken',
      note: note ?? CLOSED_NOTE,
      ...site,
    });
    return toNotified(notified);
  },
  'PATCH /api/applications/:id': async ({ c, db, site, account, params: { id: publicId }, body }) => {
    // By themselves: after many opened applications in a minute one can still be answered.
    await countAgainst(c, 'WRITE_LIMIT', `${body.status === 'read' ? 'read' : 'answer'}:${clientNetwork(c)}`);
    if (isAnswer(body.status)) await countAnswers(c, account.id, [publicId]);
    const setting = { owners: managedOwners(account), actor: account, publicId, ...body, ...site };
    return toReceivedApplication(await setApplicationStatus(db, setting), account);
  },
};
