import { Hono } from 'hono';
import { applyBody } from '../../shared/applications.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { setBookmark } from '../http/bookmark.ts';
import { countToday } from '../http/daily-cap.ts';
import { limitByAddress } from '../http/rate-limit.ts';
import { requireAccount, requireOwnAccount } from '../http/session.ts';
import { body } from '../http/validate.ts';
import { sendWaiting } from '../mail/send-waiting.ts';
import { applyToJob } from './apply-to-job.ts';
import { jobWithOwner, ownApplication } from './queries.ts';
import { toOwnApplication } from './to-own-application.ts';

const APPLICATIONS_A_DAY = 50;

export const applicationRoutes = new Hono<AppEnv>()
  // What the asker sent for this offer: an empty list, or one.
  .get('/jobs/:id/applications', requireOwnAccount, async (c) => {
    const found = await jobWithOwner(c.get('db'), c.req.param('id'));
    if (found === null) throw new DomainError('not-found', "L'offerta che stai cercando non esiste o è stata rimossa.");
    const row = await ownApplication(c.get('db'), found.job.id, c.get('account').id);
    c.header('Cache-Control', 'no-store');
    return c.json(row ? [toOwnApplication(row, found.job.publicId)] : []);
  })
  .post('/jobs/:id/applications', limitByAddress('WRITE_LIMIT'), requireAccount, body(applyBody), async (c) => {
    const db = c.get('db');
    const now = c.get('now');
    const applicant = c.get('account');
    const jobPublicId = c.req.param('id');
    const { RATE_LIMITS, SITE_URL } = c.get('config');
    if (RATE_LIMITS === 'on')
      await countToday(db, { action: 'apply', account: applicant.id, cap: APPLICATIONS_A_DAY, now });
    const { message } = c.req.valid('json');
    const row = await applyToJob(db, { jobPublicId, applicant, message, siteUrl: SITE_URL, now });
    setBookmark(c);
    c.executionCtx.waitUntil(sendWaiting(c.env, now));
    return c.json(toOwnApplication(row, jobPublicId), 201);
  });
