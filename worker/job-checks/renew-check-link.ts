import { addDays } from '../../shared/dates.ts';
import { FORGED_CHECK } from '../../shared/job-checks.ts';
import { CHECK_DAYS } from '../../shared/link-days.ts';
import type { Database } from '../db/client.ts';
import { DomainError, invalidField } from '../errors.ts';
import { checkToken, type LinkOwner } from '../link-token.ts';
import { jobCheckMail } from '../mail/job-check.ts';
import { toOutbox } from '../mail/outbox.ts';
import { type Claims, verifyOld } from '../sign.ts';
import { linkOwner, openJobsOf } from './queries.ts';

type Reading = { readonly secret: string; readonly now: Date };
type Signing = Reading & { readonly siteUrl: string };
type Old = { readonly claims: Claims['check-jobs']; readonly owner: LinkOwner & { readonly id: number } };

/**
 * Reads a link of a weekly mail that may be over.
 * @throws DomainError `invalid` at `token` for any other text, or where the account is gone
 */
export async function readOldLink(db: Database, token: string, reading: Reading): Promise<Old> {
  const old = await verifyOld('check-jobs', token, reading);
  const owner = old && (await linkOwner(db, old.claims.sub));
  if (!old || !owner) throw invalidField('token', FORGED_CHECK);
  return { claims: old.claims, owner };
}

/**
 * Mails a new link about the offers of an old one that are still open, to the present address of their owner; once a minute
 * at most.
 * @throws DomainError `not-found` where none of them is open
 */
export async function renewCheckLink(db: Database, { claims, owner }: Old, signing: Signing): Promise<void> {
  const { secret, siteUrl, now } = signing;
  const offers = await openJobsOf(db, owner.id, claims.jobs, now);
  if (offers.length === 0) throw new DomainError('not-found', 'Nessuna di queste offerte è ancora aperta.');
  const jobs = offers.map(({ publicId }) => publicId);
  const token = await checkToken(owner, jobs, { secret, expiresAt: addDays(now, CHECK_DAYS) });
  await toOutbox(db, {
    cause: `renewed-check-link:${owner.publicId}:${Math.floor(now.getTime() / 60_000)}`,
    recipient: owner.email,
    mail: jobCheckMail({ offers, others: 0, token, siteUrl }),
    now,
  });
}
