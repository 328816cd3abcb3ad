import type { OwnApplication } from '../../shared/applications.ts';
import { type ApplyBody, applyBody } from '../../shared/apply-body.ts';
import type { applicationCalls, storedApplicationCalls } from '../../shared/calls/applications.ts';
import { invalidField } from '../errors.ts';
import { readCaller } from '../http/callers.ts';
import { readCursor } from '../http/cursor.ts';
import { isFileForm } from '../http/file-form.ts';
import type { CallParams, Handlers } from '../http/handlers.ts';
import { delist } from '../http/show-change.ts';
import { applyToJob } from './apply-to-job.ts';
import { cvResponse } from './cv-response.ts';
import { type Change, deleteApplication, restoreApplication, withdrawApplication } from './delete-application.ts';
import { requireJob } from './deliver-application.ts';
import {
  eventsOf,
  lastPhone,
  ownApplication,
  requireCv,
  requireStoredCv,
  SENT,
  sentApplications,
  storedApplication,
} from './queries.ts';
import { acquire, readApplicant, readApplication } from './read-application.ts';
import { deleteStoredApplication, keepWith, readStoredCv, type SentCv } from './set-stored-application.ts';
import { toOwnApplication, toSentApplication, toStoredApplication } from './to-own-application.ts';

/** Changes an application for its applicant, signed in or by its private link. */
async function change({ c, db, now, params }: CallParams<'/:id'>, how: Change): Promise<OwnApplication> {
  const applicant = await readApplicant(c, params.id);
  const { application, job } = await how(db, { publicId: params.id, applicant, now });
  return toOwnApplication(application, job.publicId);
}

export const applicationHandlers: Handlers<typeof applicationCalls> = {
  // The account's own application for this offer: an empty list, or one.
  'GET /api/jobs/:id/applications': async ({ db, account, params }) => {
    const { job } = await requireJob(db, params.id);
    const row = await ownApplication(db, job.id, account.id);
    return row ? [toOwnApplication(row, job.publicId)] : [];
  },
  'POST /api/jobs/:id/applications': async ({ c, db, site, account: applicant, params, body: json }) => {
    const bucket = c.env.CV_FILES;
    const apply = async ({ body, cv: sentCv }: { body: ApplyBody; cv: SentCv | null }) => {
      if (body.useKeptCv && sentCv)
        throw invalidField('cv', 'Scegli un file oppure il CV che conservi, non tutti e due.');
      const cv = body.useKeptCv ? await readStoredCv(db, bucket, applicant.id) : sentCv;
      const { row, paused } = await keepWith(db, bucket, { userId: applicant.id, ...body, cv, now: site.now }, (also) =>
        applyToJob(db, bucket, { jobPublicId: params.id, applicant, body, cv, also, ...site }),
      );
      if (paused) delist(c, [params.id]);
      return toOwnApplication(row, params.id);
    };
    // A kept CV is held whole, as one that comes along.
    if (!isFileForm(c) && json.useKeptCv) return acquire(() => apply({ body: json, cv: null }));
    return readApplication(c, applyBody, json, apply);
  },
  // Applications of the asking account, newest first.
  'GET /api/applications': async ({ db, now, account, query: { from, to, cursor, limit } }) => {
    const after = cursor === undefined ? null : readCursor(SENT, cursor).id;
    const page = await sentApplications(db, { userId: account.id, from, to, after, limit });
    const ids = page.rows.map(({ application }) => application.id);
    const events = await eventsOf(db, ids);
    return { ...page, rows: page.rows.map((row) => toSentApplication(row, events, now)) };
  },
  'GET /api/applications/:id/cv': async ({ c, db, params }) =>
    cvResponse(c.env.CV_FILES, await requireCv(db, params.id, await readCaller(c, params.id))),
  'POST /api/applications/:id/withdraw': (request) => change(request, withdrawApplication),
  'DELETE /api/applications/:id': (request) => change(request, deleteApplication),
  'POST /api/applications/:id/restore': (request) => change(request, restoreApplication),
};

export const storedApplicationHandlers: Handlers<typeof storedApplicationCalls> = {
  'GET /api/account/kept-application': async ({ db, account }) =>
    toStoredApplication(await storedApplication(db, account.id), await lastPhone(db, account.id)),
  'GET /api/account/kept-application/cv': async ({ c, db, account }) =>
    cvResponse(c.env.CV_FILES, await requireStoredCv(db, account.id)),
  'DELETE /api/account/kept-application': async ({ c, db, account, body: { parts } }) => {
    await deleteStoredApplication(db, c.env.CV_FILES, { userId: account.id, parts });
    return toStoredApplication(await storedApplication(db, account.id), await lastPhone(db, account.id));
  },
};
