import { applyBody } from '../../shared/applications.ts';
import type { applicationCalls } from '../../shared/calls/applications.ts';
import { DomainError } from '../errors.ts';
import { readCursor } from '../http/cursor.ts';
import type { Handlers } from '../http/handlers.ts';
import { delist } from '../http/show-change.ts';
import { applyToJob } from './apply-to-job.ts';
import { deleteApplication, restoreApplication, withdrawApplication } from './delete-application.ts';
import { attachment } from './file-name.ts';
import { eventsOf, jobWithOwner, ownApplication, requireCv, SENT, type StoredCv, sentApplications } from './queries.ts';
import { readApplicant } from './read-applicant.ts';
import { readApplication } from './read-application.ts';
import { toOwnApplication, toSentApplication } from './to-own-application.ts';

/**
 * A CV as a download. It is somebody else's file on our address: the browser must neither guess its type nor run it.
 * @throws DomainError `not-found` where the file is gone, `unavailable` where the bucket does not answer
 */
async function cvResponse(bucket: R2Bucket, { key, name, type }: StoredCv): Promise<Response> {
  const file = await bucket.get(key).catch((cause: unknown) => {
    throw new DomainError('unavailable', 'In questo momento il CV non si può leggere. Riprova tra poco.', [], cause);
  });
  if (file === null) throw new DomainError('not-found', 'Questo CV non esiste o è stato eliminato.');
  return new Response(file.body, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(file.size),
      'Content-Disposition': attachment(name),
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}

export const applicationHandlers: Handlers<typeof applicationCalls> = {
  // The account's own application for this offer: an empty list, or one.
  'GET /api/jobs/:id/applications': async ({ db, account, params }) => {
    const found = await jobWithOwner(db, params.id);
    if (found === null) throw new DomainError('not-found', "L'offerta che stai cercando non esiste o è stata rimossa.");
    const row = await ownApplication(db, found.job.id, account.id);
    return row ? [toOwnApplication(row, found.job.publicId)] : [];
  },
  'POST /api/jobs/:id/applications': async ({ c, db, now, config, account: applicant, params, body }) =>
    readApplication(c, applyBody, body, async (sent) => {
      const { JWT_SECRET: secret, SITE_URL: siteUrl } = config;
      const asked = { jobPublicId: params.id, applicant, ...sent, siteUrl, secret, now };
      const { row, paused } = await applyToJob(db, c.env.CV_FILES, asked);
      if (paused) delist(c, [params.id]);
      return toOwnApplication(row, params.id);
    }),
  // Applications of the asking account, newest first.
  'GET /api/applications': async ({ db, now, account, query: { cursor, limit } }) => {
    const after = cursor === undefined ? null : readCursor(SENT, cursor).id;
    const page = await sentApplications(db, { userId: account.id, after, limit });
    const ids = page.rows.map(({ application }) => application.id);
    const events = await eventsOf(db, ids);
    return { ...page, rows: page.rows.map((row) => toSentApplication(row, events, now)) };
  },
  'GET /api/applications/:id/cv': async ({ c, db, params }) =>
    cvResponse(c.env.CV_FILES, await requireCv(db, params.id, await readApplicant(c, params.id))),
  'POST /api/applications/:id/withdraw': async ({ c, db, now, params }) => {
    const asked = { publicId: params.id, applicant: await readApplicant(c, params.id), now };
    const { application, jobPublicId } = await withdrawApplication(db, asked);
    return toOwnApplication(application, jobPublicId);
  },
  'DELETE /api/applications/:id': async ({ c, db, now, params }) => {
    const asked = { publicId: params.id, applicant: await readApplicant(c, params.id), now };
    const { application, jobPublicId } = await deleteApplication(db, asked);
    return toOwnApplication(application, jobPublicId);
  },
  'POST /api/applications/:id/restore': async ({ c, db, now, params }) => {
    const asked = { publicId: params.id, applicant: await readApplicant(c, params.id), now };
    const { application, jobPublicId } = await restoreApplication(db, asked);
    return toOwnApplication(application, jobPublicId);
  },
};
