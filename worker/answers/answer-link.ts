import type { Context } from 'hono';
import { DEAD_ANSWER_LINK } from '../../shared/answers.ts';
import { hasPage } from '../db/visibility.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { readCredentials } from '../http/session.ts';
import { isAnswerToken, readAnswerToken } from '../link-token.ts';
import { linkedApplication } from './queries.ts';

type Linked = NonNullable<Awaited<ReturnType<typeof linkedApplication>>>;

/**
 * The application that `Authorization: Link` speaks for.
 * @throws DomainError `unauthenticated` for a token that is not ours, has expired or was made for an address the account
 *   no longer has; `not-found` where the application, the offer or an account is gone
 */
export async function readAnswerLink(c: Context<AppEnv>): Promise<Linked> {
  const token = readCredentials(c, 'link') ?? '';
  const said = readAnswerToken(token);
  const found = said && (await linkedApplication(c.get('db'), said.applicationId));
  if (!said || !found) throw dead();
  const { application, job, applicant, owner } = found;
  const link = { ...said, ownerId: owner.publicId, ownerEmail: owner.email };
  if (!isAnswerToken(token, link, c.get('config').JWT_SECRET) || said.expiresAt <= c.get('now')) throw dead();
  // A suspended or leaving owner's offers are hidden.
  if (!hasPage(job)) throw new DomainError('not-found', 'L’offerta non c’è più: questo link non serve più.');
  if (application.deletedAt ?? applicant.deletedAt)
    throw new DomainError('not-found', 'La candidatura è stata eliminata da chi l’ha inviata.');
  if (applicant.suspendedAt) throw new DomainError('not-found', 'Questa candidatura non si può più leggere.');
  return found;
}

const dead = () => new DomainError('unauthenticated', DEAD_ANSWER_LINK);
