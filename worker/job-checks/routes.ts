import { Hono } from 'hono';
import { checkJobBody } from '../../shared/job-checks.ts';
import type { AppEnv } from '../env.ts';
import { limitByAddress } from '../http/rate-limit.ts';
import { showChange } from '../http/show-change.ts';
import { body } from '../http/validate.ts';
import { confirmJob } from './confirm-job.ts';

export const jobCheckRoutes = new Hono<AppEnv>()
  // By the token of a mailed link: who opens it need not be signed in on this device.
  .post('/jobs/:id/check', limitByAddress('WRITE_LIMIT'), body(checkJobBody), async (c) => {
    const [db, now] = [c.get('db'), c.get('now')];
    const secret = c.get('config').JWT_SECRET;
    const { title, status } = await confirmJob(db, {
      ...c.req.valid('json'),
      jobPublicId: c.req.param('id'),
      secret,
      now,
    });
    showChange(c, status === 'open' ? [] : [c.req.param('id')]);
    return c.json({
      message:
        status === 'open'
          ? `Grazie: chi legge “${title}” vede che l’hai confermata oggi.`
          : `Fatto: “${title}” è chiusa e non è più negli elenchi.`,
    });
  });
