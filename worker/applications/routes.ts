import { Hono } from 'hono';
import { applicationsQuery, applyBody } from '../../shared/applications.ts';
import { ownApiPath } from '../../shared/own-api-path.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { setBookmark } from '../http/bookmark.ts';
import { readCursor } from '../http/cursor.ts';
import { countToday } from '../http/daily-cap.ts';
import { isFileForm } from '../http/file-form.ts';
import { listAnswer } from '../http/list-answer.ts';
import { limitByAddress } from '../http/rate-limit.ts';
import { requireAccount, requireOwnAccount } from '../http/session.ts';
import { body, query } from '../http/validate.ts';
import { sendWaiting } from '../mail/send-waiting.ts';
import { answerCv } from './answer-cv.ts';
import { applyToJob } from './apply-to-job.ts';
import { deleteApplication, restoreApplication } from './delete-application.ts';
import { eventsOf, jobWithOwner, ownApplication, requireCv, SENT, sentApplications } from './queries.ts';
import { readApplicationForm } from './read-application.ts';
import { toOwnApplication, toSentApplication } from './to-own-application.ts';
import { withdrawApplication } from './withdraw-application.ts';

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
    const { JWT_SECRET: secret, RATE_LIMITS, SITE_URL: siteUrl } = c.get('config');
    if (RATE_LIMITS === 'on')
      await countToday(db, { action: 'apply', account: applicant.id, cap: APPLICATIONS_A_DAY, now });
    // A form is no JSON, and an empty application to the schema before.
    const sent = isFileForm(c) ? await readApplicationForm(c) : { ...c.req.valid('json'), cv: null };
    const row = await applyToJob(db, c.env.CV_FILES, { jobPublicId, applicant, ...sent, siteUrl, secret, now });
    setBookmark(c);
    c.executionCtx.waitUntil(sendWaiting(c.env, now));
    return c.json(toOwnApplication(row, jobPublicId), 201);
  })
  // Whatever the asker has sent, newest first.
  .get('/applications', requireOwnAccount, query(applicationsQuery), async (c) => {
    const [db, now] = [c.get('db'), c.get('now')];
    const { cursor, ...asked } = c.req.valid('query');
    const after = cursor === undefined ? null : readCursor(SENT, cursor).id;
    const page = await sentApplications(db, { userId: c.get('account').id, after, limit: asked.limit });
    const events = await eventsOf(
      db,
      page.rows.map(({ application }) => application.id),
    );
    const { body: list, headers } = listAnswer(page, {
      path: ownApiPath.ownApplications(),
      query: asked,
      toItem: (row) => toSentApplication(row, events, now),
    });
    return c.body(list, 200, { ...headers, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  })
  .get('/applications/:id/cv', requireOwnAccount, async (c) => {
    const cv = await requireCv(c.get('db'), c.req.param('id'), c.get('account').id);
    return answerCv(c.env.CV_FILES, cv);
  })
  .post('/applications/:id/withdraw', limitByAddress('WRITE_LIMIT'), requireAccount, async (c) => {
    const asked = { publicId: c.req.param('id'), applicant: c.get('account').id, now: c.get('now') };
    const { application, jobPublicId } = await withdrawApplication(c.get('db'), c.env.CV_FILES, asked);
    setBookmark(c);
    return c.json(toOwnApplication(application, jobPublicId));
  })
  .delete('/applications/:id', limitByAddress('WRITE_LIMIT'), requireAccount, async (c) => {
    const asked = { publicId: c.req.param('id'), applicant: c.get('account').id, now: c.get('now') };
    const { application, jobPublicId } = await deleteApplication(c.get('db'), asked);
    setBookmark(c);
    return c.json(toOwnApplication(application, jobPublicId));
  })
  .post('/applications/:id/restore', limitByAddress('WRITE_LIMIT'), requireAccount, async (c) => {
    const asked = { publicId: c.req.param('id'), applicant: c.get('account').id, now: c.get('now') };
    const { application, jobPublicId } = await restoreApplication(c.get('db'), asked);
    setBookmark(c);
    return c.json(toOwnApplication(application, jobPublicId));
  });
