import type { jobCheckCalls } from '../../shared/calls/jobs.ts';
import type { Handlers } from '../http/handlers.ts';
import { delist } from '../http/show-change.ts';
import { confirmJob } from './confirm-job.ts';

export const jobCheckHandlers: Handlers<typeof jobCheckCalls> = {
  // By the token of a mailed link: who opens it need not be signed in on this device.
  'POST /api/jobs/:id/check': async ({ c, db, now, config, params: { id: jobPublicId }, body }) => {
    const { title, status } = await confirmJob(db, { ...body, jobPublicId, secret: config.JWT_SECRET, now });
    if (status === 'open') return { message: `Grazie: chi legge “${title}” vede che l’hai confermata oggi.` };
    delist(c, [jobPublicId]);
    return { message: `Fatto: “${title}” è chiusa e non è più negli elenchi.` };
  },
};
