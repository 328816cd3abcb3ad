import type { jobCheckCalls } from '../../shared/calls/job-checks.ts';
import { LINK_RENEWED, RENEWED_LINKS_A_DAY } from '../../shared/renewed-links.ts';
import { countToday } from '../http/daily-cap.ts';
import type { Handlers } from '../http/handlers.ts';
import { delist } from '../http/show-change.ts';
import { confirmJob } from './confirm-job.ts';
import { readOldLink, renewCheckLink } from './renew-check-link.ts';

export const jobCheckHandlers: Handlers<typeof jobCheckCalls> = {
  // By the token of a mailed link: it works on a device where nobody is signed in.
  'POST /api/jobs/:id/check': async ({ c, db, now, config, params: { id: jobPublicId }, body }) => {
    const { title, status } = await confirmJob(db, { ...body, jobPublicId, secret: config.JWT_SECRET, now });
    if (status === 'open') return { message: `Grazie: chi legge “${title}” vede che l’hai confermata oggi.` };
    delist(c, [jobPublicId]);
    return { message: `Fatto: “${title}” è chiusa e non è più negli elenchi.` };
  },
  // By a link that is over, as long as it is one of ours: the new one goes to the address that the account has now.
  'POST /api/job-checks/link': async ({ c, db, now, config, body: { token } }) => {
    const secret = config.JWT_SECRET;
    const old = await readOldLink(db, token, { secret, now });
    await countToday(c, { action: 'renew-link', account: old.owner.id, cap: RENEWED_LINKS_A_DAY });
    await renewCheckLink(db, old, { secret, siteUrl: config.SITE_URL, now });
    return { message: LINK_RENEWED };
  },
};
