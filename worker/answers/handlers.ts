import type { Context } from 'hono';
import { DEAD_ANSWER_LINK } from '../../shared/answers.ts';
import type { answerCalls } from '../../shared/calls/applications.ts';
import { LINK_RENEWED, RENEWED_LINKS_A_DAY } from '../../shared/renewed-links.ts';
import type { Database } from '../db/client.ts';
import { hasPage } from '../db/visibility.ts';
import type { AppEnv } from '../env.ts';
import { DomainError, invalidField } from '../errors.ts';
import { countToday } from '../http/daily-cap.ts';
import type { Handlers } from '../http/handlers.ts';
import { clientNetwork } from '../http/network.ts';
import { countAgainst } from '../http/rate-limit.ts';
import { readCredentials } from '../http/session.ts';
import { isMarkOf, readAnswerToken } from '../link-token.ts';
import { linkedApplication, receivedApplications, receivedCounts, waitingFor } from './queries.ts';
import { renewAnswerLink } from './renew-answer-link.ts';
import { setApplicationStatus } from './set-application-status.ts';
import { toLinkedApplication, toReceivedApplication, toReceivedCount } from './to-received-application.ts';

type Linked = NonNullable<Awaited<ReturnType<typeof linkedApplication>>>;

/**
 * The application that `Authorization: Link` speaks for.
 * @throws DomainError `unauthenticated` for a token that is not ours, has expired or was made for an address or a password
 *   that the account no longer has; `not-found` where the application, the offer or an account is gone
 */
async function readAnswerLink(c: Context<AppEnv>): Promise<Linked> {
  const secret = c.get('config').JWT_SECRET;
  const said = readAnswerToken(readCredentials(c, 'link') ?? '', secret);
  if (said === null) throw dead();
  const found = await requireLinked(c.get('db'), said.applicationId);
  if (said.expiresAt <= c.get('now') || !isMarkOf(said.mark, found.owner, secret)) throw dead();
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

const dead = () => new DomainError('unauthenticated', DEAD_ANSWER_LINK);

/** Line for those whom a closed offer leaves without the place. */
const PLACE_TAKEN = 'Il posto è occupato.';

/** Withdrawn or deleted since it was listed. */
function ignoreGone(error: unknown): null {
  if (error instanceof DomainError && (error.kind === 'conflict' || error.kind === 'not-found')) return null;
  throw error;
}

const ANSWERS_A_DAY = 500;
/** Each may mail the applicant: enough to correct a mistake. */
const ANSWERS_A_DAY_EACH = 10;

export const answerHandlers: Handlers<typeof answerCalls> = {
  'GET /api/applications/received': async ({ db, account, query }) => {
    const page = await receivedApplications(db, account.id, query);
    return { ...page, rows: page.rows.map(toReceivedApplication) };
  },
  'GET /api/applications/received/counts': async ({ db, now, account }) =>
    (await receivedCounts(db, account.id, now)).map(toReceivedCount),
  // Reads the application of a mailed link. It changes nothing: mail scanners follow links.
  'GET /api/applications/answer': async ({ c }) => toLinkedApplication(await readAnswerLink(c)),
  'POST /api/applications/answer': async ({ c, db, now, config, body: { status, note } }) => {
    const { application, owner } = await readAnswerLink(c);
    const row = await setApplicationStatus(db, {
      ownerId: owner.id,
      publicId: application.publicId,
      status,
      note,
      onlyFirst: true,
      siteUrl: config.SITE_URL,
      now,
    });
    return toLinkedApplication(row);
  },
  // By a link that is over, as long as it is one of ours: the new one goes to the address that the account has now.
  'POST /api/applications/answer/link': async ({ c, db, now, config, body: { token } }) => {
    const said = readAnswerToken(token, config.JWT_SECRET);
    if (said === null) throw invalidField('token', DEAD_ANSWER_LINK);
    const linked = await requireLinked(db, said.applicationId);
    refuseGone(linked);
    await countToday(c, { action: 'renew-link', account: linked.owner.id, cap: RENEWED_LINKS_A_DAY });
    await renewAnswerLink(db, linked, { secret: config.JWT_SECRET, siteUrl: config.SITE_URL, now });
    return { message: LINK_RENEWED };
  },
  'POST /api/jobs/:id/answers': async ({ db, now, config, account, params }) => {
    const waiting = await waitingFor(db, account.id, params.id);
    if (waiting === null) throw new DomainError('not-found', 'Questa offerta non è fra le tue.');
    const told = { ownerId: account.id, status: 'rejected', note: PLACE_TAKEN, siteUrl: config.SITE_URL, now } as const;
    // One after the other: each is a batch of its own, and one that was withdrawn meanwhile keeps nobody else waiting.
    let count = 0;
    for (const publicId of waiting) {
      const said = await setApplicationStatus(db, { ...told, publicId }).catch(ignoreGone);
      if (said !== null) count += 1;
    }
    return { message: count === 1 ? 'Abbiamo avvisato 1 persona.' : `Abbiamo avvisato ${count} persone.` };
  },
  'PATCH /api/applications/:id': async ({
    c,
    db,
    now,
    config,
    account,
    params: { id: publicId },
    body: { status, note },
  }) => {
    // By themselves: who opens many applications in a minute must still be able to answer one.
    await countAgainst(c, 'WRITE_LIMIT', `${status === 'read' ? 'read' : 'answer'}:${clientNetwork(c)}`);
    if (status !== 'read') {
      await countToday(c, { action: 'answer', account: account.id, cap: ANSWERS_A_DAY });
      await countToday(c, { action: 'answer', account: `${account.id}:${publicId}`, cap: ANSWERS_A_DAY_EACH });
    }
    const siteUrl = config.SITE_URL;
    return toReceivedApplication(
      await setApplicationStatus(db, { ownerId: account.id, publicId, status, note, siteUrl, now }),
    );
  },
};
