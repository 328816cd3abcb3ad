import { type Actor, mayManage } from '../db/employers.ts';
import { DomainError } from '../errors.ts';

const READS_ONLY =
  'Con il ruolo «legge» puoi guardare offerte e candidature, ma non cambiarle: chiedi a chi ti ha invitato.';

/** @throws DomainError `forbidden` for somebody who may read what belongs to this account, and change nothing */
export function refuseReader(actor: Actor, owner: number): void {
  if (!mayManage(actor, owner)) throw new DomainError('forbidden', READS_ONLY);
}

const NO_EMPLOYER = 'Non lavori più alle offerte di questo datore di lavoro: scegli per chi pubblichi.';

/**
 * The account for which somebody publishes: their own, or that of a membership.
 * @throws DomainError `forbidden`, at the field `employer`, where it is no membership of theirs, or one that only reads
 */
export function publishedFor(actor: Actor, membership: string | undefined): number {
  if (membership === undefined) return actor.id;
  const employer = actor.employers.find(({ id }) => id === membership);
  if (employer?.role === 'gestisce') return employer.ownerId;
  const refusal = employer ? READS_ONLY : NO_EMPLOYER;
  throw new DomainError('forbidden', refusal, [{ path: 'employer', message: refusal }]);
}
