import type { jobCheckCalls } from '../../shared/calls/jobs.ts';
import { addDays } from '../../shared/dates.ts';
import { FORGED_CHECK } from '../../shared/jobs.ts';
import { CHECK_DAYS } from '../../shared/link-days.ts';
import { LINK_RENEWED, RENEWED_LINKS_A_DAY } from '../../shared/renewed-links.ts';
import type { Database } from '../db/client.ts';
import type { Site } from '../env.ts';
import { DomainError, invalidField } from '../errors.ts';
import { countToday } from '../http/daily-cap.ts';
import type { Handlers } from '../http/handlers.ts';
import { delist } from '../http/show-change.ts';
import { checkToken, type LinkOwner } from '../link-token.ts';
import { jobCheckMail } from '../mail/job-check.ts';
import { toOutbox } from '../mail/outbox.ts';
import { type Claims, verifyOld } from '../sign.ts';
import { confirmJob } from './confirm-job.ts';
import { linkOwner, openJobsOf } from './queries.ts';

export const jobCheckHandlers: Handlers<typeof jobCheckCalls> = {
  // By the token of a mailed link: it works on a device where nobody is signed in.
  'POST /api/jobs/:id/check': async ({ c, db, site, params: { id: jobPublicId }, body }) => {
    const { title, status } = await confirmJob(db, { ...body, jobPublicId, ...site });
    if (status === 'open') return { message: `Grazie: chi legge “${title}” vede che l’hai confermata oggi.` };
    delist(c, [jobPublicId]);
    return { message: `Fatto: “${title}” è chiusa e non è più negli elenchi.` };
  },
  // By a link that is over, as long as it is one of ours: the new one goes to the address that the account has now.
  'POST /api/job-checks/link': async ({ c, db, site, body: { token } }) => {
    const old = await readOldLink(db, token, site);
    await countToday(c, { action: 'renew-link', account: old.owner.id, cap: RENEWED_LINKS_A_DAY });
    await renewCheckLink(db, old, site);
    return { message: LINK_RENEWED };
  },
};

type Old = { readonly claims: Claims['check-jobs']; readonly owner: LinkOwner & { readonly id: number } };

/**
 * Reads a link of a weekly mail that may be over.
 * @throws DomainError `invalid` at `token` for any other text, or where the account is gone
 */
async function readOldLink(db: Database, token: string, site: Site): Promise<Old> {
  const old = await verifyOld('check-jobs', token, site);
  const owner = old && (await linkOwner(db, old.claims.sub));
  if (!old || !owner) throw invalidField('token', FORGED_CHECK);
  return { claims: old.claims, owner };
}

/**
 * Mails a new link about the offers of an old one that are still open, to the present address of their owner; once a minute
 * at most.
 * @throws DomainError `not-found` where none of them is open
 */
async function renewCheckLink(db: Database, { claims, owner }: Old, { secret, siteUrl, now }: Site): Promise<void> {
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
